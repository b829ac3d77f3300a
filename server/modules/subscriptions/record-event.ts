import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { changeSubscription } from '@vitrine/domain/subscription/subscription.ts';
import type { SubscriptionEvent } from '@vitrine/domain/subscription/subscription-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import { providerOf, type SavedMethod } from '../payments/index.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import {
  columnsOf,
  findSubscription,
  insertEvent,
  stateOf,
  updateSubscription,
  type NewSubscriptionEvent,
  type SubscriptionRecord,
} from './repository.ts';
import type { SubscriptionMail, SubscriptionMailSubject } from './subscription-mails.ts';

/** The shop of a subscription: the fields that dates and mails need. */
export interface SubscriptionSite {
  readonly websiteId: string;
  readonly title: string;
  readonly settings: WebsiteSettings;
}

export interface EventInput {
  readonly event: SubscriptionEvent;
  /** 'buyer', 'system', or an owner's account id. */
  readonly actor: string;
  readonly cycle?: number;
  readonly orderId?: string;
  readonly data?: NewSubscriptionEvent['data'];
  /** The payment method to use from now on. */
  readonly saved?: SavedMethod;
  /** What it contains and where it goes from now on. */
  readonly agreed?: Partial<
    Pick<
      SubscriptionRecord,
      'variantId' | 'sku' | 'productName' | 'attributes' | 'quantity' | 'unitPriceMinor' | 'details'
    >
  >;
  readonly mail?: (subject: SubscriptionMailSubject) => SubscriptionMail;
}

/** Reads the locked row and returns the event to record, or null for none. */
type Decide = (present: SubscriptionRecord, tx: Queryable) => EventInput | null | Promise<EventInput | null>;

/**
 * Records an event of a subscription: state, event and mail in one transaction, under the lock of its row. Fails when
 * the event is not possible in the current state.
 */
export async function recordEvent(
  platform: Platform,
  site: SubscriptionSite,
  subscriptionId: string,
  decide: Decide,
): Promise<Result<SubscriptionRecord | null, 'SUBSCRIPTION_CHANGED'>> {
  return platform.db.transaction((tx) => recordEventIn(platform, tx, site, subscriptionId, decide));
}

/** The same inside the caller's transaction. */
export async function recordEventIn(
  platform: Platform,
  tx: Queryable,
  site: SubscriptionSite,
  subscriptionId: string,
  decide: Decide,
): Promise<Result<SubscriptionRecord | null, 'SUBSCRIPTION_CHANGED'>> {
  const { websiteId, settings } = site;
  const present = await findSubscription(tx, websiteId, subscriptionId, { lock: true });
  if (present === null) return fail('SUBSCRIPTION_CHANGED');
  const input = await decide(present, tx);
  if (input === null) return ok(null);
  const now = platform.clock.now();
  const changed = changeSubscription(stateOf(present), input.event, { now, timeZone: settings.timeZone });
  if (!changed.ok) return changed;
  const { saved } = input;
  const provider = saved === undefined ? null : await providerOf(platform, websiteId, tx);
  const change = {
    ...columnsOf(changed.value),
    ...input.agreed,
    ...(saved === undefined || provider === null
      ? {}
      : {
          provider: provider.name,
          accountId: provider.accountId ?? null,
          customer: saved.customer,
          paymentMethod: saved.method,
          cardBrand: saved.cardBrand,
          cardLast4: saved.cardLast4,
        }),
  };
  const record = { ...present, ...change };
  await updateSubscription(tx, websiteId, subscriptionId, change);
  await insertEvent(tx, {
    websiteId,
    subscriptionId,
    id: newId(now),
    // A paid retry is a renewal like any paid cycle; the event's data say that it was a retry.
    type: input.event === 'retried' ? 'renewed' : input.event,
    actor: input.actor,
    cycle: input.cycle ?? null,
    orderId: input.orderId ?? null,
    data: input.data ?? {},
    happenedOn: new Date(now),
  });
  if (input.mail !== undefined) {
    await sendMail(platform, tx, site, record, input.mail, input.orderId ?? null);
  }
  return ok(record);
}

/** Puts a mail to a subscription's customer into the outbox. */
export async function sendMail(
  platform: Platform,
  tx: Queryable,
  site: SubscriptionSite,
  record: SubscriptionRecord,
  write: (subject: SubscriptionMailSubject) => SubscriptionMail,
  orderId: string | null,
): Promise<void> {
  const { settings, title, websiteId } = site;
  const now = platform.clock.now();
  const { kind, plan } = write({
    shop: {
      title,
      origin: record.origin,
      address: settings.address,
      contactEmail: settings.contactEmail,
      language: settings.language,
    },
    settings,
    testMode: (await providerOf(platform, websiteId, tx)).testMode,
    record,
  });
  await queueMail(platform, tx, {
    websiteId,
    id: newId(now),
    orderId,
    recipient: record.details.email,
    now: new Date(now),
    kind,
    plan,
  });
}
