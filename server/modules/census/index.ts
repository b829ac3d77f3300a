export { censusRoutes } from './routes.ts';
