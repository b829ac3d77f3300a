import { type ProductsChange, productsChange } from '@vitrine/contracts/products-bulk.ts';
import { bulkList } from '../../bulk/index.ts';
import { movePageAction } from './move-page-action.ts';
import { priceAction } from './price-action.ts';
import { deleteAction, eraseAction, restoreAction, statusAction } from './status-actions.ts';
import { stockAction } from './stock-action.ts';
import { addTagAction, removeTagAction } from './tag-actions.ts';

/** What owners can do with many products at once. */
export const productsBulk = bulkList<ProductsChange>({
  list: 'products',
  noun: 'products',
  batch: 500,
  schema: productsChange,
  final: ['erase'],
  actions: {
    publish: statusAction('published'),
    hide: statusAction('draft'),
    archive: statusAction('archived'),
    delete: deleteAction,
    restore: restoreAction,
    erase: eraseAction,
    'add-tag': addTagAction,
    'remove-tag': removeTagAction,
    'price-percent': priceAction(({ hundredths }) => ({ by: 'percent', hundredths })),
    'price-amount': priceAction(({ minor }) => ({ by: 'amount', minor })),
    'set-stock': stockAction(({ quantity }) => ({ to: 'set', quantity })),
    'add-stock': stockAction(({ delta }) => ({ to: 'add', delta })),
    'move-page': movePageAction,
  },
});
