import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { posts as text } from '../../../text/en-posts.ts';
import { ActionDialog } from '../../../ui/list/action-dialog.tsx';
import type { ActionDialogProps } from '../../../ui/list/list-action.ts';

/** Asks for the category that is added to many posts, or removed from them. */
export function CategoryDialog({ action, rows, onSubmit, ...others }: ActionDialogProps) {
  const [category, setCategory] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAdded = action === 'add-category';
  return (
    <ActionDialog
      {...others}
      title={isAdded ? text.addCategory(rows) : text.removeCategory(rows)}
      submit={isAdded ? text.addCategoryDo : text.removeCategoryDo}
      onSubmit={() => {
        if (category.trim() === '') {
          setError(text.categoryMissing);
          field.current?.focus();
        } else onSubmit({ action, category: category.trim() });
      }}
    >
      <TextInput
        ref={field}
        label={text.category}
        value={category}
        maxLength={100}
        error={error}
        onChange={(event) => {
          setCategory(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
    </ActionDialog>
  );
}
