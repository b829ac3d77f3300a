import * as calls from '@vitrine/contracts/redirects.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts';

/** Redirects in one answer. */
const AT_ONCE = 100;

/** The owner's redirects. */
export const redirectRoutes: readonly Route[] = [
  route(calls.listRedirects, {
    handler: async ({ platform, site, query: { after = '' } }) => {
      const found = await listRedirects(platform, site.websiteId, { after, limit: AT_ONCE + 1 });
      const rows = found.slice(0, AT_ONCE);
      return ok({ rows, next: found.length > AT_ONCE ? (rows.at(-1)?.from ?? null) : null });
    },
  }),
  route(calls.addRedirect, {
    handler: ({ platform, site, body }) => addRedirect(platform, site.websiteId, body),
  }),
  route(calls.removeRedirect, {
    handler: async ({ platform, site, query }) => {
      await removeRedirect(platform, site.websiteId, query.from);
      return ok(null);
    },
  }),
];
