import {
  aCheckoutShop,
  aPlacement,
  type CheckoutShop,
  decliningCard,
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
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { placeOrder } from '../checkout/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let mug: { readonly variantId: string; readonly itemId: string };
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
  mug = await shop.sell({ title: 'Mug', priceMinor: 1000, quantity: 1, unlimited: true });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const whole = 1000 + 600 + 70;

type Step =
  | { readonly kind: 'issue'; readonly amountMinor: number }
  | { readonly kind: 'redeem' | 'release' | 'disable' | 'enable'; readonly card: number }
  | { readonly kind: 'refund'; readonly order: number; readonly amountMinor: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('issue' as const), amountMinor: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({
    kind: fc.constantFrom('redeem' as const, 'redeem' as const, 'release' as const),
    card: fc.nat(4),
  }),
  fc.record({ kind: fc.constantFrom('disable' as const, 'enable' as const), card: fc.nat(4) }),
  fc.record({
    kind: fc.constant('refund' as const),
    order: fc.nat(4),
    amountMinor: fc.integer({ min: 1, max: whole }),
  }),
);

interface Model {
  readonly id: string;
  /** What can be spent, and what is there once it is enabled. */
  balanceMinor: number;
  isDisabled: boolean;
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

/** A run on the shop; the model says what each card must hold after each step. */
async function run(steps: readonly Step[]): Promise<void> {
  const cards: Model[] = [];
  const orders: { readonly id: string; readonly card: Model }[] = [];
  for (const now of steps) {
    if (now.kind === 'issue') {
      const { id } = await anIssuedCard(owner, now.amountMinor);
      cards.push({ id, balanceMinor: now.amountMinor, isDisabled: false });
    } else if (now.kind === 'refund') {
      const order = pick(orders, now.order);
      if (order === undefined) continue;
      const path = `/api/admin/orders/${order.id}`;
      const { revision, refundableMinor, refundableToCardMinor } = (await owner.send('GET', path)).json<{
        revision: number;
        refundableMinor: number;
        refundableToCardMinor: number;
      }>();
      if (refundableMinor === 0) continue;
      const amountMinor = Math.min(now.amountMinor, refundableMinor);
      const body = { amountMinor, reason: '', idempotencyKey: crypto.randomUUID(), revision };
      expect((await owner.send('POST', `${path}/refund`, body)).statusCode).toBe(200);
      order.card.balanceMinor += Math.max(0, amountMinor - refundableToCardMinor);
    } else {
      const card = pick(cards, now.card);
      if (card === undefined) continue;
      if (now.kind === 'redeem' || now.kind === 'release') {
        const cartId = await shop.fillCart([{ ...mug, quantity: 1 }], undefined, { giftCardIds: [card.id] });
        const partMinor = card.isDisabled ? 0 : Math.min(card.balanceMinor, whole);
        const due = whole - partMinor;
        const declines = now.kind === 'release' && due > 0;
        const change = declines ? { source: typed(decliningCard) } : due === 0 ? { source: null } : {};
        const placed = await placeOrder(platform, shop.site, aPlacement(cartId, due, change));
        expect(placed.ok).toBe(!declines);
        if (!placed.ok || placed.value.kind !== 'placed') continue;
        card.balanceMinor -= partMinor;
        orders.push({ id: placed.value.order.orderId, card });
      } else {
        const wanted = now.kind === 'disable';
        expect(await switchGiftCard(owner, card.id, now.kind)).toBe(card.isDisabled === wanted ? 409 : 200);
        card.isDisabled = wanted;
      }
    }
    await expectSoundLedger(platform, shop.site.websiteId);
  }
  for (const { id, balanceMinor, isDisabled } of cards) {
    const view = await readGiftCard(owner, id);
    expect(view.balanceMinor + view.writtenOffMinor).toBe(balanceMinor);
    if (!isDisabled) expect(view.writtenOffMinor).toBe(0);
    expect(view.entries[0]?.balanceMinor).toBe(view.balanceMinor);
  }
}

it('the ledger sums to zero and each balance is the sum of its entries, whatever happens to cards in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }), (steps) =>
      run([{ kind: 'issue', amountMinor: 2500 }, ...steps]),
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
