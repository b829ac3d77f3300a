import type { RefundableAmount } from '@vitrine/domain/order/refund-order.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { refundableToGiftCards } from '../gift-cards/index.ts';
import { refundedAmountsOf, type RefundedAmounts } from './refund-repository.ts';
import { paymentOf, type OrderRecord } from './repository.ts';

/** The amount that may still be refunded, and what was. Refunds in flight count as done. */
export async function refundableAmountOf(
  tx: Queryable,
  websiteId: string,
  order: OrderRecord,
): Promise<{ readonly refundable: RefundableAmount; readonly given: RefundedAmounts }> {
  const payment = await paymentOf(tx, websiteId, order.paymentId);
  const given = await refundedAmountsOf(tx, websiteId, order.id);
  const spent =
    order.totals.giftCardMinor > 0 ? await refundableToGiftCards(tx, websiteId, order.paymentId) : 0;
  return {
    given,
    refundable: {
      cardMinor: payment.status === 'captured' ? Math.max(0, payment.amountMinor - given.toCardMinor) : 0,
      giftCardMinor: Math.max(0, spent - given.toGiftCardsSoonMinor),
    },
  };
}
