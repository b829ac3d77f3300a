import type { BodyOf, CallOfUrl, OutputOf, QueriedUrl, VisitorUrl } from '@vitrine/contracts/api.ts';
import type { Method } from '@vitrine/contracts/endpoint.ts';
import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import { pageCookies, readCookie } from './cookies.ts';

/** Result of a call: the value, or the catalogue's code with a message a person can act on. */
export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      /** A catalogue code, or `NETWORK` when the server was not reached, or `ABORTED`. */
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** What a call needs of the browser; replaced in tests. */
export interface CallEnvironment {
  readonly fetch: typeof fetch;
  readonly cookies: () => string;
}

const browser: CallEnvironment = {
  fetch: (input, init) => fetch(input, init),
  cookies: pageCookies,
};

interface FailureBody {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly fields?: unknown;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly outlivesPage?: boolean;
}

/** Options and environment of a call; the options may be left out where it has no body that is required. */
type Rest<Options> = object extends Options
  ? [options?: Options, environment?: CallEnvironment]
  : [options: Options, environment?: CallEnvironment];

/**
 * Calls the server's JSON API on this origin, typed by the endpoint at that URL: `/api/likes`, or
 * `/api/captcha/challenge?action=${action}`. A write carries the crumb; where the page came without one, the
 * bootstrap call is made first, which sets it. `outlivesPage`: completes even if the page is left meanwhile. Never
 * throws for a failed call. spec: storefront-commerce 7, 8
 */
export function callApi<M extends Method, const U extends VisitorUrl<M>>(
  method: M,
  url: U & QueriedUrl<M, U>,
  ...rest: Rest<CallOptions & BodyOf<CallOfUrl<M, U>>>
): Promise<ApiAnswer<OutputOf<CallOfUrl<M, U>>>>;
export async function callApi(
  method: Method,
  url: string,
  options: CallOptions & { readonly body?: unknown } = {},
  environment: CallEnvironment = browser,
): Promise<ApiAnswer<unknown>> {
  try {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (method !== 'GET') {
      const crumb = await findCrumb(environment);
      if (crumb === null) return refuse('COOKIES_DISABLED', callsText(locale).callTexts.cookiesDisabled);
      headers['X-CSRF-Token'] = crumb;
    }
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await environment.fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.outlivesPage === true ? { keepalive: true } : {}),
    });
    if (response.ok) return { ok: true, value: await response.json() };
    return readFailure(response.status, await response.json().catch(() => null));
  } catch {
    if (options.signal?.aborted === true) return refuse('ABORTED', '');
    return refuse('NETWORK', callsText(locale).callTexts.network);
  }
}

/** The crumb that a write carries, asked for where the page has none; null without cookies. Throws when the server is away. */
export async function findCrumb(environment: CallEnvironment = browser): Promise<string | null> {
  const crumb = readCookie(environment.cookies(), 'crumb');
  if (crumb !== null && crumb !== '') return crumb;
  await environment.fetch('/api/context/config', {
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  });
  return readCookie(environment.cookies(), 'crumb');
}

/** The message for an error response. spec: storefront-commerce 8 */
export function readFailure(status: number, body: unknown): ApiAnswer<never> {
  const failure: FailureBody = typeof body === 'object' && body !== null ? body : {};
  const code = typeof failure.error === 'string' ? failure.error : `HTTP_${String(status)}`;
  const message = typeof failure.message === 'string' ? failure.message : '';
  if (status === 429) return refuse('RATE_LIMITED', callsText(locale).callTexts.tooMany);
  if (code === 'CRUMB_MISMATCH') return refuse(code, callsText(locale).callTexts.sessionExpired);
  if (code === 'COOKIES_DISABLED') return refuse(code, callsText(locale).callTexts.cookiesDisabled);
  return refuse(
    code,
    message === '' ? callsText(locale).callTexts.serverSilent : message,
    readFields(failure.fields),
  );
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function refuse(code: string, message: string, fields: Record<string, string> = {}): ApiAnswer<never> {
  return { ok: false, code, message, fields };
}

/** The fields of a form as a plain form post sends them, without files. */
export function urlEncoded(form: FormData): URLSearchParams {
  return new URLSearchParams(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
