import type { DonationErrors, TypedDonation } from '@vitrine/domain/donation/donation.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { DonationTerms } from '@vitrine/domain/product/product.ts';
import * as z from 'zod';

const text = (max: number) => z.string().max(max).default('');

/** GET /checkout/donate. */
export const donationQuery = z.object({ itemId: text(100) });

/** POST /checkout/donate, urlencoded. The lengths only bound the request; the domain's rules report errors by field. */
export const donationForm = donationQuery.extend({
  amount: text(100),
  ownAmount: text(2000),
  name: text(2000),
  message: text(2_000_000),
});

/** Everything a donation form needs. */
export interface DonationFormView {
  /** '' on a page that is cached for everyone: its form is verified by the Origin of the request. */
  readonly crumb: string;
  readonly itemId: string;
  readonly currency: CurrencyCode;
  readonly terms: DonationTerms;
  readonly values: TypedDonation;
  /** Why the form was refused; null at first. */
  readonly notice: { readonly title: string; readonly message: string } | null;
  readonly fieldErrors: DonationErrors;
}

/** The donate page: its cause and the form. */
export interface DonatePageView {
  readonly title: string;
  /** Sanitised HTML. */
  readonly excerpt: string;
  readonly assetUrl: string | null;
  readonly imageAlt: string;
  readonly form: DonationFormView;
}
