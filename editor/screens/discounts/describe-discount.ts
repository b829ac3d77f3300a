import type { DiscountRow } from '@vitrine/contracts/discounts.ts';
import type { BuyXGetY } from '@vitrine/domain/discount/discount.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { discounts as text } from '../../text/en-discounts.ts';

/** '12.5' of 0.125. */
export const percentOf = (rate: number): string => String(Math.round(rate * 10_000) / 100);

/** What a discount takes off, in a few words: '10% off'. */
export function describeDiscount(
  discount: Pick<DiscountRow, 'kind' | 'rate' | 'amountMinor' | 'currency'> & {
    readonly buyXGetY?: Pick<BuyXGetY, 'buyQuantity' | 'getQuantity'> | null;
  },
  money: (money: Money) => string,
): string {
  const { kind, rate, amountMinor, currency, buyXGetY = null } = discount;
  switch (kind) {
    case 'percentage':
      return text.percentOff(percentOf(rate));
    case 'fixed':
      return text.amountOff(money({ minor: amountMinor, currency }));
    case 'free-delivery':
      return text.freeDelivery;
    case 'buy-x-get-y': {
      if (buyXGetY === null) return text.kinds['buy-x-get-y'];
      const [buy, get] = [String(buyXGetY.buyQuantity), String(buyXGetY.getQuantity)];
      return rate === 1 ? text.getFree(buy, get) : text.getAtPercent(buy, get, percentOf(rate));
    }
  }
}
