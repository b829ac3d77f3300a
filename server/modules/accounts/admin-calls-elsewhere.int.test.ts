import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import { bodiesOfCall, nameOfCall, schemaOfBody, shownBody } from '@vitrine/testing/admin-bodies.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFilledShop, type FilledShop } from '@vitrine/testing/filled-shop.ts';
import { placesOfValue } from '@vitrine/testing/right-bodies.ts';
import { rowsOf } from '@vitrine/testing/rows-of-website.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { routesOf } from '../../platform/http/register-routes.ts';
import type { OpenApi } from '../api-docs/openapi.ts';

/**
 * Every call of the admin that names a record, made by an owner for the record of another website. A call that is added
 * fails here until these tables say what its ids are of.
 */

/** Of which table a parameter of an address is an id, by the address up to it. */
const tableOfParameter: Readonly<Record<string, string>> = {
  '/api/admin/abandoned-carts/:id': 'carts',
  '/api/admin/asset-folders/:id': 'asset_folders',
  '/api/admin/assets/:id': 'assets',
  '/api/admin/products/:id': 'items',
  '/api/admin/products/:id/variants/:variantId': 'variants',
  '/api/admin/audience/lists/:id': 'mailing_lists',
  '/api/admin/audience/segments/:id': 'subscriber_segments',
  '/api/admin/audience/subscribers/:id': 'subscribers',
  '/api/admin/authors/:id': 'authors',
  '/api/admin/back-in-stock/sign-ups/:id': 'back_in_stock_sign_ups',
  '/api/admin/bulk/:id': 'bulk_jobs',
  '/api/admin/blogs/:id': 'collections',
  '/api/admin/categories/:id': 'categories',
  '/api/admin/code/:place': 'collections',
  '/api/admin/comments/:id': 'comments',
  '/api/admin/customers/:id': 'customers',
  '/api/admin/deleted-assets/:id': 'deleted_assets',
  '/api/admin/deleted-pages/:id': 'collections',
  '/api/admin/discounts/:id': 'discounts',
  '/api/admin/draft-orders/:id': 'draft_orders',
  '/api/admin/form-files/:id': 'form_files',
  '/api/admin/form-submissions/:id': 'form_submissions',
  '/api/admin/form-submissions/:id/notes/:noteId': 'form_notes',
  '/api/admin/forms/:id': 'forms',
  '/api/admin/galleries/:id': 'collections',
  '/api/admin/galleries/:id/pictures/:pictureId': 'items',
  '/api/admin/gift-cards/:id': 'gift_cards',
  '/api/admin/letters/:id': 'letters',
  '/api/admin/mail-suppressions/:id': 'mail_suppressions',
  '/api/admin/mails/:id': 'outbox_mails',
  '/api/admin/orders/:id': 'orders',
  '/api/admin/orders/:id/comments/:commentId': 'order_events',
  '/api/admin/orders/:id/fulfilments/:fulfilmentId': 'fulfilments',
  '/api/admin/orders/:id/mails/:mailId': 'outbox_mails',
  '/api/admin/orders/:id/returns/:returnId': 'order_returns',
  '/api/admin/page-drafts/:id': 'collections',
  '/api/admin/page-drafts/:id/previews/:preview': 'page_previews',
  '/api/admin/page-drafts/:id/versions/:version': 'page_versions',
  '/api/admin/pages/:id': 'collections',
  '/api/admin/parts/:id': 'site_parts',
  '/api/admin/payment-links/:id': 'payment_links',
  '/api/admin/reviews/:id': 'reviews',
  '/api/admin/post-label-changes/:id': 'item_label_changes',
  '/api/admin/post-labels/:id': 'item_labels',
  '/api/admin/posts/:id': 'items',
  '/api/admin/subscriptions/:id': 'subscriptions',
  '/api/admin/saved-sections/:id': 'saved_sections',
  '/api/admin/views/:id': 'saved_views',
};

