import { bulkCommands, bulkPhases, bulkReasons } from '@vitrine/domain/list/bulk.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { listParameters } from './list.ts';
import { BULK_IDS } from './list-limits.ts';
import { count, id, time } from './primitives.ts';

const ids = z
  .array(z.uuid('An id of the selection is not valid.'))
  .max(BULK_IDS, `Select at most ${BULK_IDS} rows one by one, or all of them.`);

/** The rows that are meant: those of `ids`, or all that match a list's search and filters, with exceptions. */
const selection = z
  .strictObject({
    ids: ids.min(1, 'Select at least one row.').optional(),
    query: listParameters.optional(),
    except: ids.optional(),
  })
  .refine(
    (given) => (given.ids === undefined) !== (given.query === undefined),
    'Name either the rows by their ids, or a search and filters.',
  )
  .refine(
    (given) => given.ids === undefined || given.except === undefined,
    'Exceptions belong to a search and filters.',
  );
export type BulkSelection = z.output<typeof selection>;

/** A change of many rows. The counts are of the phase it is in. */
const bulkJob = z.strictObject({
  id,
  /** The list whose rows it changes: `products`. */
  list: z.string(),
  /** What it does: `publish`. */
  action: z.string(),
  phase: z.enum(bulkPhases),
  isPaused: z.boolean(),
  /** Whether it was paused because it failed again and again. */
  hasFailed: z.boolean(),
  /** Rows that are meant; while they are collected, those found so far. */
  total: count,
  /** Rows that were looked at in this phase. */
  handled: count,
  /** Rows that are changed now. */
  changed: count,
  /** Rows left as they were, by reason. */
  refused: z.array(z.strictObject({ reason: z.enum(bulkReasons), count })),
  /** What can be done with it. */
  commands: z.array(z.enum(bulkCommands)),
  startedBy: z.string(),
  startedOn: time,
  endedOn: time.nullable(),
  /** Until when it can be taken back; null while it works. */
  undoUntil: time.nullable(),
});
export type BulkJob = AnswerOf<typeof bulkJob>;

/**
 * Describes the call that changes many rows of a list. `change` is a union of the actions by the
 * name `action`: each is implemented by the list's module.
 */
export function defineBulk<
  const Name extends string,
  Change extends z.ZodType,
  const E extends readonly ErrorCode[] = readonly [],
>({
  name,
  noun,
  change,
  example,
  ...description
}: {
  readonly name: Name;
  readonly noun: string;
  readonly change: Change;
  readonly example: z.input<Change>;
  /** Expected failures besides that of another change at work. */
  readonly errors?: E;
}) {
  return endpoint({
    method: 'POST',
    path: `/api/admin/${name}/bulk`,
    auth: 'owner',
    summary: `Changes many ${noun}: small selections at once, others in the background.`,
    body: z.object({ selection, change }),
    answer: bulkJob,
    status: 202,
    errors: ['BULK_BUSY', ...((description.errors ?? []) as E)],
    example: { body: { selection: { query: { search: 'mug' } }, change: example } },
  });
}

const params = z.object({ id: z.uuid() });
const errors = ['BULK_STATE', 'BULK_BUSY', 'BULK_UNDO_TOO_LATE'] as const;

export const listBulk = endpoint({
  method: 'GET',
  path: '/api/admin/bulk',
  auth: 'owner',
  summary:
    'Lists the changes of many rows of a list that are at work, or ended within a day; the newest first.',
  query: z.object({ list: z.string().min(1).max(40) }),
  answer: z.strictObject({ jobs: z.array(bulkJob) }),
  example: { query: { list: 'products' } },
});

export const listRecentBulk = endpoint({
  method: 'GET',
  path: '/api/admin/bulk/recent',
  auth: 'owner',
  summary: 'Lists the changes of many rows of all lists, those of the last 30 days; the newest first.',
  query: z.object({ before: z.uuid().optional() }),
  answer: z.strictObject({
    jobs: z.array(bulkJob),
    /** `before` of the next page; null on the last one. */
    next: id.nullable(),
  }),
});

export const getBulk = endpoint({
  method: 'GET',
  path: '/api/admin/bulk/:id',
  auth: 'owner',
  summary: 'Returns a change of many rows with its progress.',
  params,
  notFound: 'BULK_NOT_FOUND',
  answer: bulkJob,
});

export const pauseBulk = endpoint({
  method: 'POST',
  path: '/api/admin/bulk/:id/pause',
  auth: 'owner',
  summary: 'Pauses a change of many rows.',
  params,
  notFound: 'BULK_NOT_FOUND',
  answer: bulkJob,
  errors,
});

export const resumeBulk = endpoint({
  method: 'POST',
  path: '/api/admin/bulk/:id/resume',
  auth: 'owner',
  summary: 'Goes on with a change of many rows that was paused or broke off.',
  params,
  notFound: 'BULK_NOT_FOUND',
  answer: bulkJob,
  errors,
});

export const stopBulk = endpoint({
  method: 'POST',
  path: '/api/admin/bulk/:id/stop',
  auth: 'owner',
  summary: 'Ends a change of many rows where it is: what was changed so far stays.',
  params,
  notFound: 'BULK_NOT_FOUND',
  answer: bulkJob,
  errors,
});

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/admin/bulk/:id/undo',
  auth: 'owner',
  summary: 'Takes back what a change of many rows has changed, where nothing else has changed it since.',
  params,
  notFound: 'BULK_NOT_FOUND',
  answer: bulkJob,
  errors,
});
