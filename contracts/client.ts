import type { CallAt, InputOf, OutputOf, PathOf } from './api.ts';
import type { Method } from './endpoint.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';

/** Thrown by a failed call: the server's error, or that the server could not be reached. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** The catalogue's code; `NO_ANSWER` when there was no response, or none that could be parsed. */
  readonly code: ErrorCode | 'NO_ANSWER';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Sentences by field name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode | 'NO_ANSWER',
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export interface ClientOptions {
  /** `globalThis.fetch` in a browser. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The current value of the crumb cookie; every write sends it back. */
  readonly readCrumb: () => string | null;
  /** Shown when there was no response. */
  readonly noAnswerText: string;
  /** Called when the session has expired, so that the person can sign in again. */
  readonly onSignedOut: () => void;
  /** Shown when no site has this address any more. */
  readonly siteGoneText?: string;
  /** Called then: what is on the page can only be copied. */
  readonly onSiteGone?: () => void;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Input and signal of a call; the input is optional when nothing in it is required. */
type Rest<I> = object extends I ? [input?: I, signal?: AbortSignal] : [input: I, signal?: AbortSignal];

/**
 * A client of the API, typed by its endpoints:
 * `client.call('GET', '/api/admin/orders/:id', { params: { id } }, signal)`. Throws a `CallFailure` on an error.
 */
export interface Client {
  call<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    ...rest: Rest<InputOf<CallAt<M, P>>>
  ): Promise<OutputOf<CallAt<M, P>>>;
}

export function makeClient(options: ClientOptions): Client {
  const call: unknown = async (
    method: Method,
    path: string,
    { params = {}, query = {}, body }: AnyInput = {},
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const headers: Record<string, string> = { accept: 'application/json' };
    const crumb = method === 'GET' ? null : options.readCrumb();
    if (crumb !== null) headers['x-csrf-token'] = crumb;
    const init: RequestInit = { method, headers, credentials: 'same-origin', signal: signal ?? null };
    if (body instanceof FormData) {
      init.body = body;
    } else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    let response: Response;
    try {
      response = await options.fetch(withQuery(withParams(path, params), query), init);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new CallFailure('NO_ANSWER', 0, options.noAnswerText);
    }
    if (response.status === 204) return undefined;
    if (response.ok && response.headers.get('content-type')?.startsWith('text/csv') === true)
      return response.blob();
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    // What the server says of a host that no website has: calls of a website that exists are answered in JSON.
    if (response.status === 404 && !isErrorBody(answer) && isPlainText(response)) {
      options.onSiteGone?.();
      throw new CallFailure('NO_ANSWER', 404, options.siteGoneText ?? options.noAnswerText);
    }
    if (!isErrorBody(answer)) throw new CallFailure('NO_ANSWER', response.status, options.noAnswerText);
    if (answer.error === 'SIGN_IN_REQUIRED') options.onSignedOut();
    throw new CallFailure(answer.error, response.status, answer.message, answer.fields);
  };
  // The input and output types are known only to the endpoints.
  return { call: call as Client['call'] };
}

const isPlainText = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/plain') === true;

/** The value of a cookie in a `document.cookie` text, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const cut = part.indexOf('=');
    if (cut !== -1 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return null;
}

/** A path with its `:name` parts filled in. */
function withParams(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** A path with the query values that are not empty. */
function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'error' in answer &&
    typeof answer.error === 'string' &&
    'message' in answer &&
    typeof answer.message === 'string'
  );
}
