/** Dispatched on `document` when a visitor has signed up by the form of the pop-up. */
export const NEWSLETTER_JOINED = 'vitrine:newsletter-joined';
