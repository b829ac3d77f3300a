export { customFormRoutes } from './routes.ts';
