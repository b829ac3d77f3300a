import { isPageAddress, MOST_CONSENTS } from '@vitrine/domain/store/legal-settings.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { installmentCountries } from '@vitrine/domain/store/commerce-settings.ts';
import { storeProblemTexts as text } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { downloadBounds } from '@vitrine/domain/product/product-files.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, currency } from './primitives.ts';

const words = (most: number) => z.string().trim().max(most, fillText(text.tooLong, { most }));
const within = (least: number, most: number) => {
  const sentence = fillText(text.outOfRange, { least, most });
  return z.int().min(least, sentence).max(most, sentence);
};
const amount = count.max(MAX_PRICE_MINOR, text.amountTooHigh);

const storeParts = {
  currency,
  /** An address that also receives the events of the shop; '' for none. See `keepsAdPixel`. */
  adPixelUrl: words(500),
  /** '': 'sold out', in the language of the site. */
  customSoldOutText: words(40),
  scarcity: z.strictObject({
    enabled: z.boolean(),
    /** `{n}` is how many are left. */
    text: words(100).min(1, text.textMissing),
    threshold: within(1, 1000),
    /** Whether products show it that do not say otherwise. */
    shownByDefault: z.boolean(),
  }),
  restock: z.strictObject({
    enabled: z.boolean(),
    mailingListSignUpEnabled: z.boolean(),
    mailingListOptInByDefault: z.boolean(),
  }),
  installments: z
    .strictObject({
      available: z.boolean(),
      minMinor: amount,
      maxMinor: amount,
      accountCountry: z.enum(installmentCountries),
      /** The page that explains them; '': ours. `{language}` and `{country}` are filled in. */
      pageUrl: words(500).refine((url) => url === '' || isPageAddress(url), text.pageInvalid),
    })
    .refine(({ available, minMinor, maxMinor }) => !available || maxMinor > minMinor, {
      path: ['maxMinor'],
      message: text.installmentRange,
    }),
  downloads: z.strictObject({
    limit: within(downloadBounds.limit.least, downloadBounds.limit.most),
    days: within(downloadBounds.days.least, downloadBounds.days.most),
  }),
};

const address = words(500).refine((url) => url === '' || isPageAddress(url), text.addressInvalid);

const checkoutParts = {
  /** Smallest subtotal of an order; 0: any. */
  orderMinimumMinor: amount,
  /** Whether "Buy now" is offered. */
  expressCheckout: z.boolean(),
  /** Whether links that sell one product can be made and used. spec: site-platform 6 */
  paymentLinks: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  legal: z
    .strictObject({
      /** Addresses of the store's pages; '' where it has none. */
      terms: address,
      privacy: address,
      returns: address,
      /** Whether buyers have to agree to the terms. */
      mustAgree: z.boolean(),
      consents: z
        .array(
          z.strictObject({
            id: z.uuid(),
            text: words(500).min(1, text.consentMissing),
            url: address,
            isRequired: z.boolean(),
          }),
        )
        .max(MOST_CONSENTS),
    })
    .refine(({ mustAgree, terms }) => !mustAgree || terms !== '', {
      path: ['terms'],
      message: text.termsMissing,
    }),
};

const version = z.string().max(40);
const shown = {
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
};

export const storeChange = z.strictObject({ ...storeParts, version });
const storeSettings = z.strictObject({
  ...shown,
  ...storeParts,
  adPixelUrl: z.string(),
  customSoldOutText: z.string(),
  scarcity: z.strictObject({
    enabled: z.boolean(),
    text: z.string(),
    threshold: z.int(),
    shownByDefault: z.boolean(),
  }),
  installments: z.strictObject({
    available: z.boolean(),
    minMinor: count,
    maxMinor: count,
    accountCountry: z.string(),
    pageUrl: z.string(),
  }),
  downloads: z.strictObject({ limit: z.int(), days: z.int() }),
  /** The currency can be changed until the first order. */
  isCurrencyOpen: z.boolean(),
});
export type StoreScreen = AnswerOf<typeof storeSettings>;

