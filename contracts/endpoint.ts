import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `owner`: a signed-in owner of the website. `visitor`: anybody who visits it. `open`: a call of the admin
 * that needs no session, such as signing in. `server`: another server or a supervisor, on any host, without a website.
 */
export type Auth = 'owner' | 'visitor' | 'open' | 'server';

/** An answer that is no JSON, by its content types. */
export interface MediaAnswer {
  readonly contentTypes: readonly string[];
}

/**
 * One call of the API, as the server, its clients and the documentation see it. The route validates by it, the client
 * and `/api/openapi.json` are made of it, and tests check every answer against it.
 */
export interface Endpoint {
  readonly method: Method;
  /** As it is registered: `/api/admin/orders/:id`. */
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  /** One line of the documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A multipart form instead of a body: one file, and text fields that come before it. */
  readonly upload?: { readonly file: string; readonly fields?: readonly string[] };
  /** The answer, strict: `z.strictObject`. Null: none, 204. */
  readonly answer: z.ZodType | MediaAnswer | null;
  /** 200 unless given, 204 without an answer. */
  readonly status?: 200 | 201 | 202;
  /** Expected failures besides those every call has. */
  readonly errors?: readonly ErrorCode[];
  /** The failure of malformed path parameters; MALFORMED_REQUEST unless given. */
  readonly notFound?: ErrorCode;
  /** The failure of a malformed query or body; MALFORMED_REQUEST with the fields unless given. */
  readonly malformed?: ErrorCode;
  readonly example?: { readonly query?: unknown; readonly body?: unknown; readonly answer?: unknown };
}

/** An owner's session never opens a call outside the admin, and the admin is open only where that is said. */
type AuthOf<P extends string> = P extends `/api/admin/${string}` ? 'owner' | 'open' : 'visitor' | 'server';

/** Describes one call of the API. */
export function endpoint<const E extends Endpoint>(definition: E & { readonly auth: AuthOf<E['path']> }): E {
  return definition;
}

/** The failures a call may answer with, besides those of its guards. */
export type FailureOf<E> =
  | (E extends { readonly errors: readonly (infer C extends ErrorCode)[] } ? C : never)
  | (E extends { readonly notFound: infer C extends ErrorCode } ? C : never)
  | (E extends { readonly malformed: infer C extends ErrorCode } ? C : never)
  | 'MALFORMED_REQUEST';

/** Read-only throughout. */
export type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** What a schema of an answer describes, read-only throughout. */
export type AnswerOf<S extends z.ZodType> = DeepReadonly<z.output<S>>;
