import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import type { Device } from '../editor-store.ts';
import { CompareFrame } from './compare-frame.ts';
import styles from './compare.module.css';

/** Width of the page on a phone, CSS pixels. */
const PHONE_WIDTH = 390;
/** Least width at which the desktop layout is shown; a narrower pane shows it smaller. */
const DESKTOP_WIDTH = 1120;

/** One of the two pages, in a frame in which no script runs. */
export function ComparePane(props: {
  readonly title: string;
  readonly address: string;
  readonly device: Device;
  /** Behind the other one, where one is seen at a time. */
  readonly isBehind: boolean;
  readonly onLoaded: (frame: CompareFrame) => void;
}) {
  const { title, address, device } = props;
  const { ref, width, height } = useElementSize();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const [frame, setFrame] = useState<CompareFrame | null>(null);
  const pageWidth = device === 'phone' ? PHONE_WIDTH : Math.max(DESKTOP_WIDTH, width);
  const scale = width === 0 ? 1 : Math.min(1, width / pageWidth);
  useEffect(() => frame?.zoom(scale), [frame, scale]);

  return (
    <section className={styles['pane']} aria-label={title} data-behind={props.isBehind}>
      <h3 className={styles['paneTitle']}>{title}</h3>
      <div className={styles['page']} ref={ref}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy lets no script run; a sandbox without scripts would stop the editor's own listeners in WebKit */}
        <iframe
          key={tries}
          className={styles['frame']}
          title={title}
          src={address}
          tabIndex={-1}
          style={{
            width: pageWidth,
            height: height / scale,
            transform: scale === 1 ? undefined : `scale(${scale})`,
            left: Math.max(0, (width - pageWidth * scale) / 2),
          }}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument;
            if (page?.contentType !== 'text/html') {
              setState('failed');
              return;
            }
            setState('shown');
            const loaded = new CompareFrame(page);
            setFrame(loaded);
            props.onLoaded(loaded);
          }}
        />
        {state !== 'shown' && (
          <div className={styles['waiting']}>
            {state === 'failed' ? (
              <CallFailed
                error={null}
                again={() => {
                  setState('loading');
                  setTries((count) => count + 1);
                }}
              />
            ) : (
              <ListWaiting />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
