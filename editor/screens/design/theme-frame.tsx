import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { text } from '../../text/en.ts';
import styles from './theme-frame.module.css';

/**
 * A scaled-down page, rendered `pageWidth` CSS pixels wide, without scripts. A new address loads behind the page that is
 * shown and replaces it at the same scroll position once loaded.
 */
export function ThemeFrame(props: {
  address: string;
  title: string;
  pageWidth: number;
  /** Whether it is a preview, not a thumbnail: reachable by keyboard, to scroll and to retry. */
  scrolls: boolean;
  /** Called when a page has loaded. */
  onShown?: () => void;
}) {
  const { pageWidth } = props;
  const [tries, setTries] = useState(0);
  const address =
    tries === 0 ? props.address : `${props.address}${props.address.includes('?') ? '&' : '?'}again=${tries}`;
  const { ref, width, height } = useElementSize();
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const scale = width / pageWidth;

  const arrive = (frame: HTMLIFrameElement): void => {
    // An error response is JSON, which must not be shown.
    if (frame.contentDocument?.contentType !== 'text/html') {
      setBroken(address);
      return;
    }
    const before = frame.parentElement?.querySelector<HTMLIFrameElement>('[data-shown=true]');
    if (before !== null && before !== undefined && before !== frame)
      frame.contentWindow?.scrollTo(0, before.contentWindow?.scrollY ?? 0);
    setBroken(null);
    setShown(address);
    props.onShown?.();
  };

  return (
    <div ref={ref} className={styles['frame']} data-waiting={shown !== address && broken === null}>
      {width > 0 &&
        [...new Set([shown ?? address, address])].map((source) => (
          <iframe
            key={source}
            className={styles['page']}
            data-shown={source === shown}
            title={props.title}
            src={source}
            // Fonts need the same origin; scripts, forms and navigation are not allowed.
            sandbox="allow-same-origin"
            loading="lazy"
            // A page taller than its frame must be scrollable by keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={props.scrolls ? 0 : -1}
            style={{ width: pageWidth, height: height / scale, transform: `scale(${scale})` }}
            onLoad={source === address ? (event) => arrive(event.currentTarget) : undefined}
          />
        ))}
      {broken === address && (
        <div className={styles['broken']}>
          {text.design.previewBroke}
          {props.scrolls && (
            <Button variant="subtle" size="compact-sm" onClick={() => setTries((count) => count + 1)}>
              {text.app.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
