export { mailPreviewRoutes } from './routes.ts';
