import { refundsText } from '@vitrine/domain/text/refunds.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { hasEnded } from '@vitrine/domain/subscription/subscription-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelOrder, viewOrder, type ReversedOrder } from '../orders/index.ts';
import { recordEventIn } from './record-event.ts';
import { findOrderOfCart, findSubscription, readFirstOrder, subscriptionsStartedBy } from './repository.ts';
import { canceledMail } from './subscription-mails.ts';

/** Ends the subscriptions an order started when it is fully refunded, unless its owner keeps them running. */
export async function endSubscriptionsOfOrder(
  platform: Platform,
  tx: Queryable,
  order: ReversedOrder,
): Promise<void> {
  const { website, orderId, number, status, actor } = order;
  if (order.keepsSubscriptions) return;
  for (const id of await subscriptionsStartedBy(tx, website.websiteId, orderId)) {
    await recordEventIn(platform, tx, website, id, (present) =>
      hasEnded(present.status)
        ? null
        : {
            event: 'canceled',
            actor,
            data: { firstOrder: status, orderId },
            mail: (subject) => canceledMail(subject, status, number),
          },
    );
  }
}

/**
 * Refunds a cycle whose charge was in flight when the subscription ended with its first order: the customer was
 * promised no further charge. Idempotent; may be called for any paid cycle.
 */
export async function refundLateCycle(
  platform: Platform,
  websiteId: string,
  order: { readonly orderId: string; readonly cartId: string; readonly subscriptionId: string },
  locale: Locale,
): Promise<void> {
  const text = refundsText(locale);
  const { orderId, cartId, subscriptionId } = order;
  if (!(await isLateCycle(platform.db, websiteId, { cartId, subscriptionId }))) return;
  const renewal = await viewOrder(platform, websiteId, orderId);
  // Already canceled, or refunded by the owner.
  if (!renewal.ok || !renewal.value.canCancel) return;
  const canceled = await cancelOrder(platform, websiteId, {
    orderId,
    reason: text.subscriptionHadEnded,
    returnToStock: true,
    idempotencyKey: `late-cycle:${orderId}`,
    revision: renewal.value.revision,
    accountId: 'system',
  });
  // A recorded refund is finished by the recovery of refunds; anything else is retried with the order's task.
  if (!canceled.ok && canceled.error.code !== 'REFUND_UNDER_WAY') {
    throw new Error(`order ${orderId} of an ended subscription was not given back: ${canceled.error.code}`);
  }
}

/** Whether a cycle was paid after its subscription ended with its first order. */
export async function isLateCycle(
  db: Queryable,
  websiteId: string,
  cycle: { readonly cartId: string; readonly subscriptionId: string },
): Promise<boolean> {
  const [subscription, placed] = [
    await findSubscription(db, websiteId, cycle.subscriptionId),
    await findOrderOfCart(db, websiteId, cycle.cartId),
  ];
  if (subscription === null || placed === null || subscription.status !== 'canceled') return false;
  if (subscription.endedOn === null || placed.placedOn < subscription.endedOn) return false;
  return (await readFirstOrder(db, websiteId, subscription.firstOrderId)).isReversed;
}
