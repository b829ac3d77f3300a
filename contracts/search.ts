import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import { MAX_QUERY } from '@vitrine/domain/search/read-query.ts';
import * as z from 'zod';
import type { PictureView } from './media.ts';

/** GET /search, GET /api/search and GET /api/search/suggestions. What cannot be read is left out: a search never fails by its address. */
export const searchQuery = z.object({
  q: z
    .string()
    .transform((q) => q.slice(0, 10 * MAX_QUERY))
    .catch(''),
  kind: z.enum(searchKinds).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100).catch(1),
});

export interface SearchResult {
  readonly title: string;
  /** Path on the site. */
  readonly url: string;
  readonly kind: SearchKind;
  /** What kind of thing it is, in a word. */
  readonly kindText: string;
  /** Safe HTML: text with `<mark>` around what was looked for. */
  readonly titleHtml: string;
  readonly snippetHtml: string;
  readonly picture: PictureView | null;
}

export interface SearchAnswer {
  /** As it was understood. */
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** At most `MOST_FOUND`; `hasMore` says that there are others beyond. */
  readonly total: number;
  readonly hasMore: boolean;
  /** Words that are found where those asked for are not. */
  readonly correction: { readonly query: string; readonly url: string } | null;
  readonly page: number;
  readonly pageCount: number;
}

/** One line of what is offered while somebody types. */
export interface SearchSuggestion {
  readonly title: string;
  /** Path on the site. */
  readonly url: string;
  readonly kind: SearchKind;
  readonly kindText: string;
  /** What a product costs, in words; '' for anything else. */
  readonly price: string;
  /** Of a product's picture, without a size; add `?format=100w`. */
  readonly assetUrl: string | null;
}

/** GET /api/search/suggestions?q=. The same for every visitor. */
export interface SuggestionsAnswer {
  /** As it was understood. */
  readonly query: string;
  /** The words looked for, where nothing has those that were typed. */
  readonly correction: string | null;
  readonly products: readonly SearchSuggestion[];
  /** Pages, posts and events. */
  readonly others: readonly SearchSuggestion[];
  /** The search page with all of them. */
  readonly allUrl: string;
}
