import { defineModule } from '../../platform/module.ts';
import { webhookPollers } from './deliver.ts';
import { failedWebhookNotice } from './failed-webhook-notice.ts';
import { webhookRoutes } from './routes.ts';
import { webhookTidyPoller } from './tidy.ts';

/** Submissions of forms sent on to addresses of owners: signed, again until they are taken, with a list of the requests. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  routes: webhookRoutes,
  pollers: (platform) => [...webhookPollers(platform), webhookTidyPoller(platform)],
  ownerNotice: failedWebhookNotice,
});
