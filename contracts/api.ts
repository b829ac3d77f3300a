import type * as z from 'zod';
import type * as accounts from './accounts.ts';
import type * as adminMedia from './admin-media.ts';
import type * as adminProducts from './admin-products.ts';
import type * as analytics from './analytics.ts';
import type * as backInStock from './back-in-stock.ts';
import type * as captcha from './captcha.ts';
import type * as cart from './cart.ts';
import type * as catalog from './catalog.ts';
import type * as checkout from './checkout.ts';
import type * as comments from './comments.ts';
import type * as customForms from './custom-forms.ts';
import type { AnswerOf, Endpoint, Method } from './endpoint.ts';
import type * as likes from './likes.ts';
import type * as mail from './mail.ts';
import type * as orders from './orders.ts';
import type * as search from './search.ts';
import type * as storefrontBootstrap from './storefront-bootstrap.ts';
import type * as subscriptions from './subscriptions.ts';
import type * as themes from './themes.ts';

type EndpointsIn<M> = Extract<M[keyof M], Endpoint>;

/** Every call of the API, as a type: clients have no schemas at run time. */
type ApiEndpoint =
  | EndpointsIn<typeof accounts>
  | EndpointsIn<typeof adminMedia>
  | EndpointsIn<typeof adminProducts>
  | EndpointsIn<typeof analytics>
  | EndpointsIn<typeof backInStock>
  | EndpointsIn<typeof captcha>
  | EndpointsIn<typeof cart>
  | EndpointsIn<typeof catalog>
  | EndpointsIn<typeof checkout>
  | EndpointsIn<typeof comments>
  | EndpointsIn<typeof customForms>
  | EndpointsIn<typeof likes>
  | EndpointsIn<typeof mail>
  | EndpointsIn<typeof orders>
  | EndpointsIn<typeof search>
  | EndpointsIn<typeof storefrontBootstrap>
  | EndpointsIn<typeof subscriptions>
  | EndpointsIn<typeof themes>;

/** By method and path, e.g. `GET /api/admin/orders/:id`. */
type Calls = { readonly [E in ApiEndpoint as `${E['method']} ${E['path']}`]: E };

/** The paths that a method can be called at. */
export type PathOf<M extends Method> = Extract<ApiEndpoint, { readonly method: M }>['path'];

/** The call of a method at a path. */
export type CallAt<M extends Method, P extends string> = `${M} ${P}` extends keyof Calls
  ? Calls[`${M} ${P}`]
  : never;

type Given<E, K extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<K, infer S extends z.ZodType>>
    ? object extends z.input<S>
      ? { readonly [P in K]?: z.input<S> }
      : { readonly [P in K]: z.input<S> }
    : unknown;

/** What a call is given: path parameters, query, body; a form where it takes a file. */
export type InputOf<E> = Given<E, 'params'> &
  Given<E, 'query'> &
  (E extends { readonly upload: object } ? { readonly body: FormData } : Given<E, 'body'>);

/** What it answers; undefined without an answer. */
export type OutputOf<E extends Endpoint> = E['answer'] extends z.ZodType ? AnswerOf<E['answer']> : undefined;
