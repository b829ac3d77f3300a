export { commentFormRoutes } from './routes.tsx';
