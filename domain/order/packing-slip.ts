import { traitsOf } from '../product/product-traits.ts';
import { type LineUnits, type OrderUnits, unitsToSend } from './fulfilment.ts';
import { nextOrderStatus } from './order-states.ts';
import type { OrderLine, OrderStatus } from './order.ts';
import { type ReturnUnits, unitsToReturn } from './returns.ts';

type PackedLine = OrderUnits['lines'][number] & Pick<OrderLine, 'productType'>;

interface PackedGoods extends OrderUnits, ReturnUnits {
  readonly lines: readonly PackedLine[];
}

/**
 * The units on the packing slip of an order: those that are still to be sent or, once none are, those that were sent and
 * did not come back. None of an order that was canceled before it was sent.
 */
export function unitsToPack(status: OrderStatus, goods: PackedGoods): readonly LineUnits[] {
  const left = nextOrderStatus(status, 'fulfil') === null ? [] : packedUnits(goods.lines, unitsToSend(goods));
  return left.length > 0 ? left : packedUnits(goods.lines, unitsToReturn(goods));
}

/** Those units that are in a parcel: goods, and neither services nor what is delivered by itself. */
export function packedUnits(lines: readonly PackedLine[], units: readonly LineUnits[]): readonly LineUnits[] {
  return units.filter(({ lineId }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line !== undefined && line.needsFulfilment !== false && traitsOf(line.productType).ships;
  });
}
