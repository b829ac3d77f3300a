export { addReview, type NewReview, type ProductReviews, reviewsOf } from './service.ts';
