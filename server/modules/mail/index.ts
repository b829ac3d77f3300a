export {
  confirmationMail,
  fulfilledMail,
  refundedMail,
  type MailContent,
  type OrderMailSubject,
} from './order-mails.ts';
