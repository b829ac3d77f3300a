import type { ProductDetail, UpdateProductBody } from '@vitrine/contracts/admin-products.ts';
import { donationFaults } from '@vitrine/domain/donation/donation-terms.ts';
import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { readAmount } from '../../ui/read-amount.ts';

interface DonationValues {
  readonly donationAmounts: readonly string[];
  readonly donationLeast: string;
  readonly donationMost: string;
}

/** The form's fields by those of the terms. */
const fields = {
  suggestedMinor: 'donationAmounts',
  minimumMinor: 'donationLeast',
  maximumMinor: 'donationMost',
} as const;

/** The terms of a donation as typed. */
export function donationValuesOf({ donation, currency }: ProductDetail): DonationValues {
  if (donation === null) return { donationAmounts: [], donationLeast: '', donationMost: '' };
  const shown = (minor: number): string => toDecimal({ minor, currency });
  return {
    donationAmounts: donation.suggestedMinor.map(shown),
    donationLeast: shown(donation.minimumMinor),
    donationMost: shown(donation.maximumMinor),
  };
}

/** The terms that the form means, where they are changed; problems by the fields' names. */
export function donationChange(
  values: DonationValues,
  product: ProductDetail,
  problems: Record<string, string>,
): Pick<UpdateProductBody, 'donation'> {
  const { currency, donation } = product;
  if (donation === null) return {};
  const read = (name: string, typed: string): number => {
    const minor = readAmount(typed, currency);
    if (minor === null) problems[name] ??= text.donationUnreadable(exampleIn(currency));
    return minor ?? 0;
  };
  const terms = {
    suggestedMinor: values.donationAmounts.map((typed) => read('donationAmounts', typed)),
    minimumMinor: read('donationLeast', values.donationLeast),
    maximumMinor: read('donationMost', values.donationMost),
  };
  for (const [field, sentence] of Object.entries(donationFaults(terms))) {
    problems[fields[field as keyof typeof fields]] ??= sentence;
  }
  return sameValues(terms, donation) ? {} : { donation: terms };
}

/** The form's field that a path of the server means. */
export function donationField(part: string): string {
  return Object.hasOwn(fields, part) ? fields[part as keyof typeof fields] : 'donationAmounts';
}

const exampleIn = (currency: CurrencyCode): string => (currencies[currency].digits === 0 ? '2500' : '25.00');
