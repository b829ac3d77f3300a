import {
  MAX_LETTER_ALT,
  MAX_LETTER_BUTTON,
  MAX_LETTER_PARTS,
  MAX_LETTER_PREVIEW,
  MAX_LETTER_SENDER,
  MAX_LETTER_SUBJECT,
  MAX_LETTER_TEXT,
  spacerSizes,
} from '@vitrine/domain/letter/letter.ts';
import { letterProblems, letterStatuses, skipReasons } from '@vitrine/domain/letter/letter-states.ts';
import { letterProblemTexts as text } from '@vitrine/domain/text/en/letter-problems.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, oneOf } from './list.ts';
import { picture } from './media.ts';
import { count, id, time } from './primitives.ts';
import { revision } from './revision.ts';

const tooLong = (most: number) => fillText(storeProblemTexts.tooLong, { most });
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLong(most))
    .regex(/^\P{Cc}*$/u, storeProblemTexts.oneLine);

/** As `linkSchema` of blocks has it; '' for nowhere. */
const href = z
  .string()
  .trim()
  .max(2082, text.linkInvalid)
  .regex(/^$|^(?:\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu, text.linkInvalid);
const partId = z.string().regex(/^[\w-]{1,40}$/, 'An id of a part is not valid.');
const shownPicture = { assetId: id.nullable(), altText: line(MAX_LETTER_ALT), href };

const letterPart = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      id: partId,
      type: z.literal('text'),
      /** Rich text; what mails do not show is left out. */
      html: z.string().max(MAX_LETTER_TEXT, 'This text is too long for one part. Divide it into two.'),
    }),
    z.strictObject({ id: partId, type: z.literal('image'), ...shownPicture }),
    z.strictObject({
      id: partId,
      type: z.literal('images'),
      left: z.strictObject(shownPicture),
      right: z.strictObject(shownPicture),
    }),
    z.strictObject({ id: partId, type: z.literal('button'), label: line(MAX_LETTER_BUTTON), href }),
    z.strictObject({ id: partId, type: z.literal('product'), itemId: id.nullable() }),
    z.strictObject({ id: partId, type: z.literal('line') }),
    z.strictObject({ id: partId, type: z.literal('spacer'), size: z.enum(spacerSizes) }),
  ],
  'Choose what this part is.',
);

const parts = z
  .array(letterPart)
  .max(MAX_LETTER_PARTS, `A letter has at most ${MAX_LETTER_PARTS} parts.`)
  .refine(
    (all) => new Set(all.map((part) => part.id)).size === all.length,
    'Two parts of the letter have the same id.',
  );

/** What is seen of a letter. */
const shown = {
  subject: line(MAX_LETTER_SUBJECT),
  /** '' for the beginning of the letter. */
  previewText: line(MAX_LETTER_PREVIEW),
  parts,
};
const content = {
  ...shown,
  /** '' for the name that all mails come from. */
  senderName: line(MAX_LETTER_SENDER),
  /** Whom it goes to: a list, a segment, or those of the list who are in the segment. */
  listId: id.nullable(),
  segmentId: id.nullable(),
  /** Whether it can be read on the site. */
  isPublic: z.boolean(),
};

/** A letter as it is changed. A draft may lack what sending asks for. */
export const letterChange = z.strictObject({ ...content, revision });
export type LetterChange = z.output<typeof letterChange>;

const status = z.enum(letterStatuses);

const letterProgress = z.strictObject({
  /** People who were chosen when sending began. */
  total: count,
  /** Mails that were written. */
  written: count,
  /** Of these: waiting for the mail server, given up, and held back since by the rules of the outbox. */
  waiting: count,
  failed: count,
  suppressed: count,
  /** People who were not written to, by reason. */
  skipped: z.array(z.strictObject({ reason: z.enum(skipReasons), count })),
  /** People who have opened it and who have followed a link; null where that was not counted. */
  opened: count.nullable(),
  clicked: count.nullable(),
  startedOn: time,
  finishedOn: time.nullable(),
});
export type LetterProgress = AnswerOf<typeof letterProgress>;

const letter = z.strictObject({
  id,
  revision,
  status,
  ...content,
  /** The pictures of its parts that are in the library. */
  pictures: z.array(picture),
  /** The products of its parts that there are. */
  products: z.array(z.strictObject({ id, title: z.string(), path: z.string(), isPublished: z.boolean() })),
  /** The names of its list and its segment; '' for none, and for one that was deleted. */
  listName: z.string(),
  segmentName: z.string(),
  /** The name and the address it comes from; '' for none. */
  sender: z.strictObject({ name: z.string(), address: z.string() }),
  /** Whether mails are sent, rather than stored until a mail server is set up. */
  isMailSent: z.boolean(),
  /** Whether the postal address of the site is known, which mails to many people need in most countries. */
  hasAddress: z.boolean(),
  /** When it is sent by itself; null unless it is scheduled. */
  sendsOn: time.nullable(),
  /** Why it was not sent at its time; null unless so. */
  problem: z.enum(letterProblems).nullable(),
  /** Null until it is being sent. */
  progress: letterProgress.nullable(),
  /** Where visitors read it; null while they do not. */
  path: z.string().nullable(),
  updatedOn: time,
  /** Null while it is not in the bin. */
  deletedOn: time.nullable(),
});
export type Letter = AnswerOf<typeof letter>;

