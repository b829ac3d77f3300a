import { type LineUnits, unitsToSend } from '@vitrine/domain/order/fulfilment.ts';
import { carrierNameOf, type Tracking } from '@vitrine/domain/order/tracking.ts';
import type { Parcel } from '../mail/index.ts';
import type { FulfilmentRecord } from './fulfilment-repository.ts';
import type { OrderGoods } from './order-units.ts';

/** What a mail says about units that are sent besides `goods.fulfilled`. */
export function parcelOf(goods: OrderGoods, units: readonly LineUnits[], tracking: Tracking): Parcel {
  const left = unitsToSend({ ...goods, fulfilled: [...goods.fulfilled, ...units] });
  const extent = left.length > 0 ? 'part' : goods.fulfilled.length > 0 ? 'rest' : 'whole';
  return { ...tracking, units, extent };
}

/** What the timeline says about a fulfilment. */
export function eventData(fulfilment: Pick<FulfilmentRecord, 'number' | 'lines'> & Tracking) {
  const carrier = carrierNameOf(fulfilment);
  const { trackingNumber } = fulfilment;
  return {
    fulfilment: fulfilment.number,
    quantity: fulfilment.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(carrier === '' ? {} : { carrier }),
    ...(trackingNumber === '' ? {} : { trackingNumber }),
  };
}
