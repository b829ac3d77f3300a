/** What Intl does not write of dates. */
export const lessThanMinuteAgo = 'il y a moins d’une minute';
/** In place of an invalid time. spec: site-platform 5 */
export const invalidDate = 'Date non valide.';
