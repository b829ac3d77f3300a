import type { ListAction } from '../../../ui/list/list-action.ts';
import { TagDialog } from '../../../ui/list/tag-dialog.tsx';
import { AuthorDialog } from './author-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';

/** What can be done with many posts. */
export const postActions: readonly ListAction[] = [
  { name: 'publish' },
  { name: 'hide' },
  { name: 'add-tag', isFirst: true, dialog: TagDialog },
  { name: 'remove-tag', dialog: TagDialog },
  { name: 'add-category', dialog: CategoryDialog },
  { name: 'remove-category', dialog: CategoryDialog },
  { name: 'set-author', dialog: AuthorDialog },
  { name: 'restore', isFirst: true },
  { name: 'delete' },
];
