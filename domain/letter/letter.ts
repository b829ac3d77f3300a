import { isClockTime } from '../site/announcement.ts';
import { letterProblemTexts as text } from '../text/en/letter-problems.ts';
import { wordsOfHtml } from '../text/plain-text.ts';

/** Letters of a website, those in the bin not counted. */
export const MAX_LETTERS = 5_000;
/** Parts of a letter. */
export const MAX_LETTER_PARTS = 60;
/** Characters of a letter's subject, of the text that inboxes show beside it, and of its sender's name. */
export const MAX_LETTER_SUBJECT = 150;
export const MAX_LETTER_PREVIEW = 200;
export const MAX_LETTER_SENDER = 100;
/** Characters of the HTML of one text. */
export const MAX_LETTER_TEXT = 20_000;
/** Characters of the words of a button, and of the alternative text of a picture. */
export const MAX_LETTER_BUTTON = 80;
export const MAX_LETTER_ALT = 300;
/** Days for which a deleted letter can be taken back. */
export const LETTER_BIN_DAYS = 30;
/** Bytes of HTML above which some programs show only the beginning of a mail. */
export const CUT_MAIL_BYTES = 100_000;
/** Days ahead for which a letter can be scheduled. */
export const MAX_SCHEDULE_DAYS = 366;

/** A picture of the library in a letter. */
export interface LetterPicture {
  /** Null until one is chosen. */
  readonly assetId: string | null;
  /** '' for that of the library. */
  readonly altText: string;
  /** Where it leads, as `linkSchema` has it; '' for nowhere. */
  readonly href: string;
}

export const spacerSizes = ['small', 'medium', 'large'] as const;
type SpacerSize = (typeof spacerSizes)[number];

/** A part of a letter: the blocks of pages, as far as mail programs show them. */
export type LetterPart = { readonly id: string } & (
  | { readonly type: 'text'; readonly html: string }
  | ({ readonly type: 'image' } & LetterPicture)
  /** Two pictures beside each other. */
  | { readonly type: 'images'; readonly left: LetterPicture; readonly right: LetterPicture }
  | { readonly type: 'button'; readonly label: string; readonly href: string }
  | { readonly type: 'product'; readonly itemId: string | null }
  | { readonly type: 'line' }
  | { readonly type: 'spacer'; readonly size: SpacerSize }
);
export type LetterPartType = LetterPart['type'];
/** In the order in which they are offered. */
export const letterPartTypes: readonly LetterPartType[] = [
  'text',
  'image',
  'images',
  'button',
  'product',
  'line',
  'spacer',
];

/** What an owner writes of a letter. */
export interface LetterContent {
  readonly subject: string;
  /** Shown beside the subject in inboxes; '' for the beginning of the letter. */
  readonly previewText: string;
  /** '' for the name that all mails of the site come from. */
  readonly senderName: string;
  readonly parts: readonly LetterPart[];
  /** The mailing list it goes to; null for those of the segment, whatever their lists. */
  readonly listId: string | null;
  /** The segment it goes to; null for the whole list. With both, those of the list who are in the segment. */
  readonly segmentId: string | null;
  /** Whether it can be read on the site. */
  readonly isPublic: boolean;
}

/** Whether a part says anything: lines and space alone are no letter. */
function saysSomething(part: LetterPart): boolean {
  switch (part.type) {
    case 'text':
      return wordsOfHtml(part.html, MAX_LETTER_TEXT) !== '';
    case 'image':
      return part.assetId !== null;
    case 'images':
      return part.left.assetId !== null || part.right.assetId !== null;
    case 'button':
      return part.label.trim() !== '';
    case 'product':
      return part.itemId !== null;
    default:
      return false;
  }
}

function partFaults(part: LetterPart): readonly (readonly [field: string, sentence: string])[] {
  switch (part.type) {
    case 'image':
      return part.assetId === null ? [['assetId', text.pictureMissing]] : [];
    case 'images':
      return (['left', 'right'] as const).flatMap((side) =>
        part[side].assetId === null ? [[`${side}.assetId`, text.pictureMissing] as const] : [],
      );
    case 'button':
      return [
        ...(part.label.trim() === '' ? [['label', text.buttonMissing] as const] : []),
        ...(part.href === '' ? [['href', text.linkMissing] as const] : []),
      ];
    case 'product':
      return part.itemId === null ? [['itemId', text.productMissing]] : [];
    default:
      return [];
  }
}

/** What a letter lacks to be sent, a sentence by path: `subject`, `parts.2.label`. A draft may lack all of it. */
export function letterFaults(letter: LetterContent): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (letter.subject.trim() === '') faults['subject'] = text.subjectMissing;
  if (!letter.parts.some(saysSomething)) faults['parts'] = text.empty;
  letter.parts.forEach((part, index) => {
    for (const [field, sentence] of partFaults(part)) faults[`parts.${index}.${field}`] = sentence;
  });
  // spec: site-platform 3 "Mailing-list connection"
  if (letter.listId === null && letter.segmentId === null) faults['listId'] = text.listMissing;
  return faults;
}

/** Whether a time of the site's clock is one. */
export const isScheduleTime = isClockTime;
