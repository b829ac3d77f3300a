import type { CollectionKind } from '../content/content.ts';

/** What a search can be narrowed to. */
export const searchKinds = ['page', 'product', 'event', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What a page, or an item of a collection, counts as. */
export function searchKindOf(kind: CollectionKind, isItem: boolean): SearchKind {
  if (!isItem) return 'page';
  if (kind === 'products') return 'product';
  return kind === 'events' ? 'event' : 'post';
}
