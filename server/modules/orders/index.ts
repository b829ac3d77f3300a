export type { ReversedOrder } from './order-reversed.ts';
export type { BouncedRefund } from './refund-bounced.ts';
export { cancelOrder, recoverRefunds } from './refund.ts';
export { ordersOfCustomers } from './repository.ts';
export { hasOrders, salesOf } from './sales.ts';
export { findOrder, linesOf, type OrderRecord, paymentOf, updateOrder } from './repository.ts';
export { canCancelUnpaid, goodsOf } from './order-units.ts';
export { refundsOf } from './refund-repository.ts';
export { mailSubject, record, shopOf, viewOrder, viewOrderByToken, websiteOf } from './service.ts';
