import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { MOST_WAITING, type WaitingKind } from '@vitrine/contracts/home.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Rows a statement counts at most: one more than is shown, so that it is known whether there are more. */
export const COUNT_LIMIT = MOST_WAITING + 1;

/** Something of a module that waits for the owner. */
export interface Waiting {
  readonly kind: WaitingKind;
  /** Roles that may see it. */
  readonly roles: readonly OwnerView['role'][];
  /** How much waits, counted by an index up to COUNT_LIMIT. */
  readonly count: (db: Queryable, websiteId: string) => Promise<number>;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What waits for the owner in this module, for Home. */
    readonly waiting: readonly Waiting[];
  }
}
