export { storefrontBootstrapRoutes } from './routes.ts';
