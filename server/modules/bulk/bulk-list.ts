import type { BulkReason } from '@vitrine/domain/list/bulk.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { getWebsite } from '../websites/index.ts';

/** What an action of a change of many rows gets besides its rows. */
export interface BulkContext {
  readonly platform: Platform;
  readonly site: ListSite;
  /** Read before the transaction. */
  readonly website: NonNullable<Awaited<ReturnType<typeof getWebsite>>>;
  /** The account of the owner who started it. */
  readonly actorId: string;
}

/** What became of a row. `kept` is what the action needs to take its change back. */
export type RowOutcome =
  | { readonly id: string; readonly outcome: 'changed'; readonly kept: unknown }
  | { readonly id: string; readonly outcome: 'unchanged' }
  | { readonly id: string; readonly outcome: 'refused'; readonly reason: BulkReason };

/** What became of a row whose change is taken back. */
export type UndoOutcome =
  | { readonly id: string; readonly outcome: 'restored' }
  | { readonly id: string; readonly outcome: 'refused'; readonly reason: BulkReason };

/** A row that an action changed. */
export interface ChangedRow<Kept> {
  readonly id: string;
  readonly kept: Kept;
}

/**
 * An action on many rows. Both functions run inside a transaction of their own for each batch, lock what they change in
 * the order of the ids, and say of each row what became of it; rows they leave out are gone. A field that has another
 * value than the action gave it was changed since, and stays when the action is taken back.
 */
export interface BulkAction<Change, Kept = unknown> {
  change(
    tx: Queryable,
    context: BulkContext,
    change: Change,
    ids: readonly string[],
  ): Promise<readonly RowOutcome[]>;
  undo(
    tx: Queryable,
    context: BulkContext,
    change: Change,
    rows: readonly ChangedRow<Kept>[],
  ): Promise<readonly UndoOutcome[]>;
}

/** The actions that a module offers for many rows of its list. */
export interface BulkList {
  /** The list's name: `products`. */
  readonly list: string;
  /** Plural noun: "products". */
  readonly noun: string;
  /** Rows of one batch. */
  readonly batch: number;
  /** Milliseconds after its end in which an action can be taken back. */
  undoMs(action: string): number;
  /** Whether an action cannot be taken back at all: what it changed is gone. */
  isFinal(action: string): boolean;
  change(
    tx: Queryable,
    context: BulkContext,
    change: unknown,
    ids: readonly string[],
  ): Promise<readonly RowOutcome[]>;
  undo(
    tx: Queryable,
    context: BulkContext,
    change: unknown,
    rows: readonly ChangedRow<unknown>[],
  ): Promise<readonly UndoOutcome[]>;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    readonly bulk: readonly BulkList[];
  }
}

/** A day. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** Declares the actions on many rows of a list: one for each change of the contract's union. */
export function bulkList<Change extends { readonly action: string }>({
  schema,
  actions,
  undoMs = {},
  final = [],
  ...list
}: {
  readonly list: string;
  readonly noun: string;
  readonly batch: number;
  /** The contract's union of changes. */
  readonly schema: z.ZodType<Change>;
  readonly actions: {
    readonly [A in Change['action']]: BulkAction<Extract<Change, { readonly action: A }>>;
  };
  /** Actions that can be taken back for less than a day, milliseconds. */
  readonly undoMs?: Readonly<Record<string, number>>;
  /** Actions that cannot be taken back at all. */
  readonly final?: readonly Change['action'][];
}): BulkList {
  const actionOf = (given: unknown): { readonly action: BulkAction<Change>; readonly change: Change } => {
    const change = schema.parse(given);
    const name: Change['action'] = change.action;
    // The table has for each name the action that takes its change.
    return { action: actions[name] as unknown as BulkAction<Change>, change };
  };
  return {
    ...list,
    undoMs: (action) => undoMs[action] ?? UNDO_MS,
    isFinal: (action) => final.includes(action),
    change(tx, context, given, ids) {
      const { action, change } = actionOf(given);
      return action.change(tx, context, change, ids);
    },
    undo(tx, context, given, rows) {
      const { action, change } = actionOf(given);
      return action.undo(tx, context, change, rows);
    },
  };
}

/** The actions on many rows of a list, by the list's name. */
export function findBulkList(platform: Pick<Platform, 'modules'>, list: string): BulkList {
  const found = contributions(platform, 'bulk')
    .flat()
    .find((one) => one.list === list);
  if (found === undefined) throw new Error(`no actions on many ${list}`);
  return found;
}
