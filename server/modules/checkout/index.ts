export { mayShowOrder } from './order-access.ts';
export { findPlacedOrder } from './order-repository.ts';
export { resumePayment } from './await-payment.ts';
export { postCheckoutFor, sendCheckoutFor, type CheckoutPlace } from './checkout-page.ts';
export { checkoutLimit } from './limits.ts';
export { placeOrder } from './place-order.ts';
export { placeRenewal, type Renewal } from './place-renewal.ts';
export { continueOrderNumbers, nextOrderNumber } from './repository.ts';
export { recoverPayments } from './recovery.ts';
