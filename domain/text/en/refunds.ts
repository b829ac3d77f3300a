/** Reasons the product itself records for refunds. */

export const madeAtProvider = 'Given back at the payment service';
export const subscriptionHadEnded = 'Charged after the subscription had ended';
export const sentBackByBank = 'The bank sent the money back';
