import { defineModule } from '../../platform/module.ts';
import { draftMailSamples } from './mail-samples.ts';
import { draftOrderPersonalData } from './personal-data.ts';
import { draftOrdersRoutes } from './routes.ts';

/** Draft orders: carts that the shop fills for its customers, paid by a link. */
export const draftOrdersModule = defineModule({
  name: 'draft-orders',
  routes: draftOrdersRoutes,
  mailSamples: draftMailSamples,
  personalData: draftOrderPersonalData,
});
