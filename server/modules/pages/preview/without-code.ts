import { pageWithoutCode } from '@vitrine/contracts/pages.ts';
import { pageWithoutAnyCode } from '@vitrine/contracts/site-code.ts';
import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { withoutAllCodeBar, withoutCodeBar } from '@vitrine/domain/text/en/admin.ts';
import { sendFailure } from '../../../platform/http/failures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import {
  ALL_PAGES,
  getCollection,
  listItemLinks,
  readDraftDocument,
  readLiveDocument,
} from '../../content/index.ts';
import { itemKinds } from '@vitrine/domain/content/content.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { homeRequest } from '../lookup/find-page.ts';
import { orderOfList } from '../lookup/list-page.ts';
import { type PageRequest, readAddress } from '../lookup/route.ts';
import { collectionPath, structureOf } from '../lookup/structure.ts';
import { inlineStyles, type StyledPage } from '../render/inline-styles.ts';
import { makePage, makePreview, withBar } from '../render/render-page.ts';
import { sendSystemPage } from '../render/send-system-page.ts';
import { barOf } from './preview-bar.ts';
import { quietHeaders, sandboxHeaders } from './sandbox.ts';

/** A page that its own code hides or breaks, without that code. */
export const withoutCodeRoutes: readonly Route[] = [
  route(pageWithoutCode, {
    handler: async ({ platform, reply, site, params: { id: pageId } }) => {
      const { websiteId } = site;
      const [collection, live] = await Promise.all([
        getCollection(platform, websiteId, pageId),
        readLiveDocument(platform, { websiteId, pageId }),
      ]);
      if (collection === null) return sendFailure(reply, { code: 'CONTENT_NOT_FOUND' });
      // What visitors do not see yet is shown as it is edited.
      const shown =
        live.ok || live.error.code !== 'CONTENT_NOT_FOUND'
          ? live
          : await readDraftDocument(platform, websiteId, pageId);
      if (!shown.ok) return sendFailure(reply, shown.error);
      const page = await makePreview(platform, site, collection, {
        document: shown.value ?? emptyDocument,
        bar: barOf(withoutCodeBar),
      });
      reply.headers({ ...quietHeaders, ...sandboxHeaders });
      return sendSystemPage(reply, page);
    },
  }),
  route(pageWithoutAnyCode, {
    handler: async ({ platform, reply, site, params: { place } }) => {
      const request = place === ALL_PAGES ? homeRequest : await firstEntry(platform, site, place);
      const page = request === null ? null : await pageAt(platform, site, request);
      if (page === null) return sendFailure(reply, { code: 'CONTENT_NOT_FOUND' });
      reply.headers({ ...quietHeaders, ...sandboxHeaders });
      return sendSystemPage(reply, page);
    },
  }),
];

const requestOf = (address: string): PageRequest | null => {
  const request = readAddress(address);
  return request === null || 'redirect' in request ? null : request;
};

/** The page of the first entry that visitors see of a list; the list where it has none. Null: there is no such list. */
async function firstEntry(platform: Platform, site: Site, id: string): Promise<PageRequest | null> {
  const list = (await structureOf(platform, site)).byId.get(id);
  if (list === undefined || !itemKinds.has(list.kind)) return null;
  const ids = (await orderOfList(platform, site, list, null)).slice(0, 1);
  const entry = (await listItemLinks(platform, site.websiteId, ids)).get(ids[0] ?? '');
  // A link post leads to another site.
  const path = entry?.fullUrl.startsWith('/') === true ? entry.fullUrl : collectionPath(site, list);
  return requestOf(path);
}

/** Redirects that are followed: a home page that is a folder leads to its first page. */
const MAX_REDIRECTS = 3;

async function pageAt(
  platform: Platform,
  site: Site,
  request: PageRequest,
  redirects = 0,
): Promise<StyledPage | null> {
  const made = await makePage(platform, site, request);
  if (made.kind === 'redirect' && redirects < MAX_REDIRECTS) {
    const next = requestOf(made.location);
    return next === null ? null : pageAt(platform, site, next, redirects + 1);
  }
  if (made.kind !== 'page' || made.stylesheet === null) return null;
  return inlineStyles(withBar(made.html, barOf(withoutAllCodeBar)), made.stylesheet);
}
