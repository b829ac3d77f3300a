import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { ordersBulk as text } from '../../text/en-bulk.ts';
import { ActionDialog } from '../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../ui/list/list-action.ts';

/** Asks whether the buyers of many orders get an email when these are marked as fulfilled. */
export function FulfilManyDialog({ action, rows, onSubmit, ...others }: ActionDialogProps) {
  const [notify, setNotify] = useState(true);
  return (
    <ActionDialog
      {...others}
      title={text.fulfilTitle(rows)}
      submit={text.submit}
      onSubmit={() => onSubmit({ action, notify })}
    >
      <Text size="sm">{text.fulfilWhat}</Text>
      <Checkbox
        label={text.notify}
        description={text.notifyHint}
        checked={notify}
        onChange={(event) => setNotify(event.currentTarget.checked)}
        data-autofocus
      />
    </ActionDialog>
  );
}
