import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { text } from '../../text/en.ts';
import styles from './theme-frame.module.css';

/**
 * A page made small: as wide as `pageWidth` CSS pixels and scaled to the screen there is. Nothing in it runs. Another
 * address is fetched behind the page that is shown and takes its place, where it was scrolled to, when it is there.
 */
export function ThemeFrame(props: {
  address: string;
  title: string;
  pageWidth: number;
  /** Whether it is more than a likeness: the keyboard reaches it, to scroll and to try again. */
  scrolls: boolean;
  /** Called when a page is there. */
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
    // A refusal answers JSON, which is nothing to look at.
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
            // Its fonts need the origin; no script, no form, no way out.
            sandbox="allow-same-origin"
            loading="lazy"
            // A page too tall for its frame scrolls, which the keyboard must be able to do as well.
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
