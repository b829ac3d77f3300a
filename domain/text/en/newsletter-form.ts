/** Texts of the newsletter form. In quotes in the specification: spec: site-platform 4, 8. */
export const emailLabel = 'Email';
export const submit = 'Sign up';
export const submitting = 'Submitting…';
export const emailBlank = 'Email cannot be blank';
export const emailInvalid = 'Email is invalid';
export const signedUp = 'Thank you. You are on the list.';
export const confirmSent = 'Almost done: we have sent you an email. Open its link to confirm your address.';
export const unableToSubmit = 'Unable to submit form. Please try again later.';
export const tooMany = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
export const unableToSend = 'Unable to send form. Please try again later.';
export const unknownError = 'Unknown error, please try again later.';
