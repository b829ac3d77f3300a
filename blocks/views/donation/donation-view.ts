import type { DonationFormView } from '@vitrine/contracts/donations.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { type Product, sellingOf } from '@vitrine/domain/product/product.ts';

/** An empty donation form for a donation product; null for any other product. */
export function blankDonation(product: Product, currency: CurrencyCode): DonationFormView | null {
  const { donation } = sellingOf(product);
  if (donation === null) return null;
  return {
    crumb: '',
    itemId: product.id,
    currency,
    terms: donation,
    values: { amount: '', ownAmount: '', name: '', message: '' },
    notice: null,
    fieldErrors: {},
  };
}
