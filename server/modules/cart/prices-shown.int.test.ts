// PostgreSQL: both (row locks)
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartRecord } from './cart-record.ts';
import { writePricesShown, readCart } from './repository.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

async function read(cartId: string): Promise<CartRecord> {
  const cart = await readCart(platform.db, shop.site.websiteId, cartId, 'en');
  if (cart === null) throw new Error('no cart');
  return cart;
}

async function aCart(): Promise<string> {
  const vase = await shop.sell({ title: 'Vase', priceMinor: 3400, quantity: 9 });
  const bowl = await shop.sell({ title: 'Bowl', priceMinor: 2000, quantity: 9 });
  return shop.fillCart([
    { ...vase, quantity: 1 },
    { ...bowl, quantity: 1 },
  ]);
}

it('a price that changes again while the page is being sent is not recorded as shown', async () => {
  const { websiteId } = shop.site;
  const cart = await read(await aCart());
  await platform.db.$client.query(
    'update variants set price_minor = price_minor + 500 where website_id = $1 and id = any($2::uuid[])',
    [websiteId, cart.lines.map((line) => line.variantId)],
  );
  await writePricesShown(platform.db, websiteId, cart);
  expect((await read(cart.id)).lines.map((line) => line.shownPriceMinor)).toEqual([3400, 2000]);
});

it.each([
  ['first', 0],
  ['last', 1],
])('and a buyer who removes the %s line and changes the other never deadlock', async (_, at) => {
  const { websiteId } = shop.site;
  const cart = await read(await aCart());
  const [taken, other] = at === 0 ? cart.lines : cart.lines.toReversed();
  const lockCart = 'select 1 from carts where website_id = $1 and id = $2 for update';
  await withLockHeld(platform, lockCart, [websiteId, cart.id], async (buyer, commit) => {
    const entry = 'where website_id = $1 and cart_id = $2 and id = $3';
    await buyer.query(`delete from cart_entries ${entry}`, [websiteId, cart.id, taken?.id]);
    const noted = writePricesShown(platform.db, websiteId, cart).then(() => 'noted', String);
    await untilBlocked(platform, 1);
    await buyer.query(`update cart_entries set quantity = 2 ${entry}`, [websiteId, cart.id, other?.id]);
    await commit();
    expect(await noted).toBe('noted');
  });
  expect((await read(cart.id)).lines).toMatchObject([{ id: other?.id, quantity: 2 }]);
});
