export { installmentRoutes } from './routes.ts';
