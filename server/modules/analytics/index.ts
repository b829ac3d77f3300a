export { oldEventsJob } from './remove-old-events.ts';
export { analyticsRoutes } from './routes.ts';
