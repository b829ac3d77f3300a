import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { productsBulk as text } from '../../../text/en-bulk.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';
import { useStorePages } from '../use-store-pages.ts';

/** Asks which store page many products are moved to. */
export function PageDialog({ rows, onSubmit, ...others }: ActionDialogProps) {
  const pages = useStorePages();
  const [chosen, setChosen] = useState<string | null>(null);
  // The second one: products are on the first page, unless they have been moved.
  const page = chosen ?? pages[1]?.id ?? pages[0]?.id ?? '';
  return (
    <ActionDialog
      {...others}
      title={text.pageTitle(rows)}
      submit={text.pageSubmit}
      onSubmit={() => onSubmit({ action: 'move-page', page })}
    >
      <NativeSelect
        label={text.page}
        description={text.pageHint}
        value={page}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={pages.map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` }))}
        data-autofocus
      />
    </ActionDialog>
  );
}
