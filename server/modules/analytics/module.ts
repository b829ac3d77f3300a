import { defineModule } from '../../platform/module.ts';
import { pixelSources } from './content-policy.ts';
import { oldEventsJob } from './remove-old-events.ts';
import { analyticsRoutes } from './routes.ts';

/** Analytics: page views, commerce events and script errors. */
export const analyticsModule = defineModule({
  name: 'analytics',
  routes: analyticsRoutes,
  jobs: [oldEventsJob],
  contentPolicy: pixelSources,
});
