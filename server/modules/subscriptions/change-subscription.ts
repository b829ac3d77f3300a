import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { SubscriptionForm } from '@vitrine/contracts/subscriptions.ts';
import { readCard } from '@vitrine/domain/order/card.ts';
import { cardErrors } from '@vitrine/domain/order/validate-checkout.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { allowedChanges } from '@vitrine/domain/subscription/subscription.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  providerOf,
  type SavedMethod,
  type SaveMethodInput,
  type SaveMethodOutcome,
} from '../payments/index.ts';
import type { Site } from '../websites/index.ts';
import { recordEvent, type EventInput } from './record-event.ts';
import { chargeCycle } from './renewals.ts';
import { findSubscription, stateOf, type SubscriptionRecord } from './repository.ts';
import { canceledMail, endingMail, subscriptionPath } from './subscription-mails.ts';

/** Outcome of a change: the notice on the page, or where the buyer is redirected. */
export type ChangeOutcome =
  | {
      readonly kind: 'done';
      readonly done: 'paused' | 'resumed' | 'canceled' | 'ending' | 'kept' | 'card' | 'paid';
    }
  /** The card is saved, but charging it for the open payment failed too. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'action'; readonly url: string };

type Changed = Result<ChangeOutcome, ErrorCode>;

/**
 * Makes a change the customer requests on their page. Failures: SUBSCRIPTION_CHANGED when it is no longer possible;
 * for a card CHECKOUT_DETAILS_INVALID (with fields), the CARD_* codes, PAYMENT_UNAVAILABLE.
 */
export async function changeByCustomer(
  platform: Platform,
  site: Site,
  record: SubscriptionRecord,
  form: SubscriptionForm,
): Promise<Changed> {
  const { action } = form;
  if (action === 'card') return changeCard(platform, site, record, form);
  let done: Extract<ChangeOutcome, { kind: 'done' }>['done'] = 'kept';
  const changed = await recordEvent(platform, site, record.id, (present): EventInput => {
    const buyer = { actor: 'buyer' };
    if (action === 'pause') {
      done = 'paused';
      return { ...buyer, event: 'paused' };
    }
    if (action === 'resume') {
      done = 'resumed';
      return { ...buyer, event: 'resumed' };
    }
    if (action === 'keep') {
      done = 'kept';
      return { ...buyer, event: 'cancel-taken-back' };
    }
    if (allowedChanges(stateOf(present)).cancel === 'now') {
      done = 'canceled';
      return { ...buyer, event: 'canceled', mail: (subject) => canceledMail(subject, 'asked') };
    }
    done = 'ending';
    return { ...buyer, event: 'cancel-asked', mail: endingMail };
  });
  return changed.ok ? ok({ kind: 'done', done }) : changed;
}

/** Saves another card at the provider and charges it for the open payment at once. */
async function changeCard(
  platform: Platform,
  site: Site,
  record: SubscriptionRecord,
  form: SubscriptionForm,
): Promise<Changed> {
  if (!allowedChanges(stateOf(record)).changeCard) return fail('SUBSCRIPTION_CHANGED');
  const provider = await providerOf(platform, site.websiteId);
  const isSavedHere = record.provider === provider.name && record.accountId === (provider.accountId ?? null);
  const source = readSource(platform, provider.takesCards, form, site.locale);
  if (!source.ok) return source;
  const reference = newId(platform.clock.now());
  const outcome = await answerOf(platform, () =>
    provider.saveMethod({
      websiteId: site.websiteId,
      reference,
      customer: isSavedHere && record.customer !== '' ? record.customer : null,
      source: source.value,
      email: record.details.email,
      returnUrl: `${record.origin}${subscriptionPath(record)}?saving=${reference}`,
    }),
  );
  if (outcome === null) return fail('PAYMENT_UNAVAILABLE');
  if (outcome.status === 'action') return ok({ kind: 'action', url: outcome.url });
  if (outcome.status === 'declined') return fail(outcome.code);
  return useCard(platform, site, record.id, outcome.method);
}

/** Finishes saving a card after its owner returns from their bank. Null when there is none to finish. */
export async function resumeSaving(
  platform: Platform,
  site: Site,
  record: SubscriptionRecord,
  reference: string,
): Promise<Changed | null> {
  const outcome = await answerOf(platform, async () =>
    (await providerOf(platform, site.websiteId)).findSaved({ websiteId: site.websiteId, reference }),
  );
  if (outcome === null || outcome.status === 'action') return null;
  if (outcome.status === 'declined') return fail(outcome.code);
  // Returning twice saves the card once.
  if (outcome.method.method === record.paymentMethod) return ok({ kind: 'done', done: 'card' });
  return useCard(platform, site, record.id, outcome.method);
}

/** The provider's result; null when it cannot be reached. */
async function answerOf(
  platform: Platform,
  ask: () => Promise<SaveMethodOutcome | null>,
): Promise<SaveMethodOutcome | null> {
  try {
    return await ask();
  } catch (error) {
    platform.log.warn({ err: error }, 'the payment provider gave no answer about a card');
    return null;
  }
}

async function useCard(
  platform: Platform,
  site: Site,
  subscriptionId: string,
  saved: SavedMethod,
): Promise<Changed> {
  const changed = await recordEvent(platform, site, subscriptionId, (present) =>
    // A concurrent request has saved it already.
    present.paymentMethod === saved.method
      ? null
      : {
          event: 'card-changed',
          actor: 'buyer',
          data: { cardBrand: saved.cardBrand, cardLast4: saved.cardLast4 },
          saved,
        },
  );
  if (!changed.ok) return changed;
  const record = await findSubscription(platform.db, site.websiteId, subscriptionId);
  if (record === null || record.status !== 'past-due') return ok({ kind: 'done', done: 'card' });
  const tried = await chargeCycle(platform, await providerOf(platform, site.websiteId), site, record);
  if (tried === 'declined') return ok({ kind: 'declined' });
  return ok({ kind: 'done', done: tried === 'paid' ? 'paid' : 'card' });
}

function readSource(
  platform: Platform,
  takesCards: boolean,
  form: SubscriptionForm,
  locale: Locale,
): Result<SaveMethodInput['source'], 'CHECKOUT_DETAILS_INVALID'> {
  if (!takesCards) return ok({ kind: 'method', method: form.paymentMethod });
  const read = readCard(
    { number: form.cardNumber, expiry: form.cardExpiry, cvc: form.cardCvc },
    platform.clock.now(),
  );
  if (!read.ok) return fail('CHECKOUT_DETAILS_INVALID', { fields: cardErrors(read.problems, locale) });
  return ok({ kind: 'card', card: read.card });
}
