import type { OrderMoney, RefundableAmount } from '@vitrine/domain/order/refund-order.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refundableToGiftCards } from '../gift-cards/index.ts';
import { refundedAmountsOf, type RefundedAmounts } from './refund-repository.ts';
import { paymentOf, type OrderRecord } from './repository.ts';

/** The amount that may still be refunded, and what was. Refunds in flight count as done. */
export async function refundableAmountOf(
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
): Promise<{
  readonly refundable: RefundableAmount;
  readonly given: RefundedAmounts;
  readonly money: OrderMoney;
}> {
  const payment = await paymentOf(tx, websiteId, order.paymentId);
  const given = await refundedAmountsOf(tx, websiteId, order.id);
  const spent =
    order.totals.giftCardMinor > 0 ? await refundableToGiftCards(tx, websiteId, order.paymentId) : 0;
  const refundable = {
    cardMinor: payment.status === 'captured' ? Math.max(0, payment.amountMinor - given.toCardMinor) : 0,
    giftCardMinor: Math.max(0, spent - given.toGiftCardsSoonMinor),
  };
  const money = {
    status: order.status,
    capturedMinor: refundable.cardMinor + refundable.giftCardMinor + given.totalMinor,
    refundedOrPendingMinor: given.totalMinor,
  };
  return { given, refundable, money };
}
