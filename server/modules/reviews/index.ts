export {
  addReview,
  type NewReview,
  noReviews,
  type ProductReviews,
  reviewedItems,
  reviewsOf,
} from './service.ts';
