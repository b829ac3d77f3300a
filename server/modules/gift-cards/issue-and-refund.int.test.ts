// PostgreSQL: both (row locks)
import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../checkout/index.ts';
import { issueGiftCards, voidGiftCardsOfOrder } from './service.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

/** A paid order of one gift card that is not issued yet. */
async function anOrder(): Promise<string> {
  const card = await shop.sell({ title: 'Gift card', priceMinor: 3400, quantity: 1 });
  const cartId = await shop.fillCart([{ ...card, quantity: 1 }]);
  const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 3400 + 600 + 238)));
  await platform.db.$client.query(`update order_lines set product_type = 'giftCard' where order_id = $1`, [
    orderId,
  ]);
  return orderId;
}

it('a gift card whose order is refunded while it is being issued cannot be spent', async () => {
  const { websiteId } = shop.site;
  const orderId = await anOrder();
  const issuing = await platform.db.transaction(async (tx) => {
    // A full refund as it is booked: the order's row is locked, and the cards issued so far become void.
    await tx.execute(`update orders set status = 'refunded' where id = '${orderId}'`);
    await voidGiftCardsOfOrder(tx, { websiteId, orderId, now: new Date(platform.clock.now()) });
    const made = issueGiftCards(platform, { websiteId, orderId });
    await untilBlocked(platform, 1);
    return { made };
  });
  await issuing.made;
  const { rows } = await platform.db.$client.query(
    'select status from gift_cards where website_id = $1 and order_id = $2',
    [websiteId, orderId],
  );
  expect(rows).toEqual([]);
});
