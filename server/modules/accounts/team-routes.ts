import * as calls from '@vitrine/contracts/team-notices.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeTeamNotices, viewTeamNotices } from './team-notices.ts';

/** What administrators decide about their team. */
export const teamRoutes: readonly Route[] = [
  route(calls.getTeamNotices, {
    handler: ({ platform, site, owner }) => viewTeamNotices(platform, site.websiteId, owner),
  }),
  route(calls.putTeamNotices, {
    handler: ({ platform, site, owner, params, body }) =>
      changeTeamNotices(platform, site.websiteId, owner, { ...params, ...body }),
  }),
];
