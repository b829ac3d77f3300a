import { MAX_STATUS_CHANGES, type PageState, type StatusChange } from '@vitrine/contracts/page-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isoTime } from '../../../platform/iso-time.ts';
import { hasPage, selectDraftedRow } from '../drafts/repository.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { selectStatusChanges, selectStatusDetails } from './repository.ts';

/** A page's status, and what is planned for it. */
export async function pageStateOf(
  db: Queryable,
  of: PageOf,
): Promise<Result<PageState, 'CONTENT_NOT_FOUND'>> {
  const [page, details] = await Promise.all([selectDraftedRow(db, of), selectStatusDetails(db, of)]);
  if (page === null || details === null) return fail('CONTENT_NOT_FOUND');
  const { problem, failedOn, scheduledBy, changedBy, changedOn } = details;
  return ok({
    id: of.pageId,
    status: page.status,
    isHome: page.isHome,
    revision: page.pageRevision,
    draftRevision: page.revision,
    hasChanges: page.hasChanges,
    publishedOn: isoTime(page.publishedOn),
    publishOn: isoTime(page.publishOn),
    scheduledBy,
    problem:
      problem === null || failedOn === null ? null : { kind: problem, on: new Date(failedOn).toISOString() },
    changed: changedOn === null ? null : { by: changedBy, on: new Date(changedOn).toISOString() },
  });
}

/** Who changed a page's status and when, the latest first. */
export async function statusChangesOf(
  db: Queryable,
  of: PageOf,
): Promise<Result<{ readonly changes: StatusChange[] }, 'CONTENT_NOT_FOUND'>> {
  const [isThere, changes] = await Promise.all([
    hasPage(db, of),
    selectStatusChanges(db, of, MAX_STATUS_CHANGES),
  ]);
  if (!isThere) return fail('CONTENT_NOT_FOUND');
  return ok({ changes: changes.map(({ on, ...change }) => ({ ...change, on: new Date(on).toISOString() })) });
}
