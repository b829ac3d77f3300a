import * as de from './de/reviews.ts';
import * as en from './en/reviews.ts';
import * as es from './es/reviews.ts';
import * as fr from './fr/reviews.ts';
import { localized } from './localized.ts';

/** Words of reviews: the mail that asks for them, the page where they are written, the page of the product. */
export const reviewsText = localized({ en, de, fr, es });
