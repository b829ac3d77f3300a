export { backInStockRoutes } from './routes.ts';
