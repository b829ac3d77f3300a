import type { PageVersion } from '@vitrine/contracts/page-drafts.ts';
import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { summariseChanges } from '@vitrine/domain/page/summarise-changes.ts';
import { versionsToDrop } from '@vitrine/domain/page/thin-versions.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from './page-of.ts';
import { type DraftedPage, hasPage } from './repository.ts';
import { deleteVersions, insertVersion, selectVersions } from './version-repository.ts';

/** The summary of what a page was before its first draft was published. */
const ORIGINAL = 'The page before it was first edited';

/** The versions of a page that were published, the latest first. */
export async function listVersions(
  platform: Platform,
  of: PageOf,
): Promise<Result<{ readonly versions: PageVersion[] }, 'CONTENT_NOT_FOUND'>> {
  if (!(await hasPage(platform.db, of))) return fail('CONTENT_NOT_FOUND');
  const versions = await selectVersions(platform.db, of);
  return ok({
    versions: versions.map(({ id, publishedOn, author, summary }) => ({
      id,
      publishedOn: new Date(publishedOn).toISOString(),
      author,
      summary,
    })),
  });
}

/**
 * Keeps what is published as a version, inside the transaction that publishes it, and gives up versions that are too
 * many. With the first one, what visitors saw before is kept too, so that it can be restored.
 */
export async function recordVersion(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  {
    page,
    document,
    authorId,
  }: { readonly page: DraftedPage; readonly document: PageDocument; readonly authorId: string | null },
): Promise<void> {
  const now = platform.clock.now();
  if (page.publishedOn === null && page.isEnabled && page.live !== null && page.live.sections.length > 0) {
    await insertVersion(tx, of, {
      id: newId(now),
      document: page.live,
      authorId: null,
      summary: ORIGINAL,
      publishedOn: new Date(page.pageUpdatedOn),
    });
  }
  const summary = summariseChanges(page.live ?? emptyDocument, document);
  await insertVersion(tx, of, { id: newId(now), document, authorId, summary, publishedOn: new Date(now) });
  await deleteVersions(tx, of, versionsToDrop(await selectVersions(tx, of), now));
}
