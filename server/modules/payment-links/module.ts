import { defineModule } from '../../platform/module.ts';
import { paymentLinksBulk } from './payment-links-bulk.ts';
import { paymentLinkList } from './payment-links-list.ts';
import { paymentLinksRoutes } from './routes.ts';

/** Links that sell one product each, behind the store's setting `paymentLinks`. */
export const paymentLinksModule = defineModule({
  name: 'payment-links',
  routes: paymentLinksRoutes,
  lists: [paymentLinkList],
  bulk: [paymentLinksBulk],
});
