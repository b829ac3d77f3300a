import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { HTMLAttributes } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { changeDepth, duplicateSelected, removeSelected } from '../block-actions.ts';
import { useSpeech } from '../speech.tsx';
import { useEditor, useEditorStore } from '../use-editor.ts';
import { BinIcon, CopyIcon } from '../../../ui/icons.tsx';
import { BackwardIcon, EditTextIcon, ForwardIcon, MoveIcon } from '../editor-icons.tsx';
import { Tool } from '../../../ui/tool.tsx';
import styles from './canvas.module.css';

/** Height of the toolbar with its distance to the block, pixels. */
const HEIGHT = 44;

/** What can be done with the selected block; one Tab after the canvas. */
export function BlockToolbar(props: {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly box: { readonly left: number; readonly top: number; readonly height: number };
  /** Pointer handlers by which the name drags the block. */
  readonly grip: HTMLAttributes<HTMLElement>;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly focusCanvas: () => void;
}) {
  const store = useEditorStore();
  const say = useSpeech();
  const { id, box } = props;
  const type = useEditor(() => store.find(id)?.block.type);
  const hasText = type !== undefined && describedBlock(type)?.inPlace !== undefined;
  const isAbove = box.top >= HEIGHT;
  const act = (action: () => string | void) => () => {
    const said = action();
    if (typeof said === 'string') say(said);
    props.focusCanvas();
  };
  return (
    <div
      className={styles['toolbar']}
      role="toolbar"
      data-above={isAbove}
      aria-label={words.toolbar(props.name)}
      style={{ left: Math.max(4, box.left), top: isAbove ? box.top - HEIGHT + 4 : Math.max(4, box.top + 6) }}
    >
      <span className={styles['grip']} {...props.grip}>
        {props.name}
      </span>
      {hasText && (
        <Tool label={words.edit} onClick={props.onEdit}>
          <EditTextIcon size={16} />
        </Tool>
      )}
      <Tool label={words.moveKeys} onClick={props.onMove}>
        <MoveIcon size={16} />
      </Tool>
      <Tool label={words.duplicate} onClick={act(() => duplicateSelected(store))}>
        <CopyIcon size={16} />
      </Tool>
      <Tool label={words.forward} onClick={act(() => changeDepth(store, id, 1))}>
        <ForwardIcon size={16} />
      </Tool>
      <Tool label={words.backward} onClick={act(() => changeDepth(store, id, -1))}>
        <BackwardIcon size={16} />
      </Tool>
      <Tool label={words.delete} onClick={act(() => removeSelected(store))}>
        <BinIcon size={16} />
      </Tool>
    </div>
  );
}
