/** Words of subscriptions: the customer's page, the confirmation and the mails. */

// The customer's page
export const pageTitle = 'Your subscription';
export const eyebrow = 'Your subscription';
export const statusNames = {
  active: 'Active',
  ending: 'Ends soon',
  'past-due': 'Payment failed',
  paused: 'Paused',
  canceled: 'Canceled',
  completed: 'Completed',
} as const;
export const leads = {
  active: 'Your next payment of {amount} is on {date}.',
  lastPeriod: 'Everything is paid. It runs until {date}.',
  ending: 'It ends on {date}. Until then nothing changes, and nothing more is charged.',
  'past-due':
    'Your last payment did not go through. We try again on {date}. With another card you can pay now.',
  paused: 'It is paused. Nothing is charged until you resume it.',
  canceled: 'It ended on {date}. Nothing more is charged.',
  completed: 'All its payments have been made. It ended on {date}.',
} as const;
export const details = 'Details';
export const quantityLabel = 'Quantity';
export const nextPaymentLabel = 'Next payment';
export const nextPayment = '{amount} on {date}';
export const withDeliveryAndTax = 'With delivery and tax';
export const withTax = 'With tax';
export const startedLabel = 'Since';
export const deliverToLabel = 'Deliver to';
export const pickUpLabel = 'Picked up by';
export const billedToLabel = 'Billed to';
export const cardLabel = 'Card';
export const cardEndingIn = '{brand} ending in {last4}';
export const noCard = 'None';
export const testMode = 'This is a test subscription: no money moves.';

export const history = 'What happened';
export const orderLink = 'Order {number}';
export const happenings = {
  started: 'Started',
  renewed: 'Renewed',
  'charge-failed': 'A payment failed',
  paused: 'Paused',
  resumed: 'Resumed',
  'cancel-asked': 'Set to end with the paid period',
  'cancel-taken-back': 'Cancellation undone',
  canceled: 'Canceled',
  completed: 'Completed',
  'card-changed': 'Card changed',
  skipped: 'A payment skipped',
  'contents-changed': 'Contents changed',
  'address-changed': 'Address changed',
  'retry-asked': 'Payment tried again',
} as const;

export const manage = 'Manage';
export const pause = 'Pause';
export const pauseHint = 'Skip as long as you like. Nothing is charged or sent meanwhile.';
export const resume = 'Resume';
export const resumeHint = 'Your next payment will be on {date}.';
export const cancel = 'Cancel subscription';
export const cancelHint = 'It ends on {date}, with what you have paid for.';
export const cancelNowHint = 'It ends at once. Nothing more is charged.';
export const keep = 'Keep my subscription';
export const keepHint = 'It continues as before. Your next payment will be on {date}.';

export const confirmCancelTitle = 'Cancel {productName}?';
export const confirmCancelAtEnd = 'It ends on {date}. You can take this back until then.';
export const confirmCancelNow =
  'It ends at once and nothing more is charged. You would have to subscribe again.';
export const confirmCancel = 'Yes, cancel';
export const dontCancel = 'No, keep it';

export const changeCard = 'Change card';
export const changeCardHint = 'Your next payments are taken from the card you enter here.';
export const payWithNewCardHint = 'We try the open payment of {amount} with it right away.';
export const saveCard = 'Save card';
export const saveCardAndPay = 'Save card and pay {amount}';

export const savingCard = 'Saving…';

export const done = {
  paused: 'Paused. Nothing is charged until you resume it.',
  resumed: 'Welcome back. Your subscription continues.',
  canceled: 'Your subscription has been canceled.',
  ending: 'Your subscription will end with the paid period.',
  kept: 'Your subscription continues as before.',
  card: 'Your new card is saved.',
  paid: 'Your new card is saved and the open payment went through. Thank you.',
} as const;
export const stillDeclined =
  'Your new card is saved, but the open payment did not go through with it. Please try another card.';

