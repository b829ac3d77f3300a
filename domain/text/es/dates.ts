/** What Intl does not write of dates. */
export const lessThanMinuteAgo = 'hace menos de un minuto';
/** In place of an invalid time. spec: site-platform 5 */
export const invalidDate = 'Fecha no válida.';
