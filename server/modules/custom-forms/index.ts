export { findCustomForm } from './repository.ts';
export { customFormRoutes } from './routes.ts';
