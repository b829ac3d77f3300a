import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { productPage } from '../../../../text/en-product-page.ts';
import { useLatest } from '../../../../ui/use-latest.ts';
import { droppedParts } from '../../../products/dropped-parts.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';

/** Without the empty paragraph that the editor keeps at the end, to be typed in below a list. */
const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

/** Formatted text as HTML: paragraphs, headings, lists, links. */
export function RichTextControl(props: ControlProps<'rich-text'>) {
  const { field, path } = props;
  const value = asText(props.value);
  const hintId = useId();
  // Only a value that the editor did not report comes from outside. The editor writes the same text slightly differently
  // than it was stored: only what is typed is a change, and typing it back restores the stored text.
  const reported = useRef(value);
  const loaded = useRef({ html: '', stored: value });
  const change = useLatest(props.change);
  const editor = useEditor({
    shouldRerenderOnTransaction: true,
    extensions: [
      StarterKit.configure({ link: false, codeBlock: false, code: false, heading: { levels: [2, 3] } }),
      Link.configure({
        openOnClick: false,
        protocols: ['mailto', 'tel'],
        // A link opens where its author says; by default the library opens all in a new window.
        HTMLAttributes: { target: null, rel: null },
      }),
    ],
    content: value,
    editorProps: {
      attributes: {
        'aria-label': field.label,
        ...(field.hint === undefined ? {} : { 'aria-describedby': hintId }),
        'aria-multiline': 'true',
        role: 'textbox',
        'data-field': path,
      },
    },
    onCreate: ({ editor: made }) => {
      loaded.current = { html: htmlOf(made), stored: reported.current };
    },
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed);
      const html = written === loaded.current.html ? loaded.current.stored : written;
      if (html === reported.current) return;
      reported.current = html;
      change.current(html, 'typed');
    },
  });
  useEffect(() => {
    // The library may replace its instance; the next one runs this effect again.
    if (editor.isDestroyed || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    loaded.current = { html: htmlOf(editor), stored: value };
  }, [editor, value]);

  // Undo and Redo become disabled at their last step; the keyboard focus would be lost.
  const control = useRef<Element | null>(null);
  useEffect(() => {
    if (control.current?.matches(':disabled') !== true) return;
    control.current = null;
    editor.commands.focus();
  });

  const unshown = droppedParts(value);
  return (
    <Input.Wrapper
      {...inputProps(props)}
      labelElement="div"
      description={
        unshown === ''
          ? field.hint
          : [field.hint, productPage.descriptionLoses(unshown)].filter(Boolean).join(' ')
      }
      descriptionProps={{ id: hintId }}
    >
      <RichTextEditor editor={editor} variant="subtle" className={styles['richText'] ?? ''}>
        <RichTextEditor.Toolbar
          onFocus={(event) => (control.current = event.target)}
          onBlur={() => (control.current = null)}
        >
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Link />
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
