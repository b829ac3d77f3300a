import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { audience as text } from '../../text/en-audience.ts';
import { ActionDialog } from '../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../ui/list/list-action.ts';
import { useMailingLists } from './audience-queries.ts';

/** Asks for the list that many subscribers are put on, or taken off. */
export function ListChoiceDialog({ action, rows, onSubmit, ...others }: ActionDialogProps) {
  const lists = useMailingLists();
  const [list, setList] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isAdded = action === 'add-to-list';
  return (
    <ActionDialog
      {...others}
      title={isAdded ? text.many.toListTitle(rows) : text.many.fromListTitle(rows)}
      submit={isAdded ? text.many.toList : text.many.fromList}
      onSubmit={() => {
        if (list === '') setError(text.listMissing);
        else onSubmit({ action, list });
      }}
    >
      <NativeSelect
        label={text.list}
        data={[
          { value: '', label: text.many.choose },
          ...(lists.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={list}
        error={error}
        onChange={(event) => {
          setList(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
    </ActionDialog>
  );
}

/** Asks before many subscribers are erased. */
export function EraseManyDialog({ action, rows, onSubmit, ...others }: ActionDialogProps) {
  return (
    <ActionDialog
      {...others}
      isFinal
      title={text.many.eraseTitle(rows)}
      submit={text.many.eraseSubmit}
      onSubmit={() => onSubmit({ action })}
    >
      <Text size="sm">{text.many.erase}</Text>
      <Text size="sm">{text.eraseFinal}</Text>
    </ActionDialog>
  );
}
