import type { ContextConfig, MyWebsite } from '@vitrine/contracts/storefront-bootstrap.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { environmentOf } from '@vitrine/domain/store/environment.ts';
import type { FastifyInstance } from 'fastify';
import { issueCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { readCreatedOn } from './created-on.ts';

/** What a page's scripts ask first. Public fields only. spec: storefront-commerce 7 */
export function storefrontBootstrapRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/context/config', async (request, reply) => {
    issueCrumb(request, reply, platform.config);
    const config = contextOf(request.site, requestHost(request, platform.config));
    return reply.header('cache-control', 'no-store').send(config);
  });

  app.get('/api/rest/websites/mine', async (request, reply) => {
    const { websiteId, settings } = request.site;
    const createdOn = await readCreatedOn(platform.db, websiteId);
    if (createdOn === null) return sendFailure(reply, { code: 'NOT_FOUND' });
    const mine: MyWebsite = {
      id: websiteId,
      siteStatus: { value: 'published' },
      developerMode: false,
      createdOn,
      language: settings.language,
      websiteType: 1,
    };
    return reply.header('cache-control', 'no-store').send(mine);
  });
}

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
