export { storeCallRoutes } from './routes.ts';
