export { likeRoutes } from './routes.ts';
