import { STATUS_CODES, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHead } from './request-host.ts';

/** A complete response that is cached in memory and sent many times. */
export interface CachedResponse {
  readonly status: number;
  /** Alternating names and values, `content-length` included. */
  readonly headers: readonly string[];
  /** Concatenated; empty where no body is sent. */
  readonly body: readonly Buffer[];
}

export interface SocketAnswer {
  readonly answer: CachedResponse;
  /** A Set-Cookie value for this visitor alone. */
  readonly setCookie: string | null;
}

/** Finds the cached response to a GET; null when the HTTP server must handle the request. */
export type FindAnswer = (url: string, head: RequestHead) => SocketAnswer | null;

/** Longest request head parsed here, bytes. */
const MAX_HEAD = 8192;
const KEEP_ALIVE_SECONDS = 72;
const requestLine = /^GET (\/[^\s#\\]*) HTTP\/1\.1\r\n/;
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Visible characters, spaces and tabs: anything else goes to the full parser. */
const plainText = /^[\t\x20-\x7e]*$/;

/** Headers a response may depend on. Each may occur once. */
const relevantHeaders = new Set(['host', 'cookie', 'accept-encoding', 'if-none-match', 'x-forwarded-host']);
/** Headers of a request that is not a plain page view. */
const unsupportedHeaders = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'http2-settings',
]);

/** The URL and headers of a chunk that is exactly one plain GET request; null when it is anything else. */
export function readPlainGet(chunk: Buffer): { url: string; headers: IncomingHttpHeaders } | null {
  if (chunk.length > MAX_HEAD) return null;
  const text = chunk.toString('latin1');
  const line = requestLine.exec(text);
  const url = line?.[1];
  if (line === null || url === undefined) return null;
  const end = text.length - 2;
  if (text.indexOf('\r\n\r\n') !== end - 2) return null;
  const headers: IncomingHttpHeaders = {};
  let at = line[0].length;
  while (at < end) {
    const stop = text.indexOf('\r\n', at);
    const colon = text.indexOf(':', at);
    if (colon === -1 || colon >= stop) return null;
    const name = text.slice(at, colon);
    const value = text.slice(colon + 1, stop).trim();
    if (!headerName.test(name) || !plainText.test(value)) return null;
    const lower = name.toLowerCase();
    if (unsupportedHeaders.has(lower)) return null;
    if (lower === 'connection' && value.toLowerCase() !== 'keep-alive') return null;
    if (relevantHeaders.has(lower)) {
      if (headers[lower] !== undefined) return null;
      headers[lower] = value;
    }
    at = stop + 2;
  }
  return headers.host === undefined ? null : { url, headers };
}

/** A response in wire format; its date is renewed once a second. */
interface Wire {
  readonly bytes: Buffer;
  readonly dateAt: number;
  /** Length up to the empty line that ends the head. */
  readonly headLength: number;
  second: number;
}

const wires = new WeakMap<CachedResponse, Wire>();
let second = 0;
let date = '';

function nowInSeconds(): number {
  // Real time: tests may move the platform's clock, but not a protocol's date.
  const current = Math.floor(Date.now() / 1000);
  if (current !== second) {
    second = current;
    date = new Date(current * 1000).toUTCString();
  }
  return current;
}

function wireOf(answer: CachedResponse): Wire {
  const current = nowInSeconds();
  const kept = wires.get(answer);
  if (kept !== undefined) {
    if (kept.second !== current) {
      kept.bytes.write(date, kept.dateAt, 'latin1');
      kept.second = current;
    }
    return kept;
  }
  let head = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\nDate: `;
  const dateAt = head.length;
  head += `${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n`;
  for (let index = 0; index < answer.headers.length; index += 2) {
    head += `${answer.headers[index]}: ${answer.headers[index + 1]}\r\n`;
  }
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), ...answer.body]);
  const wire: Wire = { bytes, dateAt, headLength: head.length, second: current };
  wires.set(answer, wire);
  return wire;
}

/** Writes a response; false when the visitor reads slower than we write. */
function write(socket: Socket, { answer, setCookie }: SocketAnswer): boolean {
  const { bytes, headLength } = wireOf(answer);
  if (setCookie === null) return socket.write(bytes);
  socket.cork();
  socket.write(bytes.subarray(0, headLength));
  socket.write(`Set-Cookie: ${setCookie}\r\n`, 'latin1');
  const goesOn = socket.write(bytes.subarray(headLength));
  socket.uncork();
  return goesOn;
}

/**
 * Responds to plain GET requests from memory on the bare connection, before Node's HTTP server runs: that server's
 * objects cost several times what the response does. On the first other request (another method, a body, a request in
 * pieces, anything unusual) the connection is handed over to the HTTP server permanently, so that only one parser decides
 * about unusual requests. A graceful stop of the server closes idle connections here as it does its own.
 */
export function serveFromSocketCache(server: Server, find: FindAnswer): void {
  const listeners = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners('connection');
  const waiting = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    const ignoreError = (): void => {
      socket.destroy();
    };
    const leave = (): void => {
      waiting.delete(socket);
    };
    const expire = (): void => {
      socket.destroy();
    };
    const resume = (): void => {
      socket.resume();
    };
    const handOver = (chunk: Buffer): void => {
      socket.pause();
      socket
        .off('data', onData)
        .off('error', ignoreError)
        .off('close', leave)
        .off('timeout', expire)
        .off('drain', resume);
      socket.setTimeout(0);
      waiting.delete(socket);
      socket.unshift(chunk);
      for (const listener of listeners) listener.call(server, socket);
      socket.resume();
    };
    function onData(chunk: Buffer): void {
      // While the server stops, responses close their connections, which the HTTP server does.
      const request = server.listening ? readPlainGet(chunk) : null;
      const found = request === null ? null : find(request.url, { headers: request.headers, socket });
      if (found === null) handOver(chunk);
      // Backpressure: a client that does not read is not read from either, so that nothing accumulates.
      else if (!write(socket, found)) socket.pause();
    }
    waiting.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(KEEP_ALIVE_SECONDS * 1000, expire);
    socket.on('data', onData).on('error', ignoreError).on('close', leave).on('drain', resume);
  });

  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of waiting) socket.end();
    closeIdleConnections();
  };
}
