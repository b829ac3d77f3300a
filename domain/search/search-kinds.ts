import type { CollectionKind } from '../content/content.ts';

/** The kinds a search can be filtered by. */
export const searchKinds = ['page', 'product', 'event', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The search kind of a page, or of an item of a collection. */
export function searchKindOf(kind: CollectionKind, isItem: boolean): SearchKind {
  if (!isItem) return 'page';
  if (kind === 'products') return 'product';
  return kind === 'events' ? 'event' : 'post';
}
