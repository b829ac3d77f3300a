import type { SharedSection } from '@vitrine/contracts/parts.ts';
import type { SavedSection } from '@vitrine/contracts/saved-sections.ts';
import { copySection } from '@vitrine/domain/page/copy-blocks.ts';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { detachOperations, referenceTo, shareOperations } from '@vitrine/domain/page/shared-sections.ts';
import { tidyDocument } from '@vitrine/domain/page/tidy-document.ts';
import { client, queryClient, updateCache } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { addReadySection, newId } from '../block-actions.ts';
import type { EditorStore } from '../editor-store.ts';
import { fetchPartBlocks, PARTS_KEY } from './use-parts.ts';

export const SAVED_KEY = ['saved-sections'];

/** Adds a shared section that is a copy of this one. Throws what its call throws. */
export async function createPart(section: PageSection, name: string): Promise<SharedSection> {
  const part = await client.call('POST', '/api/admin/parts', { body: { name, section } });
  // Its name is known before a page shows it.
  const { parts } = await client.call('GET', '/api/admin/parts');
  updateCache<{ parts: readonly SharedSection[] }>(PARTS_KEY, () => ({ parts }));
  return part;
}

/** Puts a shared section where its own one stands. Returns what is said. */
export function replaceByShared(store: EditorStore, id: string, part: SharedSection): string {
  if (store.section(id) === null) return text.shareChanged;
  const refused = store.change(shareOperations(store.getState().document, id, part.id), {
    label: text.shareStep,
    select: { blocks: [], section: id },
  });
  return refused ?? text.shared(part.name);
}

/** Makes a shared section one of this page alone. Returns what is said; throws what its call throws. */
export async function detachSection(store: EditorStore, id: string, partId: string): Promise<string> {
  const { document: part } = await fetchPartBlocks(partId);
  const operations = detachOperations(store.getState().document, id, tidyDocument(part), newId);
  const refused = store.change(operations, {
    label: text.detachStep,
    select: { blocks: [], section: operations.length > 1 ? id : null },
  });
  return refused ?? text.detached;
}

/** Adds a shared section below what is selected. Returns its id and what is said. */
export function addShared(store: EditorStore, { id, name }: SharedSection): [string, string] {
  const section: PageSection = { ...referenceTo(id), id: newId() };
  return [section.id, addReadySection(store, name, section)];
}

/** Adds a copy of a saved section below what is selected. Returns its id and what is said. */
export function addSaved(store: EditorStore, { name, section }: SavedSection): [string, string] {
  const copy = copySection(section, newId);
  return [copy.id, addReadySection(store, name, copy)];
}

/** Keeps a copy of a section in the list of sections. Returns what is said; throws what its call throws. */
export async function saveSection(section: PageSection, name: string): Promise<string> {
  const saved = await client.call('POST', '/api/admin/saved-sections', { body: { name, section } });
  await queryClient.invalidateQueries({ queryKey: SAVED_KEY });
  return text.saved(saved.name);
}
