import '@mantine/tiptap/styles.layer.css';
import { Input, Text } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { droppedParts } from './dropped-parts.ts';
import styles from './rich-text-field.module.css';

/** Rich-text editor of an HTML field: paragraphs, links and, unless `short`, headings and lists. The server sanitizes it. */
export function RichTextField(props: {
  field: Field<string>;
  /** The stored HTML, which only a person's typing counts as a change of. */
  stored: string;
  label: string;
  hint?: string;
  /** A few sentences: a lower field with fewer controls. */
  short?: boolean;
}) {
  const { field, stored, label, short = false } = props;
  const { value } = field;
  const hintId = useId();
  useFieldLabel(field, label, plainWords);
  // The editor serializes the same text slightly differently than it was stored; only what a person types counts.
  const asLoaded = useRef<string | null>('');
  const storedHtml = useRef(stored);
  const editor = useEditor({
    shouldRerenderOnTransaction: true,
    extensions: [
      StarterKit.configure({
        link: false,
        codeBlock: false,
        code: false,
        heading: { levels: [2, 3] },
      }),
      Link.configure({ openOnClick: false, protocols: ['mailto', 'tel'] }),
    ],
    content: value,
    editorProps: {
      attributes: {
        'aria-label': label,
        ...(props.hint === undefined ? {} : { 'aria-describedby': hintId }),
        'aria-multiline': 'true',
        role: 'textbox',
        'data-field': field.name,
      },
    },
    onCreate: ({ editor: made }) => {
      asLoaded.current = value === storedHtml.current ? made.getHTML() : null;
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : changed.getHTML();
      field.change(html === asLoaded.current ? storedHtml.current : html);
    },
  });

  useEffect(() => {
    if (storedHtml.current === stored) return;
    storedHtml.current = stored;
    // The initial text is no longer the stored one: undoing back to it is a change.
    asLoaded.current = null;
  }, [stored]);
  // A save, a discard or someone else's version changes the text from outside.
  useEffect(() => {
    // The library may replace its instance; the next one runs this effect again.
    if (editor.isDestroyed || value !== stored) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown === value || shown === asLoaded.current) return;
    editor.commands.setContent(value, { emitUpdate: false });
    asLoaded.current = editor.getHTML();
  }, [editor, value, stored]);

  // Undo and Redo become disabled at their last step; the keyboard focus would be lost.
  const control = useRef<Element | null>(null);
  useEffect(() => {
    if (control.current?.matches(':disabled') !== true) return;
    control.current = null;
    editor.commands.focus();
  });

  const unshown = droppedParts(stored);
  return (
    <Input.Wrapper
      label={label}
      description={props.hint}
      descriptionProps={{ id: hintId }}
      error={field.problem}
      labelElement="div"
    >
      <RichTextEditor
        editor={editor}
        variant="subtle"
        mt={6}
        className={`${styles['field']} ${short ? styles['short'] : ''}`}
      >
        <RichTextEditor.Toolbar
          onFocus={(event) => (control.current = event.target)}
          onBlur={() => (control.current = null)}
        >
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          {!short && (
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H2 />
              <RichTextEditor.H3 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
          )}
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {unshown !== '' && (
        <Text size="sm" mt="xs">
          {text.descriptionLoses(unshown)}
        </Text>
      )}
    </Input.Wrapper>
  );
}

/** The words of a text without its tags, for the two values of a conflict. */
function plainWords(html: unknown): string {
  const words = new DOMParser().parseFromString(String(html), 'text/html').body.textContent.trim();
  return words.length > 300 ? `${words.slice(0, 300)}…` : words;
}
