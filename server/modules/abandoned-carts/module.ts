import { defineModule } from '../../platform/module.ts';
import { abandonedCartList } from './cart-list.ts';
import { cartMailSamples } from './mail-samples.ts';
import { reminderPersonalData } from './personal-data.ts';
import { cartReminderPoller, oldRemindersJob } from './remind.ts';
import { returnRoutes } from './return-routes.ts';
import { abandonedCartRoutes } from './routes.ts';

/** Carts whose buyers entered an address and did not order: their list, and one mail about each. */
export const abandonedCartsModule = defineModule({
  name: 'abandoned-carts',
  routes: [...abandonedCartRoutes, ...returnRoutes],
  lists: [abandonedCartList],
  pollers: (platform) => [cartReminderPoller(platform)],
  jobs: [oldRemindersJob],
  mailSamples: cartMailSamples,
  personalData: reminderPersonalData,
});
