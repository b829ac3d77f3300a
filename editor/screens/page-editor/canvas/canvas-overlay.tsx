/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- one element stands for the block that is chosen */
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { addSection } from '../block-actions.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { BlockBox } from './block-box.tsx';
import styles from './canvas.module.css';
import type { FrameDom } from './frame-dom.ts';
import { listenToFrame } from './frame-pointer.ts';
import { SiteZone } from './site-zone.tsx';
import type { ZoneName } from './site-zones.ts';
import { useDroppedFiles } from '../pictures/use-dropped-files.ts';
import type { EmptyWords } from '../site-frame/use-empty-words.ts';
import { useZonePointing } from './use-zone-pointing.ts';
import type { Landing } from './move-block.ts';
import { SeveralTools } from './several-tools.tsx';
import { SectionBox } from './section-box.tsx';
import type { ToPane } from './to-pane.ts';
import type { TypedAhead } from './typed-ahead.ts';
import { useRingForKeys } from './use-ring-for-keys.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useFrameMoves } from './use-boxes.ts';
import { useShownSelection } from './use-shown-selection.ts';

const SharedBadges = lazyPart(async () => (await import('../shared/shared-badges.tsx')).SharedBadges);
const zones: readonly ZoneName[] = ['header', 'footer'];

/**
 * What lies above the frame: outlines, handles and tools of what is selected, and the one place of the canvas that has
 * the keyboard's focus. It stays where it is when the selection changes, so that the focus is never lost.
 */
export function CanvasOverlay(props: {
  readonly dom: FrameDom;
  readonly title: string;
  readonly scale: number;
  /** Pixels between the pane's left edge and the frame. */
  readonly left: number;
  readonly width: number;
  readonly ahead: TypedAhead;
  readonly onInsert: () => void;
  readonly onPanel: () => void;
  readonly onZone: (zone: ZoneName) => void;
  readonly empty: EmptyWords;
}) {
  const { dom, scale, left } = props;
  const store = useEditorStore();
  const say = useSpeech();
  const selection = useEditor((state) => state.selection);
  const editing = useEditor((state) => state.editing);
  const isEmpty = useEditor(({ document }) => document.sections.length === 0);
  const hasShared = useEditor(({ document }) => document.sections.some(({ shared }) => shared !== undefined));
  const isLocked = useEditor((state) => state.isLocked);
  const hover = useRef<HTMLDivElement>(null);
  const focus = useRef<HTMLDivElement>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [band, setBand] = useState<DOMRect | null>(null);
  useFrameMoves(dom);
  useDroppedFiles(dom);
  const toPane: ToPane = (box) => ({
    left: left + box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const { pointed, point } = useZonePointing(dom.document, (name) => {
    // A footer of blocks is another thing to edit: only its button leads there.
    if (name === 'header') props.onZone(name);
  });
  const keys = useCanvasKeys({
    dom,
    title: props.title,
    say,
    ahead: props.ahead,
    onInsert: props.onInsert,
    onPanel: props.onPanel,
  });

  useEffect(() => {
    const outline = hover.current;
    const stop = listenToFrame({
      dom,
      store,
      say,
      onLanding: setLanding,
      onBand: setBand,
      onChosen: () => {
        focus.current?.setAttribute('data-pressed', '');
        focus.current?.focus({ preventScroll: true });
      },
      onHover: (box) => {
        if (outline === null) return;
        outline.hidden = box === null;
        if (box === null) return;
        outline.style.left = `${left + box.left * scale}px`;
        outline.style.top = `${box.top * scale}px`;
        outline.style.width = `${box.width * scale}px`;
        outline.style.height = `${box.height * scale}px`;
      },
    });
    return () => {
      stop();
      // At another size of the page it would stand beside its block until the pointer moves.
      if (outline !== null) outline.hidden = true;
    };
  }, [dom, store, say, left, scale]);
  useRingForKeys(focus);

  // The canvas has the focus at first: its keys work without a press.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN')
      focus.current?.focus({ preventScroll: true });
  }, []);
  const [first] = selection.blocks;
  useShownSelection(dom, scale, dom.document.defaultView?.innerHeight ?? 0);
  return (
    <div className={styles['overlay']} style={{ clipPath: 'inset(0)' }}>
      <div ref={hover} className={styles['hover']} hidden />
      <div
        ref={focus}
        className={styles['focus']}
        data-canvas-focus
        // The canvas is one stop of the Tab key; arrow keys choose within it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-roledescription={keys.roleDescription}
        aria-label={keys.label}
        aria-describedby="canvas-hint"
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onCut={keys.onCut}
        onPaste={keys.onPaste}
      />
      <p id="canvas-hint" hidden>
        {words.canvasHint}
      </p>
      {selection.section !== null && <SectionBox dom={dom} id={selection.section} toPane={toPane} />}
      {selection.blocks.map((id) => (
        <BlockBox
          key={id}
          dom={dom}
          id={id}
          toPane={toPane}
          scale={scale}
          left={left}
          hasTools={id === first && selection.blocks.length === 1 && editing === null && !isLocked}
          area={keys.moving?.areas.get(id) ?? null}
          onLanding={setLanding}
          onEdit={() => keys.edit(id)}
          onMove={() => keys.startMoving()}
          focusCanvas={() => focus.current?.focus({ preventScroll: true })}
        />
      ))}
      {selection.blocks.length > 1 && !isLocked && (
        <SeveralTools
          dom={dom}
          ids={selection.blocks}
          toPane={toPane}
          onMove={() => keys.startMoving()}
          focusCanvas={() => focus.current?.focus({ preventScroll: true })}
        />
      )}
      {/* After the tools of what is selected, which are one Tab from the canvas. */}
      {hasShared && (
        <Suspense>
          <SharedBadges dom={dom} toPane={toPane} />
        </Suspense>
      )}
      {zones.map((name) => (
        <SiteZone
          key={name}
          name={name}
          dom={dom}
          toPane={toPane}
          isShown={pointed === name}
          onPoint={point}
          onEdit={props.onZone}
        />
      ))}
      {band !== null && <div className={styles['band']} style={toPane(band)} />}
      {landing !== null && <div className={styles['landing']} style={toPane(landing.box)} />}
      {isEmpty && (
        <div className={styles['empty']} style={{ left: left + props.width / 2 }}>
          <h2>{props.empty.title}</h2>
          <p>{props.empty.text}</p>
          <div className={styles['emptyActions']}>
            <Button onClick={props.onInsert}>{words.addFirst}</Button>
            <Button variant="default" onClick={() => say(addSection(store))}>
              {words.addSection}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
