import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../platform/config.ts';
import { hasCrumb, newCrumbCookie } from '../../platform/http/crumb.ts';
import { acceptedEncoding, type Encoding, matchesEtag } from '../../platform/http/encoded-body.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import type { Platform } from '../../platform/platform.ts';
import { sitesInMemory } from '../websites/index.ts';
import type { CachedPage } from './page-cache.ts';
import { pageCacheOf } from './serve-page.ts';

/** An answer before it is written; the body is null where none is sent. */
export interface PageAnswer {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them without another look. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** What a page answers in one encoding, worked out once. */
interface PreparedAnswer {
  readonly etag: string;
  readonly full: PageAnswer;
  readonly unchanged: PageAnswer;
  /** `full` with a place for a new crumb at the end of its headers, written over for each visitor who needs one. */
  readonly welcome: PageAnswer & { readonly headers: string[] };
}

const commonHeaders: readonly string[] = [
  ...Object.entries(securityHeaders).flat(),
  // Kept by browsers, asked for again each time: an edit shows on the next view, an unchanged page costs a 304.
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

function prepare(page: CachedPage, encoding: Encoding, bytes: Buffer): PreparedAnswer {
  const etag = page.body.etag(encoding);
  const tagged =
    page.location === null ? [...commonHeaders, 'etag', etag] : [...commonHeaders, 'location', page.location];
  const full: PageAnswer = {
    status: page.status,
    headers: [
      ...tagged,
      ...(page.location === null ? ['content-type', page.body.contentType] : []),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(bytes.length),
    ],
    body: bytes,
  };
  const answer: PreparedAnswer = {
    etag,
    full,
    unchanged: { status: 304, headers: tagged, body: null },
    welcome: { ...full, headers: [...full.headers, 'set-cookie', ''] },
  };
  prepared[encoding].set(page, answer);
  return answer;
}

/** What a page answers to a request. Null while the encoding it would use has not been made yet. */
function answerNow(
  page: CachedPage,
  headers: IncomingHttpHeaders,
  method: string,
  config: Config,
): PageAnswer | null {
  const encoding = page.body.choose(acceptedEncoding(headers['accept-encoding']));
  let ready = prepared[encoding].get(page);
  if (ready === undefined) {
    const bytes = page.body.ready(encoding);
    if (bytes === null) return null;
    ready = prepare(page, encoding, bytes);
  }
  const unchanged = page.status === 200 && matchesEtag(headers['if-none-match'], ready.etag);
  const isNew = !hasCrumb(headers.cookie);
  if (method === 'HEAD' || (unchanged && isNew)) {
    const { status, headers: lines } = unchanged ? ready.unchanged : ready.full;
    return { status, headers: isNew ? [...lines, 'set-cookie', newCrumbCookie(config)] : lines, body: null };
  }
  if (unchanged) return ready.unchanged;
  if (!isNew) return ready.full;
  // Whoever asked writes the headers out before anyone else is answered.
  ready.welcome.headers[ready.welcome.headers.length - 1] = newCrumbCookie(config);
  return ready.welcome;
}

/** What a page answers to a request; compresses it when it must. */
export async function answerPage(
  page: CachedPage,
  headers: IncomingHttpHeaders,
  method: string,
  config: Config,
): Promise<PageAnswer> {
  await page.body.bytes(page.body.choose(acceptedEncoding(headers['accept-encoding'])));
  const answer = answerNow(page, headers, method, config);
  if (answer === null) throw new Error('the encoding was made and is not there');
  // The caller goes on later, when the shared headers may carry another visitor's crumb already.
  return { ...answer, headers: [...answer.headers] };
}

/**
 * Answers a page that is in the cache without waking the framework: one look-up for the website, one for the page.
 * False when the request needs the long way. Both ways write the same bytes and headers.
 */
export function answerFromCache(
  platform: Platform,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const cache = pageCacheOf(platform);
  const siteOf = sitesInMemory(platform);
  const { config } = platform;
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const { headers } = request;
    const host = requestHost(headers, config);
    const site = siteOf(host);
    if (site === undefined || site === null) return false;
    const page = cache.get(host, url, site);
    if (page === null) return false;
    const answer = answerNow(page, headers, method, config);
    if (answer === null) return false;
    response.writeHead(answer.status, answer.headers as string[]);
    if (answer.body === null) response.end();
    else response.end(answer.body);
    return true;
  };
}
