import { defineModule } from '../../platform/module.ts';
import { codeList } from './code-list.ts';
import { discountList } from './discount-list.ts';
import { discountCodesBulk, discountsBulk } from './discounts-bulk.ts';
import { discountsRoutes } from './routes.ts';
import { discountAmounts } from './stored-amounts.ts';

/** Discounts: by codes or automatic. */
export const discountsModule = defineModule({
  name: 'discounts',
  routes: discountsRoutes,
  lists: [discountList, codeList],
  bulk: [discountsBulk, discountCodesBulk],
  storedAmounts: discountAmounts,
});
