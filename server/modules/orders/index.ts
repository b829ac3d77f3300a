export type { ReversedOrder } from './order-reversed.ts';
export { cancelOrder, recoverRefunds } from './refund.ts';
export { ordersOfCustomers } from './repository.ts';
export { hasOrders, salesOf } from './sales.ts';
export { findOrder, updateOrder } from './repository.ts';
export { mailSubject, record, shopOf, viewOrder, viewOrderByToken, websiteOf } from './service.ts';
