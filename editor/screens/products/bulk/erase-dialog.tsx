import { Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { productsBulk as text } from '../../../text/en-bulk.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';

/** Asks to type a word before products in the bin are deleted for good. */
export function EraseDialog({
  action,
  rows,
  title = text.eraseTitle(rows),
  onSubmit,
  ...others
}: ActionDialogProps & { title?: string }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <ActionDialog
      {...others}
      title={title}
      submit={text.eraseSubmit}
      isFinal
      onSubmit={() => {
        if (typed.trim().toLowerCase() === text.eraseWord) {
          onSubmit({ action });
          return;
        }
        setError(text.eraseUnconfirmed(text.eraseWord));
        field.current?.focus();
      }}
    >
      <Text size="sm">
        {text.erase(rows)} <strong>{text.eraseFinal}</strong>
      </Text>
      <TextInput
        ref={field}
        label={text.eraseConfirm(text.eraseWord)}
        value={typed}
        autoComplete="off"
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
    </ActionDialog>
  );
}
