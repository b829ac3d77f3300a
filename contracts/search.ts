import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import { MAX_QUERY } from '@vitrine/domain/search/read-query.ts';
import * as z from 'zod';
import type { PictureView } from './media.ts';

/** GET /search, GET /api/search and GET /api/search/suggestions. Invalid parameters are ignored: no URL makes a search fail. */
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
  /** Label of its kind. */
  readonly kindText: string;
  /** Safe HTML: text with `<mark>` around the matches. */
  readonly titleHtml: string;
  readonly snippetHtml: string;
  readonly picture: PictureView | null;
}

export interface SearchAnswer {
  /** The normalised query. */
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** At most `MAX_FOUND`; `hasMore` says that there are others beyond. */
  readonly total: number;
  readonly hasMore: boolean;
  /** A corrected query that has results, where the typed one has none. */
  readonly correction: { readonly query: string; readonly url: string } | null;
  readonly page: number;
  readonly pageCount: number;
}

/** One search suggestion. */
export interface SearchSuggestion {
  readonly title: string;
  /** Path on the site. */
  readonly url: string;
  readonly kind: SearchKind;
  readonly kindText: string;
  /** Formatted price of a product; '' for anything else. */
  readonly price: string;
  /** Of a product's picture, without a size; add `?format=100w`. */
  readonly assetUrl: string | null;
}

/** GET /api/search/suggestions?q=. The same for every visitor. */
export interface SuggestionsAnswer {
  /** The normalised query. */
  readonly query: string;
  /** The corrected query, where the typed one has no results. */
  readonly correction: string | null;
  readonly products: readonly SearchSuggestion[];
  /** Pages, posts and events. */
  readonly others: readonly SearchSuggestion[];
  /** The search page with all of them. */
  readonly allUrl: string;
}
