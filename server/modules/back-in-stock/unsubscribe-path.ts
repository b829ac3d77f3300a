/** Where waiting lists are left without a session. */
export const UNSUBSCRIBE = '/site-users/account/notifications/restock/unsubscribe';

/** The path of the link that ends somebody's waiting. */
export const unsubscribePath = (secret: string): string => `${UNSUBSCRIBE}?token=${secret}`;
