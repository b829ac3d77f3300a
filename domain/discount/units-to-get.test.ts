import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aLine, terms } from '../cart/cart-fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { BuyXGetY, Discount, DiscountedGoods } from './discount.ts';
import { isDiscountable } from './refuse-discount.ts';
import { unitsToGet } from './units-to-get.ts';

const goods = (...itemIds: string[]): DiscountedGoods => ({ kind: 'products', itemIds });
const offer = (change: Partial<BuyXGetY> = {}): BuyXGetY => ({
  buyQuantity: 2,
  getQuantity: 1,
  goods: goods('cup'),
  timesPerOrder: null,
  ...change,
});
const line = (itemId: string, quantity: number, unitPriceMinor = 1000) =>
  aLine({
    id: `${itemId}${unitPriceMinor}`,
    variantId: `${itemId}${unitPriceMinor}`,
    itemId,
    quantity,
    unitPriceMinor,
  });

describe('units that are got for units bought', () => {
  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('of the same goods, %i units in the cart give %i', (quantity, given) => {
    expect(unitsToGet([line('cup', quantity)], goods('cup'), offer())).toEqual([given]);
  });

  it('are the cheapest', () => {
    expect(unitsToGet([line('cup', 2, 3000), line('cup', 1, 1000)], goods('cup'), offer())).toEqual([0, 1]);
  });

  it('leave the units that have to be bought', () => {
    // The cheap cup is one of the two that are bought: the bowl alone can be got.
    const lines = [line('cup', 2, 500), line('bowl', 1, 3000)];
    expect(unitsToGet(lines, goods('cup'), offer({ goods: goods('cup', 'bowl') }))).toEqual([0, 1]);
  });

  it('are at most as many as the limit for one order allows', () => {
    expect(unitsToGet([line('cup', 30)], goods('cup'), offer({ timesPerOrder: 2 }))).toEqual([2]);
  });

  it('are as many as a search through every choice of units finds, and as cheap', () => {
    const anyLines = fc
      .array(
        fc.record({
          itemId: fc.constantFrom('a', 'b', 'c'),
          quantity: fc.integer({ min: 1, max: 3 }),
          unitPriceMinor: fc.integer({ min: 1, max: 5 }),
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map((lines) => lines.map((each) => aLine(each)));
    const anyGoods = fc.subarray(['a', 'b', 'c']).map((ids) => goods(...ids));
    const small = fc.integer({ min: 1, max: 2 });
    fc.assert(
      fc.property(
        anyLines,
        anyGoods,
        anyGoods,
        small,
        small,
        (lines, bought, got, buyQuantity, getQuantity) => {
          const gets = unitsToGet(lines, bought, offer({ goods: got, buyQuantity, getQuantity }));
          const price = gets.reduce((sum, units, at) => sum + units * (lines[at]?.unitPriceMinor ?? 0), 0);
          const units = gets.reduce((sum, each) => sum + each, 0);
          expect({ units, price }).toEqual(searched(lines, bought, got, buyQuantity, getQuantity));
        },
      ),
    );
  });
});

/** The most units that can be got, and their lowest price, by trying all. */
function searched(
  lines: readonly ReturnType<typeof aLine>[],
  bought: DiscountedGoods,
  got: DiscountedGoods,
  buyQuantity: number,
  getQuantity: number,
): { units: number; price: number } {
  let best = { units: 0, price: 0 };
  const choose = (at: number, gets: readonly number[]): void => {
    if (at < lines.length) {
      for (let units = 0; units <= (lines[at]?.quantity ?? 0); units += 1) choose(at + 1, [...gets, units]);
      return;
    }
    const units = gets.reduce((sum, each) => sum + each, 0);
    const isAllowed = gets.every((each, index) => {
      const one = lines[index];
      return each === 0 || (one !== undefined && isDiscountable(got, one));
    });
    const left = lines.reduce(
      (sum, one, index) => sum + (isDiscountable(bought, one) ? one.quantity - (gets[index] ?? 0) : 0),
      0,
    );
    if (!isAllowed || units % getQuantity !== 0 || left < (units / getQuantity) * buyQuantity) return;
    const price = gets.reduce((sum, each, index) => sum + each * (lines[index]?.unitPriceMinor ?? 0), 0);
    if (units > best.units || (units === best.units && price < best.price)) best = { units, price };
  };
  choose(0, []);
  return best;
}

const price = (discounts: readonly Discount[], lines = [line('cup', 2, 3000), line('bowl', 1, 4000)]) =>
  priceCart(lines, terms, {
    destination: null,
    deliveryOptionId: null,
    discounts: discounts.map((discount) => ({ code: discount.code, discount })),
    now: 1000,
  });

describe('several discounts on one cart', () => {
  const cups = aDiscount({ id: 'cups', code: 'CUPS', rate: 0.5, goods: goods('cup'), combinesWith: [] });
  const all = aDiscount({ id: 'all', code: 'ALL', rate: 0.1, combinesWith: [] });

  it('that do not combine: the one that takes off more counts, in whichever order they are entered', () => {
    for (const discounts of [
      [cups, all],
      [all, cups],
    ]) {
      const totals = price(discounts);
      expect(totals.discounts).toMatchObject([{ code: 'CUPS', amountMinor: 3000 }]);
      expect(totals.refusedDiscounts).toEqual([{ code: 'ALL', reason: 'NOT_COMBINED' }]);
    }
  });

  it('combine only when each allows the other', () => {
    const open = { ...all, combinesWith: ['product'] as const };
    expect(price([cups, open]).discounts).toHaveLength(1);
    const both = price([{ ...cups, combinesWith: ['order'] }, open]);
    // The one for cups first, the one for everything on what it left.
    expect(both.discounts.map(({ amountMinor }) => amountMinor)).toEqual([3000, 700]);
  });

  it('never reduce one line twice for some products', () => {
    const other = aDiscount({
      id: 'more',
      code: 'MORE',
      rate: 0.6,
      goods: goods('cup', 'bowl'),
      combinesWith: ['product'],
    });
    const totals = price([{ ...cups, combinesWith: ['product'] }, other]);
    expect(totals.lineDiscountsMinor).toEqual([3600, 2400]);
    expect(totals.refusedDiscounts).toEqual([{ code: 'CUPS', reason: 'NOTHING_LEFT' }]);
  });

  it('an automatic one counts without a code, and says nothing where it does not', () => {
    const automatic = { ...all, id: 'auto', code: '', name: 'Opening week' };
    expect(price([automatic]).discounts).toMatchObject([{ id: 'auto', code: '', name: 'Opening week' }]);
    expect(price([automatic, cups])).toMatchObject({ discounts: [{ code: 'CUPS' }], refusedDiscounts: [] });
  });

  it('buying two cups gives the third', () => {
    const three = aDiscount({
      kind: 'buy-x-get-y',
      rate: 1,
      goods: goods('cup'),
      buyXGetY: offer(),
    });
    expect(price([three], [line('cup', 3, 1200)]).discountMinor).toBe(1200);
    expect(price([three], [line('cup', 2, 1200)]).refusedDiscounts).toEqual([
      { code: 'WELCOME10', reason: 'TOO_FEW_UNITS' },
    ]);
  });
});
