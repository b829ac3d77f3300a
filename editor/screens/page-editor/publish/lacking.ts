import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { typeName } from '../block-names.ts';
import type { EditorStore } from '../editor-store.ts';

/** Something that keeps a page from being published. */
export interface Lacking {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** Selects it on the canvas; null for what is set in the page's settings. */
  readonly select: (() => void) | null;
}

const SECTION = 'section:';

/** What the server names by the ids of blocks, `section:` with those of sections, and `seo.imageId`; others are left out. */
export function lackingOf(store: EditorStore, fields: Readonly<Record<string, string>>): readonly Lacking[] {
  const { sections } = store.getState().document;
  return Object.entries(fields).flatMap(([id, lacks]): readonly Lacking[] => {
    const block = store.find(id)?.block;
    if (block !== undefined)
      return [{ id, name: typeName(block.type), words: lacks, select: () => store.selectBlock(id) }];
    if (id === 'seo.imageId') return [{ id, name: words.pageSettings, words: lacks, select: null }];
    const at = sections.findIndex((section) => `${SECTION}${section.id}` === id);
    const section = sections[at];
    if (section === undefined) return [];
    const select = (): void => store.select({ blocks: [], section: section.id });
    return [{ id, name: words.section(at + 1), words: lacks, select }];
  });
}
