import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { carrierNameOf, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { lineName } from '../mail/index.ts';
import { goodsOf } from './order-units.ts';
import { findOrder } from './repository.ts';
import { websiteOf } from './service.ts';

/** The order page's section with what was sent, parcel by parcel; null when nothing was, or nothing is sent. */
export async function parcelsSection(
  platform: Platform,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const order = await findOrder(platform.db, websiteId, orderId);
  if (order === null || order.fulfilment === 'unfulfilled' || !order.totals.requiresDelivery) return null;
  const [{ settings }, goods] = await Promise.all([
    websiteOf(platform, websiteId),
    goodsOf(platform.db, websiteId, orderId),
  ]);
  const locale = localeOf(settings.language);
  const text = parcelsText(locale);
  const sent = goods.fulfilments.filter(({ canceledOn }) => canceledOn === null);
  if (sent.length === 0) return null;
  return {
    heading: plural(locale, sent.length, text.heading),
    sentence: order.fulfilment === 'partially-fulfilled' ? text.restFollows : '',
    rows: sent.map((parcel) => {
      const contents = parcel.lines.flatMap(({ lineId, quantity }) => {
        const line = goods.lines.find(({ id }) => id === lineId);
        return line === undefined ? [] : [lineName({ ...line, quantity })];
      });
      const tracking = fillText(text.numbered, {
        carrier: carrierNameOf(parcel),
        number: parcel.trackingNumber,
      }).trim();
      const href = trackingLinkOf(parcel);
      return {
        label: contents.join(', '),
        text: [fillText(text.sentOn, { date: longDay(parcel.createdOn, settings) }), tracking]
          .filter((part) => part !== '')
          .join(' · '),
        link: href === null ? null : { label: text.track, href },
      };
    }),
  };
}
