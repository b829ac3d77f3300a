import * as calls from '@vitrine/contracts/bulk.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { commandBulk, viewBulk, viewBulkOf, viewRecentBulk } from './service.ts';

/** Changes of many rows of the admin's lists; each list's module has the call that starts one. */
export const bulkRoutes: readonly Route[] = [
  route(calls.listBulk, {
    handler: async ({ platform, site, query }) => ok(await viewBulkOf(platform, site.websiteId, query.list)),
  }),
  route(calls.listRecentBulk, {
    handler: async ({ platform, site, query }) =>
      ok(await viewRecentBulk(platform, site.websiteId, query.before ?? null)),
  }),
  route(calls.getBulk, {
    handler: ({ platform, site, params }) => viewBulk(platform, site.websiteId, params.id),
  }),
  route(calls.pauseBulk, {
    handler: ({ platform, site, params }) => commandBulk(platform, site.websiteId, params.id, 'pause'),
  }),
  route(calls.resumeBulk, {
    handler: ({ platform, site, params }) => commandBulk(platform, site.websiteId, params.id, 'resume'),
  }),
  route(calls.stopBulk, {
    handler: ({ platform, site, params }) => commandBulk(platform, site.websiteId, params.id, 'stop'),
  }),
  route(calls.undoBulk, {
    handler: ({ platform, site, params }) => commandBulk(platform, site.websiteId, params.id, 'undo'),
  }),
];
