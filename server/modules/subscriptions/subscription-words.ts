import { dateFormat } from '@vitrine/domain/time/date-formats.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { subscriptionPriceText } from '@vitrine/domain/product/subscription-price.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import type { SubscriptionRecord } from './repository.ts';

type Place = Pick<WebsiteSettings, 'language' | 'timeZone'>;

/** A date in the site's format, e.g. 'April 2, 2026'. */
export function dayText(instant: Date | number, place: Place): string {
  return dateFormat(place.language, { dateStyle: 'long', timeZone: place.timeZone }).format(instant);
}

/** An amount in the subscription's currency. */
export function moneyText(
  record: Pick<SubscriptionRecord, 'currency'>,
  minor: number,
  locale: Locale,
): string {
  return formatMoney({ minor, currency: record.currency }, locale);
}

/** '$30.00 monthly': what is charged each time for all units, before delivery and tax. */
export function priceText(
  record: Pick<SubscriptionRecord, 'currency' | 'plan' | 'unitPriceMinor' | 'quantity'>,
  locale: Locale,
): string {
  return subscriptionPriceText(
    record.plan,
    moneyText(record, record.unitPriceMinor * record.quantity, locale),
    locale,
  );
}
