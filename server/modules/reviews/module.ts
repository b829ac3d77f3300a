import { defineModule } from '../../platform/module.ts';
import { eraseReviews } from './erase-reviews.ts';
import { reviewPersonalData } from './personal-data.ts';

/** Reviews of products. */
export const reviewsModule = defineModule({
  name: 'reviews',
  itemsErased: eraseReviews,
  personalData: reviewPersonalData,
});
