/** Whether a posted form is answered with its own page again: a browser goes there, and so do visitors in tests. */
export function leadsBack(url: string, location: string | null | undefined): location is string {
  return typeof location === 'string' && (location === url || /[?&]form=/.test(location));
}
