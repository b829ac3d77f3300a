import type { AnswerOf, FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/pages.ts';
import { type ListedPage, MAX_PAGES } from '@vitrine/contracts/pages.ts';
import { parentProblem } from '@vitrine/domain/content/page-places.ts';
import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Poller } from '../../../platform/scheduler.ts';
import { bumpRevision, lockWebsite, type Site } from '../../websites/index.ts';
import { pageLimit } from './add-page.ts';
import { removeEndedPreviews } from '../drafts/preview-links.ts';
import { changePage, type SeenPage } from './change-page.ts';
import { freePageUrlId } from './free-page-address.ts';
import { isHomePage, withDraft } from './listed-pages.ts';
import {
  eraseDeleted,
  hasItems,
  lockDeleted,
  saveDeleted,
  saveRestored,
  selectDeleted,
  selectPages,
  type StoredPage,
  storedPage,
} from './repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Pages erased per transaction. */
const BATCH = 50;

/**
 * Moves a page to the bin, where nobody sees it. One that contains pages or items stays; the pictures that were removed
 * from a gallery do not hold it.
 */
export function deletePageOf(
  platform: Platform,
  site: Site,
  seen: SeenPage,
): Promise<Result<null, FailureOf<typeof calls.deletePage>>> {
  const { websiteId } = site;
  return changePage<null, 'PAGE_IS_HOME' | 'COLLECTION_NOT_EMPTY'>(platform, site, seen, async (tx, page) => {
    if (isHomePage(site, page)) return fail('PAGE_IS_HOME');
    const pages = await selectPages(tx, websiteId);
    const isHeld = await hasItems(tx, websiteId, page.id, { orInBin: page.kind !== 'gallery' });
    if (isHeld || pages.some(({ parentId }) => parentId === page.id)) return fail('COLLECTION_NOT_EMPTY');
    await saveDeleted(tx, websiteId, page.id, new Date(platform.clock.now()));
    return ok(null);
  });
}

/** The pages in the bin, the latest first. */
export async function listDeletedOf(
  platform: Platform,
  { websiteId }: Site,
): Promise<AnswerOf<typeof calls.listDeletedPages.answer>> {
  const pages = await selectDeleted(platform.db, websiteId);
  return {
    pages: pages.map(({ id, title, urlId, deletedOn }) => ({
      id,
      title,
      path: `/${urlId}`,
      deletedOn: deletedOn.toISOString(),
    })),
  };
}

/**
 * Takes a page out of the bin, at its place and address. Where the address is taken by now, it gets a free one beside it;
 * where what it was in is gone, it is at the top.
 */
export async function restorePageOf(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<ListedPage, FailureOf<typeof calls.restorePage>>> {
  const { websiteId } = site;
  const restored = await platform.db.transaction(
    async (tx): Promise<Result<StoredPage, FailureOf<typeof calls.restorePage>>> => {
      await lockWebsite(tx, websiteId);
      const deleted = await lockDeleted(tx, websiteId, id);
      if (deleted === null) return fail('CONTENT_NOT_FOUND');
      const pages = await selectPages(tx, websiteId);
      if (pages.length >= MAX_PAGES) return pageLimit();
      const isPlaced = parentProblem(pages, id, deleted.parentId) === null;
      await saveRestored(tx, websiteId, id, {
        urlId: freePageUrlId(platform, pages, deleted.kind, deleted.urlId),
        parentId: isPlaced ? deleted.parentId : null,
        updatedOn: new Date(platform.clock.now()),
      });
      await bumpRevision(tx, websiteId);
      return ok(await storedPage(tx, websiteId, id));
    },
  );
  return restored.ok ? ok(await withDraft(platform, site, restored.value)) : restored;
}

/** Erases pages that have been in the bin since before `deletedBefore`. Every server may run it. Returns how many. */
export async function emptyPageBin(platform: Platform, deletedBefore: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const batch = await platform.db.transaction((tx) => eraseDeleted(tx, deletedBefore, BATCH));
    erased += batch;
    if (batch < BATCH) return erased;
  }
}

/** Erases pages that have been in the bin for longer than they are kept, and the preview links that have ended. */
export const pageBinPoller = (platform: Platform): Poller => ({
  name: 'page-bin',
  every: INTERVAL,
  run: async () => {
    const erased = await emptyPageBin(platform, new Date(platform.clock.now() - DAYS_IN_BIN * DAY));
    return erased + (await removeEndedPreviews(platform));
  },
});
