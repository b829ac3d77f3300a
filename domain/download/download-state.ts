import type { OrderStatus } from '../order/order.ts';

/** A link to a purchased file. Times are milliseconds since the epoch. */
export interface DownloadLink {
  readonly remaining: number;
  readonly expiresOn: number;
  readonly orderStatus: OrderStatus;
}

/** 'withdrawn': the order was refunded. */
export type DownloadState = 'open' | 'expired' | 'used-up' | 'withdrawn';

/** Whether a link is still valid: until it expires, for orders that were not refunded. */
export function downloadState(link: DownloadLink, now: number): DownloadState {
  if (link.orderStatus === 'refunded' || link.orderStatus === 'canceled') return 'withdrawn';
  if (now >= link.expiresOn) return 'expired';
  return link.remaining > 0 ? 'open' : 'used-up';
}
