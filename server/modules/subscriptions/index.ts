export { moveSubscriptionLinks } from './move-links.ts';
export { renewSubscriptions, renewalPoller } from './renewals.ts';
export { subscriptionsRoutes } from './routes.ts';
export {
  canceledMail,
  paymentFailedMail,
  renewedMail,
  startedMail,
  type SubscriptionMailSubject,
} from './subscription-mails.ts';
