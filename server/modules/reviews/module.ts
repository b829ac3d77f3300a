import { defineModule } from '../../platform/module.ts';

/** Reviews of products. */
export const reviewsModule = defineModule({
  name: 'reviews',
});
