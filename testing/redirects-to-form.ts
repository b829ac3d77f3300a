/**
 * Whether the response to a form post redirects back to the form's page; visitors in tests then follow the redirect.
 */
export function redirectsToForm(url: string, location: string | null | undefined): location is string {
  return typeof location === 'string' && (location === url || /[?&]form=/.test(location));
}
