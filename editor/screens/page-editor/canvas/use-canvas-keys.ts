import { describedBlock } from '@vitrine/blocks/block-list.ts';
import { type Areas, moveTogether } from '@vitrine/domain/page/arrange-areas.ts';
import { resizeArea, spokenPlace, spokenSize } from '@vitrine/domain/page/grid.ts';
import { GRID_COLUMNS, type PageDocument, PHONE_COLUMNS } from '@vitrine/domain/page/page-document.ts';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { allBlocks, changeDepth, duplicateSelected, placeBlock, removeSelected } from '../block-actions.ts';
import { spokenBlock } from '../block-names.ts';
import { alignmentKeys, alignSelected, selectMore, selectSection } from '../several-blocks.ts';
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
  /** Moves what is selected in the section of the first block. */
  const startMoving = (): void => {
    const found = first === undefined ? null : store.find(first);
    const { device, isLocked } = store.getState();
    if (found === null || isLocked) return;
    const all = evenAreas(dom, found.section, device);
    const areas = new Map([...all].filter(([id]) => selection.blocks.includes(id)));
    const others = new Map([...all].filter(([id]) => !areas.has(id)));
    previewAreas(dom, found.section, all, device);
    setMoving({ id: found.block.id, areas, others });
    say(words.moveStarted);
    document.querySelector<HTMLElement>('[data-canvas-focus]')?.focus({ preventScroll: true });
  };
  const stopMoving = (isKept: boolean): void => {
    if (moving === null) return;
    setMoving(null);
    const found = store.find(moving.id);
    const together = new Map(moving.areas);
    const area = together.get(moving.id);
    if (found === null || area === undefined) return;
    together.delete(moving.id);
    dom.preview(found.section);
    if (!isKept) {
      say(words.putBack);
      return;
    }
    placeBlock(store, moving.id, { area, together, others: moving.others });
    say(words.putDown(spokenPlace(area)));
  };
  const choose = (by: -1 | 1): void => {
    const blocks = allBlocks(store.getState().document);
    if (blocks.length === 0) return;
    const at = blocks.findIndex(({ id }) => id === first);
    const next = blocks[at === -1 ? (by === 1 ? 0 : blocks.length - 1) : at + by];
    if (next === undefined) return;
    store.selectBlock(next.id);
    dom.blockElement(next.id)?.scrollIntoView({ block: 'nearest' });
    say(`${spokenBlock(next)}, ${words.blockOf(blocks.indexOf(next) + 1, blocks.length)}`);
  };

  const onMoveKey = (event: KeyboardEvent): void => {
    if (moving === null) return;
    const step = steps[event.key];
    const columns = store.getState().device === 'phone' ? PHONE_COLUMNS : GRID_COLUMNS;
    if (step !== undefined) {
      const isResize = event.shiftKey && moving.areas.size === 1;
      const before = moving.areas.get(moving.id);
      const changed =
        isResize && before !== undefined
          ? [
              [
                moving.id,
                resizeArea(before, 'bottom-right', { columns: step[0], rows: step[1] }, columns),
              ] as const,
            ]
          : moveTogether(moving.areas, step[0], step[1], columns);
      const areas = new Map([...moving.areas, ...changed]);
      const area = areas.get(moving.id);
      const section = store.find(moving.id)?.section;
      setMoving({ ...moving, areas });
      if (section !== undefined)
        previewAreas(dom, section, new Map([...moving.others, ...areas]), store.getState().device);
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
    if (event.altKey) return;
    const alignment = event.shiftKey && selection.blocks.length > 1 ? alignmentKeys[key] : undefined;
    const isForward = key === 'ArrowDown' || key === 'ArrowRight';
    if (event.shiftKey && key in steps && first !== undefined) say(selectMore(store, isForward ? 1 : -1));
    else if (key === 'ArrowDown' || key === 'ArrowRight') choose(1);
    else if (key === 'ArrowUp' || key === 'ArrowLeft') choose(-1);
    else if (key === 'Escape') goOut();
    else if (isCommand && key === 'a') say(selectSection(store));
    else if (isLocked) return;
    else if (alignment !== undefined && !isCommand) say(alignSelected(store, alignment));
    else if (isCommand && key === 'd') say(duplicateSelected(store));
    else if (isCommand) return;
    else if (key === 'Enter' && first !== undefined) edit(first);
    else if (key === 'm' && first !== undefined) startMoving();
    else if (key === '/') input.onInsert();
    else if (key === ']' && first !== undefined) changeDepth(store, first, 1);
    else if (key === '[' && first !== undefined) changeDepth(store, first, -1);
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
