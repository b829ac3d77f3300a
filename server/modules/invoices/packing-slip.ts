import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import { invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import { packedUnits, unitsToPack } from '@vitrine/domain/order/packing-slip.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrder, goodsOf, websiteOf } from '../orders/index.ts';
import { packingSlipPlan } from './packing-slip-plan.ts';
import type { DocumentPlan } from './render-document.ts';

/**
 * What is still to be sent of an order or, once nothing is, what its buyer has; or what one fulfilment contains.
 * NOTHING_TO_PACK where that is nothing.
 */
export async function packingSlipOf(
  platform: Platform,
  websiteId: string,
  orderId: string,
  fulfilmentId: string | null,
): Promise<
  Result<
    { readonly plan: DocumentPlan; readonly number: number },
    'ORDER_NOT_FOUND' | 'FULFILMENT_NOT_FOUND' | 'NOTHING_TO_PACK'
  >
> {
  const order = await findOrder(platform.db, websiteId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const [{ title, settings }, goods] = await Promise.all([
    websiteOf(platform, websiteId),
    goodsOf(platform.db, websiteId, order),
  ]);
  const fulfilment = goods.fulfilments.find(({ id }) => id === fulfilmentId);
  if (fulfilmentId !== null && fulfilment === undefined) return fail('FULFILMENT_NOT_FOUND');
  const units =
    fulfilment === undefined ? unitsToPack(order.status, goods) : packedUnits(goods.lines, fulfilment.lines);
  if (units.length === 0) return fail('NOTHING_TO_PACK');
  const plan = packingSlipPlan({
    seller: invoiceSettingsOf(settings.invoices),
    shopTitle: title,
    shopAddress: settings.address,
    language: settings.language,
    timeZone: settings.timeZone,
    createdOn: fulfilment?.createdOn ?? new Date(platform.clock.now()),
    orderNumber: order.number,
    orderedOn: order.placedOn,
    deliveryName: order.deliveryName,
    address: order.details.address,
    isPickup: isPickedUp(order.totals, order.details.address),
    note: order.details.note,
    lines: goods.lines,
    units,
    part: fulfilment === undefined || goods.fulfilments.length === 1 ? null : fulfilment.number,
  });
  return ok({ plan, number: order.number });
}
