import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { inTreeOrder } from '@vitrine/domain/tree/tree.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { draftsOf } from '../drafts/read-drafts.ts';
import { selectPages, type StoredPage } from './repository.ts';

/** Whether a page is what visitors see at the website's own address. */
export const isHomePage = (site: Pick<Site, 'homeCollectionId'>, page: Pick<StoredPage, 'id' | 'urlId'>) =>
  page.id === site.homeCollectionId || page.urlId === '';

/** The address of a page within its website. */
export const pagePath = (
  site: Pick<Site, 'homeCollectionId'>,
  page: Pick<StoredPage, 'id' | 'urlId'>,
): string => (isHomePage(site, page) ? '/' : `/${page.urlId}`);

/** A page as its owner's tree lists it. */
export const listedPage = (site: Site, page: StoredPage, hasDraft: boolean): ListedPage => ({
  id: page.id,
  kind: page.kind,
  title: page.title,
  path: pagePath(site, page),
  parentId: page.parentId,
  isHome: isHomePage(site, page),
  isPublished: page.enabled,
  status: page.status,
  publishOn: page.publishOn?.toISOString() ?? null,
  publishProblem: page.publishProblem,
  hasDraft,
  updatedOn: page.updatedOn.toISOString(),
  revision: page.revision,
});

/** The same of a page that may have a draft. */
export async function withDraft(
  platform: Pick<Platform, 'db'>,
  site: Site,
  page: StoredPage,
): Promise<ListedPage> {
  const drafts = await draftsOf(platform, site.websiteId);
  return listedPage(site, page, drafts.has(page.id));
}

/** The pages of a website in the order of their tree; those of one level by position, then title. */
export async function listPagesOf(
  platform: Pick<Platform, 'db'>,
  site: Site,
): Promise<readonly ListedPage[]> {
  const [pages, drafts] = await Promise.all([
    selectPages(platform.db, site.websiteId),
    draftsOf(platform, site.websiteId),
  ]);
  return inTreeOrder(pages).map((page) => listedPage(site, page, drafts.has(page.id)));
}
