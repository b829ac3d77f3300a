/** Whether the response to a form post redirects back to the form's page, which visitors in tests then follow. */
export function leadsBack(url: string, location: string | null | undefined): location is string {
  return typeof location === 'string' && (location === url || /[?&]form=/.test(location));
}
