import type { Queryable } from '../../platform/db/database.ts';
import { perPlatform } from '../../platform/per-platform.ts';
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
}

/** Ends what the order started, inside the transaction that books the refund; the caller holds the order's row lock. */
export type ReversalHandler = (tx: Queryable, order: ReversedOrder) => Promise<void>;

const handlersOf = perPlatform((): ReversalHandler[] => []);

/** Called once by each module whose things end with their order, where its routes are made. */
export function onOrderReversed(platform: Platform, handler: ReversalHandler): void {
  handlersOf(platform).push(handler);
}

export async function reverseOrder(platform: Platform, tx: Queryable, order: ReversedOrder): Promise<void> {
  for (const handle of handlersOf(platform)) await handle(tx, order);
}
