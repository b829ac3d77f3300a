// PostgreSQL: both (row locks)
import { discountsText } from '@vitrine/domain/text/discounts.ts';
import { cartChangesText } from '@vitrine/domain/text/cart-changes.ts';
import { locales } from '@vitrine/domain/text/locale.ts';
import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  decliningCard,
  orderOf,
  someDetails,
  typed,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  anIssuedCard,
  expectSoundLedger,
  readGiftCard,
  switchGiftCard,
} from '@vitrine/testing/gift-card-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { addCode, readCart } from '../cart/index.ts';
import { type PaymentProvider, testGateway } from '../payments/index.ts';
import { quoteCart } from './checkout-view.ts';
import { placeOrder, recoverPayments } from './index.ts';
import { PAYMENT_GRACE } from './payment-timeouts.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const whole = 3400 + 600 + 238;

async function mugInACart(giftCardIds: readonly string[] = []): Promise<string> {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  return shop.fillCart([{ ...mug, quantity: 1 }], undefined, { giftCardIds });
}

async function quoteOf(cartId: string, site = shop.site) {
  const cart = await readCart(platform.db, site.websiteId, cartId, site.locale);
  if (cart === null) throw new Error('no cart');
  const { address, deliveryOptionId } = someDetails;
  return quoteCart(site, cart, { ...address, deliveryOptionId }, platform.clock.now());
}

const payments = async (cartId: string): Promise<readonly string[]> =>
  (
    await platform.db.$client.query<{ status: string }>('select status from payments where cart_id = $1', [
      cartId,
    ])
  ).rows.map(({ status }) => status);

async function codeOf(id: string): Promise<string> {
  const answer = await owner.send('POST', `/api/admin/gift-cards/${id}/code`, {});
  return answer.json<{ code: string }>().code;
}

const inAnyLanguage = [...locales].map((locale) => ({ locale }));

it.each(inAnyLanguage)('a disabled gift card is refused in a cart, in $locale', async ({ locale }) => {
  const { id } = await anIssuedCard(owner, 2000);
  const code = await codeOf(id);
  await switchGiftCard(owner, id, 'disable');
  const site = { ...shop.site, locale };
  const answer = await addCode(platform, site, await mugInACart(), code);
  const sentence = discountsText(locale).giftCardDisabled;
  expect(answer).toMatchObject({ ok: false, error: { code: 'CODE_REFUSED', params: { sentence } } });
});

it.each(inAnyLanguage)(
  'a gift card that is disabled while it is in a cart pays nothing, and the checkout says why, in $locale',
  async ({ locale }) => {
    const { id, last4 } = await anIssuedCard(owner, 2000);
    const site = { ...shop.site, locale };
    const cartId = await mugInACart([id]);
    expect((await quoteOf(cartId, site)).totals.amountDueMinor).toBe(whole - 2000);
    await switchGiftCard(owner, id, 'disable');
    const quote = await quoteOf(cartId, site);
    expect(quote.totals).toMatchObject({ amountDueMinor: whole, giftCards: [] });
    expect(quote.codes).toMatchObject([{ name: id, problem: discountsText(locale).giftCardDisabled }]);
    // Whoever pays what was shown before is charged nothing, and reads what changed.
    const refused = await placeOrder(platform, site, aPlacement(cartId, whole - 2000));
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'TOTAL_CHANGED',
        params: {
          because: `${cartChangesText(locale).giftCardDisabled.replace('{last4}', last4)} `,
          totalMinor: whole,
        },
      },
    });
    expect(await payments(cartId)).toEqual([]);
    // The new total is paid without it.
    orderOf(await placeOrder(platform, site, aPlacement(cartId, whole)));
    expect((await readGiftCard(owner, id)).writtenOffMinor).toBe(2000);
    await expectSoundLedger(platform, site.websiteId);
  },
);

it('a gift card that is enabled again pays in the cart it is still in', async () => {
  const { id } = await anIssuedCard(owner, 2000);
  const cartId = await mugInACart([id]);
  await switchGiftCard(owner, id, 'disable');
  await switchGiftCard(owner, id, 'enable');
  orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, whole - 2000)));
  expect((await readGiftCard(owner, id)).balanceMinor).toBe(0);
  await expectSoundLedger(platform, shop.site.websiteId);
});

/** Holds the row of a card while two calls wait for it in this order; both go on then. */
async function oneAfterTheOther<A, B>(
  cardId: string,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<readonly [A, B]> {
  const lock = 'select 1 from gift_cards where id = $1 for update';
  return withLockHeld(platform, lock, [cardId], async (_holder, commit) => {
    const one = first();
    await untilBlocked(platform, 1);
    const other = second();
    await untilBlocked(platform, 2);
    await commit();
    return Promise.all([one, other]);
  });
}

const disable = (id: string, balanceMinor: number) =>
  owner.send('POST', `/api/admin/gift-cards/${id}/disable`, { balanceMinor });

it('a gift card that is disabled just before it pays charges nothing: the buyer sees the new total', async () => {
  const { id } = await anIssuedCard(owner, 2000);
  const cartId = await mugInACart([id]);
  const [disabled, placed] = await oneAfterTheOther(
    id,
    () => disable(id, 2000),
    () => placeOrder(platform, shop.site, aPlacement(cartId, whole - 2000)),
  );
  expect(disabled.statusCode).toBe(200);
  expect(placed).toMatchObject({
    ok: false,
    error: { code: 'TOTAL_CHANGED', params: { totalMinor: whole } },
  });
  expect(await payments(cartId)).toEqual([]);
  orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, whole)));
  await expectSoundLedger(platform, shop.site.websiteId);
});

