import * as calls from '@vitrine/contracts/site-code.ts';
import { MAX_CODE_KB } from '@vitrine/domain/code/page-code.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeCode, listCodeOfLists, viewCode, viewCodeVersion } from './site-code.ts';

/** Bytes: as for the code of a page. */
const BODY_LIMIT = 8 * MAX_CODE_KB * 1024;

/** Code of the whole website and of the entries of lists. */
export const siteCodeRoutes: readonly Route[] = [
  route(calls.listSiteCode, {
    handler: async ({ platform, site }) => ok(await listCodeOfLists(platform, site.websiteId)),
  }),
  route(calls.getSiteCode, {
    handler: ({ platform, site, owner, params }) => viewCode(platform, site.websiteId, params.place, owner),
  }),
  route(calls.putSiteCode, {
    bodyLimit: BODY_LIMIT,
    handler: ({ platform, site, owner, params, body }) =>
      changeCode(platform, site.websiteId, { ...body, place: params.place }, owner),
  }),
  route(calls.getCodeVersion, {
    handler: ({ platform, site, params }) => viewCodeVersion(platform, site.websiteId, params),
  }),
];