/** Parameters that name no record of a website, with a value that the call knows. */
const wordOfParameter: Readonly<Record<string, string>> = {
  '/api/admin/account/sessions/:id': 'of the account, whose tests refuse those of others',
  '/api/admin/block-fields/:field': 'footerBlocks',
  '/api/admin/code/:place/versions/:number': '1',
  '/api/admin/comments/:id/:action': 'approve',
  '/api/admin/fonts/:id': 'of the settings, whose tests refuse those of others',
  '/api/admin/fonts/:id/files/:fileId': 'of the settings, whose tests refuse those of others',
  '/api/admin/legal-pages/:kind': 'privacy',
  '/api/admin/mail-words/:kind': 'names a kind',
  '/api/admin/mail-words/:kind/:occasion': 'names an occasion',
  '/api/admin/mails/previews/:kind': 'names a kind',
  '/api/admin/payments/:provider': 'names a provider',
  '/api/admin/reviews/:id/:action': 'approve',
  '/api/admin/sites/:id': 'of whole sites, whose tests refuse those of others',
  '/api/admin/site-works/:id': 'of whole sites, too',
  '/api/admin/team-notices/:accountId': 'of people, whose tests refuse those of others',
  '/api/admin/starters/:name': 'restaurant',
  '/api/admin/starters/:name/:picture': 'desktop',
  '/api/admin/themes/:name': 'names a folder',
};

/** Of which table a place of a body is an id, by call; null for ids that their owner makes up. */
const tableOfPlace: Readonly<Record<string, string | null>> = {
  'POST /api/admin/asset-folders with parentId': 'asset_folders',
  'POST /api/admin/audience/bulk with change.list': 'mailing_lists',
  // The box of a list that is none joins nobody.
  'POST /api/admin/audience/lists with checkoutConsentId': null,
  'PUT /api/admin/audience/lists/:id with checkoutConsentId': null,
  'POST /api/admin/galleries/:id/pictures/order with after': 'items',
  'POST /api/admin/gift-cards with idempotencyKey': null,
  // A website, of which its own tests refuse others.
  'POST /api/admin/hand-over with to': null,
  // A preview shows no logo where there is no such picture.
  'POST /api/admin/mail-previews with look.logoId': null,
  'POST /api/admin/pages with parentId': 'collections',
  'POST /api/admin/pages/:id/move with after': 'collections',
  'POST /api/admin/pages/:id/move with parentId': 'collections',
  // A draft may hold any: only parts of its own website are ever shown.
  'POST /api/admin/page-drafts/:id/operations with operations.0.section.shared': null,
  'POST /api/admin/post-labels/:id/merge with into': 'item_labels',
  'POST /api/admin/posts/order with after': 'items',
  'POST /api/admin/products/order with after': 'items',
  'POST /api/admin/products/order with ids.0': 'items',
  'POST /api/admin/products/order with page': 'collections',
  'POST /api/admin/products/bulk with change.page': 'collections',
  // An account, of which a website has those that work on it.
  'PUT /api/admin/form-submissions/:id with assignedTo': null,
  'POST /api/admin/form-submissions/:id/replies with idempotencyKey': null,
  'PUT /api/admin/asset-folders/:id with parentId': 'asset_folders',
  'PUT /api/admin/checkout-settings with legal.consents.0.id': null,
  'PUT /api/admin/navigation with footer.0.pageId': 'collections',
  'PUT /api/admin/navigation with footer.1.pageId': 'collections',
  'PUT /api/admin/navigation with main.0.pageId': 'collections',
  'PUT /api/admin/site-settings with notFoundPageId': 'collections',
  'PUT /api/admin/site-settings with socialAccounts.0.id': null,
  'PUT /api/admin/products/:id with altTexts.0.id': 'assets',
  'PUT /api/admin/products/:id with variants.0.id': 'variants',
};