// The checkout of a subscription
export const thenPrice = 'Then {price}.';
export const thenPriceAndMore = 'Then {price}, with delivery and tax as today.';
export const nextOn = 'Your next payment is on {date}.';
export const runsUntil = 'It runs until {date}.';
export const cancelAnyTime = 'You can pause or cancel at any time.';
export const linkInvalidTitle = 'This link does not work';
export const linkInvalid =
  'The link to this checkout is not complete, or it is too old. Nothing was charged. Please choose your subscription again.';

// After payment
export const orderSectionHeading = 'Your subscription';
export const orderSectionActive = '{price}. Your next payment is on {date}.';
export const orderSectionEnding = '{price}. It runs until {date}.';
export const manageLink = 'Manage it';

// Mails
export const mailHeading = 'Hello {name},';
export const mailManage = 'See or change your subscription';
export const mailChangeCard = 'Change your card';
export const mailStartedSubject = 'Your subscription to {productName} from {shop}';
export const mailStarted = 'Your subscription to {productName} has started: {price}.';
export const mailNextPayment = 'Your next payment is on {date}.';
export const mailRunsUntil = 'Everything is paid. It runs until {date}.';
export const mailRenewedSubject = 'Your subscription to {productName} has been renewed';
export const mailRenewed = 'We have taken your payment of {amount} for {productName}. It is order #{number}.';
export const mailFailedSubject = 'Your payment for {productName} did not go through';
export const mailFailed = 'We could not take your payment of {amount} for {productName} from your card.';
export const mailFailedOfCard =
  'We could not take your payment of {amount} for {productName} from your card ending in {last4}.';
export const mailRetry =
  'We try again on {date}. If your card has changed, you can enter another one and pay now.';
export const mailLastRetry =
  'We try a last time on {date}. If that fails too, your subscription ends. If your card has changed, you can enter another one and pay now.';
export const mailCanceledSubject = 'Your subscription to {productName} has ended';
export const mailCanceled =
  'Your subscription to {productName} has ended as you asked. Nothing more is charged.';
export const mailCanceledUnpaid =
  'We could not take your payment for {productName} in four tries, so your subscription has ended. Nothing more is charged. You are welcome to subscribe again at any time.';
export const mailCanceledRefunded =
  'Order #{number} has been refunded, so your subscription to {productName} has ended. Nothing more is charged.';
export const mailCanceledWithOrder =
  'Order #{number} has been canceled, so your subscription to {productName} has ended. Nothing more is charged.';
export const mailEndingSubject = 'Your subscription to {productName} will end';
export const mailEnding =
  'Your subscription to {productName} ends on {date}, as you asked. Nothing more is charged. You can take this back until then.';
export const mailCanceledByShop =
  'We have ended your subscription to {productName}. Nothing more is charged.';
export const mailEndingByShop =
  'We have set your subscription to {productName} to end on {date}. Nothing more is charged. You can take this back until then.';
export const mailPausedSubject = 'Your subscription to {productName} is paused';
export const mailPaused =
  'We have paused your subscription to {productName}. Nothing is charged or sent until you resume it.';
export const mailResumedSubject = 'Your subscription to {productName} continues';
export const mailResumed = 'We have resumed your subscription to {productName}.';
export const mailKept = 'Your subscription to {productName} does not end: it continues as before.';
export const mailSkippedSubject = 'We skip a payment for {productName}';
export const mailSkipped =
  'We skip the payment for {productName} that was due on {before}. Nothing is charged or sent for it.';
export const mailContentsSubject = 'Your subscription to {productName} changes';
export const mailContents = 'From your next payment on, your subscription contains: {contents}.';
export const mailPriceChanged =
  'Its price changes from {priceBefore} to {price}, before delivery and tax. If you do not want that, you can cancel it before your next payment.';
export const mailAddressSubject = 'The address of your subscription to {productName} has changed';
export const mailAddress = 'From now on your subscription to {productName} has this address: {address}.';
export const mailCompletedSubject = 'Your subscription to {productName} is complete';
export const mailCompleted =
  'All payments of your subscription to {productName} have been made, and it has now ended. Nothing more is charged.';
export const mailQuestions = 'Questions? Write to {email}.';
export const mailTest = 'This is a test subscription: no money was taken.';
