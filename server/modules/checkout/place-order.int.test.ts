import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aCheckoutShop,
  decliningCard,
  orderOf,
  poorCard,
  typed,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { newId } from '../../platform/ids.ts';
import { readCart } from '../cart/index.ts';
import { placeOrder } from './index.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
});
afterAll(() => platform.close());

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];

async function aMugInACart(quantity = 2): Promise<{ cartId: string; variantId: string }> {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  return { cartId: await shop.fillCart([{ ...mug, quantity }]), variantId: mug.variantId };
}

/** 2 mugs at 34.00, delivered for 6.00, 7 % of 68.00. */
const mugTotal = 6800 + 600 + 476;

describe('placing an order', () => {
  it('charges, takes the units, and writes order, lines, events and mail together', async () => {
    const { cartId, variantId } = await aMugInACart();
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, mugTotal));
    const { orderId, accessToken } = orderOf(placed);
    expect(await shop.stockOf(variantId)).toBe(10);
    const [order] = await query('select * from orders where id = $1', [orderId]);
    expect(order).toMatchObject({
      status: 'paid',
      test_mode: true,
      email: 'ada@example.com',
      grand_total_minor: String(mugTotal),
      delivery_name: 'Standard delivery',
      cart_id: cartId,
    });
    const lines = await query('select * from order_lines where order_id = $1', [orderId]);
    expect(lines).toMatchObject([
      { product_name: 'Stoneware mug', quantity: 2, line_total_minor: '6800', position: 0 },
    ]);
    const events = await query('select type, actor from order_events where order_id = $1 order by id', [
      orderId,
    ]);
    expect(events.map((event) => event['type'])).toEqual(['placed', 'paid', 'mail-queued']);
    const [mail] = await query('select * from outbox_mails where order_id = $1', [orderId]);
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      kind: 'order-confirmation',
      status: 'stored',
    });
    expect(mail?.['body_text']).toContain(`http://${shop.host}/order-status/${accessToken}`);
    expect(mail?.['body_text']).toContain('$78.76');
    const [payment] = await query('select * from payments where order_id = $1', [orderId]);
    expect(payment).toMatchObject({ status: 'captured', card_brand: 'visa', card_last4: '4242' });
    const [charge] = await query('select * from test_gateway_charges where reference = $1', [
      payment?.['id'],
    ]);
    expect(charge).toMatchObject({ status: 'captured', amount_minor: String(mugTotal) });
    expect(await query('select 1 from stock_reservations where payment_id = $1', [payment?.['id']])).toEqual(
      [],
    );
    const [cart] = await query('select * from carts where id = $1', [cartId]);
    expect(cart).toMatchObject({ is_purchased: true, order_id: orderId, payment_id: null });
  });

  it('rereads a cart that has changed since its form was loaded, and charges what the buyer was shown or nothing', async () => {
    const { cartId, variantId } = await aMugInACart();
    const asRead = await readCart(platform.db, shop.site.websiteId, cartId, 'en');
    if (asRead === null) throw new Error('there is no cart');
    await query('update variants set price_minor = 3500 where id = $1', [variantId]);
    const known = { ...aPlacement(cartId, mugTotal), cart: asRead };
    const changed = await placeOrder(platform, shop.site, known);
    const newTotal = 7000 + 600 + 490;
    expect(changed).toMatchObject({
      ok: false,
      error: { code: 'TOTAL_CHANGED', params: { totalMinor: newTotal } },
    });
    expect(await shop.stockOf(variantId)).toBe(12);
    const placed = await placeOrder(platform, shop.site, {
      ...aPlacement(cartId, newTotal),
      cart: asRead,
    });
    const [order] = await query('select grand_total_minor from orders where id = $1', [
      orderOf(placed).orderId,
    ]);
    expect(order).toEqual({ grand_total_minor: String(newTotal) });
    const again = await placeOrder(platform, shop.site, { ...aPlacement(cartId, newTotal), cart: asRead });
    expect(orderOf(again)).toEqual(orderOf(placed));
    expect(await shop.stockOf(variantId)).toBe(10);
  });

  it('stores options in the order they are selected, not alphabetically', async () => {
    const { cartId, variantId } = await aMugInACart();
    await query(`update variants set attributes = '{"Size":"Large","Color":"Moss"}' where id = $1`, [
      variantId,
    ]);
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, mugTotal));
    const { orderId } = orderOf(placed);
    const [line] = await query('select attributes from order_lines where order_id = $1', [orderId]);
    expect(Object.keys(line?.['attributes'] as object)).toEqual(['Size', 'Color']);
    const [mail] = await query('select body_text from outbox_mails where order_id = $1', [orderId]);
    expect(mail?.['body_text']).toContain('Stoneware mug (Large, Moss)');
  });

  it('stores no card number anywhere', async () => {
    const dump = await query(`select
      (select json_agg(p) from payments p)::text || (select json_agg(g) from test_gateway_charges g)::text ||
      (select json_agg(o) from orders o)::text || (select json_agg(c) from carts c)::text as everything`);
    expect(String(dump[0]?.['everything']).replaceAll(' ', '')).not.toContain('42424242');
  });

  it('responds to a decline with its reason, releases the units and keeps cart and details', async () => {
    const { cartId, variantId } = await aMugInACart();
    const declined = await placeOrder(
      platform,
      shop.site,
      aPlacement(cartId, mugTotal, { source: typed(decliningCard) }),
    );
    expect(declined).toMatchObject({ ok: false, error: { code: 'CARD_DECLINED' } });
    const poor = await placeOrder(
      platform,
      shop.site,
      aPlacement(cartId, mugTotal, { source: typed(poorCard) }),
    );
    expect(poor).toMatchObject({ ok: false, error: { code: 'CARD_INSUFFICIENT_FUNDS' } });
    expect(await shop.stockOf(variantId)).toBe(12);
    const [cart] = await query('select * from carts where id = $1', [cartId]);
    expect(cart).toMatchObject({
      is_purchased: false,
      payment_id: null,
      details: { email: 'ada@example.com' },
    });
    const paid = await placeOrder(platform, shop.site, aPlacement(cartId, mugTotal));
    expect(paid.ok).toBe(true);
  });

  it('charges nothing when the total is not the one the buyer was shown', async () => {
    const { cartId, variantId } = await aMugInACart();
    const result = await placeOrder(platform, shop.site, aPlacement(cartId, 100));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'TOTAL_CHANGED', params: { total: '$78.76', totalMinor: mugTotal } },
    });
    expect(await shop.stockOf(variantId)).toBe(12);
    expect(await query('select 1 from payments where cart_id = $1', [cartId])).toEqual([]);
  });

  it('creates one order from a cart submitted 20 times at once', async () => {
    const { cartId, variantId } = await aMugInACart();
    const key = newId();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        placeOrder(
          platform,
          shop.site,
          aPlacement(cartId, mugTotal, { idempotencyKey: index % 2 === 0 ? key : newId() }),
        ),
      ),
    );
    const orders = new Set(
      results.map((result) => (result.ok ? orderOf(result).orderId : result.error.code)),
    );
    expect(orders.size).toBe(1);
    expect(results[0]?.ok).toBe(true);
    expect(await shop.stockOf(variantId)).toBe(10);
    expect(await query('select 1 from orders where cart_id = $1', [cartId])).toHaveLength(1);
    expect(await query('select 1 from payments where cart_id = $1', [cartId])).toHaveLength(1);
  });
});
