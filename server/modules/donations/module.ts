import { defineModule } from '../../platform/module.ts';
import { donationRoutes } from './routes.ts';

/** Donations of an amount the visitor chooses. */
export const donationsModule = defineModule({
  name: 'donations',
  routes: donationRoutes,
});
