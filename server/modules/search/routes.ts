import { searchText } from '@vitrine/domain/text/search.ts';
import { type Locale, plural } from '@vitrine/domain/text/locale.ts';
import * as calls from '@vitrine/contracts/search.ts';
import type { SearchAnswer } from '@vitrine/contracts/search.ts';
import { ok } from '@vitrine/domain/result.ts';
import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type * as z from 'zod';
import { issueCrumb } from '../../platform/http/crumb.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderSystemPage, sendSystemPage, type StyledPage } from '../pages/index.ts';
import { type ContextObject, pictureContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import type { SearchRequest } from './find-documents.ts';
import { searchSite } from './search.ts';
import { searchUrl } from './search-urls.ts';
import { suggest } from './suggest.ts';

/** Page type code of the search page, which records no page view. spec: site-platform 2 */
const PAGE_TYPE = 102;
const RESULTS_PER_PAGE = 20;
/** Results of a call while somebody types. */
const INSTANT_RESULTS = 8;
/** Seconds a browser may cache the suggestions of the same letters. They are the same for every visitor. */
const SUGGESTIONS_KEPT = 60;

/** Reading, but it costs the database something: a person who types stays far below. */
const searchLimit: CallLimit = { name: 'search', points: 240, seconds: 60, addressPoints: 1200 };

/** The search page, which works without JavaScript, and the call that answers while somebody types. */
export const searchRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/search',
    auth: 'visitor',
    limit: searchLimit,
    query: calls.searchQuery,
    handler: async ({ platform, request, reply, site, query }) => {
      const search = readSearchRequest(query, RESULTS_PER_PAGE);
      const answer = await searchSite(platform, site, search);
      // Behind the last page: what was found is still there, on the first.
      if (search.page > 1 && answer.results.length === 0)
        return reply.header('cache-control', 'no-store').redirect(searchUrl(answer.query, search.kind), 302);
      issueCrumb(request, reply, platform.config);
      return sendSystemPage(reply, await renderSearch(platform, site, search, answer));
    },
  }),
  route(calls.searchWebsite, {
    limit: searchLimit,
    handler: async ({ platform, site, query }) =>
      ok(await searchSite(platform, site, readSearchRequest(query, INSTANT_RESULTS))),
  }),
  route(calls.suggest, {
    limit: searchLimit,
    cache: `public, max-age=${String(SUGGESTIONS_KEPT)}`,
    handler: async ({ platform, site, query }) => ok(await suggest(platform, site, query.q)),
  }),
];

function renderSearch(
  platform: Platform,
  site: Site,
  search: SearchRequest,
  answer: SearchAnswer,
): Promise<StyledPage> {
  const text = searchText(site.locale);
  return renderSystemPage(platform, site, {
    name: 'search',
    title: answer.query === '' ? text.title : `${text.title}: ${answer.query}`,
    pageType: PAGE_TYPE,
    context: { search: searchContext(search, answer, site.locale) },
  });
}

/** The search page as it answers this query, to look at a theme with. */
export async function sampleSearchPage(
  platform: Platform,
  site: Site,
  parameters: URLSearchParams,
): Promise<StyledPage> {
  const search = readSearchRequest(calls.searchQuery.parse(Object.fromEntries(parameters)), RESULTS_PER_PAGE);
  return renderSearch(platform, site, search, await searchSite(platform, site, search));
}

function readSearchRequest(
  { q, kind, page: number }: z.output<typeof calls.searchQuery>,
  pageSize: number,
): SearchRequest {
  return { query: q, kind, page: number, pageSize };
}

/** What the theme's `system/search` shows. `titleHtml` and `snippetHtml` are safe HTML; everything else is text. */
function searchContext(search: SearchRequest, answer: SearchAnswer, locale: Locale): ContextObject {
  const text = searchText(locale);
  const { query, results, total, hasMore, correction, page, pageCount } = answer;
  // Further pages are those of the words that were found.
  const url = (to: number): string => searchUrl(correction?.query ?? query, search.kind, to);
  return {
    title: text.title,
    query,
    kind: search.kind ?? '',
    label: text.fieldLabel,
    button: text.search,
    total,
    totalText: totalText(answer, total, hasMore, locale),
    results: results.map(({ picture, ...result }) => ({
      ...result,
      ...(picture === null ? {} : { picture: pictureContext(picture) }),
    })),
    kindsLabel: text.kindsLabel,
    kinds:
      query === ''
        ? []
        : [null, ...searchKinds].map((kind) => ({
            title: kind === null ? text.everything : text.kinds[kind],
            url: searchUrl(query, kind),
            active: kind === search.kind,
          })),
    ...(correction === null ? {} : { correction }),
    emptyText: query === '' ? text.typeSomething : fillText(text.foundNone, { query }),
    hint: query === '' ? '' : text.tryOthers,
    pagesLabel: text.pagesLabel,
    pagination: {
      page,
      pageCount,
      totalItems: total,
      ...(page > 1 ? { prevPage: true, prevPageUrl: url(page - 1), prevPageTitle: text.previousPage } : {}),
      ...(page < pageCount
        ? { nextPage: true, nextPageUrl: url(page + 1), nextPageTitle: text.nextPage }
        : {}),
    },
  };
}

function totalText(
  { query, correction }: SearchAnswer,
  total: number,
  hasMore: boolean,
  locale: Locale,
): string {
  const text = searchText(locale);
  if (query === '' || total === 0) return '';
  if (correction !== null) return fillText(text.correctedTo, { typed: query, query: correction.query });
  if (hasMore) return fillText(text.foundMore, { n: total, query });
  return fillText(plural(locale, total, text.found), { n: total, query });
}
