import { type SearchAnswer, searchQuery } from '@vitrine/contracts/search.ts';
import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import * as text from '@vitrine/domain/text/en/search.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { FastifyInstance } from 'fastify';
import { issueCrumb } from '../../platform/http/crumb.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { limitRate } from '../../platform/rate-limits/index.ts';
import { type ContextObject, pictureContext } from '../templates/index.ts';
import type { SearchRequest } from './find-documents.ts';
import { searchSite } from './search.ts';
import { searchUrl } from './search-urls.ts';
import { suggest } from './suggest.ts';

/** Page type code of the search page, which records no page view. spec: site-platform 2 */
const PAGE_TYPE = 102;
const RESULTS_PER_PAGE = 20;
/** Results of a call while somebody types. */
const INSTANT_RESULTS = 8;
/** Seconds a browser may answer the same letters by itself. They are the same for every visitor. */
const SUGGESTIONS_KEPT = 60;

/** The search page, which works without JavaScript, and the call that answers while somebody types. */
export function searchRoutes(app: FastifyInstance, platform: Platform): void {
  // Reading, but it costs the database something: a person who types stays far below.
  const limit = limitRate(platform, 'search', { points: 240, seconds: 60, addressPoints: 1200 });

  app.get('/search', { preHandler: limit }, async (request, reply) => {
    const search = readSearchRequest(request.query, RESULTS_PER_PAGE);
    const answer = await searchSite(platform, request.site, search);
    // Behind the last page: what was found is still there, on the first.
    if (search.page > 1 && answer.results.length === 0)
      return reply.header('cache-control', 'no-store').redirect(searchUrl(answer.query, search.kind), 302);
    issueCrumb(request, reply, platform.config);
    const html = await renderSystemPage(platform, request.site, {
      name: 'search',
      title: answer.query === '' ? text.title : `${text.title}: ${answer.query}`,
      pageType: PAGE_TYPE,
      context: { search: searchContext(search, answer) },
    });
    return sendSystemPage(reply, html);
  });

  app.get('/api/search', { preHandler: limit }, async (request, reply) => {
    const search = readSearchRequest(request.query, INSTANT_RESULTS);
    return reply.header('cache-control', 'no-store').send(await searchSite(platform, request.site, search));
  });

  app.get('/api/search/suggestions', { preHandler: limit }, async (request, reply) => {
    const { q } = searchQuery.parse(request.query);
    return reply
      .header('cache-control', `public, max-age=${String(SUGGESTIONS_KEPT)}`)
      .send(await suggest(platform, request.site, q));
  });
}

function readSearchRequest(query: unknown, pageSize: number): SearchRequest {
  const { q, kind, page } = searchQuery.parse(query);
  return { query: q, kind, page, pageSize };
}

/** What the theme's `system/search` shows. `titleHtml` and `snippetHtml` are safe HTML; everything else is text. */
function searchContext(search: SearchRequest, answer: SearchAnswer): ContextObject {
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
    totalText: totalText(answer, total, hasMore),
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

function totalText({ query, correction }: SearchAnswer, total: number, hasMore: boolean): string {
  if (query === '' || total === 0) return '';
  if (correction !== null) return fillText(text.correctedTo, { typed: query, query: correction.query });
  if (hasMore) return fillText(text.foundMore, { n: total, query });
  return fillText(total === 1 ? text.foundOne : text.foundMany, { n: total, query });
}
