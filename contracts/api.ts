import type * as z from 'zod';
import type * as abandonedCarts from './abandoned-carts.ts';
import type * as account from './account.ts';
import type * as accounts from './accounts.ts';
import type * as adminBackInStock from './admin-back-in-stock.ts';
import type * as adminGiftCards from './admin-gift-cards.ts';
import type * as adminMedia from './admin-media.ts';
import type * as adminProducts from './admin-products.ts';
import type * as adminSubscriptions from './admin-subscriptions.ts';
import type * as analytics from './analytics.ts';
import type * as audience from './audience.ts';
import type * as backInStock from './back-in-stock.ts';
import type * as blockFields from './block-fields.ts';
import type * as branding from './branding.ts';
import type * as blockData from './block-data.ts';
import type * as bulk from './bulk.ts';
import type * as captcha from './captcha.ts';
import type * as cart from './cart.ts';
import type * as catalog from './catalog.ts';
import type * as categories from './categories.ts';
import type * as checkout from './checkout.ts';
import type * as comments from './comments.ts';
import type * as customers from './customers.ts';
import type * as customersBulk from './customers-bulk.ts';
import type * as customForms from './custom-forms.ts';
import type * as deliverySettings from './delivery-settings.ts';
import type * as discounts from './discounts.ts';
import type * as draftOrders from './draft-orders.ts';
import type { AnswerOf, Endpoint, DeepReadonly, Method } from './endpoint.ts';
import type * as eventSeries from './event-series.ts';
import type * as find from './find.ts';
import type * as fonts from './fonts.ts';
import type * as formSubmissions from './form-submissions.ts';
import type * as forms from './forms.ts';
import type * as fulfilments from './fulfilments.ts';
import type * as galleries from './galleries.ts';
import type * as handOver from './hand-over.ts';
import type * as home from './home.ts';
import type * as invoices from './invoices.ts';
import type * as legalPages from './legal-pages.ts';
import type * as likes from './likes.ts';
import type * as listProviders from './list-providers.ts';
import type * as mailDelivery from './mail-delivery.ts';
import type * as mailSettings from './mail-settings.ts';
import type * as mailWords from './mail-words.ts';
import type * as mail from './mail.ts';
import type * as letterSending from './letter-sending.ts';
import type * as letters from './letters.ts';
import type * as mailingLists from './mailing-lists.ts';
import type * as navigation from './navigation.ts';
import type * as newsletter from './newsletter.ts';
import type * as orderContact from './order-contact.ts';
import type * as orders from './orders.ts';
import type * as ordersBulk from './orders-bulk.ts';
import type * as pageDrafts from './page-drafts.ts';
import type * as pagePreviews from './page-previews.ts';
import type * as pageStatus from './page-status.ts';
import type * as pages from './pages.ts';
import type * as parts from './parts.ts';
import type * as podcasts from './podcasts.ts';
import type * as postLabels from './post-labels.ts';
import type * as postOrder from './post-order.ts';
import type * as postStatus from './post-status.ts';
import type * as posts from './posts.ts';
import type * as postsBulk from './posts-bulk.ts';
import type * as productsBulk from './products-bulk.ts';
import type * as productCsv from './product-csv.ts';
import type * as productImports from './product-imports.ts';
import type * as popup from './popup.ts';
import type * as productLifecycle from './product-lifecycle.ts';
import type * as productOrder from './product-order.ts';
import type * as paymentAccounts from './payment-accounts.ts';
import type * as paymentLinks from './payment-links.ts';
import type * as redirects from './redirects.ts';
import type * as returns from './returns.ts';
import type * as reviews from './reviews.ts';
import type * as savedSections from './saved-sections.ts';
import type * as savedViews from './saved-views.ts';
import type * as search from './search.ts';
import type * as segments from './segments.ts';
import type * as sellableProducts from './sellable-products.ts';
import type * as siteCode from './site-code.ts';
import type * as siteForms from './site-forms.ts';
import type * as siteItems from './site-items.ts';
import type * as siteSettings from './site-settings.ts';
import type * as sites from './sites.ts';
import type * as siteWords from './site-words.ts';
import type * as spamProtection from './spam-protection.ts';
import type * as stockList from './stock-list.ts';
import type * as stock from './stock.ts';
import type * as storefrontBootstrap from './storefront-bootstrap.ts';
import type * as storeSettings from './store-settings.ts';
import type * as submissionHistory from './submission-history.ts';
import type * as subscriberImports from './subscriber-imports.ts';
import type * as subscriptions from './subscriptions.ts';
import type * as taxSettings from './tax-settings.ts';
import type * as design from './design.ts';
import type * as teamNotices from './team-notices.ts';
import type * as themes from './themes.ts';
import type * as usedTags from './used-tags.ts';
import type * as webhooks from './webhooks.ts';

