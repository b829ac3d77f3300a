import { longDay } from '@vitrine/domain/time/long-day.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { isPaidUp } from '@vitrine/domain/subscription/subscription.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { getWebsite } from '../websites/index.ts';
import { stateOf, subscriptionsOfOrder } from './repository.ts';
import { subscriptionPath } from './subscription-mails.ts';
import { priceText } from './subscription-words.ts';

/** The order page's section about the subscriptions an order started or renews; null when there are none. */
export async function subscriptionsSection(
  platform: Platform,
  order: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const { websiteId, orderId } = order;
  const records = await subscriptionsOfOrder(platform.db, websiteId, orderId);
  if (records.length === 0) return null;
  const settings = (await getWebsite(platform, websiteId))?.settings;
  if (settings === undefined) return null;
  const locale = localeOf(settings.language);
  const text = subscriptionsText(locale);
  return {
    heading: text.orderSectionHeading,
    sentence: '',
    rows: records.map((record) => {
      const { status, cancelAtPeriodEnd, endedOn, periodEndsOn } = record;
      const price = priceText(record, locale);
      const date = longDay(endedOn ?? periodEndsOn, settings);
      const goesOn = status === 'active' && !cancelAtPeriodEnd && !isPaidUp(stateOf(record));
      const sentence = goesOn ? fillText(text.orderSectionActive, { price, date }) : text.statusNames[status];
      return {
        label: record.productName,
        text: status === 'active' && !goesOn ? fillText(text.orderSectionEnding, { price, date }) : sentence,
        link: { label: text.manageLink, href: subscriptionPath(record) },
      };
    }),
  };
}
