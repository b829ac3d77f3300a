import { defineModule } from '../../platform/module.ts';
import { settleRefunds } from './book-refund.ts';
import { ordersRoutes } from './routes.ts';

/** Orders as their owner works with them: sending, refunds, cancelling. */
export const ordersModule = defineModule({
  name: 'orders',
  routes: ordersRoutes,
  refundEvent: settleRefunds,
});
