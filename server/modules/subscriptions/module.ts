import { defineModule } from '../../platform/module.ts';
import { subscriptionMailSamples } from './mail-samples.ts';
import { endSubscriptionsOfOrder } from './end-with-order.ts';
import { moveSubscriptionLinks } from './move-links.ts';
import { subscriptionsSection } from './order-section.ts';
import { renewalPoller } from './renewals.ts';
import { findSubscriptions } from './find-subscriptions.ts';
import { subscriptionList } from './subscription-list.ts';
import { subscriptionsRoutes } from './routes.ts';
import { runSubscriptionTask } from './start-subscription.ts';
import { subscriptionPersonalData } from './personal-data.ts';
import { failedPaymentNotice } from './failed-payment-notice.ts';

/** Subscriptions: products that are charged again every period. */
export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: subscriptionsRoutes,
  pollers: (platform) => [renewalPoller(platform)],
  fulfilmentTasks: { subscription: runSubscriptionTask },
  orderSection: subscriptionsSection,
  lists: [subscriptionList],
  find: findSubscriptions,
  mailSamples: subscriptionMailSamples,
  orderReversed: endSubscriptionsOfOrder,
  atStart: moveSubscriptionLinks,
  reservedPaths: { below: ['subscription'] },
  personalData: subscriptionPersonalData,
  ownerNotice: failedPaymentNotice,
});
