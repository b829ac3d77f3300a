import {
  alignAreas,
  type Alignment,
  type Areas,
  startingPhoneAreas,
} from '@vitrine/domain/page/arrange-areas.ts';
import { distributeAreas } from '@vitrine/domain/page/distribute-areas.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { pageCanvas } from '../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { allBlocks } from './block-actions.ts';
import { spokenBlock } from './block-names.ts';
import type { EditorStore } from './editor-store.ts';

/** Keys that align the selected blocks, with Shift. */
export const alignmentKeys: Readonly<Record<string, Alignment>> = {
  l: 'left',
  c: 'center',
  r: 'right',
  t: 'top',
  m: 'middle',
  b: 'bottom',
};

/** Keys that give the selected blocks equal spaces, with Shift: horizontally, vertically. */
export const distributionKeys: Readonly<Record<string, 'across' | 'down'>> = { h: 'across', v: 'down' };

/** What is selected, as it is spoken: one block by its name, several by their number. */
export function spokenSelection(store: EditorStore): string {
  const { blocks } = store.getState().selection;
  const only = blocks.length === 1 ? store.find(blocks[0] ?? '') : null;
  if (only !== null) return spokenBlock(only.block);
  return blocks.length === 0 ? words.nothingSelected : words.several(String, blocks.length);
}

/**
 * Selects one block more, or one less, in the order in which they are read: all between the first that was selected and
 * the next. Returns what is said.
 */
export function selectMore(store: EditorStore, by: -1 | 1): string {
  const { document, selection } = store.getState();
  const blocks = allBlocks(document);
  const indexOf = (id: string | undefined): number => blocks.findIndex((block) => block.id === id);
  const from = indexOf(selection.blocks[0]);
  const last = indexOf(selection.blocks.at(-1));
  const to = last + by;
  const end = blocks[to];
  if (from === -1 || end === undefined) return spokenSelection(store);
  const between = blocks.slice(Math.min(from, to), Math.max(from, to) + 1);
  const chosen = to < from ? between.toReversed() : between;
  store.select({ blocks: chosen.map(({ id }) => id), section: null });
  return chosen.length === 1 ? spokenBlock(end) : words.selectedMore(spokenBlock(end), String, chosen.length);
}

/** Selects all blocks of the section that is selected or holds what is; else of the first. Returns what is said. */
export function selectSection(store: EditorStore): string {
  const { document, selection } = store.getState();
  const [first] = selection.blocks;
  const section =
    (first === undefined ? null : store.find(first)?.section) ??
    (selection.section === null ? null : store.section(selection.section)) ??
    document.sections[0];
  if (section === undefined || section.blocks.length === 0) return words.nothingSelected;
  store.select({ blocks: section.blocks.map(({ id }) => id), section: null });
  return spokenSelection(store);
}

/**
 * Aligns the selected blocks with each other, as one step: columns across the page, rows within each section, since each
 * has its own. Returns what is said.
 */
export function alignSelected(store: EditorStore, how: Alignment): string {
  const isAcross = how === 'left' || how === 'center' || how === 'right';
  return arrange(store, isAcross, (areas) => alignAreas(areas, how), {
    label: words.alignTo[how],
    done: words.aligned[how],
    already: words.alignedAlready,
  });
}

/**
 * Gives the selected blocks equal spaces, as one step: across the page those of all sections, down it those of each
 * section, of which three are needed. Returns what is said.
 */
export function distributeSelected(store: EditorStore, how: 'across' | 'down'): string {
  const { document, selection } = store.getState();
  const selected = new Set(selection.blocks);
  const counts = document.sections.map(({ blocks }) => blocks.filter(({ id }) => selected.has(id)).length);
  const most = how === 'across' ? selected.size : Math.max(0, ...counts);
  if (most < 3) return pageCanvas.distributeNeeds;
  return arrange(store, how === 'across', (areas) => distributeAreas(areas, how), {
    label: pageCanvas.distributeTo[how],
    done: pageCanvas.distributed[how],
    already: pageCanvas.distributedAlready,
  });
}

/** Arranges the selected blocks: all together where it is across the page, else those of each section. */
function arrange(
  store: EditorStore,
  isAcross: boolean,
  change: (areas: Areas) => Areas,
  said: { readonly label: string; readonly done: string; readonly already: string },
): string {
  const { document, selection, device } = store.getState();
  const selected = new Set(selection.blocks);
  const groups = document.sections.map((section) => {
    const all = areasOf(section, device === 'phone');
    return { section, all, own: new Map([...all].filter(([id]) => selected.has(id))) };
  });
  const changed: Areas = isAcross
    ? change(new Map(groups.flatMap(({ own }) => [...own])))
    : new Map(groups.flatMap(({ own }) => [...change(own)]));
  if (changed.size === 0) return said.already;
  const operations = groups.flatMap(({ section, all }): Operation[] => {
    if (device !== 'phone')
      return section.blocks.flatMap(({ id }) => {
        const place = changed.get(id);
        return place === undefined ? [] : [{ kind: 'place-block', id, layout: { place } }];
      });
    // A section that is arranged for the phone for the first time keeps its other blocks where they are shown.
    if (!section.blocks.some(({ id }) => changed.has(id))) return [];
    return section.blocks.flatMap(({ id }) => {
      const phone = changed.get(id) ?? all.get(id);
      return phone === undefined ? [] : [{ kind: 'place-block', id, layout: { phone } }];
    });
  });
  const refused = store.change(operations, { label: said.label });
  return refused ?? said.done;
}

function areasOf({ blocks }: PageSection, isPhone: boolean): Areas {
  return isPhone ? startingPhoneAreas(blocks) : new Map(blocks.map(({ id, place }) => [id, place]));
}
