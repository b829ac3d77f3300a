/** Notices about a cart that changed since the buyer last saw it. */
export const priceChanged = '{productName} is now {now} instead of {before}.';
export const lineGone = '{productName} is no longer sold. Please remove it to check out.';
/** Something was added, removed or counted again in another window. */
export const cartChanged = 'Your cart has changed since you opened this page.';
/** After the sentences that name what changed. */
export const totalNow = 'The total is now {total} instead of {before}. Please check it before you pay.';
/** `{codes}`: one code, or a list of several. */
export const codesEnded = {
  one: 'The code {codes} no longer applies.',
  other: 'The codes {codes} no longer apply.',
};
/** A gift card that paid a part when the total was shown. */
export const giftCardDisabled = 'The gift card ending in {last4} has been disabled.';
