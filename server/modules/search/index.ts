export { indexStaleSites, startSearchIndex } from './indexer.ts';
export { searchRoutes } from './routes.ts';
