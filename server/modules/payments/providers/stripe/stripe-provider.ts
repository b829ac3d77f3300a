import { Stripe } from 'stripe';
import type { StripeSettings } from './settings.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type {
  ChargeInput,
  ChargeName,
  ChargeOutcome,
  DeclineCode,
  PaymentProvider,
  ProviderRefund,
  RefundInput,
  RefundOutcome,
} from '../../payment-provider.ts';
import { isRefused, withSafeErrors, stripeClient } from './stripe-client.ts';
import { declineCodeOf, readIntent, refundOutcome } from './stripe-outcomes.ts';
import { stripeSavings } from './stripe-savings.ts';

/** What a PaymentIntent is created from. Only stored facts, so that any process can repeat the request. */
interface IntentFacts extends ChargeName {
  readonly amountMinor: number;
  readonly currency: string;
}

interface PaymentRow {
  readonly provider_reference: string | null;
  readonly amount_minor: string;
  readonly currency: string;
}

/**
 * Stripe, through its SDK. A charge is two steps: a PaymentIntent is created from our own row (idempotency
 * key: our reference) and its id is written into the payment's row, then it is confirmed. So a lost answer to the
 * first step moved no money and is found by asking for the same PaymentIntent again, and one to the second is found
 * by its id; both reads are strongly consistent, unlike Stripe's search. A charge Stripe has never heard of is
 * cancelled by creating its PaymentIntent and cancelling that: a late confirmation then meets a canceled one.
 *
 * Amounts go as they are: for each of our currencies Stripe's smallest unit is our minor unit.
 */
