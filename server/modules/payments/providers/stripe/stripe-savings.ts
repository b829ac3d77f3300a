import { Stripe } from 'stripe';
import type { ChargeName, SaveMethodInput, SaveMethodOutcome } from '../../payment-provider.ts';
import { isRefused } from './stripe-client.ts';
import { declineCodeOf, idOf, savedMethodOf } from './stripe-outcomes.ts';

/** Saved cards at Stripe: customers, and SetupIntents for cards saved without a charge. */
export interface StripeSavings {
  /** The customer for a charge or a saving: one per reference. */
  customerFor(input: ChargeName & { readonly email: string }): Promise<string>;
  saveMethod(input: SaveMethodInput): Promise<SaveMethodOutcome>;
  findSaved(saving: ChargeName): Promise<SaveMethodOutcome | null>;
}

/**
 * A saving works like a charge: first a SetupIntent from our reference alone, then it is confirmed. Its idempotency key
 * finds it again for a day, far longer than a buyer needs at their bank.
 */
export function stripeSavings(client: Stripe): StripeSavings {
  async function customerFor(input: ChargeName & { readonly email: string }): Promise<string> {
    const made = await client.customers.create(
      { email: input.email, metadata: { website_id: input.websiteId } },
      { idempotencyKey: `${input.websiteId}-${input.reference}-customer` },
    );
    return made.id;
  }

  async function makeSetup(saving: ChargeName): Promise<string> {
    const made = await client.setupIntents.create(
      {
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { website_id: saving.websiteId, reference: saving.reference },
      },
      { idempotencyKey: `${saving.websiteId}-${saving.reference}-setup` },
    );
    return made.id;
  }

  const retrieve = (id: string): Promise<Stripe.SetupIntent> =>
    client.setupIntents.retrieve(id, { expand: ['payment_method'] });

  /** Null: never confirmed. */
  async function outcomeOf(setup: Stripe.SetupIntent): Promise<SaveMethodOutcome | null> {
    const problem = setup.last_setup_error;
    switch (setup.status) {
      case 'succeeded': {
        const customer = idOf(setup.customer);
        const method = setup.payment_method;
        if (customer === null || method === null || typeof method === 'string') {
          throw new Error('Stripe kept a card without telling which');
        }
        return { status: 'saved', method: savedMethodOf(customer, method) };
      }
      case 'requires_action': {
        const url = setup.next_action?.redirect_to_url?.url;
        if (url === undefined || url === null) throw new Error('Stripe asks for a step that has no address');
        return { status: 'action', url };
      }
      case 'canceled':
        return { status: 'declined', code: problem === null ? 'CARD_DECLINED' : declineCodeOf(problem) };
      case 'requires_payment_method':
      case 'requires_confirmation':
        if (problem === null) return null;
        // As with a charge: the client secret in the bank's return URL must not try another card.
        await client.setupIntents.cancel(setup.id);
        return { status: 'declined', code: declineCodeOf(problem) };
      default:
        throw new Error('the bank has not decided about a card yet');
    }
  }

  return {
    customerFor,
    async saveMethod(input) {
      const { source } = input;
      if (source.kind === 'card') throw new Error('Stripe takes no card numbers from our form');
      const id = await makeSetup(input);
      const present = await outcomeOf(await retrieve(id));
      if (present !== null) return present;
      const customer = input.customer ?? (await customerFor(input));
      try {
        await client.setupIntents.update(id, { customer });
        const confirmed = await client.setupIntents.confirm(
          id,
          { payment_method: source.method, return_url: input.returnUrl, expand: ['payment_method'] },
          { idempotencyKey: `${input.websiteId}-${input.reference}-confirm` },
        );
        return (await outcomeOf(confirmed)) ?? { status: 'declined', code: 'CARD_DECLINED' };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) {
          return (await outcomeOf(await retrieve(id))) ?? { status: 'declined', code: declineCodeOf(error) };
        }
        if (isRefused(error)) return { status: 'declined', code: 'CARD_DECLINED' };
        throw error;
      }
    },
    async findSaved(saving) {
      return outcomeOf(await retrieve(await makeSetup(saving)));
    },
  };
}
