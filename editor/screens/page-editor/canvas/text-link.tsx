import { Button, Group, Popover, Stack } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { LinkIcon } from '../editor-icons.tsx';
import { LinkEditor } from '../panel/controls/link-editor.tsx';
import { useSpeech } from '../speech.tsx';

/** The link of the selected words: its button, and where it leads in a popover. */
export function TextLink(props: {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { editor } = props;
  const say = useSpeech();
  const hasWords = !editor.state.selection.empty || editor.isActive('link');
  const isOpen = props.isOpen && hasWords;
  const close = (): void => {
    props.onOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      closeOnClickOutside={false}
      trapFocus
      width={300}
      withinPortal={false}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={words.link}
          aria-keyshortcuts="Control+K"
          title={words.link}
          active={editor.isActive('link')}
          onClick={() => {
            if (hasWords) props.onOpen(!isOpen);
            else say(words.linkNeedsWords);
          }}
        >
          <LinkIcon size={16} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.link}>
        {isOpen && <LinkForm editor={editor} close={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, close }: { readonly editor: Editor; readonly close: () => void }) {
  const [href, setHref] = useState(() => {
    const stands: unknown = editor.getAttributes('link')['href'];
    return typeof stands === 'string' ? stands : '';
  });
  const apply = (target: string): void => {
    const selected = editor.chain().extendMarkRange('link');
    if (target === '') selected.unsetLink().run();
    else selected.setLink({ href: target }).run();
    close();
  };
  return (
    <Stack gap="sm">
      <LinkEditor label={words.link} href={href} path="text-link" problem={undefined} onChange={setHref} />
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => apply(href)}>
          {words.linkApply}
        </Button>
        {editor.isActive('link') && (
          <Button size="compact-sm" variant="default" onClick={() => apply('')}>
            {words.linkRemove}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
