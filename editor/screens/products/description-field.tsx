import '@mantine/tiptap/styles.layer.css';
import { Input, Text } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { text } from '../../text/en.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { droppedParts } from './dropped-parts.ts';
import styles from './description-field.module.css';

/** Rich-text editor of a description: paragraphs, headings, lists, links. The server sanitizes it. */
export function DescriptionField(props: { stored: ProductDetail; field: Field<string> }) {
  const { stored, field } = props;
  const { value } = field;
  useFieldLabel(field, text.products.description, plainText);
  // The editor serializes the same text slightly differently than it was stored; only what a person types counts.
  const asLoaded = useRef<string | null>('');
  const storedHtml = useRef(stored.description);
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
        'aria-label': text.products.description,
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
    if (storedHtml.current === stored.description) return;
    storedHtml.current = stored.description;
    // The initial text is no longer the stored one: undoing back to it is a change.
    asLoaded.current = null;
  }, [stored.description]);
  // A save, a discard or someone else's version changes the text from outside.
  useEffect(() => {
    // The library may replace its instance; the next one runs this effect again.
    if (editor.isDestroyed || value !== stored.description) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown === value || shown === asLoaded.current) return;
    editor.commands.setContent(value, { emitUpdate: false });
    asLoaded.current = editor.getHTML();
  }, [editor, value, stored.description]);

  // Undo and Redo become disabled at their last step; the keyboard focus would be lost.
  const control = useRef<Element | null>(null);
  useEffect(() => {
    if (control.current?.matches(':disabled') !== true) return;
    control.current = null;
    editor.commands.focus();
  });

  const unshown = droppedParts(stored.description);
  return (
    <Input.Wrapper
      label={text.products.description}
      description={text.products.descriptionHint}
      error={field.problem}
      labelElement="div"
    >
      <RichTextEditor editor={editor} variant="subtle" mt={6} className={styles['field'] ?? ''}>
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
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {unshown !== '' && (
        <Text size="sm" mt="xs">
          {text.products.descriptionLoses(unshown)}
        </Text>
      )}
    </Input.Wrapper>
  );
}

/** A description without its tags, for the two values of a conflict. */
function plainText(html: unknown): string {
  const words = new DOMParser().parseFromString(String(html), 'text/html').body.textContent.trim();
  return words.length > 300 ? `${words.slice(0, 300)}…` : words;
}
