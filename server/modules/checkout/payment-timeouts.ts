/** Milliseconds a pending payment belongs to the request that made it; then anyone may finish it. */
export const PAYMENT_GRACE = 20_000;

/** Milliseconds a buyer has at their bank; then the payment is called off and the units go back. */
export const BUYER_TIMEOUT = 15 * 60_000;
