import type { TypedReview } from '@vitrine/domain/review/check-review.ts';

/** A product of an order on the page where its buyer reviews it. */
export interface ReviewableProduct {
  readonly itemId: string;
  readonly name: string;
  /** A small picture; null for none. */
  readonly pictureUrl: string | null;
  /** The address of its form; null when it cannot be reviewed any more. */
  readonly url: string | null;
  /** Stars of the review that was written; null for none. */
  readonly rating: number | null;
}

/** The products of an order. */
export interface ReviewProductsProps {
  readonly products: readonly ReviewableProduct[];
  /** What became of the review that was just sent; '' for none. */
  readonly notice: string;
}

/** The form of a product's review. */
export interface ReviewFormProps {
  readonly productName: string;
  readonly action: string;
  /** The address of the other products of the order; null when this is the only one. */
  readonly backUrl: string | null;
  readonly typed: TypedReview;
  /** Sentences by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Pictures that were sent already. */
  readonly pictures: readonly { readonly id: string; readonly url: string; readonly altText: string }[];
  readonly maxPictures: number;
  /** Of each: `20 MB`. */
  readonly maxSize: string;
}
