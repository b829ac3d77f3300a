export { restockRoutes } from './routes.ts';
