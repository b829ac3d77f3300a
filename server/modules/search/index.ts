export { startSearchIndex } from './indexer.ts';
export { searchRoutes } from './routes.ts';
