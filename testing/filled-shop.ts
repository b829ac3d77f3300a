import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { CheckoutScreen } from '@vitrine/contracts/store-settings.ts';
import { placeOrder } from '@vitrine/server/modules/checkout/index.ts';
import { createCollection } from '@vitrine/server/modules/content/index.ts';
import { importPicture } from '@vitrine/server/modules/media/index.ts';
import { newId, newToken } from '@vitrine/server/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { awaitNotifications } from './await-notifications.ts';
import { aCheckoutShop, aPlacement, orderOf, someDetails, type CheckoutShop } from './checkout-fixture.ts';
import type { TestPlatform } from './database.ts';
import { aDraft } from './draft-fixture.ts';
import { aTitledPage, titled } from './draft-page-fixture.ts';
import { anOwner } from './owner-fixture.ts';
import type { TestVisitor } from './shop-fixture.ts';
import { seedListedSubscriptions } from './seed-listed-subscriptions.ts';

export interface FilledShop {
  readonly shop: CheckoutShop;
  readonly owner: TestVisitor;
  /** The newest row's id of a table, that of the website. @throws where it has none */
  idIn(table: string): Promise<string>;
}

/** A shop that has one of everything that a call of the admin can name by its id, made as its owner makes it. */
export async function aFilledShop(
  app: FastifyInstance,
  platform: TestPlatform,
  identifier: string,
): Promise<FilledShop> {
  const shop = await aCheckoutShop(platform, identifier);
  const { websiteId } = shop.site;
  const owner = await anOwner(app, platform, { host: shop.host, websiteId }, `${identifier}@example.com`);
  const { db } = platform;
  const made = async <T>(method: 'POST' | 'PUT', url: string, body: object): Promise<T> => {
    const answer = await owner.send(method, `/api/admin/${url}`, body);
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json<T>();
  };

  const stored = (await owner.send('GET', '/api/admin/checkout-settings')).json<CheckoutScreen>();
  const { revision: _, nextOrderNumber: __, currency: ___, ...settings } = stored;
  await made('PUT', 'checkout-settings', { ...settings, paymentLinks: true, orderNumbersFrom: null });
  await awaitNotifications(platform);

  const mug = await shop.sell({ title: 'Tall mug', priceMinor: 3400, quantity: 50 });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  await importPicture(platform, websiteId, {
    bytes: new Uint8Array(bytes),
    filename: 'mug.png',
    altText: '',
  });
  const spare = await importPicture(platform, websiteId, {
    bytes: new Uint8Array(bytes),
    filename: 'spare.png',
    altText: '',
  });
  if (!spare.ok) throw new Error('the spare picture was refused');
  await made('POST', 'assets/delete', { ids: [spare.value.id] });
  await made('POST', 'asset-folders', { name: 'Glazes', parentId: null });
  await made('POST', 'categories', { name: 'Cups' });
  await publishPage(platform, websiteId, made);
  await made('POST', 'payment-links', { variantId: mug.variantId });
  await seedListedSubscriptions(db, websiteId, 1);
  await made('POST', 'discounts', {
    name: 'Spring',
    method: 'code',
    codes: ['SPRING-10'],
    kind: 'percentage',
    rate: 0.1,
    amountMinor: 0,
    minimumSubtotalMinor: 0,
    goods: { kind: 'all' },
    buyXGetY: null,
    firstOrderOnly: false,
    oncePerCustomer: false,
    combinesWith: [],
    usageLimit: null,
    usesPerCode: null,
    startsOn: null,
    endsOn: null,
  });
  await made('POST', 'gift-cards', { idempotencyKey: newId(), amountMinor: 5000, delivery: 'none' });
  // Kept as one value for each list of an owner.
  const { views } = await made<{ readonly views: readonly { readonly id: string }[] }>('POST', 'views', {
    list: 'orders',
    name: 'Mine',
    query: {},
  });
  const draft: DraftOrderDetail = await aDraft(owner, {
    email: 'ada@example.com',
    lines: [{ variantId: mug.variantId, quantity: 1 }],
  });
  await made('POST', `draft-orders/${draft.id}/send`, { revision: draft.revision });

  // A cart with an address, left for an hour.
  const left = await shop.fillCart([{ ...mug, quantity: 1 }]);
  await db.$client.query('update carts set details = $2, updated_on = $3 where id = $1', [
    left,
    JSON.stringify(someDetails),
    new Date(platform.clock.now() - 60 * 60 * 1000),
  ]);

  const anOrder = async (email: string): Promise<OrderDetail> => {
    const cartId = await shop.fillCart([{ ...mug, quantity: 2 }]);
    const details = { ...someDetails, email };
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 6800 + 600 + 476, { details }));
    platform.clock.advance(1000);
    return (await owner.send('GET', `/api/admin/orders/${orderOf(placed).orderId}`)).json<OrderDetail>();
  };
  // Another customer, so that a merge has two.
  await anOrder('mo@example.com');
  const order = await anOrder('ada@example.com');
  const [line] = order.lines;
  const lines = [{ lineId: line?.id, quantity: 1 }];
  const sent = await made<OrderDetail>('POST', `orders/${order.id}/fulfilments`, {
    lines,
    revision: order.revision,
  });
  const returned = await made<OrderDetail>('POST', `orders/${order.id}/returns`, {
    lines,
    idempotencyKey: newId(),
    revision: sent.revision,
  });
  await made('POST', `orders/${order.id}/refund`, {
    amountMinor: 100,
    reason: '',
    returnToStock: false,
    idempotencyKey: newId(),
    revision: returned.revision,
  });
  await made('POST', `orders/${order.id}/comments`, { text: 'She called.' });
  await made('POST', 'products/bulk', { selection: { ids: [mug.itemId] }, change: { action: 'hide' } });
  await made('POST', 'authors', { name: 'Ann' });
  await db.$client.query(
    `insert into item_labels (website_id, id, collection_id, kind, name, name_key)
      select website_id, gen_random_uuid(), id, 'tag', 'Kiln', 'kiln' from collections
      where website_id = $1 limit 1`,
    [websiteId],
  );
  await db.$client.query(
    `insert into item_label_changes (website_id, id, collection_id, kind, name, replaced_in, removed_from, made_on)
      select website_id, gen_random_uuid(), id, 'tag', 'Rain', '{}', '{}', $2 from collections
      where website_id = $1 limit 1`,
    [websiteId, new Date(platform.clock.now())],
  );
  await db.$client.query(
    `insert into back_in_stock_sign_ups (website_id, id, item_id, variant_id, email, created_on)
      values ($1, $2, $3, $4, 'ada@example.com', now())`,
    [websiteId, newId(), mug.itemId, mug.variantId],
  );
  await db.$client.query(
    `insert into mail_suppressions (website_id, id, email, reason, words, since)
      values ($1, $2, 'gone@example.com', 'bounce', '550 no such user', now())`,
    [websiteId, newId()],
  );
  await db.$client.query(
    `insert into comments (website_id, id, item_id, thread_id, depth, author_name, body, status, fingerprint, body_hash, sender_hash, created_on)
      values ($1, $2, $3, $2, 1, 'June', 'A fine mug', 'visible', 'f', 'b', 's', now())`,
    [websiteId, newId(), mug.itemId],
  );
  const form = await made<{ readonly id: string }>('POST', 'forms', { name: 'Contact' });
  const submissionId = newId();
  await db.$client.query(
    `insert into form_submissions (website_id, id, form_id, version, answers, summary, name, email, once, fingerprint,
        text_hash, sender_hash, page, is_spam, received_on, follow_up, follow_up_on)
      values ($1, $2, $3, 1, $4, 'Do you repair teapots?', 'June Alder', 'ada@example.com', 'o', 'f', 't', 's', $5, false,
        now(), 'done', now())`,
    [
      websiteId,
      submissionId,
      form.id,
      JSON.stringify({ message: 'Do you repair teapots?' }),
      JSON.stringify({
        title: '',
        path: '/',
        pageId: '',
        contentSource: '',
        queryString: '',
        referrer: '',
        locale: '',
      }),
    ],
  );
  await db.$client.query(
    `insert into form_notes (website_id, id, submission_id, account_id, body, created_on)
      select website_id, $2, id, $2, 'Called her.', now() from form_submissions where website_id = $1`,
    [websiteId, newId()],
  );
  await db.$client.query(
    `insert into form_files (website_id, id, form_id, field_id, upload_hash, submission_id, name, content_type, byte_size,
        sha256, uploaded_on, expires_on)
      values ($1, $2, $3, 'photo', 'u', $4, 'teapot.jpg', 'image/jpeg', 3, 's', now(), now())`,
    [websiteId, newId(), form.id, submissionId],
  );
  await db.$client.query(
    `insert into reviews (website_id, id, item_id, author_name, rating, body, status, created_on)
      values ($1, $2, $3, 'June', 5, 'A fine mug', 'pending', now())`,
    [websiteId, newId(), mug.itemId],
  );

  const { id: listId } = await made<{ readonly id: string }>('POST', 'audience/lists', {
    name: 'Kiln letter',
    doubleOptIn: true,
    takesWaiting: false,
    checkoutConsentId: null,
  });
  await made('POST', 'audience/subscribers', {
    email: 'nora@example.com',
    name: 'Nora',
    listIds: [listId],
    tags: ['Club'],
    words: 'Signed the list at the market.',
  });
  await made('POST', 'audience/segments', {
    name: 'The club',
    match: 'all',
    rules: [{ field: 'list', is: 'in', listId }],
  });
  await made('POST', 'letters', { subject: 'The kiln opens' });

  return {
    shop,
    owner,
    idIn: async (table) => {
      if (table === 'saved_views') return views[0]?.id ?? '';
      const { rows } = await db.$client.query<{ id: string }>(
        `select id from "${table}" where website_id = $1 order by id desc limit 1`,
        [websiteId],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`the website has no row in ${table}`);
      return row.id;
    },
  };
}

/** Adds a page that was published once from the editor. */
async function publishPage(
  platform: TestPlatform,
  websiteId: string,
  made: (method: 'POST', url: string, body: object) => Promise<unknown>,
): Promise<void> {
  const document = aTitledPage('Our studio');
  const id = await createCollection(platform, websiteId, {
    kind: 'page',
    urlId: 'studio',
    title: 'Studio',
    document,
  });
  const tab = newToken();
  const operations = [titled('Kiln room')];
  await made('POST', `page-drafts/${id}/operations`, { tab, revision: 0, key: newToken(), operations });
  await made('POST', `page-drafts/${id}/publish`, { tab, revision: 1 });
  await made('POST', `page-drafts/${id}/previews`, { days: 7 });
  const [section] = document.sections;
  await made('POST', 'parts', { name: 'Opening hours', section });
  await made('POST', 'saved-sections', { name: 'Opening hours', section });
  // Another tab may have it.
  await platform.db.$client.query('delete from page_leases where website_id = $1', [websiteId]);
}
