import type {
  changeSubscription as changeCall,
  SubscriptionChange,
  SubscriptionDetail,
} from '@vitrine/contracts/admin-subscriptions.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { isBeingCharged, ownerChanges } from '@vitrine/domain/subscription/subscription.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { providerOf } from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import {
  addressMail,
  contentsMail,
  keptMail,
  pausedMail,
  resumedMail,
  skippedMail,
} from './owner-change-mails.ts';
import { viewSubscription } from './owner-view.ts';
import { readAddress, readContents } from './owner-input.ts';
import { type EventInput, recordEventIn } from './record-event.ts';
import { chargeCycle } from './renewals.ts';
import { findSubscription, readRenewalProduct, stateOf, type SubscriptionRecord } from './repository.ts';
import {
  canceledMail,
  endingMail,
  type SubscriptionMail,
  type SubscriptionMailSubject,
} from './subscription-mails.ts';

type Refusal = FailureOf<typeof changeCall>;

interface OwnersChange {
  readonly id: string;
  readonly accountId: string;
  readonly change: SubscriptionChange;
}

/**
 * Makes a change of an owner, under the lock of the subscription's row and by the rules of the customer's page. While a
 * charge is being made nothing changes: it neither charges what was canceled, nor loses a change.
 *
 * Failures: SUBSCRIPTION_NOT_FOUND; SUBSCRIPTION_CHANGED for an older revision or what is not possible now;
 * SUBSCRIPTION_BEING_CHARGED; MALFORMED_REQUEST with a sentence at the field.
 */
export async function changeByOwner(
  platform: Platform,
  site: Site,
  input: OwnersChange,
): Promise<Result<SubscriptionDetail, Refusal>> {
  const { websiteId } = site;
  const { id, change } = input;
  const changed = await platform.db.transaction(
    async (tx): Promise<Result<SubscriptionRecord | null, Refusal>> => {
      const present = await findSubscription(tx, websiteId, id, { lock: true });
      if (present === null) return fail('SUBSCRIPTION_NOT_FOUND');
      if (present.revision !== change.revision) return fail('SUBSCRIPTION_CHANGED');
      const state = stateOf(present);
      const now = platform.clock.now();
      if (isBeingCharged(state, now)) return fail('SUBSCRIPTION_BEING_CHARGED');
      if (!isAllowed(change, ownerChanges(state, now))) return fail('SUBSCRIPTION_CHANGED');
      const event = await eventOf(platform, tx, site, present, input);
      if (!event.ok) return event;
      if (event.value === null) return ok(null);
      return recordEventIn(platform, tx, site, id, () => event.value);
    },
  );
  if (!changed.ok) return changed;
  if (change.action === 'retry' && changed.value !== null) await chargeNow(platform, site, changed.value);
  return viewSubscription(platform, site, id);
}

/** A charge without an outcome is looked up by the poller. */
async function chargeNow(platform: Platform, site: Site, record: SubscriptionRecord): Promise<void> {
  try {
    await chargeCycle(platform, await providerOf(platform, site.websiteId), site, record);
  } catch (error) {
    platform.log.warn({ err: error, subscriptionId: record.id }, 'a charge by its owner has no outcome yet');
  }
}

function isAllowed(change: SubscriptionChange, can: ReturnType<typeof ownerChanges>): boolean {
  switch (change.action) {
    case 'contents':
      return can.changeContents;
    case 'address':
      return can.changeAddress;
    case 'cancel':
      return change.when === 'now' ? can.cancelNow : can.cancelAtPeriodEnd;
    default:
      return can[change.action];
  }
}

/** What is charged each time, before delivery and tax. */
const amountOf = ({ quantity, unitPriceMinor }: SubscriptionRecord): number => quantity * unitPriceMinor;

/** The event of a change; null where nothing of it is new. */
async function eventOf(
  platform: Platform,
  tx: Queryable,
  site: Site,
  present: SubscriptionRecord,
  { accountId: actor, change }: OwnersChange,
): Promise<Result<EventInput | null, 'MALFORMED_REQUEST'>> {
  const mailed = (mail: (subject: SubscriptionMailSubject) => SubscriptionMail) =>
    'mail' in change && change.mail ? { mail } : {};
  switch (change.action) {
    case 'pause':
      return ok({ event: 'paused', actor, ...mailed(pausedMail) });
    case 'resume':
      return ok({ event: 'resumed', actor, ...mailed(resumedMail) });
    case 'keep':
      return ok({ event: 'cancel-taken-back', actor, ...mailed(keptMail) });
    case 'retry':
      return ok({ event: 'retry-asked', actor, data: { try: present.failedTries + 1 } });
    case 'skip': {
      const before = present.periodEndsOn;
      return ok({
        event: 'skipped',
        actor,
        data: { skipped: before.toISOString() },
        ...mailed((subject) => skippedMail(subject, before)),
      });
    }
    case 'cancel':
      return ok(
        change.when === 'now'
          ? { event: 'canceled', actor, ...mailed((subject) => canceledMail(subject, 'by-shop')) }
          : { event: 'cancel-asked', actor, ...mailed((subject) => endingMail(subject, 'by-shop')) },
      );
    case 'contents': {
      const agreed = await readContents(tx, site, present, change);
      if (!agreed.ok || agreed.value === null) return agreed.ok ? ok(null) : agreed;
      const after = { ...present, ...agreed.value };
      const mail = (subject: SubscriptionMailSubject) => contentsMail(subject, present);
      return ok({
        event: 'contents-changed',
        actor,
        agreed: agreed.value,
        data: {
          quantityBefore: present.quantity,
          quantity: after.quantity,
          skuBefore: present.sku,
          sku: after.sku,
          amountBefore: amountOf(present),
          amountMinor: amountOf(after),
        },
        // A customer never pays another price without knowing it before.
        ...(amountOf(present) === amountOf(after) ? mailed(mail) : { mail }),
      });
    }
    case 'address': {
      const product = await readRenewalProduct(platform.db, site.websiteId, present.variantId);
      const details = readAddress(site, present, product, change);
      if (!details.ok || details.value === null) return details.ok ? ok(null) : details;
      return ok({
        event: 'address-changed',
        actor,
        agreed: { details: details.value },
        ...mailed(addressMail),
      });
    }
  }
}
