/** Words of the page that says what went wrong when no theme can be shown. */
export const tryAgain = 'Try again';
export const goBack = 'Go back';
/** Under a form that was posted without JavaScript and could not be taken. */
export const formKept = 'Nothing you typed is lost. Press “Try again” to send it once more.';
/** The same where money is asked for. */
export const paymentKept =
  'Nothing you typed is lost, except your card details. Press “Try again” to see what became of your payment: you will be charged only once.';
/** Instead of every page of a site that its owner has closed. */
export const siteClosed = 'This site is closed at the moment.';
