import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { carrierNameOf, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { lineName } from '../mail/index.ts';
import type { FulfilmentRecord } from './fulfilment-repository.ts';
import { goodsOf } from './order-units.ts';
import { findOrder } from './repository.ts';
import type { ReturnRecord } from './returns-repository.ts';
import { websiteOf } from './service.ts';

/** The order page's section with what was sent, parcel by parcel, and what came back; null when nothing was, or nothing is sent. */
export async function parcelsSection(
  platform: Platform,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const order = await findOrder(platform.db, websiteId, orderId);
  if (order === null || order.fulfilment === 'unfulfilled' || !order.totals.requiresDelivery) return null;
  const [{ settings }, goods] = await Promise.all([
    websiteOf(platform, websiteId),
    goodsOf(platform.db, websiteId, order),
  ]);
  const locale = localeOf(settings.language);
  const text = parcelsText(locale);
  const contentsOf = (units: readonly LineUnits[]): string =>
    units
      .flatMap(({ lineId, quantity }) => {
        const line = goods.lines.find(({ id }) => id === lineId);
        return line === undefined ? [] : [lineName({ ...line, quantity })];
      })
      .join(', ');
  const parcelRow = (parcel: FulfilmentRecord) => {
    const tracking = fillText(text.numbered, {
      carrier: carrierNameOf(parcel),
      number: parcel.trackingNumber,
    }).trim();
    const href = trackingLinkOf(parcel);
    return {
      label: contentsOf(parcel.lines),
      text: [fillText(text.sentOn, { date: longDay(parcel.createdOn, settings) }), tracking]
        .filter((part) => part !== '')
        .join(' · '),
      link: href === null ? null : { label: text.track, href },
    };
  };
  const returnRow = ({ lines, createdOn }: ReturnRecord) => ({
    label: contentsOf(lines),
    text: fillText(text.returnedOn, { date: longDay(createdOn, settings) }),
    link: null,
  });
  const sent = goods.fulfilments.filter(({ canceledOn }) => canceledOn === null);
  if (sent.length === 0) return null;
  return {
    heading: plural(locale, sent.length, text.heading),
    sentence: order.fulfilment === 'partially-fulfilled' ? text.restFollows : '',
    rows: [...sent.map(parcelRow), ...goods.returns.map(returnRow)],
  };
}
