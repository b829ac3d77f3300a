import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { notificationBarrier } from '../../../platform/notification-barrier.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { checkCollection } from '../check-content.ts';
import { changePartDocument } from '../parts/repository.ts';
import { changeCollection } from '../repository.ts';
import { reservedNames } from '../reserved-paths.ts';
import type { DraftRefusal } from './change-draft.ts';
import { halfMadeBlocks } from './half-made.ts';
import { holdPage } from './leases.ts';
import { emptyDocument, openDraft } from './open-draft.ts';
import type { PageEditor, PageOf } from './page-of.ts';
import { changeDraft, type DraftedPage, lockDraftedPage } from './repository.ts';
import { recordVersion } from './versions.ts';

type Refusal = DraftRefusal | 'DRAFT_INCOMPLETE';

/**
 * Shows the draft of a page to visitors, and the page itself if they did not see it, and keeps what is shown as a
 * version. Refused while blocks are half made: `fields` says by a block's id what it lacks. When it resolves, this
 * process serves the page as it was published. Publishing what is published already is answered alike.
 */
export async function publishDraft(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  revision: number,
): Promise<Result<OpenedDraft, Refusal>> {
  const published = await platform.db.transaction(async (tx): Promise<Result<OpenedDraft, Refusal>> => {
    await lockWebsite(tx, of.websiteId);
    const page = await lockDraftedPage(tx, of, { forChange: true });
    if (page === null) return fail('CONTENT_NOT_FOUND');
    const held = await holdPage(tx, platform, of, editor);
    if (!held.ok) return held;
    const isDone = page.draft === null && page.publishedRevision === revision;
    if (!isDone) {
      if (page.revision !== revision) return fail('STALE_REVISION');
      const shown = await showDraft(tx, platform, of, { page, authorId: editor.accountId });
      if (!shown.ok) return shown;
    }
    return openDraft(tx, of);
  });
  if (published.ok) await notificationBarrier(platform);
  return published;
}

async function showDraft(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  { page, authorId }: { readonly page: DraftedPage; readonly authorId: string },
): Promise<Result<void, 'CONTENT_NOT_FOUND' | 'DRAFT_INCOMPLETE'>> {
  const document = page.draft ?? page.live ?? emptyDocument;
  const checked = await checkDocument(tx, platform, of.websiteId, document);
  if (!checked.ok) return checked;
  if (page.hasChanges || !page.isEnabled) {
    const updatedOn = new Date(platform.clock.now());
    if (!(await showDocument(tx, of, page, { document, updatedOn }))) return fail('CONTENT_NOT_FOUND');
    await recordVersion(tx, platform, of, { page, document, authorId });
    await bumpRevision(tx, of.websiteId);
  }
  if (page.draft !== null)
    await changeDraft(tx, of, {
      document: null,
      baseRevision: null,
      saveKey: null,
      publishedRevision: page.revision,
    });
  return ok(undefined);
}

/** Makes a document what visitors see of a page, or of a part of the website; false when it is gone. */
function showDocument(
  tx: Queryable,
  { websiteId, pageId }: PageOf,
  { kind, hasChanges }: DraftedPage,
  { document, updatedOn }: { readonly document: PageDocument; readonly updatedOn: Date },
): Promise<boolean> {
  if (kind !== 'page') return changePartDocument(tx, websiteId, pageId, { document, updatedOn });
  const change = hasChanges ? { document, enabled: true, updatedOn } : { enabled: true, updatedOn };
  return changeCollection(tx, websiteId, pageId, change, null);
}

/** Whether a document may be shown: nothing of it is half made, and no file that it shows was deleted. */
async function checkDocument(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  document: PageDocument,
): Promise<Result<void, 'DRAFT_INCOMPLETE'>> {
  // Which files a block needs depends on neither month nor time zone.
  const page = { month: null, now: platform.clock.now(), timeZone: 'UTC' };
  const problems = await halfMadeBlocks(tx, websiteId, document, page);
  // By entries, since a block may be called `__proto__`.
  if (problems.size > 0) return fail('DRAFT_INCOMPLETE', { fields: Object.fromEntries(problems) });
  const checked = checkCollection({ document }, reservedNames(platform));
  if (checked.ok) return ok(undefined);
  return fail('DRAFT_INCOMPLETE', { fields: checked.error.fields ?? {} });
}
