import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { isPublicAddress } from './public-address.ts';

/** How other servers are reached. Tests replace it to reach local ones. */
export interface Outside {
  /** IP addresses of a name; throws when it has none. */
  resolve(hostname: string): Promise<readonly string[]>;
  /** Whether a connection to this address and port may be made. */
  mayReach(address: string, port: number): boolean;
  /** The same for a mail server; see `mayReachMail`. */
  readonly mayReachMail?: (address: string, port: number) => boolean;
  /** Whether this machine may be sent to, without encryption: in development. Left out: no. See `guardedSend`. */
  readonly mayCallLocal?: boolean;
  /** TXT records of a name; see `textRecords`. */
  readonly texts?: (name: string) => Promise<readonly string[]>;
}

/** The open internet: public addresses only, on ports 80 and 443. */
export const openInternet: Outside = {
  async resolve(hostname) {
    const found = await lookup(hostname, { all: true, order: 'ipv4first' });
    return found.map(({ address }) => address);
  },
  mayReach: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

/** Why nothing was fetched. */
export type FetchProblem =
  | 'ADDRESS_INVALID'
  | 'ADDRESS_REFUSED'
  | 'ANSWER_TOO_LARGE'
  | 'ANSWER_UNEXPECTED'
  | 'TOO_MANY_REDIRECTS'
  | 'TOO_SLOW'
  | 'UNREACHABLE';

export interface FetchLimits {
  /** Maximum bytes of the body, after decompression. */
  readonly maxBytes: number;
  /** Milliseconds in total, redirects included. */
  readonly timeout: number;
  /** Redirects followed, 0 to 3; 3 when left out. */
  readonly redirects?: number;
  /**
   * Accepted media types, without parameters, e.g. `application/json`; `image/*` accepts a family. Any when left out.
   */
  readonly types?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FetchedAnswer {
  readonly status: number;
  /** The final address, after redirects. */
  readonly url: string;
  /** Lower case, without parameters; '' when missing. */
  readonly contentType: string;
  readonly etag: string;
  readonly bytes: Buffer;
}

const MAX_REDIRECTS = 3;
const MAX_ADDRESS = 2083;
const AGENT = 'Vitrine (+https://vitrine.example)';

/**
 * GETs an address that a user entered, protected against SSRF: the name is resolved here and the connection made to
 * exactly that address, again at each redirect. Responses of any status are returned; a body that is too large, too slow
 * or of another type is not.
 */
export async function guardedFetch(
  address: string,
  limits: FetchLimits,
  outside: Outside = openInternet,
): Promise<Result<FetchedAnswer, FetchProblem>> {
  const deadline = AbortSignal.timeout(limits.timeout);
  const redirects = Math.min(MAX_REDIRECTS, limits.redirects ?? MAX_REDIRECTS);
  let next = address;
  for (let hop = 0; hop <= redirects; hop += 1) {
    const url = readAddress(next);
    if (url === null) return fail('ADDRESS_INVALID');
    const sent = await ask(url, limits, outside, deadline);
    if (!sent.ok) return sent;
    const { value: answer } = sent;
    const { statusCode = 0, headers } = answer;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
      answer.destroy();
      if (!URL.canParse(headers.location, url)) return fail('ADDRESS_INVALID');
      next = new URL(headers.location, url).href;
      continue;
    }
    return readResponse(answer, url, limits, deadline);
  }
  return fail('TOO_MANY_REDIRECTS');
}

/** A web address without name and password; null for anything else. */
export function readAddress(address: string): URL | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && url.hostname !== '' ? url : null;
}

/** What is sent with a request that is none to read. */
interface AskedWith {
  readonly method: string;
  readonly body: string;
}

/** Makes one request, to an address that was resolved here and may be reached. `asked`: a GET when left out. */
export async function ask(
  url: URL,
  limits: Pick<FetchLimits, 'headers'>,
  outside: Outside,
  deadline: AbortSignal,
  asked?: AskedWith,
): Promise<Result<IncomingMessage, FetchProblem>> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  let addresses: readonly string[];
  try {
    addresses = await orDeadline(outside.resolve(hostname), deadline);
  } catch {
    return fail(deadline.aborted ? 'TOO_SLOW' : 'UNREACHABLE');
  }
  const [first] = addresses;
  if (first === undefined) return fail('UNREACHABLE');
  // One internal address among public ones is enough to refuse the name.
  if (!addresses.every((each) => outside.mayReach(each, port))) return fail('ADDRESS_REFUSED');

  return new Promise((resolve) => {
    const send = isSecure ? requestSecure : requestPlain;
    const request = send({
      host: first,
      port,
      path: `${url.pathname}${url.search}`,
      method: asked?.method ?? 'GET',
      // No pool: a reused connection could belong to another name.
      agent: false,
      signal: deadline,
      headers: {
        'user-agent': AGENT,
        'accept-encoding': 'gzip, br',
        ...limits.headers,
        host: url.host,
        connection: 'close',
      },
      ...(isSecure && !isLiteral(hostname) ? { servername: hostname } : {}),
    });
    request.once('response', (answer) => resolve(ok(answer)));
    request.on('error', () => resolve(fail(deadline.aborted ? 'TOO_SLOW' : 'UNREACHABLE')));
    request.end(asked?.body);
  });
}

const isLiteral = (hostname: string): boolean => hostname.includes(':') || /^[\d.]+$/.test(hostname);

/** A DNS lookup cannot be cancelled; it is only no longer awaited. */
function orDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error('too slow'));
    if (deadline.aborted) stop();
    deadline.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', stop));
  });
}

async function readResponse(
  answer: IncomingMessage,
  url: URL,
  { maxBytes, types }: FetchLimits,
  deadline: AbortSignal,
): Promise<Result<FetchedAnswer, FetchProblem>> {
  const { statusCode: status = 0, headers } = answer;
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const hasBody = status >= 200 && status < 300 && status !== 204;
  if (hasBody && types !== undefined && !types.some((type) => matches(contentType, type))) {
    answer.destroy();
    return fail('ANSWER_UNEXPECTED');
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    return fail('ANSWER_TOO_LARGE');
  }
  const body = unpack(answer, headers['content-encoding'] ?? 'identity');
  if (body === null) {
    answer.destroy();
    return fail('ANSWER_UNEXPECTED');
  }
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of body) {
      const bytes = part as Buffer;
      size += bytes.byteLength;
      if (size > maxBytes) return fail('ANSWER_TOO_LARGE');
      parts.push(bytes);
    }
    const etag = headers.etag ?? '';
    return ok({ status, url: url.href, contentType, etag, bytes: Buffer.concat(parts) });
  } catch {
    return fail(deadline.aborted ? 'TOO_SLOW' : 'UNREACHABLE');
  } finally {
    answer.destroy();
  }
}

function matches(contentType: string, type: string): boolean {
  return type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : contentType === type;
}

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The decompressed body; null for an unknown encoding. */
function unpack(answer: IncomingMessage, encoding: string): Readable | null {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return answer;
  const stream = unpackers.get(name)?.();
  if (stream === undefined) return null;
  answer.on('error', (error) => stream.destroy(error));
  answer.on('aborted', () => stream.destroy(new Error('cut off')));
  return answer.pipe(stream);
}
