import { type Dice, nastyBody, nastyObject, nastyText, nastyValue } from './nasty-input.ts';
import type { KnownRoute } from './read-routes.ts';

export interface MalformedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Field names used in queries and bodies of the product. */
const keys =
  'itemId sku quantity qty additionalFields subscriptionOptionId email name password token code revision title variants ids status action event data ss_cvr events website body parentId captchaToken captchaKey productId variantId siteVisitorEmail country region postalCode location idempotencyKey expectedTotal billing recipients amount denomination lines restock note tracking seen tweaks altText focalPoint url folder'.split(
    ' ',
  );
const queryKeys =
  'q kind page cursor before after status offset format tag category token cartToken websiteId giftCardProductId sku month notice tweaks to itemId limit type mock calculateSubtotal hash author search'.split(
    ' ',
  );

/** Valid bodies to modify. */
export interface KnownBodies {
  readonly itemId: string;
  readonly sku: string;
  readonly postId: string;
}
const validBodies = ({ itemId, sku, postId }: KnownBodies): Readonly<Record<string, object>> => ({
  'POST /api/commerce/shopping-cart/entries': { itemId, sku, quantity: 1, additionalFields: '' },
  'POST /api/3/commerce/cart/subscription': { itemId, sku, qty: 1, additionalFields: '{}' },
  'PUT /api/commerce/shopping-cart/location': { country: 'US', region: 'OR', postalCode: '97201' },
  'POST /api/commerce/shopping-cart/coupons': { code: 'KILN10' },
  'POST /api/comments': {
    itemId: postId,
    name: 'June',
    email: 'june@example.com',
    body: 'Which clay?',
    captchaToken: 'x',
  },
  'POST /api/form/SaveFormSubmission': { key: 'x', formId: postId, form: '{"name":["June","Alder"]}' },
  'POST /api/likes': { itemId: postId },
  'POST /api/census/RecordHit': { event: 'PageView', data: '{"pagePath":"/"}', ss_cvr: 'abc|1|2|3|4' },
  'POST /api/census/overlay': { visitorCookie: 'abc|1|2|3|4', overlay: '1', pagePath: '/' },
  'POST /api/events/RecordJavascriptErrors': { events: [{ event: 'uncaught', data: { message: 'x' } }] },
  'POST /api/site-users/account/notifications/restock': {
    productId: itemId,
    variantId: itemId,
    siteVisitorEmail: 'a@example.com',
  },
  'POST /api/admin/sign-in': { email: 'rowan@example.com', password: 'wrong' },
  'PUT /api/admin/products/:id': { revision: 1, title: 'A mug', variants: [] },
  'PUT /api/admin/themes/current': { name: 'atelier', tweaks: {} },
  'POST /api/admin/orders/:id/refund': { lines: [], amountCents: 100, returnToStock: false },
});

/** Calls that would sign the owner out or lock them out; they are sent without a session. */
const endsSession = /^\/api\/admin\/(?:sign-|welcome|password|reset|forgot)/;

/** Whether this route can be called with the owner's session without losing it. */
export const keepsSession = (route: KnownRoute): boolean => !endsSession.test(route.path);

/** A request for a route with something malformed in its path, query, headers or body, or in all of them. */
export function makeMalformedRequest(
  dice: Dice,
  route: KnownRoute,
  known: KnownBodies,
  jar: { readonly cookie: string; readonly crumb: string },
): MalformedRequest {
  const path = route.path
    .replaceAll(/:(\w+)|\*/g, () =>
      dice.oneIn(2) ? dice.pick([known.itemId, known.postId, known.sku]) : escape(nastyText(dice)),
    )
    .replaceAll(/\s/g, '%20');
  const query = dice.oneIn(2)
    ? `?${Array.from({ length: 1 + dice.below(3) }, () => `${dice.oneIn(4) ? escape(nastyText(dice)) : queryKeys[dice.below(queryKeys.length)]}=${escape(nastyText(dice))}`).join('&')}`
    : '';
  const takesBody = !['GET', 'HEAD'].includes(route.method);
  const body = takesBody && !dice.oneIn(10) ? bodyFor(dice, route, known) : null;
  return {
    method: route.method,
    path: `${path}${query}`.slice(0, 12_000),
    headers: {
      accept: dice.pick(['text/html', 'application/json', '*/*', '', 'text/html;q=x,*/*;q=99']),
      cookie: dice.oneIn(6)
        ? `${jar.cookie}; CART=${dice.pick(['x', '../..', '%00', 'a'.repeat(3000)])}; SiteUserInfo={; ss_cvr=|||; crumb=a`
        : jar.cookie,
      ...(dice.oneIn(8) ? {} : { 'x-csrf-token': jar.crumb }),
      ...(dice.oneIn(6) ? { 'accept-language': nastyHeader(dice) } : {}),
      ...(dice.oneIn(6) ? { range: dice.pick(['bytes=9-1', 'bytes=-', 'bytes=0-0,1-1,2-2', 'x']) } : {}),
      ...(dice.oneIn(6) ? { 'if-none-match': nastyHeader(dice) } : {}),
      ...(dice.oneIn(8) ? { 'x-forwarded-for': nastyHeader(dice), 'x-forwarded-proto': 'https,http' } : {}),
      ...(dice.oneIn(8)
        ? { 'accept-encoding': dice.pick(['br;q=2', '*', 'gzip, br, x', 'identity;q=0']) }
        : {}),
      ...(body === null ? {} : { 'content-type': body.contentType }),
    },
    body: body?.bytes ?? null,
  };
}

function bodyFor(dice: Dice, route: KnownRoute, known: KnownBodies) {
  const valid = validBodies(known)[`${route.method} ${route.path}`];
  const some = Array.from({ length: 1 + dice.below(8) }, () => keys[dice.below(keys.length)] ?? 'a');
  if (valid === undefined || dice.oneIn(3)) return nastyBody(dice, [...Object.keys(valid ?? {}), ...some]);
  const changed: Record<string, unknown> = { ...valid };
  const [first = 'a'] = Object.keys(valid).toSorted(() => dice.below(3) - 1);
  changed[first] = nastyValue(dice);
  if (dice.oneIn(3)) Object.assign(changed, nastyObject(dice, some.slice(0, 1)));
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(changed)) };
}

/** Percent-encoded for a URL; sometimes left unencoded, where it can be sent at all. */
function escape(text: string): string {
  return encodeURIComponent(text).slice(0, 4000);
}

const nastyHeader = (dice: Dice): string =>
  nastyText(dice)
    .replaceAll(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 2000);
