import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { openStripeShop } from '@vitrine/testing/fake-stripe/open-stripe-shop.ts';
import { orderOf } from '@vitrine/testing/checkout-fixture.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { placeRenewal } from '../../../checkout/index.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const till = openStripeShop();
const { lose, press, keep, renew } = till;

const savingOf = (reference: string, method: string, customer: string | null = null) => ({
  websiteId: till.shop.site.websiteId,
  reference,
  customer,
  source: { kind: 'method', method } as const,
  email: 'ada@example.com',
  returnUrl: 'http://shop.example/back',
});

describe('saved cards', () => {
  it('can be charged without their owner', async () => {
    const saved = await keep('pm_card_visa');
    expect(saved).toMatchObject({ cardBrand: 'visa', cardLast4: '4242' });
    orderOf(await renew(saved));
    orderOf(await renew(saved));
  });

  it('are declined later and recover', async () => {
    const saved = await keep('pm_card_visa');
    till.fake.books.changeBehavior(saved.method, 'expired_card');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_EXPIRED' } });
    till.fake.books.changeBehavior(saved.method, 'insufficient_funds');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_INSUFFICIENT_FUNDS' } });
    till.fake.books.changeBehavior(saved.method, null);
    orderOf(await renew(saved));
  });

  it('need no confirmation again when they were saved with one, unless their bank always requires it', async () => {
    orderOf(await renew(await keep('pm_card_authenticationRequiredOnSetup')));
    const saved = await keep('pm_card_authenticationRequired');
    expect(await renew(saved)).toMatchObject({ error: { code: 'CARD_AUTHENTICATION_NEEDED' } });
  });

  it('can be saved without a charge, for an existing customer', async () => {
    const saved = await keep('pm_card_visa');
    const outcome = await till.stripe.saveMethod(savingOf(newId(), 'pm_card_mastercard', saved.customer));
    expect(outcome).toMatchObject({
      status: 'saved',
      method: { customer: saved.customer, cardBrand: 'mastercard', cardLast4: '4444' },
    });
    if (outcome.status === 'saved') orderOf(await renew(outcome.method));
  });

  it('are saved after their owner approved, and not after they refused', async () => {
    const approved = savingOf(newId(), 'pm_card_authenticationRequiredOnSetup');
    const asked = await till.stripe.saveMethod(approved);
    if (asked.status !== 'action') throw new Error('nobody asked the bank');
    expect(await till.stripe.findSaved(approved)).toEqual(asked);
    await press(asked.url, 'approve');
    expect(await till.stripe.findSaved(approved)).toMatchObject({ status: 'saved' });
    expect(await till.stripe.saveMethod(approved)).toMatchObject({ status: 'saved' });

    const refused = savingOf(newId(), 'pm_card_authenticationRequiredOnSetup');
    const second = await till.stripe.saveMethod(refused);
    if (second.status !== 'action') throw new Error('nobody asked the bank');
    await press(second.url, 'refuse');
    expect(await till.stripe.findSaved(refused)).toEqual({
      status: 'declined',
      code: 'CARD_AUTHENTICATION_FAILED',
    });
    expect(await till.stripe.findSaved(refused)).toEqual({
      status: 'declined',
      code: 'CARD_AUTHENTICATION_FAILED',
    });
  });

  it('are refused at once when the card is declined', async () => {
    expect(await till.stripe.saveMethod(savingOf(newId(), 'pm_card_visa_chargeDeclined'))).toEqual({
      status: 'declined',
      code: 'CARD_DECLINED',
    });
    expect(await till.stripe.saveMethod(savingOf(newId(), 'pm_of_nobody'))).toMatchObject({
      status: 'declined',
    });
    expect(await till.stripe.findSaved(savingOf(newId(), ''))).toBeNull();
  });

  it.each(['POST /v1/setup_intents', 'POST /v1/setup_intents/:id/confirm'])(
    'are kept once when the answer to %s is lost and the saving asked for again',
    async (call) => {
      const saving = savingOf(newId(), 'pm_card_visa');
      lose(call, 'after');
      await expect(till.stripe.saveMethod(saving)).rejects.toThrow('Stripe');
      const first = await till.stripe.saveMethod(saving);
      expect(first).toMatchObject({ status: 'saved' });
      expect(await till.stripe.saveMethod(saving)).toEqual(first);
    },
  );
});

describe('a renewal', () => {
  it('is declined, recovers and is charged once, however often it is requested and from two servers', async () => {
    const saved = await keep('pm_card_visa');
    const found = await till.platform.db.$client.query<{ draft: OrderDraft }>(
      `select draft from payments where status = 'captured' order by created_on desc, id desc limit 1`,
    );
    const draft = found.rows[0]?.draft;
    if (draft === undefined) throw new Error('nothing was bought');
    const cartId = newId();
    const ask = (idempotencyKey: string, provider: PaymentProvider) =>
      placeRenewal(
        till.platform,
        {
          websiteId: till.shop.site.websiteId,
          cartId,
          draft: { ...draft, cartId, purpose: 'renewal' },
          origin: till.shop.site.origin,
          idempotencyKey,
          saved,
        },
        provider,
      );
    till.fake.books.changeBehavior(saved.method, 'insufficient_funds');
    expect(await ask('try 1', till.stripe)).toMatchObject({ error: { code: 'CARD_INSUFFICIENT_FUNDS' } });
    till.fake.books.changeBehavior(saved.method, 'expired_card');
    expect(await ask('try 2', till.stripe)).toMatchObject({ error: { code: 'CARD_EXPIRED' } });
    till.fake.books.changeBehavior(saved.method, null);
    const charged = till.fake.books.charges.size;
    const neighbour = stripeProvider(till.platform, till.settings);
    const all = await Promise.all([
      ask('try 3', till.stripe),
      ask('try 3', neighbour),
      ask('try 3', neighbour),
    ]);
    expect(new Set(all.map((placed) => orderOf(placed).orderId)).size).toBe(1);
    expect(orderOf(await ask('try 4', till.stripe)).orderId).toBe(orderOf(all[0]).orderId);
    expect(till.fake.books.charges.size).toBe(charged + 1);
  });
});
