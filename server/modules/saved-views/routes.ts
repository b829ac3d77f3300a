import * as calls from '@vitrine/contracts/saved-views.ts';
import { addView, changeView, moveView, removeView } from '@vitrine/domain/list/saved-views.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { changeViews, viewsOf } from './service.ts';

const whose = ({ accountId }: { readonly accountId: string }, { list }: { readonly list: string }) => ({
  accountId,
  list,
});

/** The owner's saved views of the admin's lists. */
export const savedViewsRoutes: readonly Route[] = [
  route(calls.listViews, {
    handler: ({ platform, site, owner, query }) =>
      viewsOf(platform, { ...whose(owner, query), websiteId: site.websiteId }),
  }),
  route(calls.createView, {
    handler: ({ platform, site, owner, body }) => {
      const { name, query, hidden, at } = body;
      const view = { id: newId(platform.clock.now()), name, query, hidden };
      return changeViews(platform, site, whose(owner, body), query, (stored) => addView(stored, view, at));
    },
  }),
  route(calls.changeView, {
    handler: ({ platform, site, owner, params, body }) => {
      const { name, query, hidden } = body;
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query }),
        ...(hidden === undefined ? {} : { hidden }),
      };
      return changeViews(platform, site, whose(owner, body), query, (stored) =>
        changeView(stored, params.id, change),
      );
    },
  }),
  route(calls.moveView, {
    handler: ({ platform, site, owner, params, body }) =>
      changeViews(platform, site, whose(owner, body), undefined, (stored) =>
        moveView(stored, params.id, body.to),
      ),
  }),
  route(calls.deleteView, {
    handler: ({ platform, site, owner, params, query }) =>
      changeViews(platform, site, whose(owner, query), undefined, (stored) => removeView(stored, params.id)),
  }),
];
