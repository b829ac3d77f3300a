import { defineModule } from '../../platform/module.ts';
import { listProviderPollers } from './deliver.ts';
import { listProviderRoutes } from './routes.ts';
import { listChangeTidyPoller } from './tidy.ts';

/** An outside provider that gets the audience too: its connection, and the addresses that it is still to be sent. */
export const listProvidersModule = defineModule({
  name: 'list-providers',
  routes: listProviderRoutes,
  pollers: (platform) => [...listProviderPollers(platform), listChangeTidyPoller(platform)],
});
