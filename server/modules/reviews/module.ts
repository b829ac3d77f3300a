import { defineModule } from '../../platform/module.ts';
import { askBuyersPoller } from './ask-buyers.ts';
import { eraseReviews, reviewErasurePoller } from './erase-reviews.ts';
import { heldReviewNotice, heldReviews } from './held-review-notice.ts';
import { reviewMailSamples } from './mail-samples.ts';
import { reviewPersonalData } from './personal-data.ts';
import { reviewList } from './review-list.ts';
import { reviewsBulk } from './reviews-bulk.ts';
import { ownerRoutes } from './routes.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';
import { writeRoutes } from './write-routes.ts';

/** Reviews of products: asked for by mail, written by buyers, moderated and answered by owners, imported. */
export const reviewsModule = defineModule({
  name: 'reviews',
  itemsErased: eraseReviews,
  routes: [...ownerRoutes, ...writeRoutes, ...unsubscribeRoutes],
  pollers: (platform) => [askBuyersPoller(platform), reviewErasurePoller(platform)],
  mailSamples: reviewMailSamples,
  lists: [reviewList],
  bulk: [reviewsBulk],
  waiting: [heldReviews],
  personalData: reviewPersonalData,
  ownerNotice: heldReviewNotice,
});
