export { oldEventsJob } from './remove-old-events.ts';
export { censusRoutes } from './routes.ts';
