import { describe, expect, it } from 'vitest';
import { orInstallmentsWith } from '../text/en/installments.ts';
import { fillText } from '../text/fill-text.ts';
import {
  installmentBrand,
  installmentMessage,
  installmentPageUrl,
  installmentPlace,
  installmentText,
  isInInstallmentRange,
  offersInstallments,
} from './installments.ts';
import { productTypes, type ProductType } from './product.ts';

const settings = { available: true, minMinor: 100, maxMinor: 200_000, accountCountry: 'US' };
const mug = { type: 'physical', subscriptionPlan: null } as const;
const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;

const brand = (country: string, language: string) => {
  const place = installmentPlace(country, language);
  return place === null ? null : installmentBrand(place);
};

describe('installments are offered', () => {
  it('for physical products that bill once, when the store offers it', () => {
    const offered = (Object.keys(productTypes) as ProductType[]).filter((type) =>
      offersInstallments({ type, subscriptionPlan: null }, settings),
    );
    expect(offered).toEqual(['physical']);
    expect(
      offersInstallments(
        {
          type: 'physical',
          subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
        },
        settings,
      ),
    ).toBe(false);
    expect(offersInstallments(mug, { available: false })).toBe(false);
    expect(offersInstallments({ ...mug, selling: { installments: false } }, settings)).toBe(false);
  });

  it.each([
    ['US', 'en-US', 'US en'],
    ['CA', 'en', 'CA en'],
    ['CA', 'fr_CA', 'CA fr'],
    ['AU', 'en-AU', 'AU en'],
    ['NZ', 'EN', 'NZ en'],
    ['gb', 'en-GB', 'GB en'],
    ['US', 'es', null],
    ['GB', 'fr', null],
    ['DE', 'en', null],
    ['toString', 'en', null],
  ])('in %s, %s: %s', (country, language, expected) => {
    const place = installmentPlace(country, language);
    expect(place === null ? null : `${place.country} ${place.language}`).toBe(expected);
  });

  it('above the minimum and up to the maximum', () => {
    expect([100, 101, 200_000, 200_001].map((price) => isInInstallmentRange(price, settings))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the installment message', () => {
  it('in range states four payments, followed by the brand', () => {
    expect(installmentText(usd(2800), 'en')).toBe('4 interest-free payments of $7.00');
    expect(installmentMessage(mug, usd(2800), settings, 'en-US')).toEqual({
      place: { country: 'US', language: 'en' },
      brand: 'Afterpay',
      isInRange: true,
      sentence: 'or 4 interest-free payments of $7.00 with',
    });
    expect(fillText(orInstallmentsWith, { n: 4, amount: '$7.00' })).toBe(
      'or 4 interest-free payments of $7.00 with',
    );
    expect(installmentText(usd(4810), 'en')).toBe('4 interest-free payments of $12.03');
  });

  it('out of range states the limit', () => {
    expect(installmentMessage(mug, usd(100), settings, 'en')).toMatchObject({
      isInRange: false,
      sentence: 'available for orders over $1.00',
    });
    expect(installmentMessage(mug, usd(200_001), settings, 'en')?.sentence).toBe(
      'available for orders up to $2,000.00',
    );
  });

  it('names Clearpay in en_GB and Afterpay elsewhere', () => {
    expect([brand('GB', 'en'), brand('US', 'en'), brand('CA', 'fr')]).toEqual([
      'Clearpay',
      'Afterpay',
      'Afterpay',
    ]);
  });

  it('is missing for a language or a product without installments', () => {
    expect(installmentMessage(mug, usd(2800), settings, 'de')).toBeNull();
    expect(installmentMessage({ ...mug, type: 'service' }, usd(2800), settings, 'en')).toBeNull();
  });

  it('links to the built-in page, or the owner’s', () => {
    const place = { country: 'CA', language: 'fr' } as const;
    expect(installmentPageUrl(place, null)).toBe('/installments/CA/fr');
    expect(installmentPageUrl(place, 'https://pay.example/{language}_{country}.html')).toBe(
      'https://pay.example/fr_CA.html',
    );
  });
});
