import type { MailPlaceholder } from './mail-placeholders.ts';
import { type PlaceholderProblem, placeholderProblem } from './mail-placeholders.ts';

/** The words of a mail that its shop can write itself, with `{placeholders}`. */
export interface MailWords {
  /** One line. */
  readonly subject: string;
  /** One line, above the text. */
  readonly heading: string;
  /** Paragraphs, with an empty line between them. */
  readonly intro: string;
  /** Paragraphs below everything else. */
  readonly closing: string;
}

export const mailWordFields = ['subject', 'heading', 'intro', 'closing'] as const;
export type MailWordField = (typeof mailWordFields)[number];

/** Words of which none is the shop's own: an empty one means the product's. */
export const noMailWords: MailWords = { subject: '', heading: '', intro: '', closing: '' };

/** Characters of a subject or a heading. */
export const MAX_MAIL_LINE = 200;
/** Characters of a text. */
export const MAX_MAIL_TEXT = 2000;

/** Characters that a part of the words may have. */
const mostCharacters = (field: MailWordField): number =>
  field === 'subject' || field === 'heading' ? MAX_MAIL_LINE : MAX_MAIL_TEXT;

export type MailWordsProblem =
  | PlaceholderProblem
  | { readonly kind: 'line-break' }
  | { readonly kind: 'too-long'; readonly most: number };

/** A line break, or another character that ends a line somewhere: in a mail's header it would begin the next one. */
// oxlint-disable-next-line no-control-regex
const lineEnd = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** Whether a text fits into one line of a mail's header. */
export const isOneLine = (text: string): boolean => !lineEnd.test(text);

/** What is wrong with words, by their field; `known` are the placeholders that the mail has values for. */
export function mailWordsProblems(
  words: MailWords,
  known: readonly MailPlaceholder[],
): Readonly<Partial<Record<MailWordField, MailWordsProblem>>> {
  const problems: Partial<Record<MailWordField, MailWordsProblem>> = {};
  for (const field of mailWordFields) {
    const problem = problemOf(field, words[field], known);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function problemOf(
  field: MailWordField,
  text: string,
  known: readonly MailPlaceholder[],
): MailWordsProblem | null {
  const most = mostCharacters(field);
  if (text.length > most) return { kind: 'too-long', most };
  const isLine = field === 'subject' || field === 'heading';
  if (isLine && !isOneLine(text)) return { kind: 'line-break' };
  return placeholderProblem(text, known);
}

/** The shop's words where it has some, otherwise the product's. */
export function wordsOr(own: MailWords, defaults: MailWords): MailWords {
  const or = (field: MailWordField): string => (own[field].trim() === '' ? defaults[field] : own[field]);
  return { subject: or('subject'), heading: or('heading'), intro: or('intro'), closing: or('closing') };
}

/** Whether a shop has written none of the words itself. */
export const hasNoOwnWords = (words: MailWords): boolean =>
  mailWordFields.every((field) => words[field].trim() === '');
