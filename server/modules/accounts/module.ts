import { defineModule } from '../../platform/module.ts';
import { accountsRoutes } from './routes.ts';

/** Who may sign in, with which role at which website; the guard of the admin calls. */
export const accountsModule = defineModule({
  name: 'accounts',
  routes: accountsRoutes,
});
