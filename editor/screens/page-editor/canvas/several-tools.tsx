import { pageCanvas } from '../../../text/en-page-canvas.ts';
import { alignmentKeys, alignSelected, distributeSelected, distributionKeys } from '../several-blocks.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { BinIcon, CopyIcon } from '../../../ui/icons.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { duplicateSelected, removeSelected } from '../block-actions.ts';
import { MoveIcon } from '../editor-icons.tsx';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { Tool } from '../../../ui/tool.tsx';
import type { ToPane } from './to-pane.ts';
import styles from './canvas.module.css';
import type { FrameDom } from './frame-dom.ts';

/** Height of the toolbar with its distance to the blocks, pixels. */
const HEIGHT = 44;

/** A line and the two blocks that are aligned to it. */
const drawings = {
  left: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z',
  center: 'M12 3v18M5 6h14v4H5zM8 14h8v4H8z',
  right: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z',
  top: 'M3 4h18M6 8h4v12H6zM14 8h4v7h-4z',
  middle: 'M3 12h18M6 5h4v14H6zM14 8h4v8h-4z',
  bottom: 'M3 20h18M6 4h4v12H6zM14 9h4v7h-4z',
} as const;

/** A block between two lines. */
const spaces = {
  across: 'M4 3v18M20 3v18M10 7h4v10h-4z',
  down: 'M3 4h18M3 20h18M7 10h10v4H7z',
} as const;

/** What can be done with several selected blocks at once; one Tab after the canvas. */
export function SeveralTools(props: {
  readonly dom: FrameDom;
  readonly ids: readonly string[];
  readonly toPane: ToPane;
  readonly onMove: () => void;
  readonly focusCanvas: () => void;
}) {
  const store = useEditorStore();
  const say = useSpeech();
  // Each change of the page may move them.
  useEditor(({ document }) => document);
  const boxes = props.ids.flatMap((id) => {
    const element = props.dom.blockElement(id);
    return element === null ? [] : [props.toPane(element.getBoundingClientRect())];
  });
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const isAbove = top >= HEIGHT;
  return (
    <div
      className={styles['toolbar']}
      role="toolbar"
      data-above={isAbove}
      aria-label={words.severalTools}
      style={{ left: Math.max(4, left), top: isAbove ? top - HEIGHT + 4 : Math.max(4, top + 6) }}
    >
      <span className={styles['grip']} data-still>
        {words.several(String, props.ids.length)}
      </span>
      {Object.values(alignmentKeys).map((how) => (
        <Tool key={how} label={words.alignTo[how]} onClick={() => say(alignSelected(store, how))}>
          <Icon size={16}>
            <path d={drawings[how]} />
          </Icon>
        </Tool>
      ))}
      {props.ids.length > 2 &&
        Object.values(distributionKeys).map((how) => (
          <Tool
            key={how}
            label={pageCanvas.distributeTo[how]}
            onClick={() => say(distributeSelected(store, how))}
          >
            <Icon size={16}>
              <path d={spaces[how]} />
            </Icon>
          </Tool>
        ))}
      <span className={styles['divider']} />
      <Tool label={words.moveKeys} onClick={props.onMove}>
        <MoveIcon size={16} />
      </Tool>
      <Tool
        label={words.duplicate}
        onClick={() => {
          say(duplicateSelected(store));
          props.focusCanvas();
        }}
      >
        <CopyIcon size={16} />
      </Tool>
      <Tool
        label={words.delete}
        onClick={() => {
          say(removeSelected(store));
          props.focusCanvas();
        }}
      >
        <BinIcon size={16} />
      </Tool>
    </div>
  );
}
