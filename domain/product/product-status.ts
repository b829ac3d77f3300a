import type { ItemStatus } from '../content/content.ts';

/** What an owner sees of a product's status. Visitors see published ones only. */
export const productStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Days that a deleted product stays in the bin. */
export const DAYS_IN_BIN = 30;

/** The status of a product by that of its item: what is archived is deprecated there. */
export function productStatusOf(status: ItemStatus): ProductStatus {
  if (status === 'published' || status === 'scheduled') return status;
  return status === 'deprecated' ? 'archived' : 'draft';
}

/** The item's status for a product's. */
export function itemStatusOf(status: ProductStatus): ItemStatus {
  return status === 'archived' ? 'deprecated' : status;
}
