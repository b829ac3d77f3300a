/** Reasons the house itself gives for what happens to refunds. */

export const madeAtProvider = 'Given back at the payment service';
export const subscriptionHadEnded = 'Charged after the subscription had ended';
export const sentBackByBank = 'The bank sent the money back';
