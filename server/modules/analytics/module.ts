import { defineModule } from '../../platform/module.ts';
import { pixelSources } from './content-policy.ts';
import { oldEventsJob } from './remove-old-events.ts';
import { analyticsRoutes, writeQueuedEvents } from './routes.ts';

/** Analytics: page views, commerce events, opened pop-ups and script errors. */
export const analyticsModule = defineModule({
  name: 'analytics',
  routes: analyticsRoutes,
  whileServing: (platform) => () => writeQueuedEvents(platform),
  jobs: [oldEventsJob],
  contentPolicy: pixelSources,
});
