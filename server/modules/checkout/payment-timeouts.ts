/** Milliseconds a pending payment belongs to the request that made it; then any process may finish it. */
export const PAYMENT_GRACE = 20_000;

/** Milliseconds a buyer has at their bank; then the payment is cancelled and the units are returned to stock. */
export const BUYER_TIMEOUT = 15 * 60_000;
