import { useEffect, useState } from 'react';
import type { BlockSource } from '../canvas/block-source.ts';
import { canvasDocument } from '../panel/canvas-colors.ts';
import { useEditorStore } from '../use-editor.ts';
import { type MeasuredText, measureTexts } from './measure-contrast.ts';

type Measured = ReadonlyMap<string, readonly MeasuredText[]>;

/** Milliseconds after the last change: the canvas has shown it, and measuring does not slow down typing. */
const AFTER_CHANGE = 200;
/** Blocks of a section that are measured. */
const MAX_BLOCKS = 60;

/**
 * The texts of a section's blocks, or of one of them, as the canvas shows them, by the ids of the blocks; empty until they
 * are measured.
 */
export function useMeasured(sectionId: string, blockId: string | null, source: BlockSource): Measured {
  const store = useEditorStore();
  const [measured, setMeasured] = useState<Measured>(new Map());
  useEffect(() => {
    let timer = 0;
    const measure = () => {
      const blocks = store.section(sectionId)?.blocks.slice(0, MAX_BLOCKS) ?? [];
      setMeasured(measureBlocks(sectionId, blockId === null ? blocks.map(({ id }) => id) : [blockId]));
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(measure, AFTER_CHANGE);
    };
    later();
    const ends = [store.subscribe(later), source.subscribe(later)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [store, source, sectionId, blockId]);
  return measured;
}

function measureBlocks(sectionId: string, blockIds: readonly string[]): Measured {
  const section = inCanvas(`[data-section-id="${CSS.escape(sectionId)}"]`);
  if (section === null) return new Map();
  return new Map(
    blockIds.flatMap((id) => {
      const block = inCanvas(`[data-block-id="${CSS.escape(id)}"]`);
      return block === null ? [] : [[id, measureTexts(block, section)] as const];
    }),
  );
}

const inCanvas = (selector: string): HTMLElement | null =>
  canvasDocument()?.querySelector<HTMLElement>(selector) ?? null;
