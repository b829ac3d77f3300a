import type { Locale } from '@vitrine/domain/text/locale.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { subscriptionPriceText } from '@vitrine/domain/product/subscription-price.ts';
import type { SubscriptionRecord } from './repository.ts';

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
