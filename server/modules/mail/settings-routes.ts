import * as calls from '@vitrine/contracts/mail-settings.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeMailSettings, viewMailSettings } from './mail-settings.ts';

/** The owner's settings of all mails. */
export const mailSettingsRoutes: readonly Route[] = [
  route(calls.getMailSettings, {
    handler: async ({ platform, site }) => ok(await viewMailSettings(platform, site.websiteId)),
  }),
  route(calls.putMailSettings, {
    handler: ({ platform, site, body }) => changeMailSettings(platform, site.websiteId, body),
  }),
];