export const checkoutChange = z.strictObject({
  ...checkoutParts,
  /** The number of the next order; null: one more than the last. */
  orderNumbersFrom: within(1, 999_999_999).nullable(),
  version,
});
const checkoutSettings = z.strictObject({
  ...shown,
  ...checkoutParts,
  legal: z.strictObject({
    terms: z.string(),
    privacy: z.string(),
    returns: z.string(),
    mustAgree: z.boolean(),
    consents: z.array(
      z.strictObject({ id: z.string(), text: z.string(), url: z.string(), isRequired: z.boolean() }),
    ),
  }),
  /** The number that the next order gets. */
  nextOrderNumber: count,
  currency,
});
export type CheckoutScreen = AnswerOf<typeof checkoutSettings>;

const someStore = {
  currency: 'USD',
  adPixelUrl: '',
  customSoldOutText: '',
  scarcity: { enabled: true, text: 'Only {n} left', threshold: 5, shownByDefault: true },
  restock: { enabled: true, mailingListSignUpEnabled: false, mailingListOptInByDefault: false },
  installments: { available: false, minMinor: 0, maxMinor: 0, accountCountry: 'US', pageUrl: '' },
  downloads: { limit: 5, days: 30 },
};
const someCheckout = {
  orderMinimumMinor: 1500,
  expressCheckout: true,
  paymentLinks: false,
  multipleQuantityAllowedForServices: true,
  legal: {
    terms: '/terms',
    privacy: '/privacy',
    returns: '',
    mustAgree: true,
    consents: [
      {
        id: '0190a1b2-0000-7000-8000-000000000001',
        text: 'Send me a catalogue.',
        url: '',
        isRequired: false,
      },
    ],
  },
};
const seen = { revision: 12, version: 'k3J9' };

export const getStoreSettings = endpoint({
  method: 'GET',
  path: '/api/admin/store-settings',
  auth: 'owner',
  summary: 'Returns the store’s currency and what its products show.',
  answer: storeSettings,
  example: { answer: { ...seen, ...someStore, isCurrencyOpen: false } },
});

export const putStoreSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/store-settings',
  auth: 'owner',
  summary: 'Changes the store’s settings; visitors see them at once.',
  body: storeChange,
  answer: storeSettings,
  errors: ['STALE_REVISION', 'CURRENCY_IN_USE'],
  example: {
    body: { version: 'k3J9', ...someStore },
    answer: { ...seen, ...someStore, isCurrencyOpen: false },
  },
});

const currencyPreview = z.strictObject({
  from: currency,
  to: currency,
  /** Amounts that the new currency cannot express. */
  rounded: count,
  /** A few of them, with the names of what they are prices of. Minor units of the old and the new currency. */
  first: z.array(z.strictObject({ name: z.string(), beforeMinor: count, afterMinor: count })),
});
export type CurrencyPreview = AnswerOf<typeof currencyPreview>;

export const previewCurrency = endpoint({
  method: 'GET',
  path: '/api/admin/store-settings/currency',
  auth: 'owner',
  summary: 'Shows what changing the store’s currency would round. All amounts keep their number.',
  query: z.object({ to: currency }),
  answer: currencyPreview,
  example: {
    query: { to: 'JPY' },
    answer: {
      from: 'EUR',
      to: 'JPY',
      rounded: 1,
      first: [{ name: 'Tall mug', beforeMinor: 1250, afterMinor: 13 }],
    },
  },
});

export const getCheckoutSettings = endpoint({
  method: 'GET',
  path: '/api/admin/checkout-settings',
  auth: 'owner',
  summary: 'Returns the settings of the cart and the checkout.',
  answer: checkoutSettings,
  example: { answer: { ...seen, ...someCheckout, nextOrderNumber: 1042, currency: 'USD' } },
});

export const putCheckoutSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/checkout-settings',
  auth: 'owner',
  summary: 'Changes the settings of the cart and the checkout; buyers see them at once.',
  body: checkoutChange,
  answer: checkoutSettings,
  errors: ['STALE_REVISION'],
  example: {
    body: { version: 'k3J9', ...someCheckout, orderNumbersFrom: null },
    answer: { ...seen, ...someCheckout, nextOrderNumber: 1042, currency: 'USD' },
  },
});
