import type { Platform } from '@vitrine/server/platform/platform.ts';
import type { FakeStripe } from './fake-stripe.ts';

/**
 * Compares our records with Stripe's: every charge is the payment of one order and vice versa, to the unit; unpaid
 * intents can no longer succeed; refunds are in both. Returns the differences; empty when there are none.
 */
export async function compareBooks(platform: Platform, fake: FakeStripe): Promise<readonly string[]> {
  const faults: string[] = [];
  const ours = await platform.db.$client.query<{
    id: string;
    status: string;
    provider_reference: string | null;
    amount_minor: string;
    currency: string;
    order_id: string | null;
    refunded: string;
  }>(
    `select p.id, p.status, p.provider_reference, p.amount_minor, p.currency, o.id as order_id,
       coalesce((select sum(r.amount_minor - r.gift_card_minor) from refunds r
         where r.website_id = p.website_id and r.payment_id = p.id and r.status <> 'failed'), 0) as refunded
     from payments p left join orders o on o.website_id = p.website_id and o.payment_id = p.id
     where p.provider = 'stripe' and p.amount_minor > 0`,
  );
  const byReference = new Map(ours.rows.map((row) => [row.id, row]));
  const seen = new Set<string>();
  for (const intent of fake.books.intents.values()) {
    const reference = intent.metadata['reference'] ?? '';
    const row = byReference.get(reference);
    if (row === undefined) {
      faults.push(`Stripe has ${intent.id} (${intent.status}), of which we know nothing`);
      continue;
    }
    if (seen.has(reference)) faults.push(`two PaymentIntents for payment ${reference}`);
    seen.add(reference);
    if (row.provider_reference !== intent.id) faults.push(`payment ${reference} names another PaymentIntent`);
    if (intent.amount !== Number(row.amount_minor)) faults.push(`another amount for payment ${reference}`);
    if (intent.currency !== row.currency.toLowerCase()) faults.push(`another currency for ${reference}`);
    if ((intent.status === 'succeeded') !== (row.status === 'captured')) {
      faults.push(`payment ${reference} is ${row.status} here and ${intent.status} there`);
    }
    const isOver = row.status === 'declined' || row.status === 'abandoned';
    if (isOver && intent.status !== 'canceled')
      faults.push(`payment ${reference} is over and could still be paid`);
    if ((row.status === 'captured') !== (row.order_id !== null)) {
      faults.push(
        `payment ${reference} is ${row.status} ${row.order_id === null ? 'without' : 'with'} an order`,
      );
    }
    const given = fake.books
      .refundsOf(intent.id)
      .filter((refund) => refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (given !== Number(row.refunded)) {
      faults.push(`payment ${reference}: ${row.refunded} given back here and ${given} there`);
    }
  }
  for (const row of ours.rows) {
    if (row.status === 'captured' && !seen.has(row.id)) faults.push(`payment ${row.id} is nothing at Stripe`);
  }
  return faults;
}
