import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPlacement,
  aCheckoutShop,
  decliningCard,
  orderOf,
  someDetails,
  typed,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCart } from '../cart/index.ts';
import { testGateway, type PaymentProvider } from '../payments/index.ts';
import { quoteCart } from './checkout-view.ts';
import { placeOrder, recoverPayments } from './index.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let otherDatabase: Database;
/** A second server process on the same database. */
let other: Platform;
const startingStock: Record<string, number> = {};
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  otherDatabase = openDatabase(platform.url);
  other = anotherProcess(platform, { db: otherDatabase });
});
afterAll(async () => {
  await otherDatabase.$client.end();
  await platform.close();
});

async function rows(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

interface Codes {
  readonly discountCodes?: readonly string[];
  readonly giftCardIds?: readonly string[];
}

async function mugsInACart(codes: Codes, quantity = 2) {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  startingStock[mug.variantId] = 12;
  return { ...mug, cartId: await shop.fillCart([{ ...mug, quantity }], undefined, codes) };
}

/** The amount still due, as the page would show it. */
async function dueOf(cartId: string): Promise<number> {
  const cart = await readCart(platform.db, shop.site.websiteId, cartId, 'en');
  if (cart === null) throw new Error('no cart');
  const { address, deliveryOptionId } = someDetails;
  const { totals } = quoteCart(shop.site, cart, { ...address, deliveryOptionId }, platform.clock.now());
  return totals.amountDueMinor ?? -1;
}

const usedCount = async (id: string): Promise<number> =>
  Number((await rows('select used_count from discounts where id = $1', [id]))[0]?.['used_count']);
const balance = async (id: string): Promise<number> =>
  Number((await rows('select balance_minor from gift_cards where id = $1', [id]))[0]?.['balance_minor']);
async function expectCleanBooks(): Promise<void> {
  expect((await auditBooks(platform.url, startingStock)).faults).toEqual([]);
}

describe('a discount code', () => {
  it('is claimed with the payment, stored with the order and named in its mail', async () => {
    const id = await shop.discount('TENTH');
    const { cartId } = await mugsInACart({ discountCodes: ['TENTH'] });
    const due = await dueOf(cartId);
    expect(due).toBeLessThan(6800 + 600 + 476);
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, due)));
    expect(await usedCount(id)).toBe(1);
    const [order] = await rows('select totals, grand_total_minor from orders where id = $1', [orderId]);
    expect(order).toMatchObject({ grand_total_minor: String(due), totals: { discountMinor: 680 } });
    const [mail] = await rows('select body_text from outbox_mails where order_id = $1', [orderId]);
    expect(mail?.['body_text']).toContain('TENTH');
    await expectCleanBooks();
  });

  it('can be used again after a decline', async () => {
    const id = await shop.discount('ONCEMORE', { usageLimit: 1 });
    const { cartId } = await mugsInACart({ discountCodes: ['ONCEMORE'] });
    const due = await dueOf(cartId);
    const declined = aPlacement(cartId, due, { source: typed(decliningCard) });
    expect((await placeOrder(platform, shop.site, declined)).ok).toBe(false);
    expect(await usedCount(id)).toBe(0);
    expect(await rows('select 1 from discount_uses where discount_id = $1', [id])).toEqual([]);
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, due)));
    expect(await usedCount(id)).toBe(1);
    await expectCleanBooks();
  });

  it('of 5 uses is used 5 times by 40 buyers on two servers', async () => {
    const id = await shop.discount('FIVE', { usageLimit: 5 });
    const carts = await Promise.all(
      Array.from({ length: 40 }, () => mugsInACart({ discountCodes: ['FIVE'] })),
    );
    const due = await dueOf(carts[0]?.cartId ?? '');
    const results = await Promise.all(
      carts.map(({ cartId }, index) =>
        placeOrder(
          index % 2 === 0 ? platform : other,
          shop.site,
          aPlacement(cartId, due, { shownCodes: ['FIVE'] }),
        ),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    const refused = results.filter((result) => !result.ok);
    expect(new Set(refused.map((result) => (result.ok ? '' : result.error.code)))).toEqual(
      new Set(['TOTAL_CHANGED']),
    );
    const [first] = refused;
    if (first === undefined || first.ok) throw new Error('nobody was refused');
    expect(first.error.params?.['because']).toBe('The code FIVE no longer applies. ');
    expect(await usedCount(id)).toBe(5);
    await expectCleanBooks();
  });

  it('limited to once per customer is used once per email, in any notation, on two servers at once', async () => {
    const id = await shop.discount('WELCOME', { oncePerCustomer: true });
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => mugsInACart({ discountCodes: ['WELCOME'] })),
    );
    const due = await dueOf(carts[0]?.cartId ?? '');
    const results = await Promise.all(
      carts.map(({ cartId }, index) =>
        placeOrder(
          index % 2 === 0 ? platform : other,
          shop.site,
          aPlacement(cartId, due, {
            details: { ...someDetails, email: index % 2 === 0 ? 'once@example.com' : 'Once@Example.com' },
          }),
        ),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await usedCount(id)).toBe(1);
    // The next form of a refused cart shows its price without the code, and that is paid.
    const losing = results.findIndex((result) => !result.ok);
    const { cartId } = carts[losing] ?? { cartId: '' };
    const next = await dueOf(cartId);
    expect(next).toBe(6800 + 600 + 476);
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, next)));
    await expectCleanBooks();
  });

  it.each([
    ['expired', { endsOn: 'now' }],
    ['was put off', { enabled: false }],
  ] as const)(
    'that %s between view and payment changes the total, says so and charges nothing',
    async (_how, change) => {
      const id = await shop.discount(`GONE-${_how.replaceAll(' ', '')}`.toUpperCase());
      const [{ code } = { code: '' }] = (await rows(
        'select code from discount_codes where discount_id = $1',
        [id],
      )) as {
        code: string;
      }[];
      const { cartId } = await mugsInACart({ discountCodes: [code] });
      const due = await dueOf(cartId);
      await rows('update discounts set ends_on = $2, enabled = $3 where id = $1', [
        id,
        'endsOn' in change ? new Date(platform.clock.now()) : null,
        !('enabled' in change),
      ]);
      const result = await placeOrder(platform, shop.site, aPlacement(cartId, due, { shownCodes: [code] }));
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'TOTAL_CHANGED', params: { because: `The code ${code} no longer applies. ` } },
      });
      expect(await rows('select 1 from payments where cart_id = $1', [cartId])).toEqual([]);
    },
  );
});

