import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import { emptyDocument, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { applyOperations } from '@vitrine/domain/page/apply-operation.ts';
import { sharedIds } from '@vitrine/domain/page/shared-sections.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import { storingProblem } from '@vitrine/domain/page/storable-json.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MAX_BLOCKS } from '../check-content.ts';
import { holdPage } from './leases.ts';
import { openDraft } from './open-draft.ts';
import type { PageEditor, PageOf } from './page-of.ts';
import { changeDraft, type DraftedPage, lockDraftedPage } from './repository.ts';
import { selectVersionDocument } from './version-repository.ts';

/** Bytes of a page as JSON. */
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024;

/** What every change of a draft may be refused with. */
export type DraftRefusal = 'CONTENT_NOT_FOUND' | 'PAGE_FROM_NEWER' | 'PAGE_LOCKED' | 'STALE_REVISION';

/** Changes that a tab made, on a revision of the draft. */
export interface DraftSave {
  readonly revision: number;
  /** Names the save. */
  readonly key: string;
  readonly operations: readonly Operation[];
}

/**
 * Applies changes to the draft of a page, all or none; visitors see nothing of it. The key of the last save is answered
 * as that save was. Concurrent saves of a page run one after the other. Returns the draft's revision after it.
 */
export function saveOperations(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  { revision, key, operations }: DraftSave,
): Promise<Result<{ readonly revision: number }, DraftRefusal | 'DRAFT_CHANGE_REFUSED'>> {
  return platform.db.transaction(async (tx) => {
    const found = await lockDraftedPage(tx, of);
    if (!found.ok) return found;
    const page = found.value;
    // Before the lease: what was stored is said to be, also to a tab that has lost the page since.
    if (page.saveKey === key) return ok({ revision: page.revision });
    const held = await holdPage(tx, platform, of, editor);
    if (!held.ok) return held;
    if (page.revision !== revision) return fail('STALE_REVISION');
    const changed = changedDocument(page, operations);
    if (!changed.ok) return changed;
    await changeDraft(tx, of, {
      ...stampOf(platform, editor, page),
      document: changed.value,
      saveKey: key,
    });
    return ok({ revision: revision + 1 });
  });
}

function changedDocument(
  { kind, draft, live }: DraftedPage,
  operations: readonly Operation[],
): Result<PageDocument, 'DRAFT_CHANGE_REFUSED'> {
  const problem = storingProblem(operations);
  if (problem !== null) return refuse(problem);
  const applied = applyOperations(draft ?? live ?? emptyDocument, operations);
  if (!applied.ok) return applied;
  const { document } = applied.value;
  if (kind !== 'page' && sharedIds(document).length > 0)
    return refuse('a shared section stands on pages only.');
  const blocks = document.sections.reduce((sum, section) => sum + section.blocks.length, 0);
  if (blocks > MAX_BLOCKS) return refuse(`a page has at most ${MAX_BLOCKS} blocks.`);
  if (Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_BYTES)
    return refuse('the page would be larger than 4 MB. Move part of it to another page.');
  return ok(document);
}

const refuse = (problem: string) => fail('DRAFT_CHANGE_REFUSED', { params: { problem } });

/** Who changes a draft and when, and what it is begun on. */
function stampOf(platform: Platform, { accountId }: PageEditor, page: DraftedPage) {
  return {
    savedBy: accountId,
    savedOn: new Date(platform.clock.now()),
    ...(page.draft === null ? { baseRevision: page.pageRevision } : {}),
  };
}

/** Discards the draft of a page: what visitors see is edited again. Discarding what is gone already is answered alike. */
export function discardDraft(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  revision: number,
): Promise<Result<OpenedDraft, DraftRefusal>> {
  return platform.db.transaction(async (tx) => {
    const found = await lockDraftedPage(tx, of);
    if (!found.ok) return found;
    const page = found.value;
    const held = await holdPage(tx, platform, of, editor);
    if (!held.ok) return held;
    const isGone = page.draft === null && [page.revision, page.revision - 1].includes(revision);
    if (!isGone) {
      if (page.revision !== revision) return fail('STALE_REVISION');
      await changeDraft(tx, of, { document: null, baseRevision: null, saveKey: null });
    }
    return openDraft(tx, of);
  });
}

/** Makes an earlier version the draft of a page. */
export function restoreVersion(
  platform: Platform,
  of: PageOf,
  editor: PageEditor,
  { revision, versionId }: { readonly revision: number; readonly versionId: string },
): Promise<Result<OpenedDraft, DraftRefusal>> {
  return platform.db.transaction(async (tx) => {
    const found = await lockDraftedPage(tx, of);
    if (!found.ok) return found;
    const page = found.value;
    const document = await selectVersionDocument(tx, of, versionId);
    if (!document.ok) return document;
    const held = await holdPage(tx, platform, of, editor);
    if (!held.ok) return held;
    if (page.revision !== revision) return fail('STALE_REVISION');
    await changeDraft(tx, of, {
      ...stampOf(platform, editor, page),
      document: document.value,
      saveKey: null,
    });
    return openDraft(tx, of);
  });
}
