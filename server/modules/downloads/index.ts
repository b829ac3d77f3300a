export { deliveryMail } from './delivery-mail.ts';
export { downloadRoutes } from './routes.ts';
