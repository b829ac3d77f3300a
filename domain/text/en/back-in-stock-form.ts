/** Texts of the back-in-stock form. In quotes in the specification: spec: storefront-commerce 5. */
export const emailBlank = 'Email cannot be blank';
export const emailInvalid = 'Email is invalid';
export const unableToSubmit = 'Unable to submit form. Please try again later.';
export const callToAction = 'Tell me when it is back';
export const emailLabel = 'Email';
export const whichOne = 'Which one';
export const joinMailingList = 'Also send me news from the shop';
export const notifyMe = 'Notify me';
export const notifying = 'Sending…';
export const confirmation = 'Thank you. We will write to you once, as soon as it is here again.';