const letterRow = z.strictObject({
  id,
  /** '' for none yet. */
  subject: z.string(),
  status,
  /** The names of its list and its segment. */
  recipients: z.array(z.string()),
  total: count,
  /** Of these: written to or left out. */
  handled: count,
  isPublic: z.boolean(),
  sendsOn: time.nullable(),
  finishedOn: time.nullable(),
  updatedOn: time,
  deletedOn: time.nullable(),
});
export type LetterRow = AnswerOf<typeof letterRow>;

/** Letters. The search finds beginnings of words of the subject. */
export const {
  list: listLetters,
  counted: countLetters,
  exported: exportLetters,
  exportedSelection: exportSelectedLetters,
} = defineList({
  name: 'letters',
  noun: 'letters',
  row: letterRow,
  filters: {
    status: anyOf(letterStatuses),
    /** `bin`: those that were deleted; left out: all others. */
    folder: oneOf(['bin']),
    changedFrom: day,
    /** Including that day. */
    changedTo: day,
  },
  sorts: ['changed'],
  defaultSort: '-changed',
  example: { search: 'kiln', status: 'draft,scheduled' },
});

const params = z.object({ id: z.uuid() });
const ofLetter = { params, notFound: 'LETTER_NOT_FOUND' } as const;
const someContent = {
  subject: 'The kiln opens on Friday',
  previewText: 'Twelve new mugs.',
  senderName: '',
  parts: [{ id: 'a1', type: 'text' as const, html: '<h2>Twelve new mugs</h2><p>Come and see.</p>' }],
  listId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21',
  segmentId: null,
  isPublic: false,
};

export const createLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters',
  auth: 'owner',
  summary: 'Makes an empty letter, a draft.',
  body: z.strictObject({ subject: shown.subject.default('') }),
  answer: letter,
  status: 201,
  errors: ['LETTER_LIMIT'],
  example: { body: { subject: 'The kiln opens on Friday' } },
});

export const getLetter = endpoint({
  method: 'GET',
  path: '/api/admin/letters/:id',
  auth: 'owner',
  summary: 'Returns a letter with how far it was sent, also one in the bin.',
  ...ofLetter,
  answer: letter,
});

export const changeLetter = endpoint({
  method: 'PUT',
  path: '/api/admin/letters/:id',
  auth: 'owner',
  summary: 'Changes a draft of a letter.',
  ...ofLetter,
  body: letterChange,
  answer: letter,
  errors: ['STALE_REVISION', 'LETTER_STATE'],
  example: { body: { ...someContent, revision: 3 } },
});

export const duplicateLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/duplicate',
  auth: 'owner',
  summary: 'Copies a letter, whatever its status, as a draft.',
  ...ofLetter,
  answer: letter,
  status: 201,
  errors: ['LETTER_LIMIT'],
});

export const deleteLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/delete',
  auth: 'owner',
  summary: 'Moves a letter to the bin for 30 days: it is no longer on the site. Not while it is being sent.',
  ...ofLetter,
  answer: null,
  errors: ['LETTER_STATE'],
});

export const restoreLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/:id/restore',
  auth: 'owner',
  summary: 'Takes a letter out of the bin.',
  ...ofLetter,
  answer: letter,
  errors: ['LETTER_LIMIT'],
});

const scheme = z.enum(['light', 'dark']).default('light');
/** A letter as a mail. */
const drawn = z.strictObject({
  subject: z.string(),
  /** Show it only in a sandboxed frame. */
  bodyHtml: z.string(),
  bodyText: z.string(),
  /** Bytes of the HTML: some programs show only the beginning of a long mail. */
  bytes: count,
});
export type DrawnLetter = AnswerOf<typeof drawn>;

export const previewLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/preview',
  auth: 'owner',
  summary: 'Shows a letter as it would be sent, whether or not it is stored.',
  body: z.strictObject({
    ...shown,
    isPublic: z.boolean(),
    scheme,
  }),
  answer: drawn,
  example: {
    body: {
      subject: someContent.subject,
      previewText: someContent.previewText,
      parts: someContent.parts,
      isPublic: false,
    },
  },
});

export const drawLetter = endpoint({
  method: 'GET',
  path: '/api/admin/letters/:id/preview',
  auth: 'owner',
  summary:
    'Shows a stored letter as a mail: once it was sent, with the words, pictures and prices that its readers got.',
  ...ofLetter,
  query: z.object({ scheme }),
  answer: drawn,
});
