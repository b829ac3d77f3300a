import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type {
  AnswerOf,
  Auth,
  Endpoint,
  FailureOf,
  MediaAnswer,
  Method,
} from '@vitrine/contracts/endpoint.ts';
import type { Failure, Result } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Site } from '../site.ts';
import type { Platform } from '../platform.ts';
import { type CallLimit, type RateRefusal, refuseByCatalogue } from '../rate-limits/index.ts';
import { type AnyCall, type AnyPage, type PageAnswer, type Run, runCall, runPage } from './run-route.ts';
import type { CrumbRefusal } from './crumb.ts';
import type { OutsideSources } from './security-headers.ts';
import type { FormLimits } from './uploads.ts';

/** Says why a call that writes has no rate limit. */
export interface Unlimited {
  readonly unlimited: string;
}

/** How a request's body is read: JSON and forms, a multipart form with a file, or raw bytes. */
export type BodyKind =
  | { readonly kind: 'parsed' }
  | { readonly kind: 'form'; readonly limits: FormLimits }
  | { readonly kind: 'upload'; readonly fileBytes: number }
  | RawBody;
interface RawBody {
  readonly kind: 'raw';
}

/** One route of the server: its guards and its handler. A plain value; `registerRoutes` registers it. */
export interface Route {
  readonly methods: readonly (Method | 'HEAD')[];
  readonly path: string;
  readonly auth: Auth;
  /** Of a call of the API; null for pages, forms and files. */
  readonly endpoint: Endpoint | null;
  readonly limits: readonly CallLimit[];
  /** 'handler': the handler checks it itself, since it shows the form again. */
  readonly crumb: 'required' | 'handler' | 'none' | CrumbRefusal;
  readonly rateRefusal: RateRefusal;
  readonly bodyKind: BodyKind;
  /** Bytes. */
  readonly bodyLimit: number | null;
  /** Milliseconds the body may take to arrive. */
  readonly bodyTime: number | null;
  /** External sources its pages load from, or a complete policy. */
  readonly csp: ContentPolicy | null;
  readonly isEnabled: (platform: Platform) => boolean;
  /** A write of an owner that a closed website takes all the same. */
  readonly whileClosed: boolean;
  readonly run: Run;
}

/** A complete policy of a route, or the sources its pages load from in addition to those of the website. */
export type ContentPolicy =
  | string
  | ((platform: Platform, site: Site) => OutsideSources | null | Promise<OutsideSources | null>);

