import { type ImportChange, importChange } from '@vitrine/contracts/product-imports.ts';
import { defineModule } from '../../platform/module.ts';
import { bulkList } from '../bulk/index.ts';
import { importAction } from './apply-action.ts';
import { importPoller } from './import-poller.ts';
import { importRowList } from './import-rows.ts';
import { productCsvRoutes } from './routes.ts';

/** Products and their stock as CSV files, out and in. */
export const productCsvModule = defineModule({
  name: 'product-csv',
  routes: productCsvRoutes,
  pollers: (platform) => [importPoller(platform)],
  lists: [importRowList],
  bulk: [
    bulkList<ImportChange>({
      list: 'product-import-rows',
      noun: 'products',
      batch: 20,
      schema: importChange,
      actions: { import: importAction },
    }),
  ],
});
