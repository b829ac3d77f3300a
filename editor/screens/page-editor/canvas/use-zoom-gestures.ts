import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import type { FrameDom } from './frame-dom.ts';
import { nextZoom, scrollToKeep, wheelZoom, withinZoom, type Zoom } from './zoom.ts';

/** A point of the frame's viewport, in its CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Zoom by Ctrl and the wheel, by pinching, and by Ctrl with plus, minus and 0 while the canvas has the focus; elsewhere
 * these keys stay the browser's. What is under the pointer or the fingers stays there.
 */
export function useZoomGestures(input: {
  readonly dom: FrameDom | null;
  /** What scrolls across a page that is wider than it. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly scale: number;
  readonly left: number;
}): void {
  const { dom, pane, scale, left } = input;
  const store = useEditorStore();
  const say = useSpeech();
  const shown = useRef({ scale, left });
  const kept = useRef<Point | null>(null);

  // After the frame has its new size.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { scale, left };
    const point = kept.current;
    kept.current = null;
    if (point === null || before.scale === scale) return;
    const view = dom?.document.defaultView;
    view?.scrollBy({ top: scrollToKeep(point.y, before.scale, scale), behavior: 'instant' });
    pane.current?.scrollBy({ left: left + point.x * scale - (before.left + point.x * before.scale) });
  }, [dom, pane, scale, left]);

  useEffect(() => {
    const view = dom?.document.defaultView;
    if (dom === null || view === null || view === undefined) return undefined;
    const page = dom.document;
    const abort = new AbortController();
    const { signal } = abort;
    const zoom = (to: number, at: Point): void => {
      kept.current = at;
      store.zoomTo(to);
    };
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const isInside = event.view === view;
      const box = view.frameElement?.getBoundingClientRect();
      const { scale: now } = shown.current;
      zoom(wheelZoom(now, event.deltaY), {
        x: isInside ? event.clientX : (event.clientX - (box?.left ?? 0)) / now,
        y: isInside ? event.clientY : (event.clientY - (box?.top ?? 0)) / now,
      });
    };
    page.addEventListener('wheel', onWheel, { signal, passive: false });
    pane.current?.addEventListener('wheel', onWheel, { signal, passive: false });

    let pinch: { readonly distance: number; readonly scale: number } | null = null;
    page.addEventListener(
      'touchmove',
      (event) => {
        const [a, b] = event.touches;
        if (a === undefined || b === undefined) {
          pinch = null;
          return;
        }
        event.preventDefault();
        const { scale: now } = shown.current;
        // The fingers' distance on the glass: the page under them is scaled.
        const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) * now;
        pinch ??= { distance, scale: now };
        zoom(withinZoom((pinch.scale * distance) / pinch.distance), {
          x: (a.clientX + b.clientX) / 2,
          y: (a.clientY + b.clientY) / 2,
        });
      },
      { signal, passive: false },
    );
    page.addEventListener('touchend', () => (pinch = null), { signal });

    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const isInside = event.view === view;
      if (!isInside && !isCanvasFocused()) return;
      const { scale: now } = shown.current;
      const to: Zoom | null =
        event.key === '+' || event.key === '='
          ? nextZoom(now, 1)
          : event.key === '-'
            ? nextZoom(now, -1)
            : event.key === '0'
              ? 'fit'
              : null;
      if (to === null) return;
      event.preventDefault();
      store.zoomTo(to);
      say(to === 'fit' ? pageCanvas.zoomedToFit : pageCanvas.zoomed(to));
    };
    page.addEventListener('keydown', onKeyDown, { signal });
    addEventListener('keydown', onKeyDown, { signal });
    return () => abort.abort();
  }, [dom, pane, store, say]);
}

const isCanvasFocused = (): boolean => document.activeElement?.hasAttribute('data-canvas-focus') === true;
