import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import { pickupHoursText } from '@vitrine/domain/delivery/opening-hours.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { unitsToReturn } from '@vitrine/domain/order/returns.ts';
import { carrierNameOf, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { labelled, lineName } from '../mail/index.ts';
import type { FulfilmentRecord } from './fulfilment-repository.ts';
import { goodsOf } from './order-units.ts';
import { findOrder, type OrderRecord } from './repository.ts';
import type { ReturnRecord } from './returns-repository.ts';
import { type StoredWebsite, websiteOf } from './service.ts';

/**
 * The order page's section with what was sent, parcel by parcel, or what can be picked up and where, and what came back;
 * null when nothing was, or nothing is sent.
 */
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
  const isPickup = isPickedUp(order.totals, order.details.address);
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
      text: [
        fillText(isPickup ? text.readySince : text.sentOn, { date: longDay(parcel.createdOn, settings) }),
        tracking,
      ]
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
  const isPart = order.fulfilment === 'partially-fulfilled';
  const rows = [...sent.map(parcelRow), ...goods.returns.map(returnRow)];
  if (!isPickup) {
    const sentence = isPart ? text.restFollows : '';
    return { heading: plural(locale, sent.length, text.heading), sentence, rows };
  }
  const isThere = order.status !== 'refunded' && unitsToReturn(goods).length > 0;
  const ready = isPart ? text.readyPartIntro : text.readyIntro;
  return {
    heading: checkoutText(locale).pickUpAt,
    sentence: isThere ? fillText(ready, { number: order.number }) : '',
    rows: [...(isThere ? placeRow(order, settings) : []), ...rows],
  };
}

/** Where an order is picked up, and when that is open. */
function placeRow(
  { deliveryName, details }: Pick<OrderRecord, 'deliveryName' | 'details'>,
  { language, store }: StoredWebsite['settings'],
): OrderSectionView['rows'] {
  if (deliveryName === null) return [];
  const locale = localeOf(language);
  const hours = pickupHoursText(store.delivery.pickupPlaces, details.deliveryOptionId, locale);
  const text = hours === '' ? '' : labelled(locale, parcelsText(locale).openingHours, hours);
  return [{ label: deliveryName, text, link: null }];
}
