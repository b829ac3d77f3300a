import { useElementSize } from '@mantine/hooks';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { BlockSource } from './block-source.ts';
import styles from './canvas.module.css';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { FrameDom } from './frame-dom.ts';
import { prepareFrame } from './prepare-frame.ts';
import type { EmptyWords } from '../site-frame/use-empty-words.ts';
import type { ZoneName } from './site-zones.ts';
import { LiveBlocks } from './live-blocks.tsx';
import { LiveGrounds } from './live-grounds.tsx';
import { TextInPlace } from './text-in-place.tsx';

/** Width of the page on a phone, CSS pixels. */
const PHONE_WIDTH = 390;
/** Least width at which the desktop layout is shown; a narrower pane shows it smaller. */
const DESKTOP_WIDTH = 1024;

/** The real page in a frame, with what is selected and dragged drawn above it. */
export function PageCanvas(props: {
  readonly address: string;
  readonly title: string;
  readonly source: BlockSource;
  /** Opens the list of blocks. */
  readonly onInsert: () => void;
  /** Puts the focus into the panel of the selected block. */
  readonly onPanel: () => void;
  /** Opens the panel of the header or of the footer. */
  readonly onZone: (zone: ZoneName) => void;
  /** What is said while there are no blocks. */
  readonly empty: EmptyWords;
}) {
  const store = useEditorStore();
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width, height } = useElementSize();
  const [dom, setDom] = useState<FrameDom | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // What the server renders into the frame: the page as it was opened.
  const [served] = useState(() => store.getState().document);
  const page = useEditor(({ document }) => document);
  useLayoutEffect(() => dom?.show(page), [dom, page]);
  const device = useEditor((state) => state.device);
  const pageWidth = device === 'phone' ? PHONE_WIDTH : Math.max(DESKTOP_WIDTH, width);
  const scale = width === 0 ? 1 : Math.min(1, width / pageWidth);
  const left = Math.max(0, (width - pageWidth * scale) / 2);

  const arrive = useCallback(() => {
    const inner = frame.current?.contentDocument;
    if (inner?.contentType !== 'text/html') {
      setFailed(true);
      return;
    }
    prepareFrame(inner);
    const made = new FrameDom(inner, served);
    made.revealPart();
    setDom(made);
    setFailed(false);
  }, [served]);

  return (
    <div className={styles['pane']} ref={ref} data-device={device}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy lets no script run; a sandbox without scripts would stop the editor's own listeners in WebKit */}
      <iframe
        // Loaded once: changes are patched into it.
        key={tries}
        ref={frame}
        data-canvas-frame
        className={styles['frame']}
        title={words.canvas(props.title)}
        src={props.address}
        tabIndex={-1}
        style={{
          width: pageWidth,
          height: height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          left,
        }}
        onLoad={arrive}
      />
      {failed ? (
        <div className={styles['waiting']}>
          <CallFailed error={null} again={() => setTries((count) => count + 1)} />
        </div>
      ) : dom === null ? (
        <div className={styles['waiting']}>
          <ListWaiting />
        </div>
      ) : (
        <>
          <LiveBlocks key={tries} dom={dom} source={props.source} />
          <LiveGrounds key={`grounds ${tries}`} dom={dom} source={props.source} />
          <CanvasOverlay
            dom={dom}
            scale={scale}
            left={left}
            width={pageWidth * scale}
            onInsert={props.onInsert}
            onPanel={props.onPanel}
            onZone={props.onZone}
            empty={props.empty}
          />
          <TextInPlace dom={dom} store={store} />
        </>
      )}
    </div>
  );
}
