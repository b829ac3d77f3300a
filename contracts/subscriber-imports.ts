import { MAX_IMPORT_WORDS } from '@vitrine/domain/audience/audience-limits.ts';
import { subscriberProblems } from '@vitrine/domain/audience/read-subscriber-rows.ts';
import { MAX_CUSTOMER_TAG } from '@vitrine/domain/customer/customer.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

/** `importing`: rows are added. `done`; `failed`: the file cannot be read, see `problem`. */
export const subscriberImportPhases = ['importing', 'done', 'failed'] as const;
export const subscriberImportProblems = ['no-columns', 'empty', 'too-many', 'broken', 'list-gone'] as const;

const subscriberImport = z.strictObject({
  id,
  fileName: z.string(),
  /** The list that they join; '' when it was deleted. */
  list: z.string(),
  phase: z.enum(subscriberImportPhases),
  problem: z.enum(subscriberImportProblems).nullable(),
  bytes: count,
  /** Bytes that have been read, for the progress. */
  bytesRead: count,
  added: count,
  /** Were there already: they join the list and get the tags. */
  known: count,
  /** Were there, and have left, bounced or complained: they stay so. */
  left: count,
  refused: count,
  /** The first of these, by their line in the file. */
  problems: z.array(z.strictObject({ line: count, problem: z.enum(subscriberProblems), value: z.string() })),
  /** Heads of columns that are not read. */
  ignored: z.array(z.string()),
  startedBy: z.string(),
  startedOn: time,
});
export type SubscriberImport = AnswerOf<typeof subscriberImport>;

export const startSubscriberImport = endpoint({
  method: 'POST',
  path: '/api/admin/audience/import',
  auth: 'owner',
  summary:
    'Imports subscribers from a CSV file into a list, in the background. Those who have left, here or in the file, are not written to.',
  upload: { file: 'CSV, at most 100 MB and 1,000,000 rows', fields: ['listId', 'words', 'tag'] },
  answer: subscriberImport,
  status: 202,
  errors: ['IMPORT_BUSY', 'FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'MAILING_LIST_NOT_FOUND'],
});

export const getSubscriberImport = endpoint({
  method: 'GET',
  path: '/api/admin/audience/import',
  auth: 'owner',
  summary: 'Returns the newest import of subscribers with its progress; null for none.',
  answer: z.strictObject({ import: subscriberImport.nullable() }),
  example: { answer: { import: null } },
});

/** The text fields of an import, which come before its file. */
export const subscriberImportFields = z.object({
  listId: z.uuid('A List must be selected'),
  words: z
    .string()
    .trim()
    .min(1, 'Write down how these people agreed.')
    .max(MAX_IMPORT_WORDS, `Use at most ${MAX_IMPORT_WORDS} characters.`),
  /** A tag for all of them; '' for none. */
  tag: z.string().trim().max(MAX_CUSTOMER_TAG, `A tag has at most ${MAX_CUSTOMER_TAG} characters.`),
});
