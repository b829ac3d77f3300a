import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { design as words } from '../../../text/en-design.ts';
import { text } from '../../../text/en.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import styles from './desk.module.css';

/** Widths at which the page is shown, CSS pixels of the page. */
const widths = { desktop: 1200, tablet: 820, phone: 390 } as const;
export type Width = keyof typeof widths;

/**
 * A page of the site in a frame. A new address loads behind the page that is shown and takes its place, at the same
 * scroll position if it is the same page. Links lead to `onFollow`; nothing is sent or played.
 */
export function DeskFrame(props: {
  readonly address: string;
  readonly path: string;
  readonly title: string;
  /** Null for the width of the pane. */
  readonly width: Width | null;
  readonly onPage: (page: Document) => void;
  /** A link of the page, or null for one that leads elsewhere. */
  readonly onFollow: (path: string | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { address, path, width } = props;
  const [tries, setTries] = useState(0);
  const source = tries === 0 ? address : `${address}&again=${tries}`;
  const { ref, width: paneWidth, height: paneHeight } = useElementSize();
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const shownPath = useRef<string | null>(null);
  const handlers = useLatest(props);
  const sources = [...new Set([shown ?? source, source])];

  const arrive = (frame: HTMLIFrameElement): void => {
    const page = frame.contentDocument;
    // An error is answered as JSON, which must not be shown; a link may have been followed before anything listened.
    if (page?.contentType !== 'text/html' || page.querySelector('style[data-own]') === null) {
      setBroken(source);
      return;
    }
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>('[data-shown=true]') ?? null;
    handlers.current.onPage(page);
    listen(page, handlers);
    if (before !== null && before !== frame && shownPath.current === path)
      frame.contentWindow?.scrollTo(0, before.contentWindow?.scrollY ?? 0);
    // The focus was in the page that is replaced.
    if (document.activeElement === before && before !== null) frame.focus();
    shownPath.current = path;
    setBroken(null);
    setShown(source);
  };

  const pageWidth = width === null ? paneWidth : Math.max(widths[width], width === 'desktop' ? paneWidth : 0);
  const scale = pageWidth === 0 ? 1 : Math.min(1, paneWidth / pageWidth);
  return (
    <div ref={ref} className={styles['pane']} data-waiting={shown !== source && broken === null}>
      {paneWidth > 0 &&
        sources.map((one) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its policy lets no script run; a sandbox without scripts would stop the desk's own listeners in WebKit
          <iframe
            key={one}
            className={styles['page']}
            data-shown={one === shown}
            data-canvas-focus={one === shown ? '' : undefined}
            data-width={width ?? 'pane'}
            title={props.title}
            src={one}
            aria-hidden={one !== shown}
            style={{
              width: pageWidth,
              height: paneHeight / scale,
              left: Math.max(0, (paneWidth - pageWidth * scale) / 2),
              transform: scale === 1 ? undefined : `scale(${scale})`,
            }}
            onLoad={one === source ? (event) => arrive(event.currentTarget) : undefined}
          />
        ))}
      {shown === null && broken === null && (
        <output className={styles['loading']}>{words.frameLoading}</output>
      )}
      {broken === source && (
        <div className={styles['broken']} role="alert">
          {words.frameFailed}
          <Button variant="default" size="xs" onClick={() => setTries((count) => count + 1)}>
            {text.app.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Handlers {
  readonly current: {
    readonly onFollow: (path: string | null) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Nothing in the page is sent or dragged; links are followed on the desk. */
function listen(page: Document, handlers: Handlers): void {
  const follow = (event: MouseEvent): void => {
    const link = elementOf(event.target)?.closest('a[href], area[href]') ?? null;
    if (link === null) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) {
      page.getElementById(href.slice(1))?.scrollIntoView();
      return;
    }
    handlers.current.onFollow(pathOf(href));
  };
  page.addEventListener('click', follow, { capture: true });
  page.addEventListener('auxclick', follow, { capture: true });
  for (const type of ['submit', 'dragstart', 'drop', 'dragover'])
    page.addEventListener(type, (event) => event.preventDefault(), { capture: true });
  page.addEventListener('keydown', (event) => handlers.current.onKeyDown(event));
}

/** Of another document than this one, whose classes are others. */
const elementOf = (target: EventTarget | null): Element | null =>
  target !== null && 'closest' in target ? (target as Element) : null;

/** The path of a page of this site; null for anything else. */
function pathOf(href: string): string | null {
  const url = URL.parse(href, location.origin);
  if (url === null || url.origin !== location.origin) return null;
  return /^\/(?:config|api|_v|media|assets)(?:\/|$)/.test(url.pathname) ? null : url.pathname + url.search;
}
