import { type CsvRow, plainCell } from '../csv/read-csv.ts';
import { MAX_CUSTOMER_TAG, MAX_CUSTOMER_TAGS, uniqueTags } from '../customer/customer.ts';
import { isEmail } from '../order/email.ts';
import { beginningOf } from '../text/well-formed.ts';
import { MAX_SUBSCRIBER_NAME } from './audience-limits.ts';

/** What a column of a file of subscribers means. */
const fields = ['email', 'name', 'firstName', 'lastName', 'tags', 'language', 'state'] as const;
type SubscriberField = (typeof fields)[number];

/** Why a row cannot be imported. */
export const subscriberProblems = ['email', 'too-long', 'tags', 'left', 'broken'] as const;
export type SubscriberProblem = (typeof subscriberProblems)[number];

/** Heads of the usual exports, without spaces and marks. */
const heads: Readonly<Record<SubscriberField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'emailaddresses', 'subscriberemail'],
  name: ['name', 'fullname', 'displayname'],
  firstName: ['firstname', 'fname', 'givenname'],
  lastName: ['lastname', 'lname', 'surname', 'familyname'],
  tags: ['tags', 'tag', 'labels', 'groups'],
  language: ['language', 'locale', 'lang'],
  state: ['state', 'status', 'subscriptionstatus', 'emailmarketingconsent'],
};

/** What other services call people who may be written to, '' where the row does not say. All others may not. */
const subscribedStates: ReadonlySet<string> = new Set([
  '',
  'active',
  'subscribed',
  'confirmed',
  'optin',
  'optedin',
  'enabled',
  'yes',
  'true',
  '1',
]);

/** The columns of a file. */
export interface SubscriberColumns {
  /** By column; null for one that is not read. */
  readonly fields: readonly (SubscriberField | null)[];
  /** Heads of columns that are not read. */
  readonly ignored: readonly string[];
}

const plainHead = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Keeps letters of every script: a state in another language is not an empty one. */
const plainState = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The columns of a file by its heads; the first of several with a meaning is read. Null where no column has addresses.
 */
export function readSubscriberHeads(cells: readonly string[]): SubscriberColumns | null {
  const seen = new Set<SubscriberField>();
  const found = cells.map((cell) => {
    const field = fields.find((one) => heads[one].includes(plainHead(cell)) && !seen.has(one)) ?? null;
    if (field !== null) seen.add(field);
    return field;
  });
  if (!seen.has('email')) return null;
  return { fields: found, ignored: cells.filter((cell, at) => found[at] === null && cell.trim() !== '') };
}

/** A subscriber as a file has it. */
export interface GivenSubscriber {
  readonly line: number;
  /** Lower case. */
  readonly email: string;
  /** '' for none. */
  readonly name: string;
  readonly tags: readonly string[];
  /** A language tag; '' for none. */
  readonly language: string;
}

export interface RefusedSubscriber {
  readonly line: number;
  readonly problem: SubscriberProblem;
  /** What is wrong, as the file has it, cut. */
  readonly value: string;
}

/** Characters that are kept of what is wrong. */
const MAX_VALUE = 100;
const LANGUAGE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/;

/** A row as a subscriber. Whoever another service does not list as subscribed is refused: they are not written to. */
export function readSubscriberRow(
  row: CsvRow,
  columns: SubscriberColumns,
): GivenSubscriber | RefusedSubscriber {
  const given = Object.fromEntries(fields.map((field) => [field, ''])) as Record<SubscriberField, string>;
  for (const [at, field] of columns.fields.entries())
    if (field !== null) given[field] = plainCell(row.cells[at] ?? '').trim();
  const refuse = (problem: SubscriberProblem, value: string): RefusedSubscriber => ({
    line: row.line,
    problem,
    value: beginningOf(value, MAX_VALUE),
  });
  if (row.fault !== null) return refuse('broken', row.cells[0] ?? '');
  const email = given.email.toLowerCase();
  if (!isEmail(email)) return refuse('email', given.email);
  if (!subscribedStates.has(plainState(given.state))) return refuse('left', given.state);
  const name = given.name === '' ? `${given.firstName} ${given.lastName}`.trim() : given.name;
  if (name.length > MAX_SUBSCRIBER_NAME) return refuse('too-long', name);
  const tags = uniqueTags(given.tags.split(/[,;|]/).filter((tag) => tag.trim() !== ''));
  if (tags.length > MAX_CUSTOMER_TAGS || tags.some((tag) => tag.length > MAX_CUSTOMER_TAG))
    return refuse('tags', given.tags);
  return { line: row.line, email, name, tags, language: LANGUAGE.test(given.language) ? given.language : '' };
}
