import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BlockSource } from '../canvas/block-source.ts';
import { StillSection } from '../canvas/still-section.tsx';
import styles from './insert-list.module.css';
import { dressLikeCanvas } from './preview-look.ts';

/** Width and height of the window that a preview stands for, CSS pixels. */
const WINDOW = { width: 1200, height: 900 };
/** Pixels around the list in which previews are made ready. */
const NEAR = '400px';
/** Of a preview before it is rendered, and at most, CSS pixels. */
const HEIGHT = { usual: 110, most: 180 };

/**
 * A section as it looks on the site, small: rendered by the blocks themselves into a frame with the styles of the
 * canvas. Only previews near what is seen exist, so that a long list stays light.
 */
export function SectionPreview({
  title,
  section,
  source,
}: {
  readonly title: string;
  readonly section: PageSection;
  /** Null while the data is on its way. */
  readonly source: BlockSource | null;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  const [size, setSize] = useState({ height: HEIGHT.usual, scale: 0.2 });
  // The height is kept while the preview is away, so that the list does not jump.
  const measure = useCallback((page: Document): void => {
    const scale = (holder.current?.clientWidth ?? 0) / WINDOW.width;
    const height = Math.min(page.body.firstElementChild?.clientHeight ?? 0, WINDOW.height) * scale;
    if (height > 0) setSize({ height: Math.min(Math.round(height), HEIGHT.most), scale });
  }, []);

  return (
    <div ref={holder} className={styles['preview']} style={{ height: size.height }} aria-hidden inert>
      {isNear && source !== null && (
        <Frame title={title} scale={size.scale} measure={measure}>
          <StillSection section={section} source={source} />
        </Frame>
      )}
    </div>
  );
}

/** A frame in the look of the canvas, around what is rendered into it. */
function Frame({
  title,
  scale,
  measure,
  children,
}: {
  readonly title: string;
  readonly scale: number;
  readonly measure: (page: Document) => void;
  readonly children: ReactNode;
}) {
  const [page, setPage] = useState<Document | null>(null);
  useLayoutEffect(() => {
    if (page === null) return undefined;
    const observer = new ResizeObserver(() => measure(page));
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [page, measure]);
  return (
    <>
      <iframe
        title={title}
        tabIndex={-1}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><title>-</title>"
        style={{ ...WINDOW, transform: `scale(${scale})` }}
        onLoad={(event) => {
          const loaded = event.currentTarget.contentDocument;
          if (loaded !== null) dressLikeCanvas(loaded, () => setPage(loaded));
        }}
      />
      {page !== null && createPortal(children, page.body)}
    </>
  );
}

/** Whether an element is in view or near it. */
export function useIsNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: current.closest(`.${styles['groups'] ?? ''}`), rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
