export type { MailSamples } from './mail-samples.ts';
export { NO_TOKEN, NOWHERE, SAMPLE_NUMBER, sampleDetails, sampleOrder, sampleShop } from './sample-order.ts';
export { labelled, renderMail } from './mail-layout.ts';
export type { MailPart, MailPicture } from './mail-parts.ts';
export { hasMailServer } from './mail-delivery.ts';
export { styleOf } from './style-of.ts';
export { withdrawMails } from './withdraw-mails.ts';
export { type MailPlan, type MailShop, occasionWords } from './mail-plan.ts';
export type { ReportedAddress } from './mail-reported.ts';
export type { OrderMailSubject } from './order-mail-subject.ts';
export { lineName, orderLines, orderSums } from './order-tables.ts';
export {
  confirmationMail,
  fulfilledMail,
  paidMail,
  refundedMail,
  trackingMail,
  unpaidMail,
  type Parcel,
} from './order-mails.ts';
export {
  copyMail,
  deleteMails,
  delayedMailsOfOrder,
  insertMail,
  mailsOfOrder,
  redirectMails,
  withdrawMail,
} from './repository.ts';
export { queueMail, queueMails, renderFor, replaceHeldMail } from './queue-mail.ts';
export { hasComplained, liftBounce } from './suppressions-repository.ts';
