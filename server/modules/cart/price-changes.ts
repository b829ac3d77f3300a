import { hasOwnPrice } from '@vitrine/domain/cart/cart.ts';
import { priceChangeSentence } from '@vitrine/domain/cart/price-change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import type { CartRecord, CartRecordLine } from './cart-record.ts';
import { writePricesShown } from './repository.ts';

const isChanged = (line: CartRecordLine): boolean =>
  line.isAvailable &&
  !hasOwnPrice(line) &&
  line.shownPriceMinor !== null &&
  line.shownPriceMinor !== line.unitPriceMinor;

/** A sentence for each line whose price differs from what its buyer last saw. */
export function priceChanges(site: Pick<Site, 'settings' | 'locale'>, cart: CartRecord): readonly string[] {
  const { currency } = site.settings.store;
  return cart.lines
    .filter(isChanged)
    .map((line) =>
      priceChangeSentence(line, line.shownPriceMinor ?? 0, line.unitPriceMinor, currency, site.locale),
    );
}

/** Records that those changes were shown to the buyer. */
export async function notePricesShown(platform: Platform, site: Site, cart: CartRecord): Promise<void> {
  if (cart.lines.some(isChanged)) await writePricesShown(platform.db, site.websiteId, cart);
}
