import { defineModule } from '../../platform/module.ts';
import { orderList } from './order-list.ts';
import { ordersBulk } from './orders-bulk.ts';
import { findOrders } from './find-orders.ts';
import { settleRefunds } from './book-refund.ts';
import { fulfilmentRoutes } from './fulfilment-routes.ts';
import { parcelsSection } from './order-section.ts';
import { ordersRoutes } from './routes.ts';
import { ordersWaiting } from './sales.ts';
import { orderPersonalData } from './personal-data.ts';
import { newOrderNotice } from './new-order-notice.ts';

/** Orders as their owner works with them: sending, refunds, cancelling. */
export const ordersModule = defineModule({
  name: 'orders',
  routes: [...ordersRoutes, ...fulfilmentRoutes],
  orderSection: parcelsSection,
  refundEvent: settleRefunds,
  lists: [orderList],
  bulk: [ordersBulk],
  find: findOrders,
  waiting: ordersWaiting,
  personalData: orderPersonalData,
  ownerNotice: newOrderNotice,
});
