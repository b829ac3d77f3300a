import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderRecord } from './repository.ts';
import type { StoredWebsite } from './service.ts';

/** A refund whose money the bank sent back after it was booked. */
export interface BouncedRefund {
  readonly website: StoredWebsite;
  readonly order: OrderRecord;
  readonly refundId: string;
  /** Identifies this bounce. */
  readonly bounceId: string;
  /** What came back, minor units; what went to gift cards stays there. */
  readonly returnedMinor: number;
}

/** Follows a bounce inside the transaction that books it; the caller holds the order's row lock. */
type BounceHandler = (platform: Platform, tx: Queryable, bounced: BouncedRefund) => Promise<void>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What follows when the bank sends back the money of a refund. */
    readonly refundBounced: BounceHandler;
  }
}
