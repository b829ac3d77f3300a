import { receiveStripeAccountEvent, receiveStripeEvent } from '@vitrine/contracts/stripe.ts';
import type { FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { type Route, route } from '../../../../platform/http/route.ts';
import { isId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ChargeName } from '../../payment-provider.ts';
import { followProviderEvent } from '../../provider-events.ts';
import { settingsOfAccount } from '../../accounts.ts';
import { placedAt, type StripeKeys } from './settings.ts';
import { stripeClient } from './stripe-client.ts';

/** Seconds a signature is valid. */
const TOLERANCE = 300;
/** Bytes; Stripe's events are far smaller. */
const BODY_LIMIT = 256 * 1024;
/** Days an event is remembered; Stripe resends one for three. */
const REMEMBERED = 30;

/** The events that are followed. */
export const handledEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'setup_intent.succeeded',
] as const satisfies readonly Stripe.Event.Type[];

const bounds = {
  limit: { unlimited: 'signed; a provider may send a thousand events at once' },
  // The signature covers the raw bytes.
  rawBody: true,
  bodyLimit: BODY_LIMIT,
} as const;

/**
 * Stripe's signed events for the account of the environment, which serves every website of this server. An event is
 * only a hint: what is booked is the state Stripe returns when asked, so events that are early, late, repeated or out
 * of order do no harm. 400 without details to anything not signed; 500 makes Stripe resend it.
 */
export const stripeWebhookRoute: Route = route(receiveStripeEvent, {
  ...bounds,
  isEnabled: ({ config }) => config.providers.stripe !== undefined,
  handler: async ({ platform, request, reply }) => {
    const { stripe: keys } = platform.config.providers;
    const event = keys === undefined ? null : signedEvent(platform, request, keys);
    if (event === null) return reply.code(400).send();
    await take(platform, event);
    return reply.code(200).send();
  },
});

/** Signed events for the account of one website. Its secret is no proof for any other website. */
export const stripeAccountWebhookRoute: Route = route(receiveStripeAccountEvent, {
  ...bounds,
  handler: async ({ platform, request, reply, params: { websiteId, accountId } }) => {
    const settings = await settingsOfAccount(platform, websiteId, accountId);
    const event =
      settings === null ? null : signedEvent(platform, request, JSON.parse(settings) as StripeKeys);
    if (event === null) return reply.code(400).send();
    await take(platform, event, websiteId);
    return reply.code(200).send();
  },
});

function signedEvent(platform: Platform, request: FastifyRequest, keys: StripeKeys): Stripe.Event | null {
  const signature = request.headers['stripe-signature'];
  if (keys.webhookSecret === '' || typeof signature !== 'string' || !Buffer.isBuffer(request.body))
    return null;
  try {
    return stripeClient(placedAt(platform.config, keys)).webhooks.constructEvent(
      request.body,
      signature,
      keys.webhookSecret,
      TOLERANCE,
      undefined,
      platform.clock.now(),
    );
  } catch {
    return null;
  }
}

/** Follows an event; with `own` only one of that website. */
async function take(platform: Platform, event: Stripe.Event, own?: string): Promise<void> {
  const subject = read(event);
  // Of another shop with the same account, or of a type that changes nothing here.
  if (subject === null) return;
  const { websiteId } = subject.payment;
  if (own !== undefined && websiteId !== own) return;
  const pool = platform.db.$client;
  const known = await pool.query({
    name: 'stripe_event_known',
    text: `select 1 from provider_events where website_id = $1 and provider = 'stripe' and event_id = $2`,
    values: [websiteId, event.id],
  });
  if (known.rowCount !== 0) return;
  if (subject.kind !== 'nothing') await followProviderEvent(platform, subject.kind, subject.payment);
  // Recorded after the work: an event whose work failed has to be resent.
  const now = platform.clock.now();
  await pool.query({
    name: 'stripe_event_note',
    text: `with old as (
        delete from provider_events where website_id = $1 and provider = 'stripe' and received_on < $4
      )
      insert into provider_events (website_id, provider, event_id, received_on)
      values ($1, 'stripe', $2, $3) on conflict do nothing`,
    values: [websiteId, event.id, new Date(now), new Date(now - REMEMBERED * 86_400_000)],
  });
}

interface About {
  readonly kind: 'payment' | 'refund' | 'nothing';
  readonly payment: ChargeName;
}

function read(event: Stripe.Event): About | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return about('payment', event.data.object.metadata);
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return about('refund', event.data.object.metadata);
    case 'setup_intent.succeeded':
      // Only its owner's browser waits for a saved card, and it asks when it is back.
      return about('nothing', event.data.object.metadata);
    default:
      return null;
  }
}

/** Our ids, which Stripe copies from a PaymentIntent to its charge. */
function about(kind: About['kind'], metadata: Stripe.Metadata | null): About | null {
  const websiteId = metadata?.['website_id'] ?? '';
  const reference = metadata?.['reference'] ?? '';
  return isId(websiteId) && isId(reference) ? { kind, payment: { websiteId, reference } } : null;
}
