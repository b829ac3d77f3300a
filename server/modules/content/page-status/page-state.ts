import type { PageState } from '@vitrine/contracts/page-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { selectDraftedRow } from '../drafts/repository.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { selectStatusDetails } from './repository.ts';

const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

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
    publishedOn: timeOf(page.publishedOn),
    publishOn: timeOf(page.publishOn),
    scheduledBy,
    problem:
      problem === null || failedOn === null ? null : { kind: problem, on: new Date(failedOn).toISOString() },
    changed: changedOn === null ? null : { by: changedBy, on: new Date(changedOn).toISOString() },
  });
}
