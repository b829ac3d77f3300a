import type { CustomForm } from '../custom-form/custom-form.ts';
import { acceptsAnswer } from '../custom-form/custom-form.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { ProductType } from '../product/product.ts';

/** Why a product cannot be sold by a draft order or a payment link. */
export const lineRefusals = [
  'unpublished',
  'subscription',
  'donation',
  'gift-card',
  'not-sold',
  'questions',
] as const;
export type LineRefusal = (typeof lineRefusals)[number];

interface SoldByLink {
  readonly type: ProductType;
  readonly isPublished: boolean;
  readonly isSubscription: boolean;
  readonly isDonation: boolean;
  readonly customForm: CustomForm | null;
}

/**
 * Null for what a cart takes. Nobody answers a product's questions in a draft order: one with required questions is
 * refused, others are sold without answers.
 */
export function lineRefusal(product: SoldByLink): LineRefusal | null {
  if (!product.isPublished) return 'unpublished';
  if (product.isSubscription) return 'subscription';
  if (product.isDonation) return 'donation';
  const { checkout } = traitsOf(product.type);
  if (checkout === 'gift-card') return 'gift-card';
  if (checkout === 'none') return 'not-sold';
  const asks = product.customForm?.fields.some((field) => acceptsAnswer(field) && field.required) ?? false;
  return asks ? 'questions' : null;
}
