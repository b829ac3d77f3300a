import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { Areas } from '@vitrine/domain/page/arrange-areas.ts';
import { nextUnder, pileOf } from '@vitrine/domain/page/blocks-under.ts';
import { resizeArea, spokenPlace, spokenSize } from '@vitrine/domain/page/grid.ts';
import { moveGroups } from '@vitrine/domain/page/move-groups.ts';
import { nextStop } from '@vitrine/domain/page/stops.ts';
import { GRID_COLUMNS, type PageDocument, PHONE_COLUMNS } from '@vitrine/domain/page/page-document.ts';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { allBlocks, changeDepth, duplicateSelected, placeBlock, removeSelected } from '../block-actions.ts';
import { spokenBlock } from '../block-names.ts';
import {
  alignmentKeys,
  alignSelected,
  distributeSelected,
  distributionKeys,
  selectMore,
  selectSection,
} from '../several-blocks.ts';
import { copySelected, pasteCopied, pasteText } from '../clipboard.ts';
import { sectionWords } from '../shared/section-words.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { FrameDom } from './frame-dom.ts';
import { evenAreas, previewAreas } from './even-rows.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** Cells by which an arrow key moves or resizes. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keys of the canvas. Arrow keys choose the next block, Enter edits it, M moves it (arrow keys, Shift to resize, Enter
 * puts it down, Escape puts it back). Every move is spoken.
 */
