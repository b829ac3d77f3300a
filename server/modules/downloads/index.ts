export { deliveryMail } from './delivery-mail.ts';
