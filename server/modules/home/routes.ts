import * as calls from '@vitrine/contracts/home.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { closeFirstSteps, viewHome } from './home.ts';

/** The owner's Home. */
export const homeRoutes: readonly Route[] = [
  route(calls.getHome, {
    handler: async ({ platform, site, owner }) => ok(await viewHome(platform, site, owner)),
  }),
  route(calls.dismissSteps, {
    handler: ({ platform, site, owner }) => closeFirstSteps(platform, site, owner),
  }),
];
