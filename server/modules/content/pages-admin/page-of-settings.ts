import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DraftRefusal } from '../drafts/change-draft.ts';
import { deleteLease } from '../drafts/lease-repository.ts';
import { holdPage } from '../drafts/leases.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { changeDraft, lockDraftedPage } from '../drafts/repository.ts';
import { selectPage, type StoredPage } from './repository.ts';

/** A page that settings name: no list, no folder, none in the bin; null where there is none. */
export async function findPageOf(db: Queryable, websiteId: string, id: string): Promise<StoredPage | null> {
  const page = await selectPage(db, websiteId, id);
  return page?.kind === 'page' ? page : null;
}

/**
 * Replaces what owners edit of a page: `decide` gets it and returns the new draft, or a failure. Visitors see nothing of
 * it. Errors: PAGE_LOCKED while somebody has the page open in the editor.
 */
export function replaceDraft<Code extends string>(
  platform: Platform,
  of: PageOf,
  accountId: string,
  decide: (current: PageDocument) => Result<PageDocument, Code>,
): Promise<Result<void, Code | Exclude<DraftRefusal, 'STALE_REVISION'>>> {
  return platform.db.transaction(
    async (tx): Promise<Result<void, Code | Exclude<DraftRefusal, 'STALE_REVISION'>>> => {
      const found = await lockDraftedPage(tx, of);
      if (!found.ok) return found;
      const { draft, live, pageRevision } = found.value;
      const decided = decide(draft ?? live ?? emptyDocument);
      if (!decided.ok) return decided;
      const now = platform.clock.now();
      const tab = newId(now);
      const held = await holdPage(tx, platform, of, { accountId, tab });
      if (!held.ok) return held;
      await changeDraft(tx, of, {
        document: decided.value,
        savedBy: accountId,
        savedOn: new Date(now),
        saveKey: null,
        ...(draft === null ? { baseRevision: pageRevision } : {}),
      });
      await deleteLease(tx, of, tab);
      return ok(undefined);
    },
  );
}
