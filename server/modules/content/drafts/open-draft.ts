import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { emptyDocument } from '@vitrine/domain/page/page-document.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { isoTime } from '../../../platform/iso-time.ts';
import type { PageOf } from './page-of.ts';
import { selectDraftedPage } from './repository.ts';

/** What an editor opens: the draft of a page, or what visitors see where there is none. */
export async function openDraft(
  db: Queryable,
  of: PageOf,
): Promise<Result<OpenedDraft, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'>> {
  const found = await selectDraftedPage(db, of);
  if (!found.ok) return found;
  const page = found.value;
  return ok({
    id: of.pageId,
    kind: page.kind,
    title: page.title,
    path: page.isHome ? '/' : `/${page.urlId}`,
    layout: page.layout,
    isPublished: page.isEnabled,
    publishedOn: isoTime(page.publishedOn),
    hasChanges: page.hasChanges,
    revision: page.revision,
    document: page.draft ?? page.live ?? emptyDocument,
  });
}