type EndpointsIn<M> = Extract<M[keyof M], Endpoint>;

/** Every call of the API, as a type: clients have no schemas at run time. */
type ApiEndpoint =
  | EndpointsIn<typeof abandonedCarts>
  | EndpointsIn<typeof account>
  | EndpointsIn<typeof accounts>
  | EndpointsIn<typeof adminBackInStock>
  | EndpointsIn<typeof adminGiftCards>
  | EndpointsIn<typeof adminMedia>
  | EndpointsIn<typeof adminProducts>
  | EndpointsIn<typeof adminSubscriptions>
  | EndpointsIn<typeof analytics>
  | EndpointsIn<typeof audience>
  | EndpointsIn<typeof backInStock>
  | EndpointsIn<typeof blockFields>
  | EndpointsIn<typeof branding>
  | EndpointsIn<typeof bulk>
  | EndpointsIn<typeof captcha>
  | EndpointsIn<typeof cart>
  | EndpointsIn<typeof catalog>
  | EndpointsIn<typeof categories>
  | EndpointsIn<typeof checkout>
  | EndpointsIn<typeof comments>
  | EndpointsIn<typeof customers>
  | EndpointsIn<typeof customersBulk>
  | EndpointsIn<typeof customForms>
  | EndpointsIn<typeof deliverySettings>
  | EndpointsIn<typeof discounts>
  | EndpointsIn<typeof draftOrders>
  | EndpointsIn<typeof find>
  | EndpointsIn<typeof fonts>
  | EndpointsIn<typeof formSubmissions>
  | EndpointsIn<typeof forms>
  | EndpointsIn<typeof fulfilments>
  | EndpointsIn<typeof galleries>
  | EndpointsIn<typeof handOver>
  | EndpointsIn<typeof home>
  | EndpointsIn<typeof invoices>
  | EndpointsIn<typeof legalPages>
  | EndpointsIn<typeof likes>
  | EndpointsIn<typeof listProviders>
  | EndpointsIn<typeof mail>
  | EndpointsIn<typeof mailDelivery>
  | EndpointsIn<typeof mailSettings>
  | EndpointsIn<typeof mailWords>
  | EndpointsIn<typeof letterSending>
  | EndpointsIn<typeof letters>
  | EndpointsIn<typeof mailingLists>
  | EndpointsIn<typeof navigation>
  | EndpointsIn<typeof newsletter>
  | EndpointsIn<typeof orderContact>
  | EndpointsIn<typeof orders>
  | EndpointsIn<typeof ordersBulk>
  | EndpointsIn<typeof blockData>
  | EndpointsIn<typeof pageDrafts>
  | EndpointsIn<typeof pagePreviews>
  | EndpointsIn<typeof pageStatus>
  | EndpointsIn<typeof pages>
  | EndpointsIn<typeof parts>
  | EndpointsIn<typeof eventSeries>
  | EndpointsIn<typeof podcasts>
  | EndpointsIn<typeof postLabels>
  | EndpointsIn<typeof postOrder>
  | EndpointsIn<typeof postStatus>
  | EndpointsIn<typeof posts>
  | EndpointsIn<typeof postsBulk>
  | EndpointsIn<typeof productsBulk>
  | EndpointsIn<typeof productCsv>
  | EndpointsIn<typeof productImports>
  | EndpointsIn<typeof popup>
  | EndpointsIn<typeof productLifecycle>
  | EndpointsIn<typeof productOrder>
  | EndpointsIn<typeof paymentAccounts>
  | EndpointsIn<typeof paymentLinks>
  | EndpointsIn<typeof redirects>
  | EndpointsIn<typeof returns>
  | EndpointsIn<typeof reviews>
  | EndpointsIn<typeof savedSections>
  | EndpointsIn<typeof savedViews>
  | EndpointsIn<typeof search>
  | EndpointsIn<typeof segments>
  | EndpointsIn<typeof sellableProducts>
  | EndpointsIn<typeof siteCode>
  | EndpointsIn<typeof siteForms>
  | EndpointsIn<typeof siteItems>
  | EndpointsIn<typeof siteSettings>
  | EndpointsIn<typeof sites>
  | EndpointsIn<typeof siteWords>
  | EndpointsIn<typeof spamProtection>
  | EndpointsIn<typeof stockList>
  | EndpointsIn<typeof stock>
  | EndpointsIn<typeof storefrontBootstrap>
  | EndpointsIn<typeof storeSettings>
  | EndpointsIn<typeof submissionHistory>
  | EndpointsIn<typeof subscriberImports>
  | EndpointsIn<typeof subscriptions>
  | EndpointsIn<typeof taxSettings>
  | EndpointsIn<typeof design>
  | EndpointsIn<typeof teamNotices>
  | EndpointsIn<typeof themes>
  | EndpointsIn<typeof usedTags>
  | EndpointsIn<typeof webhooks>;

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
      ? { readonly [P in K]?: DeepReadonly<z.input<S>> }
      : { readonly [P in K]: DeepReadonly<z.input<S>> }
    : unknown;

