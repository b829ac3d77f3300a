import { changeDraft, copyDraft, lockDraftedPage } from '../drafts/repository.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/pages.ts';
import { type ListedPage, MAX_PAGE_TITLE, MAX_PAGES } from '@vitrine/contracts/pages.ts';
import { urlIdFrom } from '@vitrine/domain/content/url-id.ts';
import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { copyOfPage } from '@vitrine/domain/text/en/admin.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { bumpRevision, lockWebsite, type Site } from '../../websites/index.ts';
import { withAddressConflict } from '../address-conflict.ts';
import { placedIn } from '../placed-in.ts';
import { insertCollection } from '../repository.ts';
import { freePageUrlId } from './free-page-address.ts';
import { listedPage, withDraft } from './listed-pages.ts';
import { insertCopy, lockPage, saveLevel, selectPages, type StoredPage, storedPage } from './repository.ts';

/** Characters of a title that its copy keeps. */
const MOST_COPIED = MAX_PAGE_TITLE - fillText(copyOfPage, { title: '' }).length;

/** Refuses one page more than a website may have. */
export const pageLimit = () => fail('PAGE_LIMIT', { params: { most: MAX_PAGES } });

type Stored<Call> = Promise<Result<StoredPage, FailureOf<Call>>>;

/** A page or gallery to be added. */
interface AddedPage {
  readonly kind?: 'page' | 'gallery';
  readonly title: string;
  /** Its address, which the caller has checked; without it one is made from the title. */
  readonly urlId?: string | undefined;
  readonly parentId: string | null;
  /** Blocks it begins with, as a draft of this account; without it the page is empty. */
  readonly draft?: { readonly document: PageDocument; readonly savedBy: string };
  /** Whether search engines are asked to leave it out. */
  readonly isHidden?: boolean;
}

/**
 * Adds a page that visitors do not see yet, as the last one of its level, at an address made from its title. A gallery is
 * seen at once, as all lists are.
 */
export async function addPage(
  platform: Platform,
  site: Site,
  { kind = 'page', title, urlId, parentId, draft, isHidden = false }: AddedPage,
): Promise<Result<ListedPage, FailureOf<typeof calls.createPage>>> {
  const { websiteId } = site;
  const made = await withAddressConflict(urlId ?? title, () =>
    platform.db.transaction(async (tx): Stored<typeof calls.createPage> => {
      await lockWebsite(tx, websiteId);
      const pages = await selectPages(tx, websiteId);
      if (pages.length >= MAX_PAGES) return pageLimit();
      const id = newId(platform.clock.now());
      const placed = placedIn(pages, id, parentId);
      if (!placed.ok) return placed;
      const siblings = pages.filter((page) => page.parentId === parentId);
      await insertCollection(tx, websiteId, {
        id,
        kind,
        urlId: urlId ?? freePageUrlId(platform, pages, kind, urlIdFrom(title, kind)),
        title,
        description: '',
        document: kind === 'page' ? emptyDocument : null,
        listing: {},
        enabled: kind !== 'page',
        typeName: '',
        parentId,
        position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
        folderBehavior: null,
        ordering: 'user-orderable',
        layout: '',
        mainImageId: null,
        seo: isHidden ? { hidden: true } : {},
        updatedOn: new Date(platform.clock.now()),
      });
      if (draft !== undefined) await startDraft(platform, tx, { websiteId, pageId: id }, draft);
      await bumpRevision(tx, websiteId);
      return ok(await storedPage(tx, websiteId, id));
    }),
  );
  return made.ok ? ok(listedPage(site, made.value, draft !== undefined)) : made;
}

/** Gives a page that was just added its first draft. */
async function startDraft(
  platform: Platform,
  tx: Queryable,
  of: PageOf,
  { document, savedBy }: NonNullable<AddedPage['draft']>,
): Promise<void> {
  await lockDraftedPage(tx, of);
  const savedOn = new Date(platform.clock.now());
  await changeDraft(tx, of, { document, baseRevision: 1, savedBy, savedOn, saveKey: null });
}

/** Copies a page, behind it in the tree, as one that visitors do not see yet. Lists and folders are not copied. */
export async function copyPage(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<ListedPage, FailureOf<typeof calls.duplicatePage>>> {
  const { websiteId } = site;
  const made = await withAddressConflict('', () =>
    platform.db.transaction(async (tx): Stored<typeof calls.duplicatePage> => {
      await lockWebsite(tx, websiteId);
      const page = await lockPage(tx, websiteId, id);
      if (page === null || page.kind !== 'page') return fail('CONTENT_NOT_FOUND');
      const pages = await selectPages(tx, websiteId);
      if (pages.length >= MAX_PAGES) return pageLimit();
      const title = fillText(copyOfPage, { title: page.title.slice(0, MOST_COPIED) });
      const urlId = freePageUrlId(platform, pages, 'page', urlIdFrom(title, 'page'));
      const now = platform.clock.now();
      const copyId = newId(now);
      await insertCopy(tx, websiteId, id, { id: copyId, title, urlId, updatedOn: new Date(now) });
      await copyDraft(tx, { websiteId, pageId: id }, { copyId, copyRevision: 1 });
      const siblings = pages.filter(({ parentId }) => parentId === page.parentId).map((one) => one.id);
      await saveLevel(tx, websiteId, siblings.toSpliced(siblings.indexOf(id) + 1, 0, copyId));
      await bumpRevision(tx, websiteId);
      return ok(await storedPage(tx, websiteId, copyId));
    }),
  );
  return made.ok ? ok(await withDraft(platform, site, made.value)) : made;
}
