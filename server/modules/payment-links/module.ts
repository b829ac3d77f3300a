import { defineModule } from '../../platform/module.ts';
import { paymentLinksRoutes } from './routes.ts';

/** Links that sell one product each, behind the store's setting `paymentLinks`. */
export const paymentLinksModule = defineModule({
  name: 'payment-links',
  routes: paymentLinksRoutes,
});
