import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import {
  aPlacement,
  aCheckoutShop,
  orderOf,
  payingCard,
  typed,
  type CheckoutShop,
} from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { buildApp } from '../../../../app.ts';
import { newId } from '../../../../platform/ids.ts';
import { placeOrder, recoverPayments, resumePayment } from '../../../checkout/index.ts';
import { testGateway, type PaymentProvider } from '../../index.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
let gateway: PaymentProvider;
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  app = await buildApp(platform);
  gateway = testGateway(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const total = 3400 + 600 + 238;
const confirmedCard = { ...payingCard, number: '4000 0025 0000 3155' };

/** Orders a mug with a card that wants to be confirmed; answers its page and payment. */
async function order(card: typeof payingCard, save = false) {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
  const placed = await placeOrder(
    platform,
    shop.site,
    aPlacement(cartId, total, { source: typed(card), save }),
  );
  if (!placed.ok || placed.value.kind !== 'action') throw new Error('nobody was saved');
  const found = await platform.db.$client.query<{ id: string }>(
    'select id from payments where cart_id = $1',
    [cartId],
  );
  return { url: placed.value.url, paymentId: found.rows[0]?.id ?? '', variantId: mug.variantId };
}

const pathOf = (url: string): string => new URL(url).pathname;

const open = (path: string) => app.inject({ method: 'GET', url: path, headers: { host: shop.host } });

const press = (path: string, decision: string, origin = `http://${shop.host}`) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { host: shop.host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });

const resume = (paymentId: string) => resumePayment(platform, gateway, shop.site.websiteId, paymentId);

const savingOf = (number: string) => ({
  websiteId: shop.site.websiteId,
  reference: newId(),
  customer: null,
  source: { kind: 'card', card: { number, expiryMonth: 12, expiryYear: 2034, cvc: '123' } } as const,
  email: 'ada@example.com',
  returnUrl: `http://${shop.host}/somewhere`,
});

describe('a card that needs confirmation', () => {
  it("shows a page of the gateway's own with shop, amount and card, and charges when it is approved", async () => {
    const { url, paymentId } = await order(confirmedCard);
    expect(url.startsWith(`${shop.site.origin}/test-gateway/confirm/`)).toBe(true);
    const page = await open(pathOf(url));
    expect(page.statusCode).toBe(200);
    for (const part of ['Is this you?', 'Fern &#38; Kiln', '$42.38', 'Ending in 3155'])
      expect(page.body).toContain(part);
    const answer = await press(pathOf(url), 'approved');
    expect(answer.statusCode).toBe(303);
    expect(pathOf(answer.headers.location ?? '')).toBe(`/checkout/return/${paymentId}`);
    expect(await resume(paymentId)).toMatchObject({ status: 'captured' });
    expect((await open(pathOf(url))).body).toContain('Nothing is left to confirm');
  });

  it('is declined when its owner refuses, and later presses do not count', async () => {
    const { url, paymentId, variantId } = await order(confirmedCard);
    await press(pathOf(url), 'refused');
    await press(pathOf(url), 'approved');
    expect(await resume(paymentId)).toMatchObject({
      status: 'declined',
      declineCode: 'CARD_AUTHENTICATION_FAILED',
    });
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('charges nothing once the shop has abandoned the payment', async () => {
    const { url, paymentId, variantId } = await order(confirmedCard);
    platform.clock.advance(16 * 60_000);
    await recoverPayments(platform);
    await press(pathOf(url), 'approved');
    expect(await gateway.find({ websiteId: shop.site.websiteId, reference: paymentId })).toEqual({
      status: 'canceled',
    });
    expect(await shop.stockOf(variantId)).toBe(5);
  });

  it('shows no page to other visitors, other sites, or forged forms', async () => {
    const { url } = await order(confirmedCard);
    expect((await open('/test-gateway/confirm/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await open('/test-gateway/confirm/x')).statusCode).toBe(404);
    expect((await press(pathOf(url), 'approved', 'http://evil.example')).statusCode).toBe(403);
    expect((await press(pathOf(url), 'perhaps')).statusCode).toBe(422);
    const other = await aCheckoutShop(platform, 'other-shop');
    const answer = await app.inject({ method: 'GET', url: pathOf(url), headers: { host: other.host } });
    expect(answer.statusCode).toBe(404);
  });

  it('is saved with a confirmed charge and then charged without its owner', async () => {
    const { url, paymentId } = await order(confirmedCard, true);
    await press(pathOf(url), 'approved');
    await resume(paymentId);
    const found = await platform.db.$client.query<{ saved_method: { customer: string; method: string } }>(
      'select saved_method from payments where id = $1',
      [paymentId],
    );
    const saved = found.rows[0]?.saved_method;
    if (saved === undefined) throw new Error('no card was kept');
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const source = { kind: 'saved', ...saved } as const;
    orderOf(await placeOrder(platform, shop.site, aPlacement(cartId, total, { source })));
  });

  it('can be saved without a charge; one that always needs confirmation cannot be charged without its owner', async () => {
    const saving = savingOf('4000002760003184');
    const saved = await gateway.saveMethod(saving);
    if (saved.status !== 'action') throw new Error('nobody was saved');
    expect(await gateway.findSaved(saving)).toEqual(saved);
    expect((await open(pathOf(saved.url))).body).toContain('keep your card');
    await press(pathOf(saved.url), 'approved');
    const kept = await gateway.findSaved(saving);
    if (kept?.status !== 'saved') throw new Error('not kept');
    expect(kept.method).toMatchObject({ cardBrand: 'visa', cardLast4: '3184' });
    const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
    const cartId = await shop.fillCart([{ ...mug, quantity: 1 }]);
    const { customer, method } = kept.method;
    const charged = await placeOrder(
      platform,
      shop.site,
      aPlacement(cartId, total, { source: { kind: 'saved', customer, method } }),
    );
    expect(charged).toMatchObject({ error: { code: 'CARD_AUTHENTICATION_NEEDED' } });
  });

  it('is not saved when its owner refuses', async () => {
    const saving = savingOf('4000002500003155');
    const saved = await gateway.saveMethod(saving);
    if (saved.status !== 'action') throw new Error('nobody was saved');
    await press(pathOf(saved.url), 'refused');
    expect(await gateway.findSaved(saving)).toEqual({
      status: 'declined',
      code: 'CARD_AUTHENTICATION_FAILED',
    });
    expect(await gateway.findSaved({ ...saving, reference: newId() })).toBeNull();
  });
});