describe('a gift card', () => {
  it('pays its part, the card the rest, and the ledger sums to zero', async () => {
    const giftCard = await shop.giftCard(5000);
    const { cartId } = await mugsInACart({ giftCardIds: [giftCard] });
    const due = await dueOf(cartId);
    expect(due).toBe(6800 + 600 + 476 - 5000);
    const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, due)));
    expect(await balance(giftCard)).toBe(0);
    const [charge] = await rows(
      `select g.amount_minor, o.grand_total_minor from orders o
       join test_gateway_charges g on g.reference = o.payment_id where o.id = $1`,
      [orderId],
    );
    expect(charge).toEqual({ amount_minor: String(due), grand_total_minor: String(due + 5000) });
    await expectCleanBooks();
  });

  it('is stored in the order it was added to the cart, beside others', async () => {
    const giftCardIds = await Promise.all(Array.from({ length: 5 }, () => shop.giftCard(500)));
    const { cartId } = await mugsInACart({ giftCardIds });
    const { orderId } = orderOf(
      await placeOrder(platform, shop.site, aPlacement(cartId, await dueOf(cartId))),
    );
    const spent = await rows(
      `select e.gift_card_id as id from gift_card_entries e join orders o on o.payment_id = e.payment_id
       where o.id = $1 and e.kind = 'redeemed' and e.account = 'card' order by e.happened_on, e.id`,
      [orderId],
    );
    expect(spent.map(({ id }) => id)).toEqual(giftCardIds);
    await expectCleanBooks();
  });

  it('that covers the total is enough: no provider is called and no card is needed', async () => {
    const giftCard = await shop.giftCard(10_000);
    const { cartId } = await mugsInACart({ giftCardIds: [giftCard] });
    expect(await dueOf(cartId)).toBe(0);
    const nobody: PaymentProvider = {
      ...testGateway(platform),
      charge: () => Promise.reject(new Error('nobody is to be asked')),
      find: () => Promise.reject(new Error('nobody is to be asked')),
    };
    const placed = await placeOrder(platform, shop.site, aPlacement(cartId, 0, { source: null }), nobody);
    const { orderId } = orderOf(placed);
    expect(await balance(giftCard)).toBe(10_000 - (6800 + 600 + 476));
    const [payment] = await rows('select provider, amount_minor, status from payments where order_id = $1', [
      orderId,
    ]);
    expect(payment).toEqual({ provider: 'none', amount_minor: '0', status: 'captured' });
    await expectCleanBooks();
  });

  it('spent by two carts at once on two servers is never overdrawn', async () => {
    const giftCard = await shop.giftCard(6000);
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => mugsInACart({ giftCardIds: [giftCard] })),
    );
    const due = await dueOf(carts[0]?.cartId ?? '');
    const results = await Promise.all(
      carts.map(({ cartId }, index) =>
        placeOrder(index % 2 === 0 ? platform : other, shop.site, aPlacement(cartId, due)),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) {
      if (!result.ok)
        expect(result.error).toMatchObject({ code: 'TOTAL_CHANGED', params: { totalMinor: 7876 } });
    }
    expect(await balance(giftCard)).toBe(0);
    await expectCleanBooks();
  });

  it('keeps its balance after a decline', async () => {
    const giftCard = await shop.giftCard(1000);
    const { cartId, variantId } = await mugsInACart({ giftCardIds: [giftCard] });
    const declined = aPlacement(cartId, await dueOf(cartId), { source: typed(decliningCard) });
    expect((await placeOrder(platform, shop.site, declined)).ok).toBe(false);
    expect(await balance(giftCard)).toBe(1000);
    expect(await shop.stockOf(variantId)).toBe(12);
    const ledger = await rows(
      `select kind, account, amount_minor from gift_card_entries where gift_card_id = $1 and payment_id is not null
       order by id`,
      [giftCard],
    );
    expect(ledger).toHaveLength(4);
    await expectCleanBooks();
  });
});

