import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { posts as text } from '../../../text/en-posts.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';
import { useAuthors } from '../post-queries.ts';

/** Asks whose posts they are. */
export function AuthorDialog({ rows, onSubmit, ...others }: ActionDialogProps) {
  const authors = useAuthors().data?.authors ?? [];
  const [author, setAuthor] = useState('');
  return (
    <ActionDialog
      {...others}
      title={text.authorOf(rows)}
      submit={text.authorDo}
      onSubmit={() => onSubmit({ action: 'set-author', author: author === '' ? null : author })}
    >
      <NativeSelect
        label={text.author}
        value={author}
        onChange={(event) => setAuthor(event.currentTarget.value)}
        data={[
          { value: '', label: text.nobody },
          ...authors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        data-autofocus
      />
    </ActionDialog>
  );
}
