import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { bulk as text } from '../../text/en-bulk.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ActionDialogProps } from './list-action.ts';

/** Asks for the tag that is added to many rows, or removed from them. */
export function TagDialog({ action, rows, onSubmit, ...others }: ActionDialogProps) {
  const [tag, setTag] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAdded = action === 'add-tag';
  return (
    <ActionDialog
      {...others}
      title={isAdded ? text.addTagTitle(rows) : text.removeTagTitle(rows)}
      submit={isAdded ? text.addTag : text.removeTag}
      onSubmit={() => {
        if (tag.trim() === '') {
          setError(text.tagMissing);
          field.current?.focus();
        } else onSubmit({ action, tag: tag.trim() });
      }}
    >
      <TextInput
        ref={field}
        label={text.tag}
        value={tag}
        maxLength={100}
        error={error}
        onChange={(event) => {
          setTag(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
    </ActionDialog>
  );
}
