import type { BuyXGetY, DiscountedGoods } from './discount.ts';
import { type DiscountedLine, isDiscountable } from './refuse-discount.ts';

/**
 * How many units of each line a buyer gets by a buy-x-get-y discount; all 0 when there are too few. Each unit is either
 * bought or got, never both, and the cheapest units that can be got are: what a buyer chooses to add can make the
 * discount larger, but the order of the lines never matters.
 */
export function unitsToGet(
  lines: readonly (DiscountedLine & { readonly unitPriceMinor: number })[],
  bought: DiscountedGoods,
  { buyQuantity, getQuantity, goods: got, timesPerOrder }: BuyXGetY,
): readonly number[] {
  const shares = lines.map((line) => ({
    ...line,
    isBought: isDiscountable(bought, line),
    isGot: isDiscountable(got, line),
  }));
  const units = (matches: (line: (typeof shares)[number]) => boolean): number =>
    shares.reduce((sum, line) => sum + (matches(line) ? line.quantity : 0), 0);
  const onlyBought = units(({ isBought, isGot }) => isBought && !isGot);
  const onlyGot = units(({ isBought, isGot }) => isGot && !isBought);
  const both = units(({ isBought, isGot }) => isBought && isGot);
  /** Units of the goods that can be either, which must be bought for the discount to apply so many times. */
  const mustBeBought = (times: number) => Math.max(0, buyQuantity * times - onlyBought);
  const fits = (times: number) => mustBeBought(times) + Math.max(0, getQuantity * times - onlyGot) <= both;

  const most = Math.floor((onlyBought + onlyGot + both) / (buyQuantity + getQuantity));
  const times = largest(Math.min(most, timesPerOrder ?? most), fits);
  let wanted = times * getQuantity;
  let ofBoth = both - mustBeBought(times);
  const gets = lines.map(() => 0);
  const cheapestFirst = shares
    .map(({ isBought, isGot, quantity, unitPriceMinor }, index) => ({
      index,
      isBought,
      isGot,
      quantity,
      unitPriceMinor,
    }))
    .filter(({ isGot }) => isGot)
    .toSorted((one, other) => one.unitPriceMinor - other.unitPriceMinor || one.index - other.index);
  for (const { index, isBought, quantity } of cheapestFirst) {
    const taken = Math.min(quantity, wanted, isBought ? ofBoth : quantity);
    gets[index] = taken;
    wanted -= taken;
    if (isBought) ofBoth -= taken;
  }
  return gets;
}

/** The largest number from 0 to `most` that fits; whatever is below one that fits does too. */
function largest(most: number, fits: (times: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
