import { find } from '@vitrine/contracts/find.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findRecords } from './find.ts';

/** The command palette's records. */
export const findRoutes: readonly Route[] = [
  route(find, {
    handler: async ({ platform, site, owner, query }) =>
      ok(await findRecords(platform, site, owner.role, query.q)),
  }),
];
