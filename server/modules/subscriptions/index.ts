export { renewSubscriptions } from './renewals.ts';
export {
  canceledMail,
  paymentFailedMail,
  renewedMail,
  startedMail,
  type SubscriptionMailSubject,
} from './subscription-mails.ts';
