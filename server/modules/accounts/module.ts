import { defineModule } from '../../platform/module.ts';
import { accountMailSamples } from './mail-samples.ts';
import { accountsRoutes } from './routes.ts';

/** Accounts, their roles at websites, sign-in, and the guard of the admin calls. */
export const accountsModule = defineModule({
  name: 'accounts',
  routes: accountsRoutes,
  mailSamples: accountMailSamples,
});