/** The argument of a handler. */
export interface Context<A extends Auth, Params, Query, Body> {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: A extends 'server' ? undefined : Site;
  readonly owner: A extends 'owner' ? OwnerView : undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<K, infer S>> ? Parsed<S> : undefined;

/**
 * Calls that write have a rate limit, or a reason why they have none. An owner's need none: without a session they are
 * refused.
 */
type LimitOf<M, A> = M extends 'GET' | 'HEAD'
  ? { readonly limit?: CallLimit | readonly CallLimit[] }
  : A extends 'owner'
    ? { readonly limit?: CallLimit | readonly CallLimit[] }
    : { readonly limit: CallLimit | readonly CallLimit[] | Unlimited };

interface Options {
  readonly crumb?: 'handler' | CrumbRefusal;
  /** Responds to a call beyond the limits; by default with the sentence of the catalogue. */
  readonly rateRefusal?: RateRefusal;
  readonly bodyLimit?: number;
  readonly bodyTime?: number;
  readonly csp?: ContentPolicy;
  /** Of the account or of whole sites: a closed website takes it too. */
  readonly whileClosed?: true;
  readonly isEnabled?: (platform: Platform) => boolean;
}

/** What the handler of a call returns. */
type Outcome<E extends Endpoint> = E['answer'] extends z.ZodType
  ? Result<AnswerOf<E['answer']>, FailureOf<E>>
  : E['answer'] extends MediaAnswer
    ? FastifyReply
    : Result<null, FailureOf<E>>;

type CallContext<E extends Endpoint> = Context<
  E['auth'],
  Part<E, 'params'>,
  Part<E, 'query'>,
  Part<E, 'body'>
>;

type CallOptions<E extends Endpoint> = Options &
  LimitOf<E['method'], E['auth']> & {
    /** Cache-Control of a success; `no-store` by default. */
    readonly cache?: string;
    /** Maximum bytes of an uploaded file. */
    readonly fileBytes?: number;
    readonly rawBody?: true;
    /** Runs before the request is validated, and may refuse it: counts requests that may be guesses. */
    readonly before?: (
      context: Context<E['auth'], undefined, undefined, undefined>,
    ) => Promise<Failure<FailureOf<E>> | null>;
    readonly handler: (context: CallContext<E>) => Outcome<E> | Promise<Outcome<E>>;
  };

/** A call of the API: validated by its endpoint, answered in JSON, with failures from the catalogue. */
export function route<const E extends Endpoint>(endpoint: E, options: CallOptions<E>): Route {
  const { method, path, auth, upload } = endpoint;
  const { rawBody, fileBytes } = options;
  if (upload !== undefined && fileBytes === undefined) throw new Error(`${path} takes a file: say fileBytes`);
  return {
    ...guardsOf(method, auth, options),
    path,
    endpoint,
    bodyKind: rawBody === true ? { kind: 'raw' } : bodyKindOf(fileBytes),
    run: runCall(endpoint, options as unknown as AnyCall),
  };
}

function bodyKindOf(fileBytes: number | undefined): BodyKind {
  return fileBytes === undefined ? { kind: 'parsed' } : { kind: 'upload', fileBytes };
}

type PageMethod = Method | readonly ['GET', 'HEAD'];
type Schema = z.ZodType | undefined;

interface PageParts<M, A extends Auth, P, Q, B> extends Options {
  /** A form with files, which the handler reads with `readForm`; any other body is parsed as usual. */
  readonly form?: FormLimits;
  readonly method: M;
  readonly path: string;
  readonly auth: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Responds when validation fails; by default with the 404 page. */
  readonly invalid?: (
    context: Context<A, undefined, undefined, undefined>,
    failure: Failure<'MALFORMED_REQUEST'>,
  ) => PageAnswer;
  readonly handler: (context: Context<A, Parsed<P>, Parsed<Q>, Parsed<B>>) => PageAnswer;
}

/** A page, a form, a redirect or a file: any route that is not a call of the API. */
export function pageRoute<
  const M extends PageMethod,
  A extends 'visitor' | 'server',
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(parts: PageParts<M, A, P, Q, B> & LimitOf<M extends readonly unknown[] ? 'GET' : M, A>): Route {
  const { method, path, auth } = parts;
  const methods: readonly [Method, ...'HEAD'[]] = typeof method === 'string' ? [method] : ['GET', 'HEAD'];
  return {
    ...guardsOf(methods[0], auth, parts),
    methods,
    path,
    endpoint: null,
    bodyKind: parts.form === undefined ? { kind: 'parsed' } : { kind: 'form', limits: parts.form },
    run: runPage(parts as unknown as AnyPage),
  };
}

function guardsOf(
  method: Method,
  auth: Auth,
  options: Options & { readonly limit?: CallLimit | readonly CallLimit[] | Unlimited },
): Omit<Route, 'path' | 'endpoint' | 'bodyKind' | 'run'> {
  const {
    crumb,
    rateRefusal = refuseByCatalogue,
    limit = [],
    bodyLimit,
    bodyTime,
    csp,
    isEnabled,
    whileClosed = false,
  } = options;
  const writes = method !== 'GET';
  return {
    methods: [method],
    auth,
    limits: 'unlimited' in limit ? [] : [limit].flat(),
    crumb: writes && auth !== 'server' ? (crumb ?? 'required') : 'none',
    rateRefusal,
    bodyLimit: bodyLimit ?? null,
    bodyTime: bodyTime ?? null,
    csp: csp ?? null,
    isEnabled: isEnabled ?? (() => true),
    whileClosed,
  };
}
