import { defineModule } from '../../platform/module.ts';
import { noticeMailSamples } from './mail-samples.ts';
import { noticesPoller } from './send-notices.ts';

/** Mails that notify owners of new orders, low stock, failed payments and comments to review. */
export const ownerNoticesModule = defineModule({
  name: 'owner-notices',
  pollers: (platform) => [noticesPoller(platform)],
  mailSamples: noticeMailSamples,
});
