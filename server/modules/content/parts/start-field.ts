import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { isSameJson } from '@vitrine/domain/page/same-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PageOf } from '../drafts/page-of.ts';
import { changeDraft, type DraftedPage, lockDraftedPage } from '../drafts/repository.ts';

/** The key of the draft that a field begins with, in place of a tab's: shorter than those are. */
const STARTED = 'started';

/**
 * Gives a block field a draft to begin with, where it shows nothing and nobody has put anything into it: visitors see
 * nothing of it. One that was begun before and left alone gets what is right now.
 */
export async function startBlockField(platform: Platform, of: PageOf, document: PageDocument): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const found = await lockDraftedPage(tx, of);
    if (!found.ok) return;
    const field = found.value;
    if (!isUntouched(field) || isSameJson(field.draft, document)) return;
    await changeDraft(tx, of, {
      document,
      baseRevision: field.pageRevision,
      savedOn: new Date(platform.clock.now()),
      saveKey: STARTED,
    });
  });
}

function isUntouched({ live, draft, saveKey }: DraftedPage): boolean {
  if (live !== null && live.sections.length > 0) return false;
  return draft === null || draft.sections.length === 0 || saveKey === STARTED;
}
