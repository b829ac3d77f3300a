/** What mails about an order say. */
export const confirmationSubject = 'Your order #{number} from {shop}';
export const confirmationHeading = 'Thank you for your order, {name}.';
export const confirmationIntro = 'We have your payment and are getting order #{number} ready.';
/** Where the buyer pays by hand. */
export const awaitedIntro = {
  'bank-transfer': 'We have your order #{number} and prepare it once your payment has arrived.',
  'on-collection': 'We have your order #{number}.',
};
export const paidSubject = 'We have your payment for order #{number} from {shop}';
export const paidIntro = 'Your payment for order #{number} has arrived, and we are getting it ready.';
/** Of an order that was handed over before it was paid. */
export const paidIntroHandedOver = 'Your payment for order #{number} has arrived.';
export const unpaidSubject = 'Your order #{number} from {shop} was canceled';
export const unpaidIntro =
  'Order #{number} was canceled, since no payment arrived. If you have paid already, please reply to this email.';
export const amountToPay = 'Amount to pay';
export const contributionSubject = 'Your contribution #{number} to {shop}';
export const contributionHeading = 'Thank you for your contribution, {name}.';
export const contributionIntro = 'We have your payment. Its number is #{number}.';
export const subscribedHeading = 'Thank you for subscribing, {name}.';
export const subscribedIntro = 'We have your first payment. Its order is #{number}.';
export const fulfilledSubject = 'Your order #{number} from {shop} is on its way';
export const fulfilledHeading = 'Good news, {name}.';
export const fulfilledIntro = 'Order #{number} has been sent.';
export const fulfilledIntroNothingSent = 'Order #{number} is complete.';
export const refundedSubject = 'Your refund for order #{number} from {shop}';
export const refundedHeading = 'Hello {name},';
export const refundedIntro =
  'We have refunded {amount} for order #{number}. It can take a few days until your bank shows it.';
export const refundedByHand =
  'You get {amount} back for order #{number}. You did not pay by card, so the shop pays it back to you itself. Please write to us if it has not arrived within a few days.';
export const refundedReason = 'Reason: {reason}';

export const subtotal = 'Subtotal';
export const discount = 'Discount';
export const delivery = 'Delivery';
export const deliveryNamed = 'Delivery ({name})';
export const free = 'Free';
export const taxNamed = 'Tax ({name})';
/** Where prices contain the tax already. */
export const taxIncluded = 'of which tax ({name})';
export const total = 'Total';
export const giftCardEnding = 'Gift card ending {last4}';
export const amountPaid = 'Paid by card';
export const pickUp = 'Pickup by';
export const deliverTo = 'Deliver to';
export const billTo = 'Billed to';
export const note = 'Your note';
export const seeOrder = 'See your order';
export const testOrder = 'This is a test order: no money was taken.';
export const questions = 'Questions? Write to {email}.';
/** A label with its value, in plain text. */
export const labelled = '{label}: {value}';
