import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { canTransition } from '@vitrine/domain/content/content-status.ts';
import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { notificationBarrier } from '../../../platform/notification-barrier.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../../websites/index.ts';
import { checkCollection } from '../check-content.ts';
import { changePartDocument } from '../parts/repository.ts';
import { refuseTransition, saveStatus } from '../page-status/save-status.ts';
import { refuseUndated } from '../refuse-undated.ts';
import { reservedNames } from '../reserved-paths.ts';
import type { DraftRefusal } from './change-draft.ts';
import { deletedFiles } from './deleted-files.ts';
import { showPost } from './show-post.ts';
import { halfMadeBlocks } from './half-made.ts';
import { holdPage } from './leases.ts';
import { openDraft } from './open-draft.ts';
import type { PageEditor, PageOf } from './page-of.ts';
import { changeDraft, type DraftedPage, lockDraftedPage } from './repository.ts';
import { recordVersion } from './versions.ts';

type Refusal = DraftRefusal | 'CONTENT_FIELD_INVALID' | 'DRAFT_INCOMPLETE' | 'STATUS_CHANGE_REFUSED';

/**
 * Shows the draft of a page to visitors, and the page itself if they did not see it, and keeps what is shown as a
 * version. Refused while blocks are half made: `fields` says by a block's id what it lacks; and for an event that visitors
 * do not see, until it has a date: `fields` names `startsAt`. When it resolves, this
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
    const found = await lockDraftedPage(tx, of, { forChange: true });
    if (!found.ok) return found;
    const page = found.value;
    const held = await holdPage(tx, platform, of, editor);
    if (!held.ok) return held;
    const isDone = page.draft === null && page.publishedRevision === revision;
    if (!isDone) {
      if (page.revision !== revision) return fail('STALE_REVISION');
      if (page.isUndated && !page.isEnabled) return refuseUndated();
      const shown = await showDraft(tx, platform, of, {
        page,
        authorId: editor.accountId,
        actorId: editor.accountId,
      });
      if (!shown.ok) return shown;
      if (page.draft !== null)
        await changeDraft(tx, of, {
          document: null,
          baseRevision: null,
          saveKey: null,
          publishedRevision: page.revision,
        });
    }
    return openDraft(tx, of);
  });
  if (published.ok) await notificationBarrier(platform);
  return published;
}

/**
 * Shows what is edited of a locked page to visitors, inside the transaction that has locked website, page and draft, and
 * keeps it as a version of its author. What was planned is over with it. The draft's own row stays as it is.
 */
export async function showDraft(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  {
    page,
    authorId,
    actorId,
  }: {
    readonly page: DraftedPage;
    readonly authorId: string | null;
    /** Who changes its status by it; null: the clock. */
    readonly actorId: string | null;
  },
): Promise<Result<void, 'CONTENT_NOT_FOUND' | 'DRAFT_INCOMPLETE' | 'STATUS_CHANGE_REFUSED'>> {
  if (!page.isEnabled && !canTransition(page.status, 'published'))
    return refuseTransition(page.status, 'published');
  const document = page.draft ?? page.live ?? emptyDocument;
  const checked = await checkDocument(tx, platform, of, document);
  if (!checked.ok) return checked;
  const isShown = page.hasChanges || !page.isEnabled;
  if (isShown || page.publishOn !== null) {
    const updatedOn = new Date(platform.clock.now());
    if (!(await showDocument(tx, platform, of, page, { document, updatedOn, actorId })))
      return fail('CONTENT_NOT_FOUND');
  }
  if (isShown) {
    await recordVersion(tx, platform, of, { page, document, authorId });
    await bumpRevision(tx, of.websiteId);
  }
  return ok(undefined);
}

/** Makes a document what visitors see of a page, or of a part of the website; false when it is gone. */
function showDocument(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  { kind, status, hasChanges }: DraftedPage,
  {
    document,
    updatedOn,
    actorId,
  }: { readonly document: PageDocument; readonly updatedOn: Date; readonly actorId: string | null },
): Promise<boolean> {
  if (kind === 'post')
    return showPost(tx, platform, of, { document: hasChanges ? document : null, status, actorId });
  if (kind !== 'page') return changePartDocument(tx, of.websiteId, of.pageId, { document, updatedOn });
  const change = hasChanges ? { document, updatedOn } : { updatedOn };
  return saveStatus(tx, platform, of, { from: status, to: { status: 'published' }, actorId, change });
}

/** Whether a document may be shown: nothing of it is half made, and no file that it shows was deleted. */
async function checkDocument(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  document: PageDocument,
): Promise<Result<void, 'DRAFT_INCOMPLETE'>> {
  // Which files a block needs depends on neither month nor time zone.
  const page = { month: null, now: platform.clock.now(), timeZone: 'UTC' };
  const problems = [
    ...(await halfMadeBlocks(tx, of.websiteId, document, page)),
    ...(await deletedFiles(tx, of, document)),
  ];
  // By entries, since a block may be called `__proto__`.
  if (problems.length > 0) return fail('DRAFT_INCOMPLETE', { fields: Object.fromEntries(problems) });
  const checked = checkCollection({ document }, reservedNames(platform));
  if (checked.ok) return ok(undefined);
  return fail('DRAFT_INCOMPLETE', { fields: checked.error.fields ?? {} });
}
