/** Where a mail's link leads: back to the cart. */
export const RETURN = '/cart/return';
/** Where mails about carts are ended without a session. */
export const UNSUBSCRIBE = '/cart/return/unsubscribe';

export const returnPath = (token: string): string => `${RETURN}?token=${token}`;
export const unsubscribePath = (token: string): string => `${UNSUBSCRIBE}?token=${token}`;
