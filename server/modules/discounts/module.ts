import { defineModule } from '../../platform/module.ts';
import { discountAmounts } from './stored-amounts.ts';

/** Discount codes. */
export const discountsModule = defineModule({
  name: 'discounts',
  storedAmounts: discountAmounts,
});