it('a gift card that pays just before it is disabled has paid: the order stands, and the owner confirms again', async () => {
  const { id } = await anIssuedCard(owner, 3000);
  const cartId = await mugInACart([id]);
  const spent = 3000;
  const [placed, disabled] = await oneAfterTheOther(
    id,
    () => placeOrder(platform, shop.site, aPlacement(cartId, whole - spent)),
    () => disable(id, 3000),
  );
  orderOf(placed);
  expect(disabled.json()).toMatchObject({ error: 'GIFT_CARD_CHANGED' });
  expect(await readGiftCard(owner, id)).toMatchObject({ state: 'used-up', balanceMinor: 0 });
  await expectSoundLedger(platform, shop.site.websiteId);
});

it('a gift card that is disabled while the bank decides keeps its part of the order', async () => {
  const { id } = await anIssuedCard(owner, 9000);
  const card = await anIssuedCard(owner, 1000);
  const cartId = await mugInACart([card.id, id]);
  // Both cards pay all of it; the rest of the second one is written off while the payment is under way.
  const gateway = testGateway(platform);
  const slow: PaymentProvider = {
    ...gateway,
    charge: async (charge) => {
      await switchGiftCard(owner, card.id, 'disable');
      return gateway.charge(charge);
    },
  };
  const bigCart = await shop.fillCart(
    [{ ...(await shop.sell({ title: 'Vase', priceMinor: 20_000, quantity: 2 })), quantity: 1 }],
    undefined,
    { giftCardIds: [card.id] },
  );
  const { totals } = await quoteOf(bigCart);
  orderOf(await placeOrder(platform, shop.site, aPlacement(bigCart, totals.amountDueMinor ?? 0), slow));
  expect(await readGiftCard(owner, card.id)).toMatchObject({ state: 'disabled', balanceMinor: 0 });
  // The other cart counts on what is left elsewhere only.
  expect((await quoteOf(cartId)).totals.giftCards).toMatchObject([{ amountMinor: whole }]);
  await expectSoundLedger(platform, shop.site.websiteId);
});

it('what a declined payment gives back to a disabled gift card is on it when it is enabled', async () => {
  const { id } = await anIssuedCard(owner, 5000);
  const vase = await shop.sell({ title: 'Vase', priceMinor: 20_000, quantity: 2 });
  const cartId = await shop.fillCart([{ ...vase, quantity: 1 }], undefined, { giftCardIds: [id] });
  const gateway = testGateway(platform);
  const slow: PaymentProvider = {
    ...gateway,
    charge: async (charge) => {
      await switchGiftCard(owner, id, 'disable');
      return gateway.charge(charge);
    },
  };
  const due = (await quoteOf(cartId)).totals.amountDueMinor ?? 0;
  const declined = aPlacement(cartId, due, { source: typed(decliningCard) });
  expect((await placeOrder(platform, shop.site, declined, slow)).ok).toBe(false);
  expect(await readGiftCard(owner, id)).toMatchObject({ state: 'disabled', balanceMinor: 5000 });
  // Nobody can spend it meanwhile.
  expect((await quoteOf(cartId)).totals.giftCards).toEqual([]);
  await switchGiftCard(owner, id, 'enable');
  expect(await readGiftCard(owner, id)).toMatchObject({ state: 'active', balanceMinor: 5000 });
  orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, due)));
  await expectSoundLedger(platform, shop.site.websiteId);
});

it('a payment whose process is gone is recovered with the part of a card that was disabled meanwhile', async () => {
  const { id } = await anIssuedCard(owner, 1000);
  const cartId = await mugInACart([id]);
  const gone = Promise.reject(new Error('the process is gone'));
  gone.catch(() => undefined);
  const dying: PaymentProvider = { ...testGateway(platform), charge: () => gone, cancel: () => gone };
  await placeOrder(platform, shop.site, aPlacement(cartId, whole - 1000), dying);
  await switchGiftCard(owner, id, 'disable');
  platform.clock.advance(PAYMENT_GRACE);
  await recoverPayments(platform);
  expect(await payments(cartId)).toEqual(['abandoned']);
  await switchGiftCard(owner, id, 'enable');
  expect(await readGiftCard(owner, id)).toMatchObject({ balanceMinor: 1000 });
  await expectSoundLedger(platform, shop.site.websiteId);
});

it('a refund of an order is credited to the disabled card that paid it, and can be spent once it is enabled', async () => {
  const { id } = await anIssuedCard(owner, 10_000);
  const cartId = await mugInACart([id]);
  // Entries of one moment have no order.
  platform.clock.advance(1000);
  const { orderId } = orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, 0, { source: null })));
  platform.clock.advance(1000);
  await switchGiftCard(owner, id, 'disable');
  platform.clock.advance(1000);
  const { revision, refundableMinor } = (await owner.send('GET', `/api/admin/orders/${orderId}`)).json<{
    revision: number;
    refundableMinor: number;
  }>();
  expect(refundableMinor).toBe(whole);
  const body = { amountMinor: whole, reason: '', idempotencyKey: crypto.randomUUID(), revision };
  expect((await owner.send('POST', `/api/admin/orders/${orderId}/refund`, body)).statusCode).toBe(200);
  expect(await readGiftCard(owner, id)).toMatchObject({ state: 'disabled', balanceMinor: whole });
  platform.clock.advance(1000);
  await switchGiftCard(owner, id, 'enable');
  const { entries, balanceMinor } = await readGiftCard(owner, id);
  expect(balanceMinor).toBe(10_000);
  expect(entries.map(({ kind, order }) => [kind, order?.id ?? null])).toEqual([
    ['enabled', null],
    ['refunded', orderId],
    ['disabled', null],
    ['redeemed', orderId],
    ['issued', null],
  ]);
  await expectSoundLedger(platform, shop.site.websiteId);
});
