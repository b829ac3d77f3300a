import { useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import type { GridArea } from '@vitrine/domain/page/page-document.ts';
import { placeBlock } from '../block-actions.ts';
import { ownWords, typeName } from '../block-names.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { BlockToolbar } from './block-toolbar.tsx';
import type { ToPane } from './to-pane.ts';
import styles from './canvas.module.css';
import type { FrameDom } from './frame-dom.ts';
import { boxOf, measureGrid } from './grid-metrics.ts';
import { BlockDrag, type Edges, type Landing, wholeBlock } from './move-block.ts';

const handles: readonly { readonly name: string; readonly edges: Edges }[] = [
  'top left',
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
].map((name) => ({
  name,
  edges: {
    left: name.includes('left'),
    right: name.includes('right'),
    top: name.includes('top'),
    bottom: name.includes('bottom'),
  },
}));

/** The outline of a selected block, with handles and tools where it is the only one. */
export function BlockBox(props: {
  readonly dom: FrameDom;
  readonly id: string;
  readonly toPane: ToPane;
  readonly scale: number;
  readonly left: number;
  readonly hasTools: boolean;
  /** Where the keyboard has moved it to, while it is being moved. */
  readonly area: GridArea | null;
  readonly onLanding: (landing: Landing | null) => void;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly focusCanvas: () => void;
}) {
  const { dom, id, toPane } = props;
  const store = useEditorStore();
  const say = useSpeech();
  const drag = useRef<BlockDrag | null>(null);
  // Each change of the page may move it. While a text is open the overlay alone says when it has.
  useEditor(({ settled }) => settled);
  const found = store.find(id);
  const wrapper = dom.blockElement(id);
  if (found === null || wrapper === null) return null;
  const grid = dom.gridElement(found.section.id);
  const metrics = props.area === null || grid === null ? null : measureGrid(grid);
  const box =
    props.area === null || metrics === null ? wrapper.getBoundingClientRect() : boxOf(props.area, metrics);
  const place = toPane(box);

  const start = (event: ReactPointerEvent<HTMLElement>, edges: Edges): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = inFrame(event, props.scale);
    const { document: page, device } = store.getState();
    drag.current = new BlockDrag({
      dom,
      blockId: id,
      sectionId: found.section.id,
      page,
      device,
      edges,
      x,
      y,
    });
  };
  const move = (event: ReactPointerEvent<HTMLElement>): void => {
    const { x, y } = inFrame(event, props.scale);
    if (drag.current !== null) props.onLanding(drag.current.move(x, y));
  };
  const end = (event: ReactPointerEvent<HTMLElement>, isResize: boolean): void => {
    const landing = drag.current?.end() ?? null;
    if (drag.current?.isRefused === true) say(pageCanvas.sharedRefuses);
    drag.current = null;
    props.onLanding(null);
    if (landing !== null && event.type === 'pointerup') say(placeBlock(store, id, { ...landing, isResize }));
    props.focusCanvas();
  };
  const pointers = (edges: Edges) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => start(event, edges),
    onPointerMove: move,
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => end(event, edges !== wholeBlock),
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => end(event, edges !== wholeBlock),
  });

  return (
    <>
      <div className={styles['selected']} style={place} data-moving={props.area !== null}>
        {props.hasTools &&
          handles.map(({ name, edges }) => (
            <div
              key={name}
              className={styles['handle']}
              data-edge={name}
              title={words.resize(name)}
              {...pointers(edges)}
            />
          ))}
      </div>
      {props.hasTools && (
        <BlockToolbar
          id={id}
          name={typeName(found.block.type)}
          words={ownWords(found.block)}
          box={place}
          grip={pointers(wholeBlock)}
          onEdit={props.onEdit}
          onMove={props.onMove}
          focusCanvas={props.focusCanvas}
        />
      )}
    </>
  );
}

/** A pointer's place in the frame's viewport: the overlay covers the pane, and the frame is scaled. */
function inFrame(event: ReactPointerEvent<HTMLElement>, scale: number): { x: number; y: number } {
  const frame = document.querySelector<HTMLElement>('[data-canvas-frame]')?.getBoundingClientRect();
  return { x: (event.clientX - (frame?.left ?? 0)) / scale, y: (event.clientY - (frame?.top ?? 0)) / scale };
}
