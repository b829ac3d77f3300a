export type { MailSamples } from './mail-samples.ts';
export { NO_TOKEN, NOWHERE, SAMPLE_NUMBER, sampleDetails, sampleOrder, sampleShop } from './sample-order.ts';
export { renderMail, type MailContent, type MailShop } from './mail-layout.ts';
export {
  confirmationMail,
  fulfilledMail,
  orderLines,
  orderSums,
  paidMail,
  refundedMail,
  unpaidMail,
  type OrderMailSubject,
} from './order-mails.ts';
export { delayedMailDueOn, insertMail, mailsOfOrder, withdrawMail } from './repository.ts';
