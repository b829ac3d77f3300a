export { placeOrder, type OrderPlacement } from './place-order.ts';
export { recoverPayments, startRecovery } from './recovery.ts';
export type { PlacedOrder } from './repository.ts';
export { checkoutRoutes } from './routes.ts';
