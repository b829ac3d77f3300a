export { finishNamedPayment, resumePayment } from './await-payment.ts';
export { postCheckoutFor, sendCheckoutFor, type CheckoutPlace } from './checkout-page.ts';
export { onFulfilmentTask, fulfilmentPoller } from './fulfilment-tasks.ts';
export { onOrderPage } from './order-sections.ts';
export { placeOrder } from './place-order.ts';
export { placeRenewal, type Renewal } from './place-renewal.ts';
export { recoverPayments, recoveryPoller } from './recovery.ts';
export { checkoutRoutes } from './routes.ts';
