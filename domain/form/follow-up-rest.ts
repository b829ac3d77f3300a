/**
 * Milliseconds of rest for each millisecond of work, and the longest rest: in a rush of forms the visitors who send more
 * go first, and a fifth of the time still writes more mails than a mail server takes.
 */
const REST = 4;
const LONGEST_REST = 200;
/** Milliseconds without a form after which a rush is over. */
const QUIET = 1000;

/** How long what follows submissions rests after `worked`, where the last form was sent `sinceArrival` ago; milliseconds. */
export const followUpRest = (worked: number, sinceArrival: number): number =>
  sinceArrival < QUIET ? Math.min(worked * REST, LONGEST_REST) : 0;
