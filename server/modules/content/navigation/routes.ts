import * as calls from '@vitrine/contracts/navigation.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeNavigation, viewNavigation } from './navigation.ts';

/** Two full lists of the longest addresses. */
const BODY_LIMIT = 1024 * 1024;

/** The owner's navigations. */
export const navigationRoutes: readonly Route[] = [
  route(calls.getNavigation, {
    handler: async ({ platform, site }) => ok(await viewNavigation(platform, site.websiteId)),
  }),
  route(calls.putNavigation, {
    bodyLimit: BODY_LIMIT,
    handler: ({ platform, site, body }) => changeNavigation(platform, site.websiteId, body),
  }),
];
