import { defineModule } from '../../platform/module.ts';
import { orderMailSamples } from './order-mail-samples.ts';
import { mailPreviewRoutes } from './preview-routes.ts';
import { mailList } from './mail-list.ts';
import { mailsBulk } from './mails-bulk.ts';
import { mailRoutes } from './routes.ts';
import { mailDeliveryRoutes } from './delivery-routes.ts';
import { mailPollers } from './mail-pollers.ts';
import { failedMailRoutes } from './failed-mail-routes.ts';
import { failedMails } from './failed-mails.ts';
import { mailSettingsRoutes } from './settings-routes.ts';
import { mailWordsRoutes } from './words-routes.ts';
import { mailPersonalData } from './personal-data.ts';

/** How mails look and what they say, previews of them all, the outbox and its sender. */
export const mailModule = defineModule({
  name: 'mail',
  routes: [
    ...mailRoutes,
    ...failedMailRoutes,
    ...mailDeliveryRoutes,
    ...mailPreviewRoutes,
    ...mailSettingsRoutes,
    ...mailWordsRoutes,
  ],
  lists: [mailList],
  bulk: [mailsBulk],
  pollers: mailPollers,
  mailSamples: orderMailSamples,
  waiting: [failedMails],
  personalData: mailPersonalData,
});
