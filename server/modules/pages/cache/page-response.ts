import { hasCrumb, newCrumbCookie } from '../../../platform/http/crumb.ts';
import type { SocketAnswer, FindAnswer, CachedResponse } from '../../../platform/http/socket-cache.ts';
import {
  acceptedEncoding,
  type Encoding,
  lengthOf,
  matchesEtag,
  type Pieces,
} from '../../../platform/http/encoded-body.ts';
import { type RequestHead, requestHost } from '../../../platform/http/request-host.ts';
import { allowingStyle, headersOf } from '../../../platform/http/security-headers.ts';
import { codePolicyOf, policyOf } from '../../../platform/http/site-policy.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sitesInMemory } from '../../websites/index.ts';
import type { CachedPage } from './page-cache.ts';
import { pageCacheOf } from './serve-page.ts';

/** Status, headers and body of a page in one encoding, built once. */
interface PreparedAnswer {
  readonly etag: string;
  readonly full: CachedResponse;
  readonly unchanged: CachedResponse;
}

const commonHeaders = (platform: Platform, { site, styles, hasCode }: CachedPage): readonly string[] => [
  ...Object.entries({
    ...headersOf(site),
    'content-security-policy': hasCode
      ? codePolicyOf(platform, site)
      : allowingStyle(policyOf(platform, site), styles?.hash ?? null),
  }).flat(),
  // Browsers store pages and revalidate them: an edit shows on the next view, an unchanged page costs a 304.
  'cache-control',
  'private, no-cache',
  'vary',
  'Accept-Encoding',
];

const prepared: Readonly<Record<Encoding, WeakMap<CachedPage, PreparedAnswer>>> = {
  identity: new WeakMap(),
  gzip: new WeakMap(),
  br: new WeakMap(),
};

/** Preloads a render-blocking stylesheet: the browser requests it as soon as it has the headers. */
function preloadOf({ blockingStylesheet }: CachedPage): readonly string[] {
  // Written to the connection unescaped, so it must be plain ASCII.
  if (blockingStylesheet === null || !/^\/[\w./-]+$/.test(blockingStylesheet)) return [];
  return ['link', `<${blockingStylesheet}>; rel=preload; as=style`];
}

function prepare(platform: Platform, page: CachedPage, encoding: Encoding, body: Pieces): PreparedAnswer {
  const etag = page.body.etag(encoding);
  const common = commonHeaders(platform, page);
  const tagged = page.location === null ? [...common, 'etag', etag] : [...common, 'location', page.location];
  const full: CachedResponse = {
    status: page.status,
    headers: [
      ...tagged,
      ...preloadOf(page),
      'content-type',
      page.body.contentType,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(lengthOf(body)),
    ],
    body,
  };
  const answer: PreparedAnswer = {
    etag,
    full,
    unchanged: { status: 304, headers: tagged, body: [] },
  };
  prepared[encoding].set(page, answer);
  return answer;
}

/** The response of a page to a request. Null while its encoding has not been compressed yet. */
function answerNow(platform: Platform, page: CachedPage, request: RequestHead): SocketAnswer | null {
  const { headers } = request;
  const encoding = page.body.choose(acceptedEncoding(headers['accept-encoding']));
  let ready = prepared[encoding].get(page);
  if (ready === undefined) {
    const body = page.body.ready(encoding);
    if (body === null) return null;
    ready = prepare(platform, page, encoding, body);
  }
  const unchanged = page.status === 200 && matchesEtag(headers['if-none-match'], ready.etag);
  const answer = unchanged ? ready.unchanged : ready.full;
  return { answer, setCookie: hasCrumb(headers.cookie) ? null : newCrumbCookie(request, platform.config) };
}

/** The response of a page to a request; compresses it if needed. */
export async function pageResponse(
  platform: Platform,
  page: CachedPage,
  request: RequestHead,
): Promise<SocketAnswer> {
  await page.body.bytes(page.body.choose(acceptedEncoding(request.headers['accept-encoding'])));
  const answer = answerNow(platform, page, request);
  if (answer === null) throw new Error('the encoding was made and is not there');
  return answer;
}

/**
 * The response of a cached page to a GET: one look-up for the website, one for the page. Null when the request must go
 * through the framework, which writes the same bytes and headers.
 */
export function findInCache(platform: Platform): FindAnswer {
  const cache = pageCacheOf(platform);
  const siteOf = sitesInMemory(platform);
  const { config } = platform;
  return (url, request) => {
    const host = requestHost(request, config);
    const site = siteOf(host);
    if (site === undefined || site === null || site.isClosed) return null;
    const page = cache.get(host, url, site);
    // A redirect's address came from outside: it goes through the framework, which checks every header.
    return page === null || page.location !== null ? null : answerNow(platform, page, request);
  };
}
