export { finishNamedPayment, resumePayment } from './await-payment.ts';
export type { Placed, PlacedOutcome } from './charge-reservation.ts';
export { postCheckoutFor, sendCheckoutFor, type CheckoutPlace } from './checkout-page.ts';
export {
  onFulfilmentTask,
  startFulfilmentTasks,
  type FulfilmentTaskHandler,
  type OrderKey,
} from './fulfilment-tasks.ts';
export { onOrderPage, type OrderSectionReader } from './order-sections.ts';
export { placeOrder } from './place-order.ts';
export { placeRenewal, type Renewal } from './place-renewal.ts';
export type { OrderPlacement, TypedSource } from './prepare-order.ts';
export { recoverPayments, startRecovery } from './recovery.ts';
export type { PlacedOrder } from './repository.ts';
export { checkoutRoutes } from './routes.ts';
