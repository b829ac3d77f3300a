import * as calls from '@vitrine/contracts/site-items.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findSiteItems, nameSiteItems } from './site-items.ts';

/** Items of all kinds, for what links to them or shows them. */
export const contentRoutes: readonly Route[] = [
  route(calls.findSiteItems, {
    handler: async ({ platform, site, query }) =>
      ok({
        items:
          query.ids === undefined
            ? await findSiteItems(platform.db, site.websiteId, query.search, query.kinds ?? null)
            : await nameSiteItems(platform.db, site.websiteId, query.ids),
      }),
  }),
];
