import * as calls from '@vitrine/contracts/page-previews.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { endPreviewLink, endPreviewLinks, listPreviewLinks, makePreviewLink } from './preview-links.ts';

const pageOf = ({ websiteId }: { readonly websiteId: string }, { id }: { readonly id: string }) => ({
  websiteId,
  pageId: id,
});

/** Links to the drafts of pages, for owners. What they show is in the module `pages`. */
export const previewLinkRoutes: readonly Route[] = [
  route(calls.listPreviewLinks, {
    handler: ({ platform, site, params }) => listPreviewLinks(platform, pageOf(site, params)),
  }),
  route(calls.makePreviewLink, {
    handler: async ({ platform, site, owner, params, body }) => {
      const { accountId } = owner;
      const made = await makePreviewLink(platform, pageOf(site, params), { accountId, days: body.days });
      if (!made.ok) return made;
      const { link, secret } = made.value;
      return ok({ link, address: `${site.origin}/_v/preview/${secret}` });
    },
  }),
  route(calls.endPreviewLink, {
    handler: ({ platform, site, params }) => endPreviewLink(platform, pageOf(site, params), params.preview),
  }),
  route(calls.endPreviewLinks, {
    handler: ({ platform, site, params }) => endPreviewLinks(platform, pageOf(site, params)),
  }),
];