/** The input of a call: path parameters, query, body; a form when it uploads a file. */
export type InputOf<E> = Given<E, 'params'> &
  Given<E, 'query'> &
  (E extends { readonly upload: object } ? { readonly body: FormData } : Given<E, 'body'>);

/** The output of a call; undefined without a response body. */
export type OutputOf<E extends Endpoint> = E['answer'] extends z.ZodType ? AnswerOf<E['answer']> : undefined;

type VisitorEndpoint = Extract<ApiEndpoint, { readonly auth: 'visitor' }>;

/** A path as it is called: any text in place of `:id`. */
type Filled<P extends string> = P extends `${infer Head}/:${infer Rest}`
  ? `${Head}/${string}${Rest extends `${string}/${infer Tail}` ? Filled<`/${Tail}`> : ''}`
  : P;

/** The filled-in paths a visitor's browser can call with a method, optionally with a query after `?`. */
export type VisitorUrl<M extends Method> =
  Extract<VisitorEndpoint, { readonly method: M }> extends infer E extends Endpoint
    ? Filled<E['path']> | `${Filled<E['path']>}?${string}`
    : never;

type PathIn<U extends string> = U extends `${infer Path}?${string}` ? Path : U;

/** Whether a filled-in path matches a pattern, segment by segment: an id has no slash. */
type Fits<U extends string, P extends string> = P extends `${infer PHead}/${infer PTail}`
  ? U extends `${infer UHead}/${infer UTail}`
    ? FitsPart<UHead, PHead> extends true
      ? Fits<UTail, PTail>
      : false
    : false
  : U extends `${string}/${string}`
    ? false
    : FitsPart<U, P>;
type FitsPart<U extends string, P extends string> = P extends `:${string}`
  ? true
  : U extends P
    ? true
    : false;

/** The call of a visitor's browser with a method and a filled-in path, e.g. `/api/census/RecordQuickView/${id}`. */
export type CallOfUrl<M extends Method, U extends string> =
  Extract<VisitorEndpoint, { readonly method: M }> extends infer E extends Endpoint
    ? E extends Endpoint
      ? Fits<PathIn<U>, E['path']> extends true
        ? E
        : never
      : never
    : never;

type NamesIn<Query extends string> = Query extends `${infer One}&${infer More}`
  ? NamesIn<One> | NamesIn<More>
  : Query extends `${infer Name}=${string}`
    ? Name
    : never;
type RequiredNames<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type QueryOf<E> = E extends { readonly query: infer S extends z.ZodType } ? z.input<S> : object;

/** A URL whose query has only known parameters and all required ones; otherwise never. */
export type QueriedUrl<M extends Method, U extends string> = U extends `${string}?${infer Query}`
  ? NamesIn<Query> extends keyof QueryOf<CallOfUrl<M, U>>
    ? RequiredNames<QueryOf<CallOfUrl<M, U>>> extends NamesIn<Query>
      ? U
      : never
    : never
  : RequiredNames<QueryOf<CallOfUrl<M, U>>> extends never
    ? U
    : never;

/** The body of a call. */
export type BodyOf<E> = Given<E, 'body'>;
