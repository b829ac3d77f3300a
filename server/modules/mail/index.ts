export {
  confirmationMail,
  fulfilledMail,
  refundedMail,
  type MailContent,
  type OrderMailSubject,
} from './order-mails.ts';
export { insertMail, mailsOfOrder, type NewMail } from './repository.ts';
export { mailRoutes } from './routes.ts';
export { startMailSender } from './sender.ts';
