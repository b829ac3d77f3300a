import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Platform } from '../../../platform/platform.ts';
import type { ChargeName } from '../port.ts';
import { stripeClient } from './stripe-client.ts';

/** Seconds a signature is good for. */
const TOLERANCE = 300;
/** Bytes; Stripe's messages are far smaller. */
const BODY_LIMIT = 256 * 1024;
/** Days a message is remembered; Stripe sends one again for three. */
const REMEMBERED = 30;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What a message sets going. Each asks Stripe how things stand now, so the order of messages never matters. */
export interface StripeEventHandlers {
  /** A payment may have ended. */
  readonly finishPayment: (payment: ChargeName) => Promise<void>;
  /** Money may have gone back. */
  readonly settleRefunds: (payment: ChargeName) => Promise<void>;
}

/**
 * POST /api/payments/stripe/webhook: Stripe's signed messages, for every website of this server. A message is only
 * a hint to look: what is booked is what Stripe answers when it is asked, so one that comes before, after, twice or
 * out of order does no harm. 400 without a word to anything not signed; 500 makes Stripe send it again.
 */
export function stripeWebhookRoutes(
  app: FastifyInstance,
  platform: Platform,
  handlers: StripeEventHandlers,
): void {
  const { stripe: settings } = platform.config;
  if (settings === null) return;
  const { webhooks } = stripeClient(settings);

  app.register((scope, _options, done) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, next) => {
      next(null, body);
    });
    scope.post('/api/payments/stripe/webhook', { config: { anyHost: true } }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      let event: Stripe.Event;
      try {
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new Error('unsigned');
        event = webhooks.constructEvent(
          request.body,
          signature,
          settings.webhookSecret,
          TOLERANCE,
          undefined,
          platform.clock.now(),
        );
      } catch {
        return reply.code(400).send();
      }
      await take(platform, event, handlers);
      return reply.code(200).send();
    });
    done();
  });
}

async function take(platform: Platform, event: Stripe.Event, handlers: StripeEventHandlers): Promise<void> {
  const subject = read(event);
  // Of another shop at the same account, or of a kind that changes nothing here.
  if (subject === null) return;
  const { websiteId } = subject.payment;
  const pool = platform.db.$client;
  const known = await pool.query({
    name: 'stripe_event_known',
    text: `select 1 from provider_events where website_id = $1 and provider = 'stripe' and event_id = $2`,
    values: [websiteId, event.id],
  });
  if (known.rowCount !== 0) return;
  // A refund may be heard of before the end of its payment was: there is an order to book it on then.
  if (subject.kind !== 'nothing') await handlers.finishPayment(subject.payment);
  if (subject.kind === 'refund') await handlers.settleRefunds(subject.payment);
  // Noted once it is done: a message whose work failed has to come again.
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
      // Nothing waits for a kept card but its owner's browser, which asks when it is back.
      return about('nothing', event.data.object.metadata);
    default:
      return null;
  }
}

/** Our names, which Stripe copies from a PaymentIntent to its charge. */
function about(kind: About['kind'], metadata: Stripe.Metadata | null): About | null {
  const websiteId = metadata?.['website_id'] ?? '';
  const reference = metadata?.['reference'] ?? '';
  return uuid.test(websiteId) && uuid.test(reference) ? { kind, payment: { websiteId, reference } } : null;
}
