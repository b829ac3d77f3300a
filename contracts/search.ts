import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import { MAX_QUERY } from '@vitrine/domain/search/read-query.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count } from './primitives.ts';

/** GET /search, GET /api/search and GET /api/search/suggestions. Invalid parameters are ignored: no URL makes a search fail. */
export const searchQuery = z.object({
  q: z
    .string()
    .transform((q) => q.slice(0, 10 * MAX_QUERY))
    .catch(''),
  kind: z.enum(searchKinds).nullable().default(null).catch(null),
  page: z.coerce.number().int().min(1).max(100).default(1).catch(1),
});

const kind = z.enum(searchKinds);

const searchResult = z.strictObject({
  title: z.string(),
  /** Path on the site. */
  url: z.string(),
  kind,
  /** Label of its kind. */
  kindText: z.string(),
  /** Safe HTML: text with `<mark>` around the matches. */
  titleHtml: z.string(),
  snippetHtml: z.string(),
  picture: picture.nullable(),
});
export type SearchResult = AnswerOf<typeof searchResult>;

const searchAnswer = z.strictObject({
  /** The normalised query. */
  query: z.string(),
  results: z.array(searchResult),
  /** At most `MAX_FOUND`; `hasMore` says that there are others beyond. */
  total: count,
  hasMore: z.boolean(),
  /** A corrected query with results, when the typed one has none. */
  correction: z.strictObject({ query: z.string(), url: z.string() }).nullable(),
  page: count,
  pageCount: count,
});
export type SearchAnswer = AnswerOf<typeof searchAnswer>;

/** One search suggestion. */
const searchSuggestion = z.strictObject({
  title: z.string(),
  /** Path on the site. */
  url: z.string(),
  kind,
  kindText: z.string(),
  /** Formatted price of a product; '' for anything else. */
  price: z.string(),
  /** Of a product's picture, without a size; add `?format=100w`. */
  assetUrl: z.string().nullable(),
});
export type SearchSuggestion = AnswerOf<typeof searchSuggestion>;

const suggestions = z.strictObject({
  /** The normalised query. */
  query: z.string(),
  /** The corrected query, when the typed one has no results. */
  correction: z.string().nullable(),
  products: z.array(searchSuggestion),
  /** Pages, posts and events. */
  others: z.array(searchSuggestion),
  /** The search page with all of them. */
  allUrl: z.string(),
});
export type SuggestionsAnswer = AnswerOf<typeof suggestions>;

export const searchWebsite = endpoint({
  method: 'GET',
  path: '/api/search',
  auth: 'visitor',
  summary: 'Searches products, pages, posts and events. Unknown parameters are ignored.',
  query: searchQuery,
  answer: searchAnswer,
  example: { query: { q: 'mug', kind: null, page: 1 } },
});

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  auth: 'visitor',
  summary: 'Returns what a search would find while somebody types; the same for every visitor.',
  query: searchQuery,
  answer: suggestions,
  example: {
    query: { q: 'mu', kind: null, page: 1 },
    answer: { query: 'mu', correction: null, products: [], others: [], allUrl: '/search?q=mu' },
  },
});
