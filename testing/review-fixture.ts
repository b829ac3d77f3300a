import { placeOrder } from '@vitrine/server/modules/checkout/index.ts';
import { askBuyers } from '@vitrine/server/modules/reviews/ask-buyers.ts';
import { setSettings } from '@vitrine/server/modules/reviews/settings.ts';
import { findSite } from '@vitrine/server/modules/websites/index.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { awaitNotifications } from './await-notifications.ts';
import { aPlacement, type CheckoutShop, orderOf, someDetails } from './checkout-fixture.ts';
import type { TestPlatform } from './database.ts';

const DAY = 86_400_000;

/** An order whose goods were sent at the clock's time. */
export interface SentOrder {
  readonly orderId: string;
  readonly itemIds: readonly string[];
}

/** Places an order of one unit of each product and notes that it was sent. */
export async function aSentOrder(
  platform: TestPlatform,
  shop: CheckoutShop,
  titles: readonly string[],
  email = someDetails.email,
): Promise<SentOrder> {
  const sold = [];
  for (const title of titles) sold.push(await shop.sell({ title, priceMinor: 1000, quantity: 9 }));
  const cartId = await shop.fillCart(sold.map((one) => ({ ...one, quantity: 1 })));
  const goods = 1000 * titles.length;
  const total = goods + 600 + Math.round(goods * 0.07);
  const placed = await placeOrder(
    platform,
    shop.site,
    aPlacement(cartId, total, { details: { ...someDetails, email } }),
  );
  const { orderId } = orderOf(placed);
  await platform.db.$client.query(
    `update orders set status = 'fulfilled', fulfilment = 'fulfilled', fulfilled_on = $3
      where website_id = $1 and id = $2`,
    [shop.site.websiteId, orderId, new Date(platform.clock.now())],
  );
  return { orderId, itemIds: sold.map(({ itemId }) => itemId) };
}

/** Switches asking on, ten days after an order was sent, and sets what becomes of reviews. */
export async function askFromNow(
  platform: TestPlatform,
  { site, host }: CheckoutShop,
  moderation: 'hold' | 'publish' = 'hold',
  ask = true,
): Promise<void> {
  const now = await findSite(platform, host);
  await setSettings(platform, now ?? site, { ask, askAfterDays: 10, moderation });
  await awaitNotifications(platform);
}

interface RequestMail {
  readonly orderId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribeUrl: string;
}

/** The mails that ask for reviews, the first one first. */
export async function requestMails(
  platform: TestPlatform,
  websiteId: string,
): Promise<readonly RequestMail[]> {
  const { rows } = await platform.db.$client.query<RequestMail>(
    `select order_id as "orderId", recipient, subject, body_text as text, unsubscribe_url as "unsubscribeUrl"
      from outbox_mails where website_id = $1 and kind = 'review-request' order by created_on, id`,
    [websiteId],
  );
  return rows;
}

/** The path of the link by which the buyer of an order reviews it, ten days after it was sent. */
export async function linkOf(
  platform: TestPlatform,
  shop: CheckoutShop,
  { orderId }: SentOrder,
): Promise<string> {
  platform.clock.advance(10 * DAY + 1);
  await askBuyers(platform);
  const mails = await requestMails(platform, shop.site.websiteId);
  const mail = mails.find((one) => one.orderId === orderId);
  const found = /\/site-users\/account\/reviews\?token=[\w-]+/.exec(mail?.text ?? '');
  if (found === null) throw new Error('the buyer was not asked');
  return found[0];
}

/** Reviews as rows, all of one moment and every other by somebody from Bowen: for tests of lists. */
export async function seedReviews(
  platform: TestPlatform,
  websiteId: string,
  itemId: string,
  count: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await platform.db.$client.query(
    `insert into reviews (website_id, id, item_id, author_name, author_email, rating, title, body, status, created_on)
      select $1::uuid, id, $3::uuid, 'Maria ' || place, case when place % 2 = 0 then 'bowen@example.com' else '' end,
        1 + place % 5, 'Title ' || place, 'Words', case when place % 3 = 0 then 'pending' else 'published' end,
        timestamptz '2026-03-01T12:00:00Z'
      from unnest($2::uuid[]) with ordinality as given(id, place)`,
    [websiteId, ids, itemId],
  );
}
