import { useEffect, useReducer } from 'react';
import type { FrameDom } from './frame-dom.ts';

/**
 * Renders again when what the frame shows may have moved: scrolled, resized, a picture or font loaded. At most once per
 * animation frame.
 */
export function useFrameMoves(dom: FrameDom): void {
  const [, moved] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const page = dom.document;
    const view = page.defaultView;
    if (view === null) return undefined;
    let planned = 0;
    const plan = (): void => {
      if (planned === 0)
        planned = requestAnimationFrame(() => {
          planned = 0;
          moved();
        });
    };
    const observer = new view.ResizeObserver(plan);
    observer.observe(page.body);
    view.addEventListener('scroll', plan, { passive: true, capture: true });
    view.addEventListener('resize', plan);
    page.addEventListener('load', plan, { capture: true });
    void page.fonts.ready.then(plan);
    const offShown = dom.onShown(plan);
    return () => {
      cancelAnimationFrame(planned);
      observer.disconnect();
      offShown();
      view.removeEventListener('scroll', plan, { capture: true });
      view.removeEventListener('resize', plan);
      page.removeEventListener('load', plan, { capture: true });
    };
  }, [dom]);
}
