import { useEffect, useRef } from 'react';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { FrameDom } from './frame-dom.ts';
import { scrollToSee } from './see-all.ts';

/** Pixels of a block on the pane that are enough to see it. */
const SEEN = 48;
/** Pixels of the pane above a new block, for its tools, and below it. */
const ABOVE = 56;
const BELOW = 24;
/** Milliseconds until the panel and a block that was just added have been laid out. */
const LAID_OUT = 60;

/**
 * Keeps what is selected in sight: something new is shown whole, what was there before is scrolled to where it is out of
 * sight. It jumps, as the frame shows every change at once, so that nothing moves for those who asked for less motion.
 * `sight` is the height of the frame's viewport.
 */
export function useShownSelection(dom: FrameDom, scale: number, sight: number): void {
  const store = useEditorStore();
  const [first] = useEditor((state) => state.selection.blocks);
  const section = useEditor((state) => state.selection.section);
  const device = useEditor((state) => state.device);
  const known = useRef<ReadonlySet<string> | null>(null);
  const chosen = first ?? section;
  // Another layout moves the block too.
  const shown = chosen === null ? '' : `${device} ${chosen}`;
  useEffect(() => {
    const { document: page } = store.getState();
    const before = known.current;
    known.current = idsOf(page);
    if (chosen === null || shown === '') return undefined;
    const isNew = before !== null && !before.has(chosen);
    const timer = setTimeout(() => {
      const { blocks } = store.getState().selection;
      const ids = isNew && blocks.length > 0 ? blocks : [chosen];
      const elements = ids.flatMap((id) => dom.blockElement(id) ?? dom.sectionElement(id) ?? []);
      if (isNew) seeWhole(dom, elements, scale, sight);
      else if (first !== undefined) seePart(elements[0], scale, sight);
    }, LAID_OUT);
    return () => clearTimeout(timer);
    // Another zoom, or less height beside a sheet, may leave it out of sight.
  }, [dom, store, first, chosen, shown, scale, sight]);
}

function seeWhole(dom: FrameDom, elements: readonly HTMLElement[], scale: number, sight: number): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const by = scrollToSee({ top, bottom }, sight, { above: ABOVE / scale, below: BELOW / scale });
  if (by !== 0) dom.document.defaultView?.scrollBy({ top: by, behavior: 'instant' });
}

function seePart(element: HTMLElement | undefined, scale: number, sight: number): void {
  if (element === undefined) return;
  const { top, bottom } = element.getBoundingClientRect();
  const seen = SEEN / scale;
  if (bottom < seen || top > sight - seen) element.scrollIntoView({ block: 'center' });
}

const idsOf = ({ sections }: PageDocument): ReadonlySet<string> =>
  new Set(sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
