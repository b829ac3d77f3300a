import { useEffect, useRef, type PointerEvent, type PointerEventHandler, type RefObject } from 'react';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import { holdScrolling, startDragIn } from './drag-in.ts';
import type { Insertion } from './insertion.ts';

/**
 * Drags entries of a list onto the page. `groups` is the element that the list scrolls in; `drag` gives an entry's
 * control what happens when it is pressed.
 */
export function useDragIn(canvas: RefObject<FrameDom | null>, onDropped: () => void) {
  const store = useEditorStore();
  const say = useSpeech();
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => (groups.current === null ? undefined : holdScrolling(groups.current)), []);
  const drag =
    (name: string, begin: (dom: FrameDom) => Insertion): PointerEventHandler<HTMLElement> =>
    (event: PointerEvent<HTMLElement>) => {
      const dom = canvas.current;
      if (dom === null || store.getState().isLocked) return;
      startDragIn(event, { dom, name, begin: () => begin(dom), say, onDropped });
    };
  return { groups, drag };
}
