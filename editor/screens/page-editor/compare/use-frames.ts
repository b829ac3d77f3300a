import type { PageChange } from '@vitrine/domain/page/compare-documents.ts';
import { useCallback, useEffect, useState } from 'react';
import type { CompareFrame } from './compare-frame.ts';

export type Side = 'now' | 'after';
const otherOf = { now: 'after', after: 'now' } as const;

type Frames = Readonly<Record<Side, CompareFrame | null>>;

/** The two frames: marked once they are there, scrolled together, and led to a change. */
export function useFrames(changes: readonly PageChange[]) {
  const [frames, setFrames] = useState<Frames>({ now: null, after: null });
  const put = useCallback(
    (side: Side) => (frame: CompareFrame) => setFrames((before) => ({ ...before, [side]: frame })),
    [],
  );
  useEffect(() => {
    frames.now?.mark(changes);
    frames.after?.mark(changes);
  }, [frames, changes]);
  useEffect(() => scrollTogether(frames), [frames]);

  /** Leads both frames to a change. Returns the side that shows it, where only one does. */
  const lead = useCallback(
    ({ id }: PageChange): Side | null => {
      const shown = (['now', 'after'] as const).filter((side) => frames[side]?.show(id) === true);
      frames.now?.point(id);
      frames.after?.point(id);
      const [only] = shown;
      if (shown.length !== 1 || only === undefined) return null;
      const [one, other] = [frames[only], frames[otherOf[only]]];
      if (one !== null) other?.follow(one);
      return only;
    },
    [frames],
  );
  return { put, lead };
}

/** The frame that somebody scrolls takes the other one along. Returns what ends it. */
function scrollTogether(frames: Frames): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let driver: Side | null = null;
  for (const side of ['now', 'after'] as const) {
    const [frame, other] = [frames[side], frames[otherOf[side]]];
    if (frame === null || other === null) continue;
    const drive = (): void => {
      driver = side;
    };
    // Only what a person does: the other frame is scrolled by this, and both are by the list of changes.
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      frame.page.addEventListener(type, drive, { signal, passive: true });
    frame.page.addEventListener(
      'scroll',
      () => {
        if (driver === side) other.follow(frame);
      },
      { signal, passive: true },
    );
  }
  return () => ended.abort();
}
