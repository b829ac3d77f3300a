/** Messages when "Pay" was clicked and the outcome is unknown. They are part of the page, since nothing can be loaded then. */
export const paymentTexts = {
  /** The browser knows that nothing left it. */
  offline:
    'You are offline. Nothing was sent and you have not been charged. Press Pay again once you are back online.',
  unreachable:
    'The shop could not be reached, so we do not know yet whether you have paid. Nothing you typed is lost. Check your connection and press Pay again: you will be charged only once.',
  serverSilent:
    'Something went wrong on our side, so we do not know yet whether you have paid. Nothing you typed is lost. Press Pay again: you will be charged only once.',
  tooMany: 'You have not been charged. Please try again in a few seconds.',
  orderUnreachable:
    'Your order is paid, but its page could not be loaded. Check your connection and open it again: you will be charged only once.',
} as const;