export function stripeProvider(
  platform: Platform,
  settings: StripeSettings,
  client: Stripe = stripeClient(settings),
): PaymentProvider {
  const pool = platform.db.$client;
  const savings = stripeSavings(client);

  async function readPayment(name: ChargeName): Promise<PaymentRow | null> {
    const found = await pool.query<PaymentRow>({
      name: 'stripe_payment',
      text: `select provider_reference, amount_minor, currency from payments
        where website_id = $1 and id = $2 and provider = 'stripe'`,
      values: [name.websiteId, name.reference],
    });
    return found.rows[0] ?? null;
  }

  /** Creates the PaymentIntent of a charge, or returns the existing one in its state at creation. */
  async function makeIntent(facts: IntentFacts): Promise<string> {
    const made = await client.paymentIntents.create(
      {
        amount: facts.amountMinor,
        currency: facts.currency.toLowerCase(),
        // Cards and the wallets that hold them. Delayed payment methods would leave a checkout without an outcome.
        allowed_payment_method_types: ['card'],
        metadata: { website_id: facts.websiteId, reference: facts.reference },
      },
      { idempotencyKey: facts.reference },
    );
    await pool.query({
      name: 'stripe_note_intent',
      text: `update payments set provider_reference = $3
        where website_id = $1 and id = $2 and provider_reference is distinct from $3`,
      values: [facts.websiteId, facts.reference, made.id],
    });
    return made.id;
  }

  /** The id of a charge's PaymentIntent, created when missing. Null without a payment of ours. */
  async function intentIdOf(name: ChargeName): Promise<string | null> {
    const row = await readPayment(name);
    if (row === null) return null;
    if (row.provider_reference !== null) return row.provider_reference;
    const { websiteId, reference } = name;
    return makeIntent({
      websiteId,
      reference,
      amountMinor: Number(row.amount_minor),
      currency: row.currency,
    });
  }

  const retrieve = (id: string): Promise<Stripe.PaymentIntent> =>
    client.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  /**
   * The final state of a PaymentIntent; null: it was never confirmed. A declined one is cancelled, so that it stays
   * declined.
   */
  async function settleIntent(intent: Stripe.PaymentIntent): Promise<ChargeOutcome | null> {
    const state = readIntent(intent);
    switch (state.kind) {
      case 'ended':
        return state.outcome;
      case 'declined-open':
        // The bank's return URL carries the client secret, which may pay with another card until the PaymentIntent is
        // cancelled.
        return cancelIntent(intent.id, { status: 'declined', code: state.code });
      case 'untouched':
        return null;
      case 'undecided':
        throw new Error('the bank has not decided about a charge yet');
    }
  }

  /** Cancels a PaymentIntent and returns `otherwise`, or the state it had reached before. */
  async function cancelIntent(id: string, otherwise: ChargeOutcome): Promise<ChargeOutcome> {
    try {
      await client.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      return otherwise;
    } catch (error) {
      if (!isRefused(error)) throw error;
      const state = readIntent(await retrieve(id));
      if (state.kind !== 'ended' || state.outcome.status === 'action') throw error;
      return state.outcome.status === 'captured' ? state.outcome : otherwise;
    }
  }

  async function charge(input: ChargeInput): Promise<ChargeOutcome> {
    const { source } = input;
    if (source.kind === 'card') throw new Error('Stripe takes no card numbers from our form');
    let id: string;
    try {
      id = await makeIntent(input);
    } catch (error) {
      if (isRefused(error) && error.code === 'amount_too_small') return declined('PAYMENT_AMOUNT_TOO_SMALL');
      throw error;
    }
    const customer =
      source.kind === 'saved' ? source.customer : input.save ? await savings.customerFor(input) : null;
    try {
      if (customer !== null) {
        await client.paymentIntents.update(id, {
          customer,
          ...(input.save ? { setup_future_usage: 'off_session' as const } : {}),
        });
      }
      const confirmed = await client.paymentIntents.confirm(
        id,
        {
          payment_method: source.method,
          expand: ['latest_charge'],
          ...(source.kind === 'saved' ? { off_session: true } : { return_url: input.returnUrl }),
        },
        { idempotencyKey: `${input.reference}-confirm` },
      );
      return (await settleIntent(confirmed)) ?? declined('CARD_DECLINED');
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        return cancelIntent(id, declined(declineCodeOf(error)));
      }
      if (error instanceof Stripe.errors.StripeIdempotencyError) return answerOf(id);
      // Not a payment method of ours (or used before), or a cancelled PaymentIntent.
      if (isRefused(error)) return cancelIntent(id, await refusedAs(id));
      throw error;
    }
  }

  async function refusedAs(id: string): Promise<ChargeOutcome> {
    const { status } = await retrieve(id);
    return status === 'canceled' ? { status: 'canceled' } : declined('CARD_DECLINED');
  }

  /** This reference was charged before, with another source: return that outcome. */
  async function answerOf(id: string): Promise<ChargeOutcome> {
    const outcome = await settleIntent(await retrieve(id));
    if (outcome === null) throw new Error('a charge was asked for twice and made by neither');
    return outcome;
  }

  async function find(name: ChargeName): Promise<ChargeOutcome | null> {
    const id = await intentIdOf(name);
    return id === null ? null : settleIntent(await retrieve(id));
  }

  async function cancel(name: ChargeName): Promise<ChargeOutcome> {
    let id: string | null;
    try {
      id = await intentIdOf(name);
    } catch (error) {
      // What Stripe rejects now it will not make later either.
      if (isRefused(error)) return { status: 'canceled' };
      throw error;
    }
    return id === null ? { status: 'canceled' } : cancelIntent(id, { status: 'canceled' });
  }

  async function listRefunds(name: ChargeName): Promise<readonly ProviderRefund[]> {
    const id = await intentIdOf(name);
    if (id === null) return [];
    const found: ProviderRefund[] = [];
    for await (const each of client.refunds.list({ payment_intent: id, limit: 100 })) {
      found.push({
        providerReference: each.id,
        refundReference: each.metadata?.['refund_reference'] ?? null,
        amountMinor: each.amount,
        status: refundOutcome(each.status).status,
      });
      // Stripe allows no more than a few dozen for one charge; the bound is ours.
      if (found.length >= 500) break;
    }
    return found;
  }

  async function refund(input: RefundInput): Promise<RefundOutcome> {
    // Meanwhile the response to an earlier attempt may have changed, and its idempotency key expired.
    const earlier = (await listRefunds(input)).find((made) => made.refundReference === input.refundReference);
    if (earlier !== undefined) return { status: earlier.status };
    const id = await intentIdOf(input);
    if (id === null) return { status: 'refused' };
    try {
      const made = await client.refunds.create(
        {
          payment_intent: id,
          amount: input.amountMinor,
          metadata: {
            website_id: input.websiteId,
            reference: input.reference,
            refund_reference: input.refundReference,
          },
        },
        { idempotencyKey: input.refundReference },
      );
      return refundOutcome(made.status);
    } catch (error) {
      if (isRefused(error)) return { status: 'refused' };
      throw error;
    }
  }

  return {
    name: 'stripe',
    testMode: !/^[sr]k_live_/.test(settings.secretKey),
    booksInOurDatabase: false,
    takesCards: false,
    charge: (input) => withSafeErrors(() => charge(input)),
    saveMethod: (input) => withSafeErrors(() => savings.saveMethod(input)),
    findSaved: (saving) => withSafeErrors(() => savings.findSaved(saving)),
    find: (name) => withSafeErrors(() => find(name)),
    cancel: (name) => withSafeErrors(() => cancel(name)),
    refund: (input) => withSafeErrors(() => refund(input)),
    listRefunds: (name) => withSafeErrors(() => listRefunds(name)),
  };
}

const declined = (code: DeclineCode): ChargeOutcome => ({ status: 'declined', code });
