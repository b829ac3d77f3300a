import { defineModule } from '../../platform/module.ts';
import { draftList } from './draft-list.ts';
import { findDrafts } from './find-drafts.ts';
import { draftMailSamples } from './mail-samples.ts';
import { draftOrderPersonalData } from './personal-data.ts';
import { draftOrdersRoutes } from './routes.ts';

/** Draft orders: carts that the shop fills for its customers, paid by a link. */
export const draftOrdersModule = defineModule({
  name: 'draft-orders',
  routes: draftOrdersRoutes,
  lists: [draftList],
  find: findDrafts,
  mailSamples: draftMailSamples,
  personalData: draftOrderPersonalData,
});