describe('after a crash', () => {
  it('between reserving and charging, codes and gift cards are released with the units', async () => {
    const id = await shop.discount('CRASH');
    const giftCard = await shop.giftCard(1000);
    const { cartId, variantId } = await mugsInACart({ discountCodes: ['CRASH'], giftCardIds: [giftCard] });
    const gone = Promise.reject(new Error('the process is gone'));
    gone.catch(() => undefined);
    const dying: PaymentProvider = { ...testGateway(platform), charge: () => gone, cancel: () => gone };
    const due = await dueOf(cartId);
    await placeOrder(platform, shop.site, aPlacement(cartId, due), dying);
    expect(await balance(giftCard)).toBe(0);
    platform.clock.advance(PAYMENT_GRACE);
    await Promise.all([recoverPayments(platform), recoverPayments(other)]);
    expect(await balance(giftCard)).toBe(1000);
    expect(await usedCount(id)).toBe(0);
    expect(await shop.stockOf(variantId)).toBe(12);
    await expectCleanBooks();
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, due)));
    await expectCleanBooks();
  });

  it('during a payment of zero, the order is created', async () => {
    const giftCard = await shop.giftCard(20_000);
    const { cartId } = await mugsInACart({ giftCardIds: [giftCard] });
    // The process dies after its reservation: the committed rows are written here directly with the same statement.
    const { db } = platform;
    let reserved = false;
    const dying: Platform = anotherProcess(platform, {
      db: new Proxy(db, {
        get: (target, key) =>
          key !== '$client'
            ? (Reflect.get(target, key) as unknown)
            : {
                query: async (given: { name?: string }) => {
                  if (reserved && given.name !== undefined) throw new Error('the process is gone');
                  const answer: unknown = await target.$client.query(given as never);
                  if (given.name?.startsWith('checkout_reserve') === true) reserved = true;
                  return answer;
                },
              },
      }),
    });
    await expect(
      placeOrder(dying, shop.site, aPlacement(cartId, 0, { source: null }), testGateway(platform)),
    ).rejects.toThrow();
    platform.clock.advance(PAYMENT_GRACE);
    expect(await recoverPayments(platform)).toBe(1);
    expect(await rows('select 1 from orders where cart_id = $1', [cartId])).toHaveLength(1);
    await expectCleanBooks();
  });
});