/** Of which table a field of a body is an id, by its name. */
const tableOfField: Readonly<Record<string, string>> = {
  after: 'categories',
  assetId: 'assets',
  assetIds: 'assets',
  author: 'authors',
  authorId: 'authors',
  categoryIds: 'categories',
  collectionId: 'collections',
  customerId: 'customers',
  fileIds: 'assets',
  folderId: 'asset_folders',
  formIds: 'forms',
  imageId: 'assets',
  into: 'categories',
  // Of a letter, which leaves out what is not of its website.
  itemId: 'items',
  itemIds: 'items',
  lineId: 'order_lines',
  listId: 'mailing_lists',
  listIds: 'mailing_lists',
  logoId: 'assets',
  mainImageId: 'assets',
  mediaId: 'assets',
  newsletterListId: 'mailing_lists',
  otherId: 'customers',
  pageIds: 'collections',
  parentId: 'categories',
  pictureId: 'assets',
  pictureIds: 'assets',
  posterId: 'assets',
  productId: 'items',
  relatedIds: 'items',
  ticketIds: 'items',
  removed: 'variants',
  segmentId: 'subscriber_segments',
  variantId: 'variants',
  variantIds: 'variants',
  /** Of accounts of payment. */
  seen: 'payment_links',
};

/** Answers that are not 404, by call and parameter, with the reason. */
const otherStatus: Readonly<Record<string, number>> = {
  // There is no file here, which is refused first.
  'POST /api/admin/products/:id/pictures with /api/admin/products/:id': 415,
  'POST /api/admin/assets/:id/content with /api/admin/assets/:id': 415,
  // Of a comment that is not there nothing is left to delete; the answer is the owner's own order.
  'DELETE /api/admin/orders/:id/comments/:commentId with /api/admin/orders/:id/comments/:commentId': 200,
  // What is no longer there to be taken back is too late.
  'POST /api/admin/post-label-changes/:id/undo with /api/admin/post-label-changes/:id': 409,
  // Nor of a saved section.
  'DELETE /api/admin/saved-sections/:id with /api/admin/saved-sections/:id': 204,
};

/** The table of a list, whose rows a selection names. */
const tableOfList: Readonly<Record<string, string>> = {
  'abandoned-carts': 'carts',
  assets: 'assets',
  audience: 'subscribers',
  comments: 'comments',
  customers: 'customers',
  'deleted-assets': 'deleted_assets',
  'draft-orders': 'draft_orders',
  discounts: 'discounts',
  'discount-codes': 'discount_codes',
  'form-submissions': 'form_submissions',
  galleries: 'items',
  'gift-cards': 'gift_cards',
  letters: 'letters',
  mails: 'outbox_mails',
  orders: 'orders',
  'payment-links': 'payment_links',
  reviews: 'reviews',
  posts: 'items',
  subscriptions: 'subscriptions',
  // A file's rows last as long as its import: any other record is as foreign.
  'product-import-rows': 'items',
  products: 'items',
  stock: 'variants',
};

let platform: TestPlatform;
let app: FastifyInstance;
let mine: FilledShop;
let theirs: FilledShop;
let calls: readonly Endpoint[];
let api: OpenApi;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  mine = await aFilledShop(app, platform, 'mine');
  theirs = await aFilledShop(app, platform, 'theirs');
  calls = routesOf(platform).flatMap(({ endpoint }) => (endpoint?.auth === 'owner' ? [endpoint] : []));
  api = (await app.inject({ url: '/api/openapi.json', headers: { host: mine.shop.host } })).json<OpenApi>();
}, 120_000);
afterAll(async () => {
  await app.close();
  await platform.close();
});

const nameOf = nameOfCall;
/** The address up to each of its parameters. */
const parametersOf = ({ path }: Endpoint): readonly string[] =>
  [...path.matchAll(/:\w+/g)].map(({ 0: found, index }) => path.slice(0, index + found.length));
const recordsOf = (call: Endpoint): readonly string[] =>
  parametersOf(call).filter((parameter) => parameter in tableOfParameter);

/** The call's address with ids of its owner's website, but of the other one from a parameter on. */
async function urlOf(call: Endpoint, foreign: string | null): Promise<string> {
  let url: string = call.path;
  let shop = mine;
  for (const parameter of parametersOf(call)) {
    if (parameter === foreign) shop = theirs;
    const table = tableOfParameter[parameter];
    const value = table === undefined ? (wordOfParameter[parameter] ?? '') : await shop.idIn(table);
    url = url.replace(/:\w+/, value);
  }
  return url;
}

