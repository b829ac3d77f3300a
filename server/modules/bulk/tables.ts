import type { BulkSelection } from '@vitrine/contracts/bulk.ts';
import type { BulkPhase, BulkReason } from '@vitrine/domain/list/bulk.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Changes of many rows of a list, each with its progress. Kept for some time after they can no longer be taken back. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The owner who started it. */
    accountId: uuid('account_id').notNull(),
    /** The list's name: `products`. */
    list: text('list').notNull(),
    /** What is done, with its input: `{"action": "add-tag", "tag": "Spring"}`. */
    change: jsonb('change').$type<{ readonly action: string }>().notNull(),
    selection: jsonb('selection').$type<BulkSelection>().notNull(),
    phase: text('phase').$type<BulkPhase>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Failures of the batch at hand, one after another. */
    failures: integer('failures').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Rows handled in this phase. */
    handled: integer('handled').notNull().default(0),
    /** Rows that are changed now. */
    changed: integer('changed').notNull().default(0),
    /** Rows left as they were in this phase, by reason. */
    refused: jsonb('refused').$type<Partial<Record<BulkReason, number>>>().notNull().default({}),
    /** The last row handled in this phase. */
    position: uuid('position'),
    startedOn: at('started_on').notNull(),
    endedOn: at('ended_on'),
    undoUntil: at('undo_until'),
    /** When its rows were deleted: it could no longer be taken back. */
    clearedOn: at('cleared_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // One change of a list at a time.
    uniqueIndex('bulk_jobs_at_work')
      .on(t.websiteId, t.list)
      .where(sql`phase in ('collecting', 'changing', 'undoing')`),
    index('bulk_jobs_ended')
      .on(t.undoUntil)
      .where(sql`undo_until is not null and cleared_on is null`),
    index('bulk_jobs_cleared')
      .on(t.clearedOn)
      .where(sql`cleared_on is not null`),
  ],
);

/** The rows that a change means, and what became of each. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    websiteId: websiteId(),
    jobId: uuid('job_id').notNull(),
    /** The id of the list's row. */
    id: uuid('id').notNull(),
    /** Null until it is handled. */
    outcome: text('outcome').$type<'changed' | 'unchanged' | 'refused' | 'restored'>(),
    /** What the action needs to take its change back. */
    kept: jsonb('kept'),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.jobId, t.id] })],
);
