import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  CheckoutScreen,
  putCheckoutSettings,
  putStoreSettings,
  StoreScreen,
} from '@vitrine/contracts/store-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { keepsAdPixel } from '@vitrine/domain/store/ad-pixel.ts';
import { type CommerceSettings, commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { continueOrderNumbers, nextOrderNumber } from '../checkout/index.ts';
import { hasOrders } from '../orders/index.ts';
import { areTooHigh, convertAmounts, inCurrency } from './currency.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

type Store = Omit<StoreScreen, 'revision' | 'version' | 'isCurrencyOpen'>;
type Checkout = Omit<CheckoutScreen, 'revision' | 'version' | 'currency' | 'nextOrderNumber'>;

const storePart: SettingsPart<Store> = {
  read({ settings }) {
    const { customSoldOutText, scarcity, restock, installments, downloads, adPixelUrl } =
      commerceSettingsOf(settings);
    const { available, minMinor, maxMinor, accountCountry, pageUrl } = installments;
    return {
      currency: settings.store.currency,
      adPixelUrl: adPixelUrl ?? '',
      customSoldOutText,
      scarcity,
      restock,
      installments: { available, minMinor, maxMinor, accountCountry, pageUrl: pageUrl ?? '' },
      downloads,
    };
  },
  write({ settings }, { currency, ...shown }) {
    const commerce: Partial<CommerceSettings> = {
      ...settings.commerce,
      ...shown,
      adPixelUrl: shown.adPixelUrl === '' ? null : shown.adPixelUrl,
      installments: {
        ...shown.installments,
        pageUrl: shown.installments.pageUrl === '' ? null : shown.installments.pageUrl,
      },
    };
    const store = { ...settings.store, currency };
    return { settings: { store, commerce } };
  },
};

const checkoutPart: SettingsPart<Checkout> = {
  read({ settings }) {
    const { expressCheckout, paymentLinks, multipleQuantityAllowedForServices, legal } =
      commerceSettingsOf(settings);
    const { orderMinimumMinor = 0 } = settings.store;
    return { orderMinimumMinor, expressCheckout, paymentLinks, multipleQuantityAllowedForServices, legal };
  },
  write: ({ settings }, { orderMinimumMinor, ...commerce }) => ({
    settings: {
      store: { ...settings.store, orderMinimumMinor },
      commerce: { ...settings.commerce, ...commerce },
    },
  }),
};

/** The store's settings, as its owner sees them. */
export async function viewStore(platform: Platform, websiteId: string): Promise<StoreScreen> {
  const [{ revision, version, value }, isSold] = await Promise.all([
    readPart(platform, websiteId, storePart),
    hasOrders(platform.db, websiteId),
  ]);
  return { revision, version, ...value, isCurrencyOpen: !isSold };
}

/**
 * Changes the store's settings. With the currency every amount of the store changes: it keeps its number. Errors:
 * CURRENCY_IN_USE once there are orders, whose sums are in it; MALFORMED_REQUEST for another ad pixel that is no https
 * address, and for prices that are too high in the new currency.
 */
export async function changeStore(
  platform: Platform,
  websiteId: string,
  { version, ...store }: Store & { readonly version: string },
): Promise<Result<StoreScreen, FailureOf<typeof putStoreSettings>>> {
  const changed = await changePart<Store, 'CURRENCY_IN_USE' | 'MALFORMED_REQUEST'>(
    platform,
    websiteId,
    storePart,
    version,
    async (stored, tx) => {
      const { settings } = stored;
      const { currency } = settings.store;
      if (currency !== store.currency && (await hasOrders(tx, websiteId)))
        return fail('CURRENCY_IN_USE', { params: { currency } });
      if (!keepsAdPixel(store.adPixelUrl, commerceSettingsOf(settings).adPixelUrl ?? ''))
        return fail('MALFORMED_REQUEST', { fields: { adPixelUrl: storeProblemTexts.pixelInvalid } });
      if (currency === store.currency) return ok({ value: store });
      const change = { from: currency, to: store.currency };
      if (await areTooHigh(tx, websiteId, change))
        return fail('MALFORMED_REQUEST', { fields: { currency: storeProblemTexts.pricesTooHigh } });
      await convertAmounts(platform, tx, websiteId, change);
      const website = { ...stored, settings: { ...settings, store: inCurrency(settings.store, change) } };
      return ok({ value: store, website });
    },
  );
  return changed.ok ? ok(await viewStore(platform, websiteId)) : changed;
}

/** The settings of the cart and the checkout, as the owner sees them. */
export async function viewCheckout(platform: Platform, websiteId: string): Promise<CheckoutScreen> {
  const [{ revision, version, value, website }, next] = await Promise.all([
    readPart(platform, websiteId, checkoutPart),
    nextOrderNumber(platform.db, websiteId),
  ]);
  return { revision, version, ...value, nextOrderNumber: next, currency: website.settings.store.currency };
}

/**
 * Changes the settings of the cart and the checkout. Errors: MALFORMED_REQUEST for order numbers that are used already.
 */
export async function changeCheckout(
  platform: Platform,
  websiteId: string,
  {
    version,
    orderNumbersFrom,
    ...checkout
  }: Checkout & { readonly version: string; readonly orderNumbersFrom: number | null },
): Promise<Result<CheckoutScreen, FailureOf<typeof putCheckoutSettings>>> {
  const next = await nextOrderNumber(platform.db, websiteId);
  if (orderNumbersFrom !== null && orderNumbersFrom < next)
    return fail('MALFORMED_REQUEST', {
      fields: { orderNumbersFrom: fillText(storeProblemTexts.orderNumberUsed, { next }) },
    });
  const changed = await changePart(platform, websiteId, checkoutPart, version, () => ok({ value: checkout }));
  if (!changed.ok) return changed;
  if (orderNumbersFrom !== null) await continueOrderNumbers(platform.db, websiteId, orderNumbersFrom);
  return ok(await viewCheckout(platform, websiteId));
}
