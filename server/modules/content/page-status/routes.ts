import * as calls from '@vitrine/contracts/page-status.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { changeStatusOf, scheduleOf, unscheduleOf } from './change-status.ts';
import { pageStateOf, statusChangesOf } from './page-state.ts';

/** The statuses of pages, and when they are published. */
export const pageStatusRoutes: readonly Route[] = [
  route(calls.getPageStatus, {
    handler: ({ platform, site: { websiteId }, params }) =>
      pageStateOf(platform.db, { websiteId, pageId: params.id }),
  }),
  route(calls.listStatusChanges, {
    handler: ({ platform, site: { websiteId }, params }) =>
      statusChangesOf(platform.db, { websiteId, pageId: params.id }),
  }),
  route(calls.changePageStatus, {
    handler: async ({ platform, site, owner, params, body }) => {
      const change = { id: params.id, revision: body.revision, to: body.status };
      const changed = await changeStatusOf(platform, site, change, owner.accountId);
      return changed.ok
        ? pageStateOf(platform.db, { websiteId: site.websiteId, pageId: params.id })
        : changed;
    },
  }),
  route(calls.schedulePage, {
    handler: async ({ platform, site, owner, params, body }) => {
      const plan = { id: params.id, revision: body.revision, publishOn: new Date(body.publishOn) };
      const planned = await scheduleOf(platform, site, plan, owner.accountId);
      return planned.ok
        ? pageStateOf(platform.db, { websiteId: site.websiteId, pageId: params.id })
        : planned;
    },
  }),
  route(calls.unschedulePage, {
    handler: async ({ platform, site, owner, params, query }) => {
      const seen = { id: params.id, revision: query.revision };
      const given = await unscheduleOf(platform, site, seen, owner.accountId);
      return given.ok ? pageStateOf(platform.db, { websiteId: site.websiteId, pageId: params.id }) : given;
    },
  }),
];
