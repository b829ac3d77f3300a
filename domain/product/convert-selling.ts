import { convertAmount, type CurrencyChange } from '../money/change-currency.ts';
import type { ProductSelling } from './product.ts';

/** How a product is sold, with its amounts in another currency. */
export function convertSelling(
  selling: Partial<ProductSelling>,
  change: CurrencyChange,
): Partial<ProductSelling> {
  const amount = (minor: number): number => convertAmount(minor, change);
  const { donation, subscriptionOptions } = selling;
  return {
    ...selling,
    ...(donation === undefined || donation === null
      ? {}
      : {
          donation: {
            suggestedMinor: donation.suggestedMinor.map(amount),
            minimumMinor: amount(donation.minimumMinor),
            maximumMinor: amount(donation.maximumMinor),
          },
        }),
    ...(subscriptionOptions === undefined
      ? {}
      : {
          subscriptionOptions: subscriptionOptions.map((option) => ({
            ...option,
            priceMinor: option.priceMinor === null ? null : amount(option.priceMinor),
          })),
        }),
  };
}
