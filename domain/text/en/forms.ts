/** Words of forms on pages. Quoted ones: spec: site-platform 4, 8. */
export const send = 'Send';
export const submitting = 'Submitting…';
/** Above and below a form that was refused. */
export const scrollDown = 'Your form has encountered a problem. Please scroll down to review.';
export const scrollUp = 'Your form has encountered a problem. Please scroll up to review.';
export const rateLimited = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
export const notSent = 'Unable to send form. Please try again later.';
export const unknownError = 'Unknown error, please try again later.';
export const noKey = 'Could not get a form submission key, please try again later.';
/** After sending, where the form has no words of its own. */
export const thankYou = 'Thank you! We have received your message.';
export const sentTitle = 'Sent';
export const goOn = 'Continue';
export const backToPage = 'Back to the page';
/** The mail to the owner. */
export const mailIntro = 'Somebody has sent the form “{form}” on {shop}.';
export const mailPage = 'Sent from the page {page}.';
export const mailLink = 'Open it in the inbox';
/** The receipt of the sender. */
export const receiptReason = 'You get this mail because this address was entered in a form on {shop}.';
export const receiptLink = 'Visit {shop}';
export const sampleForm = 'Contact';
export const sampleMessage = 'Do you repair teapots? Mine has lost its spout.';
export const sampleReceipt = 'Thank you for writing to us. We answer within two days.';
/** An answer to the sender. */
export const replyQuoted = 'You wrote on {when}:';
export const replyReason = 'You get this mail because you wrote to {shop} with a form.';
export const sampleReply = 'Yes, we do. Bring it by on Friday.';
