export { donationRoutes } from './routes.ts';
