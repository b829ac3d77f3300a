export { settleRefunds } from './book-refund.ts';
export { recoverRefunds } from './refund.ts';
export { ordersRoutes } from './routes.ts';
export { viewOrderByToken } from './service.ts';
