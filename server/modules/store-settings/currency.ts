import type { CurrencyPreview } from '@vitrine/contracts/store-settings.ts';
import { convertDelivery } from '@vitrine/domain/delivery/convert-delivery.ts';
import {
  convertAmount,
  type CurrencyChange,
  isRounded,
  minorUnitsPerNew,
} from '@vitrine/domain/money/change-currency.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { getWebsite } from '../websites/index.ts';
import type { RoundedAmounts } from './stored-amounts.ts';

/** Rounded amounts that a preview names. */
const NAMED = 5;

/** The delivery and the order minimum of a store in another currency. */
export function inCurrency(store: StoreSettings, change: CurrencyChange): StoreSettings {
  const { orderMinimumMinor } = store;
  return {
    ...store,
    currency: change.to,
    delivery: convertDelivery(store.delivery, change),
    ...(orderMinimumMinor === undefined
      ? {}
      : { orderMinimumMinor: convertAmount(orderMinimumMinor, change) }),
  };
}

/** Gives what all modules store in the new currency. Nothing changes where both have as many digits. */
export async function convertAmounts(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  change: CurrencyChange,
): Promise<void> {
  if (minorUnitsPerNew(change) === 1) return;
  for (const amounts of contributions(platform, 'storedAmounts'))
    await amounts.convert(tx, websiteId, change);
}

/** Whether a price would be above the highest in the new currency. */
export async function areTooHigh(db: Queryable, websiteId: string, change: CurrencyChange): Promise<boolean> {
  const most = Math.floor(MAX_PRICE_MINOR * minorUnitsPerNew(change));
  if (most >= MAX_PRICE_MINOR) return false;
  const found = await db.execute(sql`select 1 from variants
    where website_id = ${websiteId} and greatest(price_minor, sale_price_minor) > ${most}::bigint limit 1`);
  return found.rows.length > 0;
}

/** What a change of the currency would round. */
export async function previewCurrency(
  platform: Platform,
  websiteId: string,
  to: CurrencyCode,
): Promise<CurrencyPreview> {
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const { store } = website.settings;
  const change = { from: store.currency, to };
  const found: RoundedAmounts[] = [];
  if (minorUnitsPerNew(change) > 1) {
    for (const { rounded } of contributions(platform, 'storedAmounts')) {
      if (rounded !== undefined) found.push(await rounded(platform.db, websiteId, change, NAMED));
    }
    found.push(roundedOf(store, change));
  }
  return {
    from: change.from,
    to,
    rounded: found.reduce((sum, { count }) => sum + count, 0),
    first: found
      .flatMap(({ first }) => first)
      .slice(0, NAMED)
      .map(({ name, minor }) => ({ name, beforeMinor: minor, afterMinor: convertAmount(minor, change) })),
  };
}

function roundedOf(
  { delivery, orderMinimumMinor = 0 }: StoreSettings,
  change: CurrencyChange,
): RoundedAmounts {
  const rates = delivery.zones.flatMap((zone) => zone.rates);
  const named = [
    ...rates.flatMap(({ name, basis, priceMinor, freeFromMinor, bands }) => [
      { name, minor: priceMinor },
      { name, minor: freeFromMinor ?? 0 },
      ...bands.map((band) => ({ name, minor: band.priceMinor })),
      ...(basis === 'subtotal' ? bands.map(({ from }) => ({ name, minor: from })) : []),
    ]),
    ...delivery.pickupPlaces.map(({ name, priceMinor }) => ({ name, minor: priceMinor })),
    ...delivery.localDeliveries.flatMap(({ name, priceMinor, minimumMinor, freeFromMinor }) =>
      [priceMinor, minimumMinor, freeFromMinor ?? 0].map((minor) => ({ name, minor })),
    ),
    { name: '', minor: orderMinimumMinor },
  ].filter(({ minor }) => isRounded(minor, change));
  return { count: named.length, first: named.filter(({ name }) => name !== '').slice(0, NAMED) };
}
