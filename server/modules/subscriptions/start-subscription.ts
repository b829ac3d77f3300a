import { localeOf } from '@vitrine/domain/text/locale.ts';
import { startSubscription } from '@vitrine/domain/subscription/subscription.ts';
import { newId, newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { getWebsite } from '../websites/index.ts';
import { isLateCycle, refundLateCycle } from './end-with-order.ts';
import { cycleCartId } from './price-cycle.ts';
import { recordEvent, sendMail, type SubscriptionSite } from './record-event.ts';
import {
  columnsOf,
  findOrderOfCart,
  insertEvent,
  insertSubscription,
  readFirstOrder,
  readSubscriptionStart,
  type SubscriptionStart,
  type SubscriptionRecord,
} from './repository.ts';
import { renewedMail, startedMail } from './subscription-mails.ts';

/**
 * The subscription task of a paid order: an order placed by a buyer starts one per line, a renewal counts its cycle as
 * paid. Idempotent.
 */
export async function runSubscriptionTask(
  platform: Platform,
  job: { readonly websiteId: string; readonly orderId: string },
): Promise<void> {
  const { websiteId, orderId } = job;
  const [facts, website] = await Promise.all([
    readSubscriptionStart(platform.db, websiteId, orderId),
    getWebsite(platform, websiteId),
  ]);
  if (facts === null || website === null) throw new Error(`no order ${orderId}`);
  if (facts.subscriptionId === null) {
    for (const line of facts.lines) await startOne(platform, website, facts, line);
  } else {
    await recordPaidCycle(platform, website, { ...facts, subscriptionId: facts.subscriptionId });
  }
}

async function startOne(
  platform: Platform,
  site: SubscriptionSite,
  facts: SubscriptionStart,
  line: SubscriptionStart['lines'][number],
): Promise<void> {
  const { websiteId, settings } = site;
  const { plan, ...bought } = line;
  if (plan === null) {
    // The owner ended the plan between the buyer's payment and this moment: charged and sent once only.
    platform.log.warn({ orderId: facts.orderId, sku: line.sku }, 'a subscription whose product has no plan');
    return;
  }
  const now = platform.clock.now();
  const record: SubscriptionRecord = {
    ...bought,
    ...columnsOf(startSubscription(plan, facts.placedOn.getTime(), settings.timeZone)),
    websiteId,
    id: newId(now),
    accessToken: newToken(),
    plan,
    currency: facts.currency,
    details: facts.details,
    origin: facts.origin,
    provider: facts.provider,
    accountId: facts.accountId,
    customer: facts.saved?.customer ?? '',
    paymentMethod: facts.saved?.method ?? '',
    cardBrand: facts.saved?.cardBrand ?? '',
    cardLast4: facts.saved?.cardLast4 ?? '',
    firstOrderId: facts.orderId,
    startedOn: facts.placedOn,
    revision: 1,
  };
  await platform.db.transaction(async (tx) => {
    // Refunded before it could start: nothing will be charged.
    if ((await readFirstOrder(tx, websiteId, facts.orderId, { lock: true })).isReversed) return;
    if (!(await insertSubscription(tx, record))) return;
    await insertEvent(tx, {
      websiteId,
      subscriptionId: record.id,
      id: newId(now),
      type: 'started',
      actor: 'buyer',
      cycle: 1,
      orderId: facts.orderId,
      happenedOn: facts.placedOn,
    });
    await sendMail(platform, tx, site, record, startedMail, facts.orderId);
  });
}

/**
 * Counts a cycle as paid by its order. An order belongs to the cycle its cart is named after; a cycle that is already
 * counted stays unchanged.
 */
export async function recordPaidCycle(
  platform: Platform,
  site: SubscriptionSite,
  order: { readonly orderId: string; readonly cartId: string; readonly subscriptionId: string },
): Promise<void> {
  const { orderId, cartId, subscriptionId } = order;
  const recorded = await recordEvent(platform, site, subscriptionId, async (present, tx) => {
    const cycle = present.cyclesPaid + 1;
    if (cycleCartId(subscriptionId, cycle) !== cartId) return null;
    const placed = await findOrderOfCart(tx, site.websiteId, cartId);
    if (placed === null || placed.id !== orderId) throw new Error(`no order of cart ${cartId}`);
    return {
      event: present.status === 'past-due' ? 'retried' : 'renewed',
      actor: 'system',
      cycle,
      orderId,
      data: { amountMinor: placed.draft.totals.amountDueMinor, failedTries: present.failedTries },
      // An immediate refund has its own mail.
      ...((await isLateCycle(tx, site.websiteId, order))
        ? {}
        : { mail: (subject) => renewedMail(subject, placed) }),
    };
  });
  if (!recorded.ok) throw new Error(`cycle of ${subscriptionId} was paid and cannot be counted`);
  await refundLateCycle(platform, site.websiteId, order, localeOf(site.settings.language));
}
