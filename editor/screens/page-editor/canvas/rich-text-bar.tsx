import '@mantine/tiptap/styles.layer.css';
import { NativeSelect } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useEffect, useReducer } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import styles from './canvas.module.css';
import { TextLink } from './text-link.tsx';
import { setTextStyle, textStyleAt, textStyleNames } from './text-styles.ts';

/** Tools of formatted text, at the top of the canvas. */
export function RichTextBar(props: {
  readonly editor: Editor;
  readonly label: string;
  /** Whether the link of the selected words is asked for. */
  readonly isLinking: boolean;
  readonly onLinking: (isLinking: boolean) => void;
}) {
  const { editor } = props;
  // Its buttons show the state at the caret.
  const [, moved] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', moved);
    return () => void editor.off('transaction', moved);
  }, [editor]);
  return (
    <div
      className={styles['textBar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar(props.label)}
      data-text-bar
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || props.isLinking) return;
        event.preventDefault();
        editor.commands.focus();
      }}
    >
      <RichTextEditor editor={editor} variant="subtle">
        <RichTextEditor.Toolbar>
          <NativeSelect
            size="xs"
            w="auto"
            aria-label={words.textStyle}
            data={textStyleNames}
            value={textStyleAt(editor)}
            onChange={(event) => {
              setTextStyle(editor, event.currentTarget.value);
              editor.commands.focus();
            }}
          />
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <TextLink editor={editor} isOpen={props.isLinking} onOpen={props.onLinking} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      </RichTextEditor>
    </div>
  );
}
