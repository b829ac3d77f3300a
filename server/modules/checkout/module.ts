import { defineModule } from '../../platform/module.ts';
import { finishPaymentById } from './await-payment.ts';
import { fulfilmentPoller } from './fulfilment-tasks.ts';
import { recoveryPoller } from './recovery.ts';
import { checkoutRoutes } from './routes.ts';
import { discountUsePersonalData } from './personal-data.ts';
import { unpaidPoller } from './unpaid-orders.ts';
import { unpaidRoutes } from './unpaid-routes.ts';

/** Placing an order: reserve, charge, settle; the pages of an order. */
export const checkoutModule = defineModule({
  name: 'checkout',
  routes: [...checkoutRoutes, ...unpaidRoutes],
  pollers: (platform) => [recoveryPoller(platform), fulfilmentPoller(platform), unpaidPoller(platform)],
  paymentEvent: finishPaymentById,
  reservedPaths: { whole: ['checkout', 'order-lookup', 'order-status'], below: ['commerce'] },
  personalData: discountUsePersonalData,
});
