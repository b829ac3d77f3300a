export { settleRefunds } from './book-refund.ts';
export { onOrderReversed, type ReversedOrder } from './order-reversed.ts';
export { cancelOrder, recoverRefunds } from './refund.ts';
export { ordersRoutes } from './routes.ts';
export { viewOrder, viewOrderByToken } from './service.ts';