export function useCanvasKeys(input: {
  readonly dom: FrameDom;
  readonly title: string;
  readonly say: (sentence: string) => void;
  /** What is typed while a text is about to open. */
  readonly ahead: TypedAhead;
  readonly onInsert: () => void;
  readonly onPanel: () => void;
}) {
  const { dom, say } = input;
  const store = useEditorStore();
  const selection = useEditor((state) => state.selection);
  const [moving, setMoving] = useState<{
    readonly id: string;
    /** What is moved, by section. */
    readonly groups: readonly Areas[];
    /** Of the block and those that are moved with it, by their ids. */
    readonly areas: Areas;
    readonly others: Areas;
  } | null>(null);
  const label = useEditor(({ settled }) => labelOf(settled, selection, input.title));
  const [first] = selection.blocks;

  const edit = (id: string): void => {
    const type = store.find(id)?.block.type;
    if (type !== undefined && describedBlock(type)?.inPlace !== undefined) store.edit(id);
    else input.onPanel();
  };
  /** Moves what is selected, each block in its own section. */
  const startMoving = (): void => {
    const { device, document: page, isLocked } = store.getState();
    if (first === undefined || store.find(first) === null || isLocked) return;
    const chosen = new Set(selection.blocks);
    const groups = page.sections
      .filter(({ blocks }) => blocks.some(({ id }) => chosen.has(id)))
      .map((section) => {
        const all = evenAreas(dom, section, device);
        previewAreas(dom, section, all, device);
        return all;
      });
    const areas = groups.map((all) => new Map([...all].filter(([id]) => chosen.has(id))));
    const others = new Map(groups.flatMap((all) => [...all].filter(([id]) => !chosen.has(id))));
    setMoving({ id: first, groups: areas, areas: new Map(areas.flatMap((own) => [...own])), others });
    say(words.moveStarted);
    document.querySelector<HTMLElement>('[data-canvas-focus]')?.focus({ preventScroll: true });
  };
  /** The sections in which something is moved. */
  const movedSections = () =>
    store.getState().document.sections.filter(({ blocks }) => blocks.some(({ id }) => moving?.areas.has(id)));
  const stopMoving = (isKept: boolean): void => {
    if (moving === null) return;
    setMoving(null);
    const together = new Map(moving.areas);
    const area = together.get(moving.id);
    for (const section of movedSections()) dom.preview(section);
    if (area === undefined || store.find(moving.id) === null) return;
    together.delete(moving.id);
    if (!isKept) {
      say(words.putBack);
      return;
    }
    placeBlock(store, moving.id, { area, together, others: moving.others });
    say(words.putDown(spokenPlace(area)));
  };
  const choose = (by: -1 | 1): void => {
    const { document: page } = store.getState();
    const next = nextStop(page, { block: first, section: selection.section }, by);
    if (next === null) return;
    if (next.kind === 'section') {
      store.select({ blocks: [], section: next.id });
      dom.sectionElement(next.id)?.scrollIntoView({ block: 'nearest' });
      const index = page.sections.findIndex(({ id }) => id === next.id);
      say(`${sectionWords(next.section, index)}, ${words.sectionOf(index + 1, page.sections.length)}`);
      return;
    }
    const blocks = allBlocks(page);
    store.selectBlock(next.id);
    dom.blockElement(next.id)?.scrollIntoView({ block: 'nearest' });
    say(`${spokenBlock(next.block)}, ${words.blockOf(blocks.indexOf(next.block) + 1, blocks.length)}`);
  };
  /** The next block under the selected one, or over it after the lowest. */
  const chooseUnder = (): void => {
    const found = first === undefined ? null : store.find(first);
    if (found === null) return;
    const areas = evenAreas(dom, found.section, store.getState().device);
    const pile = pileOf(found.section.blocks, found.block.id, ({ id }) => areas.get(id));
    const next = nextUnder(pile, found.block.id);
    const under = next === null || next === found.block.id ? null : store.find(next);
    if (under === null) {
      say(pageCanvas.nothingUnder);
      return;
    }
    store.selectBlock(under.block.id);
    say(`${spokenBlock(under.block)}, ${pageCanvas.layerOf(pile.indexOf(under.block.id) + 1, pile.length)}`);
  };

  const onMoveKey = (event: KeyboardEvent): void => {
    if (moving === null) return;
    const step = steps[event.key];
    const { device } = store.getState();
    const columns = device === 'phone' ? PHONE_COLUMNS : GRID_COLUMNS;
    if (step !== undefined) {
      const isResize = event.shiftKey && moving.areas.size === 1;
      const before = moving.areas.get(moving.id);
      const areas =
        isResize && before !== undefined
          ? new Map([
              [
                moving.id,
                resizeArea(before, 'bottom-right', { columns: step[0], rows: step[1] }, columns),
              ] as const,
            ])
          : moveGroups(moving.groups, step[0], step[1], columns);
      const area = areas.get(moving.id);
      const groups = moving.groups.map(
        (own) => new Map([...own.keys()].flatMap((id) => [[id, areas.get(id)] as const].filter(isKnown))),
      );
      setMoving({ ...moving, groups, areas });
      const shown = new Map([...moving.others, ...areas]);
      for (const section of movedSections()) previewAreas(dom, section, shown, device);
      if (area !== undefined) say(isResize ? spokenSize(area) : words.movedTo(spokenPlace(area)));
    } else if (event.key === 'Enter' || event.key === ' ') stopMoving(true);
    else if (event.key === 'Escape') stopMoving(false);
    else if (event.key === 'Tab') {
      stopMoving(true);
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { isLocked, editing } = store.getState();
    if (editing !== null) {
      // Text is about to have the focus.
      if (input.ahead.take(editing, event.nativeEvent)) event.preventDefault();
      return;
    }
    if (moving !== null) {
      onMoveKey(event);
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (event.altKey) {
      if (key !== 'ArrowDown' || first === undefined) return;
      chooseUnder();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const alignment = event.shiftKey && selection.blocks.length > 1 ? alignmentKeys[key] : undefined;
    const distribution = event.shiftKey && selection.blocks.length > 1 ? distributionKeys[key] : undefined;
    const isForward = key === 'ArrowDown' || key === 'ArrowRight';
    if (event.shiftKey && key in steps && first !== undefined) say(selectMore(store, isForward ? 1 : -1));
    else if (key === 'ArrowDown' || key === 'ArrowRight') choose(1);
    else if (key === 'ArrowUp' || key === 'ArrowLeft') choose(-1);
    else if (key === 'Escape') goOut();
    else if (isCommand && key === 'a') say(selectSection(store));
    else if (isLocked) return;
    else if (alignment !== undefined && !isCommand) say(alignSelected(store, alignment));
    else if (distribution !== undefined && !isCommand) say(distributeSelected(store, distribution));
    else if (isCommand && key === 'd') say(duplicateSelected(store));
    else if (isCommand) return;
    else if (key === 'Enter' && first !== undefined) edit(first);
    else if (key === 'Enter' && selection.section !== null) input.onPanel();
    else if (key === 'm' && first !== undefined) startMoving();
    else if (key === '/') input.onInsert();
    else if (key === ']' && first !== undefined) say(changeDepth(store, first, 1));
    else if (key === '[' && first !== undefined) say(changeDepth(store, first, -1));
    else if ((key === 'Delete' || key === 'Backspace') && (first !== undefined || selection.section !== null))
      say(removeSelected(store));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const goOut = (): void => {
    const section = first === undefined ? null : (store.find(first)?.section.id ?? null);
    store.select({ blocks: [], section });
    const { document } = store.getState();
    const index = document.sections.findIndex(({ id }) => id === section);
    const chosen = document.sections[index];
    say(chosen === undefined ? words.nothingSelected : sectionWords(chosen, index));
  };

  return {
    label,
    roleDescription: first === undefined ? undefined : 'block',
    moving,
    edit,
    startMoving,
    onKeyDown,
    onCopy: (event: ClipboardEvent) => {
      const isSection = store.getState().selection.section !== null;
      if (copySelected(store, event) && isSection) say(pageCanvas.sectionCopied);
    },
    onCut: (event: ClipboardEvent) => {
      if (copySelected(store, event)) say(removeSelected(store));
    },
    onPaste: (event: ClipboardEvent) => {
      const { editing } = store.getState();
      if (editing !== null) {
        event.preventDefault();
        input.ahead.add(editing, event.clipboardData.getData('text/plain'));
        return;
      }
      const said = pasteCopied(store, event) ?? pasteText(store, event);
      if (said !== null) say(said);
    },
  };
}

const isKnown = <T>(entry: readonly [string, T | undefined]): entry is readonly [string, T] =>
  entry[1] !== undefined;

function labelOf(
  document: PageDocument,
  selection: { readonly blocks: readonly string[]; readonly section: string | null },
  title: string,
): string {
  const blocks = allBlocks(document);
  const [first] = selection.blocks;
  const at = blocks.findIndex(({ id }) => id === first);
  const block = blocks[at];
  if (selection.blocks.length > 1) return words.several(String, selection.blocks.length);
  if (block !== undefined) return `${spokenBlock(block)}, ${words.blockOf(at + 1, blocks.length)}`;
  const index = document.sections.findIndex(({ id }) => id === selection.section);
  const section = document.sections[index];
  return section === undefined ? words.canvas(title) : sectionWords(section, index);
}
