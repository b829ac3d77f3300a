export { indexStaleSites, startSearchIndex } from './keep-index.ts';
export { searchRoutes } from './routes.ts';
