/** What Intl does not write of dates. */
export const lessThanMinuteAgo = 'less than a minute ago';
/** In place of an invalid time. spec: site-platform 5 */
export const invalidDate = 'Invalid date.';
