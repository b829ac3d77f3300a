import { storeChange, type StoreScreen } from '@vitrine/contracts/store-settings.ts';
import { currencyCodes } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { installmentCountries } from '@vitrine/domain/store/commerce-settings.ts';
import { keepsAdPixel } from '@vitrine/domain/store/ad-pixel.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** Settings of the store as they are typed. */
export const storeValues = z.object({
  currency: z.enum(currencyCodes),
  adPixelUrl: z.string(),
  customSoldOutText: z.string(),
  scarcity: z.object({
    enabled: z.boolean(),
    text: z.string(),
    threshold: z.string(),
    shownByDefault: z.boolean(),
  }),
  restock: z.object({
    enabled: z.boolean(),
    mailingListSignUpEnabled: z.boolean(),
    mailingListOptInByDefault: z.boolean(),
  }),
  installments: z.object({
    available: z.boolean(),
    minMinor: z.string(),
    maxMinor: z.string(),
    accountCountry: z.enum(installmentCountries),
    pageUrl: z.string(),
  }),
  downloads: z.object({ limit: z.string(), days: z.string() }),
});
export type StoreValues = z.output<typeof storeValues>;

/** Stored settings as they are typed. */
export function storeValuesOf(stored: StoreScreen): StoreValues {
  const { currency, scarcity, installments, downloads } = stored;
  const { adPixelUrl, customSoldOutText, restock } = stored;
  const money = (minor: number): string => (minor === 0 ? '' : toDecimal({ minor, currency }));
  return {
    adPixelUrl,
    customSoldOutText,
    restock,
    currency,
    scarcity: { ...scarcity, threshold: String(scarcity.threshold) },
    installments: {
      available: installments.available,
      minMinor: money(installments.minMinor),
      maxMinor: money(installments.maxMinor),
      accountCountry: installmentCountries.find((code) => code === installments.accountCountry) ?? 'US',
      pageUrl: installments.pageUrl,
    },
    downloads: { limit: String(downloads.limit), days: String(downloads.days) },
  };
}

/** The request that stores what was typed. */
export function readStore(
  typed: StoreValues,
  { version, adPixelUrl: storedPixel }: StoreScreen,
): Reading<z.input<typeof storeChange>> {
  const reader = new FieldReader();
  const { currency, scarcity, installments, downloads } = typed;
  if (!keepsAdPixel(typed.adPixelUrl, storedPixel)) {
    reader.problems['adPixelUrl'] = storeProblemTexts.pixelInvalid;
  }
  const amount = (name: 'minMinor' | 'maxMinor'): number =>
    reader.optionalMoney(`installments.${name}`, installments[name], currency) ?? 0;
  return reader.done(
    storeChange,
    {
      ...typed,
      version,
      scarcity: { ...scarcity, threshold: reader.number('scarcity.threshold', scarcity.threshold) },
      installments: { ...installments, minMinor: amount('minMinor'), maxMinor: amount('maxMinor') },
      downloads: {
        limit: reader.number('downloads.limit', downloads.limit),
        days: reader.number('downloads.days', downloads.days),
      },
    },
    typed,
  );
}
