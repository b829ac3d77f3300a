import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `owner`: a signed-in owner of the website. `visitor`: any visitor of the website. `open`: a call of
 * the admin that needs no session, such as signing in. `server`: another server or a supervisor, on any host, without
 * a website.
 */
export type Auth = 'owner' | 'visitor' | 'open' | 'server';

/** A response that is not JSON, by its content types. */
export interface MediaAnswer {
  readonly contentTypes: readonly string[];
}

/**
 * One call of the API, shared by the server, its clients and the documentation. The route validates with it, the
 * client and `/api/openapi.json` are generated from it, and tests check every response with it.
 */
export interface Endpoint {
  readonly method: Method;
  /** As registered: `/api/admin/orders/:id`. */
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  /** One line of the documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A multipart form instead of a body: one file, and text fields that come before it. */
  readonly upload?: { readonly file: string; readonly fields?: readonly string[] };
  /** The response, strict: `z.strictObject`. Null for none (204). */
  readonly answer: z.ZodType | MediaAnswer | null;
  /** 200 by default, 204 without a response body. */
  readonly status?: 200 | 201 | 202;
  /** Expected failures in addition to those of every call. */
  readonly errors?: readonly ErrorCode[];
  /** The failure for malformed path parameters; by default MALFORMED_REQUEST. */
  readonly notFound?: ErrorCode;
  /** The failure for a malformed query or body; by default MALFORMED_REQUEST with the fields. */
  readonly malformed?: ErrorCode;
  readonly example?: { readonly query?: unknown; readonly body?: unknown; readonly answer?: unknown };
}

/** The one address outside the admin that the specification gives to owners too. spec: site-platform 7 */
type WaitingLists = '/api/site-users/account/notifications/restock';

/** An owner's session gives no access to calls outside the admin, and calls of the admin are open only if declared so. */
type AuthOf<P extends string> =
  | (P extends `/api/admin/${string}` ? 'owner' | 'open' : 'visitor' | 'server')
  | (P extends WaitingLists | `${WaitingLists}/${string}` ? 'owner' : never);

/** Describes one call of the API. */
export function endpoint<const E extends Endpoint>(definition: E & { readonly auth: AuthOf<E['path']> }): E {
  return definition;
}

/** The failures of a call, besides those of its guards. */
export type FailureOf<E> =
  | (E extends { readonly errors: readonly (infer C extends ErrorCode)[] } ? C : never)
  | (E extends { readonly notFound: infer C extends ErrorCode } ? C : never)
  | (E extends { readonly malformed: infer C extends ErrorCode } ? C : never)
  | 'MALFORMED_REQUEST';

/** Read-only throughout; what may be anything stays so. */
export type DeepReadonly<T> = unknown extends T ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The output type of a response schema, read-only throughout. */
export type AnswerOf<S extends z.ZodType> = DeepReadonly<z.output<S>>;
