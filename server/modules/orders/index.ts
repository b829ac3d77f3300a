export type { ReversedOrder } from './order-reversed.ts';
export { cancelOrder, recoverRefunds } from './refund.ts';
export { ordersOfCustomers } from './repository.ts';
export { viewOrder, viewOrderByToken } from './service.ts';
export { hasOrders, salesOf } from './sales.ts';
