import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredWebsite } from './service.ts';

/** An order whose money was refunded completely, or that was cancelled. */
export interface ReversedOrder {
  readonly website: StoredWebsite;
  readonly orderId: string;
  readonly number: number;
  readonly status: 'refunded' | 'canceled';
  /** Who did it: an owner's account id, or 'system'. */
  readonly actor: string;
  /** Whether what it is charged for again goes on all the same. */
  readonly keepsSubscriptions: boolean;
}

/** Ends what the order started, inside the transaction that books the refund; the caller holds the order's row lock. */
type ReversalHandler = (platform: Platform, tx: Queryable, order: ReversedOrder) => Promise<void>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** Ends what an order started, when it is refunded completely or cancelled. */
    readonly orderReversed: ReversalHandler;
  }
}

export async function reverseOrder(platform: Platform, tx: Queryable, order: ReversedOrder): Promise<void> {
  for (const handle of contributions(platform, 'orderReversed')) await handle(platform, tx, order);
}
