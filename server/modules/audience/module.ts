import { defineModule } from '../../platform/module.ts';
import { unconfirmedPoller } from './forget-unconfirmed.ts';
import { subscriberImportPoller } from './import-poller.ts';
import { joinListsOfOrder } from './join-from-order.ts';
import { linkRoutes } from './link-routes.ts';
import { audienceMailSamples } from './mail-samples.ts';
import { noteReports } from './note-reports.ts';
import { ownerRoutes } from './owner-routes.ts';
import { audiencePersonalData } from './personal-data.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { subscriberList } from './subscriber-list.ts';
import { subscribersBulk } from './subscribers-bulk.ts';

/** Mailing lists with their subscribers: what these agreed to, how they join and leave; segments, import and export. */
export const audienceModule = defineModule({
  name: 'audience',
  routes: [...signUpRoutes, ...linkRoutes, ...ownerRoutes],
  pollers: (platform) => [subscriberImportPoller(platform), unconfirmedPoller(platform)],
  fulfilmentTasks: { 'mailing-list': joinListsOfOrder },
  mailReported: noteReports,
  mailSamples: audienceMailSamples,
  lists: [subscriberList],
  bulk: [subscribersBulk],
  personalData: audiencePersonalData,
});
