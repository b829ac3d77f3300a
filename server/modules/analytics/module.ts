import { defineModule } from '../../platform/module.ts';
import { pixelSources } from './content-policy.ts';
import { oldEventsJob } from './remove-old-events.ts';
import { analyticsRoutes } from './routes.ts';

/** What visitors looked at and put into carts, and errors of scripts. */
export const analyticsModule = defineModule({
  name: 'analytics',
  routes: analyticsRoutes,
  jobs: [oldEventsJob],
  contentPolicy: pixelSources,
});
