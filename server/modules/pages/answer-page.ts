import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../platform/config.ts';
import { hasCrumb, newCrumbCookie } from '../../platform/http/crumb.ts';
import { acceptedEncoding, matchesEtag } from '../../platform/http/encoded-body.ts';
import { requestHost } from '../../platform/http/request-host.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteInMemory } from '../websites/index.ts';
import type { CachedPage } from './page-cache.ts';
import { pageCacheOf } from './serve-page.ts';

/** An answer before it is written; the body is null where none is sent. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

const commonHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  // Kept by browsers, asked for again each time: an edit shows on the next view, an unchanged page costs a 304.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding',
};

/** What a page answers to a request. Null while the encoding it would use has not been made yet. */
function answerNow(
  page: CachedPage,
  headers: IncomingHttpHeaders,
  method: string,
  config: Config,
): PageAnswer | null {
  const encoding = page.body.choose(acceptedEncoding(headers['accept-encoding']));
  const bytes = page.body.ready(encoding);
  if (bytes === null) return null;
  const answer: Record<string, string> = { ...commonHeaders };
  if (!hasCrumb(headers.cookie)) answer['set-cookie'] = newCrumbCookie(config);
  if (page.location !== null) {
    answer['location'] = page.location;
    answer['content-length'] = '0';
    return { status: page.status, headers: answer, body: null };
  }
  const etag = page.body.etag(encoding);
  answer['etag'] = etag;
  if (page.status === 200 && matchesEtag(headers['if-none-match'], etag)) {
    return { status: 304, headers: answer, body: null };
  }
  answer['content-type'] = page.body.contentType;
  answer['content-length'] = String(bytes.length);
  if (encoding !== 'identity') answer['content-encoding'] = encoding;
  return { status: page.status, headers: answer, body: method === 'HEAD' ? null : bytes };
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
  return answer;
}

/**
 * Answers a page that is in the cache without waking the framework: one look-up for the website, one for the page.
 * False when the request needs the long way. Both ways write the same bytes and headers.
 */
export function answerFromCache(
  platform: Platform,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const cache = pageCacheOf(platform);
  const { config } = platform;
  return (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const host = requestHost(request.headers, config);
    const site = siteInMemory(platform, host);
    if (site === undefined || site === null) return false;
    const page = cache.get(host + url, site);
    if (page === null) return false;
    const answer = answerNow(page, request.headers, method, config);
    if (answer === null) return false;
    response.writeHead(answer.status, answer.headers);
    if (answer.body === null) response.end();
    else response.end(answer.body);
    return true;
  };
}
