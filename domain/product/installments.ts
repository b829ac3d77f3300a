import { installmentsText } from '../text/installments.ts';
import { type Locale, localeOf } from '../text/locale.ts';
import { formatMoney } from '../money/format-money.ts';
import type { Money } from '../money/money.ts';
import type { CommerceSettings } from '../store/commerce-settings.ts';
import { fillText } from '../text/fill-text.ts';
import { isSubscribable } from './product-rules.ts';
import { traitsOf } from './product-traits.ts';
import { type Product, sellingOf } from './product.ts';

/** Payments a price is split into. spec: storefront-commerce 9 */
export const INSTALLMENT_COUNT = 4;

/** Languages by country in which installments are offered. spec: storefront-commerce 9 */
export const installmentLanguages = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type InstallmentCountry = keyof typeof installmentLanguages;

/** Country and language of an installment page; null when none is offered. */
export interface InstallmentPlace {
  readonly country: InstallmentCountry;
  readonly language: 'en' | 'fr';
}

/** `country` is ISO 3166-1 alpha-2, `language` a tag such as `en-US` or `fr_CA`. */
export function installmentPlace(country: string, language: string): InstallmentPlace | null {
  const place = country.toUpperCase();
  const tongue = language.toLowerCase().split(/[-_]/u)[0] ?? '';
  if (!isInstallmentCountry(place)) return null;
  const spoken = installmentLanguages[place].find((one) => one === tongue);
  return spoken === undefined ? null : { country: place, language: spoken };
}

function isInstallmentCountry(country: string): country is InstallmentCountry {
  return Object.hasOwn(installmentLanguages, country);
}

/** Afterpay, or Clearpay in en_GB. spec: storefront-commerce 9 */
export function installmentBrand(place: InstallmentPlace): string {
  return place.country === 'GB' && place.language === 'en'
    ? installmentsText(place.language).brands.clearpay
    : installmentsText(place.language).brands.afterpay;
}

/** Only physical products that bill once, where store and product offer it. spec: storefront-commerce 5 */
export function offersInstallments(
  product: Pick<Product, 'type' | 'subscriptionPlan' | 'selling'>,
  settings: Pick<CommerceSettings['installments'], 'available'>,
): boolean {
  return (
    settings.available &&
    traitsOf(product.type).offersInstallments &&
    !isSubscribable(product) &&
    sellingOf(product).installments
  );
}

/** In range: above the minimum and at most the maximum, minor units. spec: storefront-commerce 5 */
export function isInInstallmentRange(
  priceMinor: number,
  { minMinor, maxMinor }: Pick<CommerceSettings['installments'], 'minMinor' | 'maxMinor'>,
): boolean {
  return priceMinor > minMinor && priceMinor <= maxMinor;
}

/** One payment: the price divided by the count, to the nearest unit. */
function installmentAmount({ minor, currency }: Money): Money {
  return { minor: Math.round(minor / INSTALLMENT_COUNT), currency };
}

/** '4 interest-free payments of $7.00' */
export function installmentText(price: Money, locale: Locale): string {
  return fillText(installmentsText(locale).installmentStr, {
    n: INSTALLMENT_COUNT,
    amount: formatMoney(installmentAmount(price), locale),
  });
}

/** The line under a price. `sentence` comes before the brand's pill in range, and after it out of range. */
export interface InstallmentMessage {
  readonly place: InstallmentPlace;
  readonly brand: string;
  readonly isInRange: boolean;
  readonly sentence: string;
}

/**
 * 'or 4 interest-free payments of $7.00 with [Afterpay]', or '[Afterpay] available for orders over $1.00'. Null when
 * the product, the store, the country or the language does not offer it. spec: storefront-commerce 5, 9
 */
export function installmentMessage(
  product: Pick<Product, 'type' | 'subscriptionPlan' | 'selling'>,
  price: Money,
  settings: Pick<CommerceSettings['installments'], 'available' | 'minMinor' | 'maxMinor' | 'accountCountry'>,
  language: string,
): InstallmentMessage | null {
  if (!offersInstallments(product, settings)) return null;
  const place = installmentPlace(settings.accountCountry, language);
  if (place === null) return null;
  const isInRange = isInInstallmentRange(price.minor, settings);
  return {
    place,
    brand: installmentBrand(place),
    isInRange,
    sentence: sentenceFor(price, isInRange, settings, localeOf(language)),
  };
}

function sentenceFor(
  price: Money,
  isInRange: boolean,
  { minMinor, maxMinor }: Pick<CommerceSettings['installments'], 'minMinor' | 'maxMinor'>,
  locale: Locale,
): string {
  if (isInRange)
    return fillText(installmentsText(locale).orInstallmentStrWith, {
      installmentStr: installmentText(price, locale),
    });
  const isOver = price.minor > maxMinor;
  const limit = { minor: isOver ? maxMinor : minMinor, currency: price.currency };
  return fillText(isOver ? installmentsText(locale).upToLimit : installmentsText(locale).overLimit, {
    amount: formatMoney(limit, locale),
  });
}

/** Address of the modal's page: the owner's, with `{country}` and `{language}` filled in, or the built-in one. */
export function installmentPageUrl(place: InstallmentPlace, pageUrl: string | null): string {
  const template = pageUrl === null || pageUrl.trim() === '' ? '/installments/{country}/{language}' : pageUrl;
  return fillText(template, { country: place.country, language: place.language });
}
