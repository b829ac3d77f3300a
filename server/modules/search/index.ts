export { searchPoller } from './indexer.ts';
export { searchRoutes } from './routes.ts';
