import type { ListAction } from '../../../ui/list/list-action.ts';
import { TagDialog } from '../../../ui/list/tag-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { PageDialog } from './page-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';

/** What can be done with many products. */
export const bulkActions: readonly ListAction[] = [
  { name: 'publish' },
  { name: 'hide' },
  { name: 'archive' },
  { name: 'price-percent', isFirst: true, dialog: PriceDialog },
  { name: 'set-stock', dialog: StockDialog },
  { name: 'add-tag', isFirst: true, dialog: TagDialog },
  { name: 'remove-tag', dialog: TagDialog },
  { name: 'move-page', isFirst: true, dialog: PageDialog },
  { name: 'restore', isFirst: true },
  { name: 'delete' },
  { name: 'erase', dialog: EraseDialog },
];
