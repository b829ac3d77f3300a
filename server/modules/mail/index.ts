export type { MailSamples } from './mail-samples.ts';
export { NO_TOKEN, NOWHERE, SAMPLE_NUMBER, sampleDetails, sampleOrder, sampleShop } from './sample-order.ts';
export { labelled, renderMail, type MailContent, type MailShop } from './mail-layout.ts';
export {
  confirmationMail,
  fulfilledMail,
  lineName,
  orderLines,
  orderSums,
  paidMail,
  refundedMail,
  trackingMail,
  unpaidMail,
  type OrderMailSubject,
  type Parcel,
} from './order-mails.ts';
export {
  copyMail,
  delayedMailsOfOrder,
  insertMail,
  insertMails,
  mailsOfOrder,
  redirectMails,
  replaceHeldMail,
  withdrawMail,
} from './repository.ts';
