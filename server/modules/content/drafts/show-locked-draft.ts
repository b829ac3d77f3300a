import { fail, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from './page-of.ts';
import { showDraft } from './publish-draft.ts';
import { lockDraftedPage } from './repository.ts';

/**
 * Shows what is edited of a post to visitors without taking it from whoever is writing, inside the caller's transaction,
 * which has locked the website. The draft's own row stays as it is, so a tab that is open goes on saving.
 */
export async function showLockedDraft(
  tx: Queryable,
  platform: Platform,
  of: PageOf,
  actorId: string,
): Promise<
  Result<void, 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER' | 'DRAFT_INCOMPLETE' | 'STATUS_CHANGE_REFUSED'>
> {
  const found = await lockDraftedPage(tx, of, { forChange: true });
  if (!found.ok) return found;
  if (found.value.kind !== 'post') return fail('CONTENT_NOT_FOUND');
  return showDraft(tx, platform, of, { page: found.value, authorId: actorId, actorId });
}
