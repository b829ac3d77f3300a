/** What a visitor reads when a call to the shop fails. spec: storefront-commerce 8 */
export const callTexts = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooMany: 'Please try again in a few seconds.',
  network: 'The shop could not be reached. Check your connection and try again.',
  serverSilent: 'Something went wrong on our side. Please try again.',
} as const;

/** Title of the dialog that says `callTexts.network` where nothing in particular failed. */
export const noConnection = 'No connection';

/** Title of the dialog after an add that failed, whatever the reason. spec: storefront-commerce 4 */
export const unableToAdd = 'Unable to Add Item';

/** Title of the dialog when a page does not respond usably and the current page stays. */
export const couldNotOpen = 'This page could not be opened';
