import { countCharacters } from '../comment/check-comment.ts';
import { isBlank } from '../comment/visible-text.ts';
import { type CsvRow, plainCell } from '../csv/read-csv.ts';
import { isEmail } from '../order/email.ts';
import { normalizeReview, readStars } from './check-review.ts';
import { MAX_REVIEW_ANSWER, MAX_REVIEW_BODY, MAX_REVIEW_NAME, MAX_REVIEW_TITLE } from './review-limits.ts';

/** What a column of a file of reviews means. */
const fields = ['product', 'sku', 'rating', 'title', 'body', 'author', 'email', 'date', 'answer'] as const;
export type ReviewField = (typeof fields)[number];

/** Why a row cannot be imported. */
export const reviewProblems = ['product', 'rating', 'author', 'email', 'date', 'too-long', 'broken'] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

/** Heads of the usual exports, without spaces and marks. */
const heads: Readonly<Record<ReviewField, readonly string[]>> = {
  product: ['producthandle', 'handle', 'product', 'producturl', 'productslug', 'urlid'],
  sku: ['sku', 'productsku', 'variantsku'],
  rating: ['rating', 'stars', 'score', 'reviewscore', 'reviewrating'],
  title: ['title', 'reviewtitle', 'headline'],
  body: ['body', 'review', 'reviewbody', 'reviewcontent', 'reviewtext', 'content', 'text', 'comment'],
  author: ['author', 'reviewername', 'displayname', 'name', 'customername', 'authorname', 'nickname'],
  email: ['email', 'revieweremail', 'customeremail', 'authoremail'],
  date: ['date', 'reviewdate', 'createdat', 'written', 'created', 'reviewcreatedat'],
  answer: ['reply', 'answer', 'replycontent', 'ownerreply', 'response', 'replybody'],
};

export interface ReviewColumns {
  /** What each column means; null for those that are not read. */
  readonly fields: readonly (ReviewField | null)[];
  readonly ignored: readonly string[];
}

/**
 * The columns of a file by its heads; the first of several with a meaning is read. Null where it cannot be a file of
 * reviews: it needs ratings, and products by their address or SKU.
 */
export function readReviewHeads(cells: readonly string[]): ReviewColumns | null {
  const seen = new Set<ReviewField>();
  const found = cells.map((cell) => {
    const plain = cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const field = fields.find((one) => heads[one].includes(plain) && !seen.has(one)) ?? null;
    if (field !== null) seen.add(field);
    return field;
  });
  if (!seen.has('rating') || !(seen.has('product') || seen.has('sku'))) return null;
  return { fields: found, ignored: cells.filter((cell, at) => found[at] === null && cell.trim() !== '') };
}

/** A review as a file has it. */
export interface GivenReview {
  readonly line: number;
  /** The last part of its product's address; '' for none. */
  readonly product: string;
  readonly sku: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  /** Lower case; '' for none. */
  readonly email: string;
  /** Milliseconds since the epoch; null for none. */
  readonly writtenOn: number | null;
  readonly answer: string;
}

export interface RefusedRow {
  readonly line: number;
  readonly problem: ReviewProblem;
  /** What is wrong, as the file has it, cut. */
  readonly value: string;
}

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: ?(?:Z|UTC|\+00:?00))?$/i;

/** The moment of a date, year first, in UTC: milliseconds since the epoch; null for any other text. */
export function readReviewDate(text: string): number | null {
  const [, year, month, day, hour, minute, second] = (DATE.exec(text.trim()) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (month < 1 || month > 12 || day < 1 || day > (MONTH_DAYS[month - 1] ?? 0)) return null;
  const [h, m, s] = [hour, minute, second].map((part) =>
    part === undefined || Number.isNaN(part) ? 0 : part,
  ) as [number, number, number];
  if (h > 23 || m > 59 || s > 59) return null;
  return Date.UTC(year, month - 1, day, h, m, s);
}

/** The last part of an address: exports have the whole one, or the handle alone. */
const lastPart = (text: string): string => text.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? '';

/** A row as a review. `now`: it cannot be written later, milliseconds since the epoch. */
export function readReviewRow(row: CsvRow, columns: ReviewColumns, now: number): GivenReview | RefusedRow {
  const given = Object.fromEntries(fields.map((field) => [field, ''])) as Record<ReviewField, string>;
  for (const [at, field] of columns.fields.entries())
    if (field !== null) given[field] = plainCell(row.cells[at] ?? '').trim();
  const refuse = (problem: ReviewProblem, value: string): RefusedRow => ({
    line: row.line,
    problem,
    value: value.slice(0, 100),
  });
  const hasMore = row.cells.slice(columns.fields.length).some((cell) => cell.trim() !== '');
  if (row.fault !== null || hasMore) return refuse('broken', row.cells[0] ?? '');
  if (given.product === '' && given.sku === '') return refuse('product', '');
  const rating = readStars(given.rating);
  if (rating === null) return refuse('rating', given.rating);
  const typed = normalizeReview({ ...given, stars: given.rating, name: given.author });
  if (isBlank(typed.name)) return refuse('author', given.author);
  const email = given.email.toLowerCase();
  if (email !== '' && !isEmail(email)) return refuse('email', given.email);
  const writtenOn = given.date === '' ? null : readReviewDate(given.date);
  if (given.date !== '' && (writtenOn === null || writtenOn > now)) return refuse('date', given.date);
  const { body: answer } = normalizeReview({ ...typed, body: given.answer });
  const long = [
    { text: typed.title, most: MAX_REVIEW_TITLE },
    { text: typed.body, most: MAX_REVIEW_BODY },
    { text: typed.name, most: MAX_REVIEW_NAME },
    { text: answer, most: MAX_REVIEW_ANSWER },
  ].find(({ text, most }) => countCharacters(text) > most);
  if (long !== undefined) return refuse('too-long', long.text);
  return {
    line: row.line,
    product: lastPart(given.product),
    sku: given.sku,
    rating,
    title: typed.title,
    body: typed.body,
    author: typed.name,
    email,
    writtenOn,
    answer,
  };
}
