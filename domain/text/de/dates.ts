/** What Intl does not write of dates. */
export const lessThanMinuteAgo = 'vor weniger als einer Minute';
/** In place of an invalid time. spec: site-platform 5 */
export const invalidDate = 'Ungültiges Datum.';
