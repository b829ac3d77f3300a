import { defineModule } from '../../platform/module.ts';

/** Discount codes. */
export const discountsModule = defineModule({
  name: 'discounts',
});
