export {
  addReview,
  type NewReview,
  noReviews,
  type ProductReviews,
  reviewedItems,
  reviewsOf,
  type ShownReview,
} from './service.ts';
