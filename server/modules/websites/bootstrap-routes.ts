import {
  type ContextConfig,
  getContextConfig,
  getMyWebsite,
} from '@vitrine/contracts/storefront-bootstrap.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { environmentOf } from '@vitrine/domain/store/environment.ts';
import { issueCrumb } from '../../platform/http/crumb.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Site } from '../../platform/site.ts';
import { readCreatedOn } from './created-on.ts';

/** What a page's scripts ask first. Public fields only. spec: storefront-commerce 7 */
export const storefrontBootstrapRoutes: readonly Route[] = [
  route(getContextConfig, {
    handler: ({ platform, request, reply, site }) => {
      issueCrumb(request, reply, platform.config);
      return ok(contextOf(site, requestHost(request, platform.config)));
    },
  }),
  route(getMyWebsite, {
    handler: async ({ platform, site: { websiteId, settings } }) => {
      const createdOn = await readCreatedOn(platform.db, websiteId);
      if (createdOn === null) return fail('NOT_FOUND');
      return ok({
        id: websiteId,
        siteStatus: { value: 'published' },
        developerMode: false,
        createdOn,
        language: settings.language,
        websiteType: 1,
      });
    },
  }),
];

function contextOf(site: Site, host: string): ContextConfig {
  const { settings } = site;
  const commerce = commerceSettingsOf(settings);
  return {
    website: {
      id: site.websiteId,
      identifier: site.identifier,
      siteTitle: site.title,
      language: settings.language,
      timeZone: settings.timeZone,
      captchaSettings: { siteKey: commerce.captcha.siteKey },
    },
    storeSettings: {
      storeCurrency: settings.store.currency,
      expressCheckoutEnabled: commerce.expressCheckout,
      multipleQuantityAllowedForServices: commerce.multipleQuantityAllowedForServices,
    },
    appDomain: host,
    environment: environmentOf(host),
  };
}
