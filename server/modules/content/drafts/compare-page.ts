import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { PageOf } from './page-of.ts';
import { selectDraftedPage } from './repository.ts';
import { selectVersionDocument } from './version-repository.ts';

/** The draft of a page and a version of it, or what visitors see now: null while they see nothing. */
export async function comparePage(
  db: Queryable,
  of: PageOf,
  versionId: string | null,
): Promise<
  Result<
    { readonly draft: PageDocument; readonly other: PageDocument | null },
    'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER'
  >
> {
  const found = await selectDraftedPage(db, of);
  if (!found.ok) return found;
  const page = found.value;
  const draft = page.draft ?? page.live ?? emptyDocument;
  if (versionId === null) return ok({ draft, other: page.isEnabled ? (page.live ?? emptyDocument) : null });
  const other = await selectVersionDocument(db, of, versionId);
  return other.ok ? ok({ draft, other: other.value }) : other;
}
