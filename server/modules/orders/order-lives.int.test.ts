import { aPlacement, aCheckoutShop, orderOf, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aFulfilment } from '@vitrine/testing/fulfilment-fixture.ts';
import fc from 'fast-check';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import { placeOrder } from '../checkout/index.ts';
import { cancelFulfilment, fulfilOrder } from './fulfil.ts';
import { refundOrder } from './refund.ts';
import { deleteReturn, returnUnits } from './returns.ts';
import { viewOrder } from './service.ts';

/*
 * Random lives of stored orders, beside a slow calculation that counts what the server said yes to. The rules alone have
 * ten thousand of them in domain/order/order-lifecycles.test.ts.
 */

const RUNS = 15;
const STOCK = 9;
const lines = [
  { product: 'Mug', quantity: 3, priceMinor: 1000 },
  { product: 'Bowl', quantity: 2, priceMinor: 1999 },
] as const;

let platform: TestPlatform;
let shop: CheckoutShop;
let websiteId: string;
const accountId = newId();
beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
});
afterAll(() => platform.close());

const units = { line: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) };
const step = fc.oneof(
  fc.record({ kind: fc.constant('fulfil'), ...units }),
  fc.record({ kind: fc.constant('cancel-fulfilment'), at: fc.nat(3) }),
  fc.record({ kind: fc.constant('refund'), share: fc.integer({ min: 1, max: 40 }) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('return'),
      ...units,
      returnToStock: fc.boolean(),
      isRefundDue: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete-return'), at: fc.nat(3) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function anOrder(): Promise<OrderDetail> {
  const entries = [];
  for (const { product, quantity, priceMinor } of lines) {
    entries.push({ ...(await shop.sell({ title: product, priceMinor, quantity: STOCK })), quantity });
  }
  const goodsMinor = lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
  // 7 % on the goods.
  const total = goodsMinor + 600 + Math.round(goodsMinor * 0.07);
  const placed = await placeOrder(platform, shop.site, aPlacement(await shop.fillCart(entries), total));
  return valueOf(await viewOrder(platform, websiteId, orderOf(placed).orderId));
}

async function stockOf(order: OrderDetail): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const { variantId } of order.lines) {
    const { rows } = await platform.db.$client.query<{ quantity: number; log: string }>(
      `select s.quantity, (select sum(delta) from stock_movements m
         where m.website_id = s.website_id and m.variant_id = s.variant_id) as log
       from stock s where s.website_id = $1 and s.variant_id = $2`,
      [websiteId, variantId],
    );
    expect(Number(rows[0]?.log)).toBe(rows[0]?.quantity);
    counts.push(rows[0]?.quantity ?? -1);
  }
  return counts;
}

/** What happened to an order, counted by hand. */
interface Tally {
  refundedMinor: number;
  sent: { readonly line: number; readonly quantity: number; readonly id: string }[];
  returns: {
    readonly id: string;
    readonly line: number;
    readonly quantity: number;
    readonly isStocked: boolean;
    readonly isDue: boolean;
  }[];
}

const countOf = (all: readonly { readonly line: number; readonly quantity: number }[], line: number) =>
  all.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0);

