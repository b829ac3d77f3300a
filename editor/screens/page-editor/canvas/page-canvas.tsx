import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  memo,
  Suspense,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
} from 'react';
import { CallFailed } from '../../../ui/call-state.tsx';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { useEditor, useEditorStore } from '../use-editor.ts';
import type { BlockSource } from './block-source.ts';
import styles from './canvas.module.css';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { FrameDom } from './frame-dom.ts';
import { PageWaiting } from '../page-waiting.tsx';
import { prepareFrame } from './prepare-frame.ts';
import type { EmptyWords } from '../site-frame/use-empty-words.ts';
import type { ZoneName } from './site-zones.ts';
import { LiveBlocks } from './live-blocks.tsx';
import { LiveGrounds } from './live-grounds.tsx';
import { TextInPlace } from './text-in-place.tsx';
import { TypedAhead } from './typed-ahead.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { placeFrame } from './zoom.ts';

// Few pages have shared sections.
const LiveShared = lazyPart(async () => (await import('../shared/live-shared.tsx')).LiveShared);

/** The real page in a frame, with what is selected and dragged drawn above it. */
export const PageCanvas = memo(function PageCanvas(props: {
  readonly address: string;
  readonly title: string;
  readonly source: BlockSource;
  /** Gets the page in the frame once it is there. */
  readonly canvas: Ref<FrameDom | null>;
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
  const pane = useRef<HTMLDivElement>(null);
  const measured = useMergedRef(ref, pane);
  const [dom, setDom] = useState<FrameDom | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // What the server renders into the frame: the page as it was opened.
  const [served] = useState(() => store.getState().document);
  const hasShared = useEditor(({ document }) => document.sections.some(({ shared }) => shared !== undefined));
  const device = useEditor((state) => state.device);
  const zoom = useEditor((state) => state.zoom);
  const { pageWidth, pageHeight, scale, left, stage } = placeFrame({ width, height }, device, zoom);
  useZoomGestures({ dom, pane, scale, left });
  const [ahead] = useState(() => new TypedAhead());
  useImperativeHandle<FrameDom | null, FrameDom | null>(props.canvas, () => dom, [dom]);

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
    <div className={styles['pane']} data-device={device}>
      <div
        className={styles['scroller']}
        ref={measured}
        data-canvas-pane
        // Tools stay in sight when the page is scrolled across.
        onScroll={({ currentTarget }) =>
          currentTarget.style.setProperty('--pane-left', `${currentTarget.scrollLeft}px`)
        }
      >
        <div
          className={styles['stage']}
          style={{ width: stage, '--pane-width': `${width}px` } as CSSProperties}
        >
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
              height: pageHeight,
              transform: scale === 1 ? undefined : `scale(${scale})`,
              left,
            }}
            onLoad={arrive}
          />
          {!failed && dom !== null && (
            <>
              <LiveBlocks key={tries} dom={dom} source={props.source} />
              <LiveGrounds key={`grounds ${tries}`} dom={dom} source={props.source} />
              {hasShared && (
                <Suspense>
                  <LiveShared key={`shared ${tries}`} dom={dom} source={props.source} />
                </Suspense>
              )}
              <CanvasOverlay
                dom={dom}
                title={props.title}
                scale={scale}
                left={left}
                width={pageWidth * scale}
                ahead={ahead}
                onInsert={props.onInsert}
                onPanel={props.onPanel}
                onZone={props.onZone}
                empty={props.empty}
              />
              <ShownPage dom={dom} />
            </>
          )}
        </div>
      </div>
      {failed ? (
        <div className={styles['waiting']}>
          <CallFailed error={null} again={() => setTries((count) => count + 1)} />
        </div>
      ) : dom === null ? (
        <div className={styles['waiting']} data-page>
          <PageWaiting />
        </div>
      ) : (
        <TextInPlace dom={dom} store={store} ahead={ahead} />
      )}
    </div>
  );
});

/** Shows each version of the page in the frame. By itself, so that nothing around it renders with every letter. */
function ShownPage({ dom }: { readonly dom: FrameDom }) {
  const page = useEditor(({ document }) => document);
  useLayoutEffect(() => dom.show(page), [dom, page]);
  return null;
}
