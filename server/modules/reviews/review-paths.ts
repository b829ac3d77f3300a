/** Where buyers write reviews, by the secret of their order. */
export const REVIEWS = '/site-users/account/reviews';
/** Where they end the mails that ask for them. */
export const UNSUBSCRIBE = `${REVIEWS}/unsubscribe`;

/** The path of the page of an order's reviews, or of the form for one of its products. */
export const reviewsPath = (secret: string, itemId: string | null = null): string =>
  `${REVIEWS}?token=${secret}${itemId === null ? '' : `&item=${itemId}`}`;

export const unsubscribePath = (secret: string): string => `${UNSUBSCRIBE}?token=${secret}`;