async function take(order: OrderDetail, tally: Tally, each: Step): Promise<Result<OrderDetail>> {
  const common = { orderId: order.id, revision: order.revision, accountId };
  switch (each.kind) {
    case 'fulfil': {
      const lineId = order.lines[each.line]?.id ?? '';
      const chosen = [{ lineId, quantity: each.quantity }];
      const result = await fulfilOrder(platform, websiteId, aFulfilment(order, accountId, { lines: chosen }));
      const isOpen = countOf(tally.sent, each.line) + each.quantity <= (lines[each.line]?.quantity ?? 0);
      expect(result.ok).toBe(isOpen);
      const made = result.ok ? result.value.fulfilments.at(-1) : undefined;
      if (made !== undefined) tally.sent.push({ line: each.line, quantity: each.quantity, id: made.id });
      return result;
    }
    case 'cancel-fulfilment': {
      const one = tally.sent[each.at % Math.max(1, tally.sent.length)];
      if (one === undefined) return viewOrder(platform, websiteId, order.id);
      const result = await cancelFulfilment(platform, websiteId, { ...common, fulfilmentId: one.id });
      const left = countOf(tally.sent, one.line) - one.quantity;
      expect(result.ok).toBe(left >= countOf(tally.returns, one.line));
      if (result.ok) tally.sent = tally.sent.filter((other) => other !== one);
      return result;
    }
    case 'refund': {
      const amountMinor = Math.ceil((order.refundableMinor * each.share) / 100);
      const result = await refundOrder(platform, websiteId, {
        ...common,
        amountMinor,
        reason: '',
        returnToStock: false,
        idempotencyKey: newId(),
      });
      expect(result.ok).toBe(true);
      tally.refundedMinor += amountMinor;
      return result;
    }
    case 'return': {
      const { line, quantity, returnToStock, isRefundDue } = each;
      const result = await returnUnits(platform, websiteId, {
        ...common,
        lines: [{ lineId: order.lines[line]?.id ?? '', quantity }],
        returnToStock,
        isRefundDue,
        note: '',
        idempotencyKey: newId(),
      });
      expect(result.ok).toBe(countOf(tally.returns, line) + quantity <= countOf(tally.sent, line));
      const made = result.ok ? result.value.returns.at(-1) : undefined;
      if (made !== undefined) {
        tally.returns.push({ id: made.id, line, quantity, isStocked: returnToStock, isDue: isRefundDue });
      }
      return result;
    }
    case 'delete-return': {
      const one = tally.returns[each.at % Math.max(1, tally.returns.length)];
      if (one === undefined) return viewOrder(platform, websiteId, order.id);
      const result = await deleteReturn(platform, websiteId, { ...common, returnId: one.id });
      // Only money that went back keeps it.
      if (tally.refundedMinor === 0 || !one.isDue) expect(result.ok).toBe(true);
      if (result.ok) tally.returns = tally.returns.filter((other) => other !== one);
      return result;
    }
  }
}

describe('a stored order', () => {
  it(`agrees with a slow count of its units, its stock and its money after each step of ${RUNS} random lives`, async () => {
    let deleted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 4, maxLength: 12 }),
        async (isSent, steps) => {
          let order = await anOrder();
          const tally: Tally = { refundedMinor: 0, sent: [], returns: [] };
          const sending = lines.map(({ quantity }, line): Step => ({ kind: 'fulfil', line, quantity }));
          for (const each of isSent ? [...sending, ...steps] : steps) {
            platform.clock.advance(1000);
            const before = tally.returns.length;
            await take(order, tally, each);
            if (tally.returns.length < before) deleted += 1;
            order = valueOf(await viewOrder(platform, websiteId, order.id));
            const stock = await stockOf(order);
            for (const [line, { quantity }] of lines.entries()) {
              const sent = countOf(tally.sent, line);
              const back = countOf(tally.returns, line);
              expect(order.lines[line]).toMatchObject({
                toSend: quantity - sent,
                returned: back,
                toReturn: sent - back,
              });
              const stocked = tally.returns.filter(({ isStocked }) => isStocked);
              expect(stock[line]).toBe(STOCK - quantity + countOf(stocked, line));
            }
            expect(order.refundedMinor).toBe(tally.refundedMinor);
            expect(order.refundDueMinor).toBeLessThanOrEqual(order.grandTotalMinor - order.refundedMinor);
            if (tally.returns.every(({ isDue }) => !isDue)) expect(order.refundDueMinor).toBe(0);
            else if (tally.refundedMinor === 0) expect(order.refundDueMinor).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(deleted).toBeGreaterThan(0);
  }, 180_000);
});