/** A query that the call allows. */
const searchOf = ({ example }: Endpoint): string =>
  example?.query === undefined
    ? ''
    : `?${new URLSearchParams(example.query as Record<string, string>).toString()}`;

const send = (call: Endpoint, url: string, body: unknown) =>
  mine.owner.send(call.method as 'POST', url + searchOf(call), body as object | undefined);

describe('calls of the admin for another website', () => {
  it('name records of known tables', () => {
    const known = { ...tableOfParameter, ...wordOfParameter };
    expect(calls.flatMap(parametersOf).filter((parameter) => !(parameter in known))).toEqual([]);
    const used = new Set(calls.flatMap(parametersOf));
    expect(Object.keys(known).filter((parameter) => !used.has(parameter))).toEqual([]);
  });

  it('find no record of it, and change nothing', async () => {
    const before = await rowsOf(platform, theirs.shop.site.websiteId);
    const answers: (readonly [string, number])[] = [];
    for (const call of calls) {
      for (const parameter of recordsOf(call)) {
        const answer = await send(call, await urlOf(call, parameter), shownBody(api, call));
        answers.push([`${nameOf(call)} with ${parameter}`, answer.statusCode]);
      }
    }
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter(([what, status]) => status !== (otherStatus[what] ?? 404))).toEqual([]);
    expect(await rowsOf(platform, theirs.shop.site.websiteId)).toEqual(before);
  });

  it('that name records in their body reach none of it', async () => {
    const before = await rowsOf(platform, theirs.shop.site.websiteId);
    const unknown: string[] = [];
    const answers: (readonly [string, number])[] = [];
    for (const call of calls.filter(({ body }) => body !== undefined)) {
      for (const body of bodiesOfCall(api, call)) {
        const ids = placesOfValue(schemaOfBody(api, call), body).filter(({ path }) => isId(body, path));
        for (const { path } of ids) {
          const what = `${nameOf(call)} with ${path.join('.')}`;
          const table = what in tableOfPlace ? tableOfPlace[what] : tableOf(call, path);
          if (table === undefined) unknown.push(what);
          else if (table !== null) {
            const changed = withIdAt(body, path, await theirs.idIn(table));
            const url = await urlOf(call, null);
            const answer = await send(call, url, await withCurrentRevision(call, changed));
            answers.push([what, answer.statusCode]);
          }
        }
      }
    }
    expect(unknown).toEqual([]);
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
    expect(await rowsOf(platform, theirs.shop.site.websiteId)).toEqual(before);
  }, 120_000);
});

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Steps = readonly (string | number)[];
const valueAt = (body: unknown, path: Steps): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], body);
const isId = (body: unknown, path: Steps): boolean => {
  const value = valueAt(body, path);
  return typeof value === 'string' && idPattern.test(value);
};
function withIdAt(body: unknown, path: Steps, id: string): unknown {
  const copy = structuredClone(body);
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  holder[String(path.at(-1))] = id;
  return copy;
}

/** Of which table a body has an id at a path; undefined for one that nobody has said. */
function tableOf({ path: address }: Endpoint, path: Steps): string | undefined {
  const field = String(path.findLast((step) => typeof step === 'string') ?? '');
  if (field in tableOfField) return tableOfField[field];
  const list = /^\/api\/admin\/([\w-]+)/.exec(address)?.[1] ?? '';
  // Rows of a selection.
  return ['ids', 'except'].includes(field) ? tableOfList[list] : undefined;
}

/** The body with the revision that the call's own record has, so that it is not refused as an older one. */
async function withCurrentRevision(call: Endpoint, body: unknown): Promise<unknown> {
  const [parameter] = recordsOf(call);
  const table = tableOfParameter[parameter ?? ''];
  if (table === undefined || typeof (body as { revision?: unknown }).revision !== 'number') return body;
  const { rows } = await platform.db.$client.query<{ row: { revision?: number } }>(
    `select to_jsonb(t) as row from "${table}" t where website_id = $1 and id = $2`,
    [mine.shop.site.websiteId, await mine.idIn(table)],
  );
  const revision = rows[0]?.row.revision;
  return revision === undefined ? body : { ...(body as object), revision };
}
