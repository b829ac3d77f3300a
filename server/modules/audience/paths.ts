const ACCOUNT = '/site-users/account/newsletter';
/** Where the form posts without JavaScript. */
export const SIGN_UP = ACCOUNT;
/** Where the form leads then. */
export const THANKS = `${ACCOUNT}/thanks`;
/** Where addresses are confirmed, and where they are unsubscribed, without a session. */
export const CONFIRM = `${ACCOUNT}/confirm`;
export const UNSUBSCRIBE = `${ACCOUNT}/unsubscribe`;

/** The path of the link of a confirmation mail. */
export const confirmPath = (secret: string): string => `${CONFIRM}?token=${secret}`;

/** The path of the link that unsubscribes. */
export const unsubscribePath = (secret: string): string => `${UNSUBSCRIBE}?token=${secret}`;
