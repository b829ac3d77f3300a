import type {
  chargeDelays,
  chargeProblems,
  SubscriptionDetail,
  SubscriptionRow,
} from '@vitrine/contracts/admin-subscriptions.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { isCountryDivided } from '@vitrine/domain/store/store-countries.ts';
import { billingDateAfter } from '@vitrine/domain/subscription/billing-dates.ts';
import {
  isBeingCharged,
  ownerChanges,
  retryDays,
  type SubscriptionState,
} from '@vitrine/domain/subscription/subscription.ts';
import { shownStatus } from '@vitrine/domain/subscription/subscription-states.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerOf } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import {
  listCycleOrders,
  listOwnerEvents,
  type OwnerEvent,
  readOfferedProduct,
  readSubscriber,
} from './owner-repository.ts';
import { planPriceOf } from './plan-price.ts';
import { priceNextCycle } from './price-cycle.ts';
import {
  type FirstOrder,
  findSubscription,
  readFirstOrder,
  readRenewalProduct,
  type RenewalProduct,
  stateOf,
  type SubscriptionRecord,
} from './repository.ts';
import { priceText } from './subscription-words.ts';

/** Events and orders shown; about five years of a weekly subscription. */
const MAX_SHOWN = 300;
const DAY = 86_400_000;

const actors: Readonly<Record<string, string>> = { buyer: 'Customer', system: 'System' };

export function rowOf(record: SubscriptionRecord): SubscriptionRow {
  const { firstName, lastName } = record.details.address;
  return {
    id: record.id,
    status: shownStatus(record),
    customerName: `${firstName} ${lastName}`.trim(),
    email: record.details.email,
    productName: record.productName,
    sku: record.sku,
    attributes: record.attributes,
    quantity: record.quantity,
    unitPriceMinor: record.unitPriceMinor,
    currency: record.currency,
    price: priceText(record, 'en'),
    nextChargeOn: record.nextChargeOn?.toISOString() ?? null,
    failedTries: record.failedTries,
    cyclesPaid: record.cyclesPaid,
    cycles: record.plan.numBillingCycles,
    startedOn: record.startedOn.toISOString(),
    endedOn: record.endedOn?.toISOString() ?? null,
  };
}

/** All an owner sees of a subscription. */
export async function viewSubscription(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<SubscriptionDetail, 'SUBSCRIPTION_NOT_FOUND'>> {
  const { websiteId, settings } = site;
  const { db } = platform;
  const record = await findSubscription(db, websiteId, id);
  if (record === null) return fail('SUBSCRIPTION_NOT_FOUND');
  const [events, orders, subscriber, renewal, offered, first, provider] = await Promise.all([
    listOwnerEvents(db, websiteId, id, MAX_SHOWN),
    listCycleOrders(db, websiteId, id, MAX_SHOWN),
    readSubscriber(db, websiteId, record.firstOrderId),
    readRenewalProduct(db, websiteId, record.variantId),
    readOfferedProduct(db, websiteId, record.itemId),
    readFirstOrder(db, websiteId, record.firstOrderId),
    providerOf(platform, websiteId),
  ]);
  const now = platform.clock.now();
  const state = stateOf(record);
  const { address } = record.details;
  const can = ownerChanges(state, now);
  const delay = delayOf(record, now, { renewal, first, takesPayments: provider.name !== 'none' });
  return ok({
    ...rowOf(record),
    revision: record.revision,
    itemId: record.itemId,
    variantId: record.variantId,
    hasProduct: offered !== null,
    customerId: subscriber.customerId ?? '',
    address: {
      firstName: address.firstName,
      lastName: address.lastName,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      region: address.region,
      postalCode: address.postalCode,
      country: address.country,
      phone: address.phone,
    },
    isCountryDivided: isCountryDivided(settings.store, address.country),
    requiresDelivery: renewal !== null && traitsOf(renewal.productType).ships,
    card: record.cardLast4 === '' ? null : { brand: record.cardBrand, last4: record.cardLast4 },
    testMode: subscriber.testMode,
    periodEndsOn: record.periodEndsOn.toISOString(),
    nextAmountMinor:
      renewal === null || record.endedOn !== null
        ? null
        : priceNextCycle(record, renewal, settings).totals.amountDueMinor,
    failure: failureOf(record, events),
    delay,
    isBeingCharged: delay === null && isBeingCharged(state, now),
    can,
    skippedTo: can.skip ? skippedTo(state, settings.timeZone) : null,
    variants: (offered?.variants ?? []).map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      priceMinor:
        offered === null || variant.id === record.variantId
          ? record.unitPriceMinor
          : planPriceOf(offered, record.plan, variant),
      left: variant.unlimited ? null : variant.qtyInStock,
    })),
    orders: orders.map(({ placedOn, ...order }) => ({
      ...order,
      currency: record.currency,
      placedOn: placedOn.toISOString(),
    })),
    events: events.map(({ ownerName, happenedOn, ...event }) => ({
      id: event.id,
      type: event.type,
      actor: event.actor,
      actorName: actors[event.actor] ?? ownerName ?? 'Former owner',
      data: event.data,
      happenedOn: happenedOn.toISOString(),
    })),
  });
}

function skippedTo(state: SubscriptionState, timeZone: string): string {
  const { startedOn, plan, periodEndsOn } = state;
  return new Date(billingDateAfter(startedOn, plan.billingPeriod, periodEndsOn, timeZone)).toISOString();
}

const problems: Readonly<Record<string, (typeof chargeProblems)[number]>> = {
  NO_CARD: 'no-card',
  CARD_INSUFFICIENT_FUNDS: 'no-funds',
  CARD_DECLINED: 'declined',
};

/** What is known of the charge that failed last. */
function failureOf(record: SubscriptionRecord, events: readonly OwnerEvent[]): SubscriptionDetail['failure'] {
  if (record.status !== 'past-due') return null;
  const last = events.find(({ type }) => type === 'charge-failed');
  const failedOn = last?.happenedOn ?? record.periodEndsOn;
  const nextTry = record.nextChargeOn?.getTime() ?? failedOn.getTime();
  const at = record.failedTries - 1;
  const daysLeft = (retryDays.at(-1) ?? 0) - (retryDays[at] ?? 0);
  return {
    tries: record.failedTries,
    mostTries: retryDays.length + 1,
    problem: problems[String(last?.data['code'] ?? '')] ?? 'unknown',
    failedOn: failedOn.toISOString(),
    nextTryOn: record.nextChargeOn?.toISOString() ?? null,
    endsOn: new Date(nextTry + daysLeft * DAY).toISOString(),
  };
}

/** Why a charge that is due was put off. */
function delayOf(
  record: SubscriptionRecord,
  now: number,
  shop: {
    readonly renewal: RenewalProduct | null;
    readonly first: FirstOrder;
    readonly takesPayments: boolean;
  },
): (typeof chargeDelays)[number] | null {
  const { status, nextChargeOn, periodEndsOn, quantity } = record;
  if (status !== 'active' || nextChargeOn === null || record.cancelAtPeriodEnd) return null;
  // Postponed by a day at a time; what is only claimed is being charged.
  if (periodEndsOn.getTime() > now || isBeingCharged(stateOf(record), now) || nextChargeOn.getTime() <= now)
    return null;
  const { renewal, first, takesPayments } = shop;
  if (renewal === null) return 'variant-deleted';
  if (first.isBeingRefunded) return 'refund-pending';
  if (!takesPayments) return 'no-payments';
  return !renewal.unlimited && renewal.qtyInStock < quantity ? 'out-of-stock' : 'other';
}
