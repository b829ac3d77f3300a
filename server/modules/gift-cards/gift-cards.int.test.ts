// PostgreSQL: both (rows claimed by several servers at once)
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { findGiftCard } from './repository.ts';
import { refundableToGiftCards, refundToGiftCards, voidGiftCard } from './service.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let websiteId: string;
let made = 0;

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  ({ websiteId } = shop.site);
});
afterAll(() => platform.close());

/** A card with this balance, including its ledger entries. */
async function aCard(minor: number): Promise<{ id: string; code: string }> {
  const id = newId();
  made += 1;
  const code = `ABCDEFGHJKLM${String(made).padStart(4, '2').replaceAll(/[01]/g, 'Z')}`;
  await platform.db.$client.query(
    `with card as (
      insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_email, send_on, created_on)
      values ($1, $2, $3, 'USD', $4, $4, 'robin@example.com', now(), now())
    ) insert into gift_card_entries (website_id, id, gift_card_id, account, kind, amount_minor, happened_on)
      values ($1, $5, $2, 'card', 'issued', $4::bigint, now()), ($1, $6, $2, 'shop', 'issued', -$4::bigint, now())`,
    [websiteId, id, code, minor, newId(), newId()],
  );
  return { id, code };
}

/** Redeems part of a card for a payment. */
async function spend(paymentId: string, cardId: string, minor: number): Promise<void> {
  await platform.db.$client.query(
    `with card as (
      update gift_cards set balance_minor = balance_minor - $4::bigint where website_id = $1 and id = $2
    ) insert into gift_card_entries (website_id, id, gift_card_id, account, kind, amount_minor, payment_id, happened_on)
      values ($1, $5, $2, 'card', 'redeemed', -$4::bigint, $3, now()), ($1, $6, $2, 'shop', 'redeemed', $4::bigint, $3, now())`,
    [websiteId, cardId, paymentId, minor, newId(), newId()],
  );
}

async function refundToCards(paymentId: string, amountMinor: number, refundId = newId()): Promise<number> {
  const now = new Date(platform.clock.now());
  await platform.db.$client.query(
    `insert into refunds (website_id, id, payment_id, order_id, amount_minor, status, idempotency_key, actor, created_on, next_check_on)
      values ($1, $2, $3, $3, $4, 'succeeded', $5, 'x', now(), now()) on conflict do nothing`,
    [websiteId, refundId, paymentId, amountMinor, refundId],
  );
  return platform.db.transaction((tx) =>
    refundToGiftCards(tx, { websiteId, refundId, paymentId, amountMinor, now }),
  );
}

const balances = async (...ids: readonly string[]): Promise<number[]> => {
  const { rows } = await platform.db.$client.query<{ balance: number }>(
    `select balance_minor::int as balance from gift_cards where website_id = $1 and id = any($2::uuid[])
      order by array_position($2::uuid[], id)`,
    [websiteId, ids],
  );
  return rows.map(({ balance }) => balance);
};

async function expectConsistentLedger(): Promise<void> {
  const { rows } = await platform.db.$client.query<{ sum: number; off: number }>(
    `select (select sum(amount_minor) from gift_card_entries)::int as sum,
      (select count(*) from gift_cards g where balance_minor <> (
        select coalesce(sum(amount_minor), 0) from gift_card_entries e
        where e.gift_card_id = g.id and e.account = 'card'))::int as off`,
  );
  expect(rows).toEqual([{ sum: 0, off: 0 }]);
}

describe('finding a gift card', () => {
  it('ignores case and dashes, and finds only valid cards of its own website', async () => {
    const { id, code } = await aCard(5000);
    const typed = code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-');
    const found = { id, last4: code.slice(-4), balanceMinor: 5000, currency: 'USD', isDisabled: false };
    expect(await findGiftCard(platform.db, websiteId, typed)).toEqual(found);
    expect(JSON.stringify(found)).not.toContain(code);
    expect(await findGiftCard(platform.db, newId(), code)).toBeNull();
    expect(await findGiftCard(platform.db, websiteId, `${code}'; drop table`)).toBeNull();
    const now = new Date(platform.clock.now());
    await platform.db.transaction((tx) => voidGiftCard(tx, { websiteId, giftCardId: id, now }));
    expect(await findGiftCard(platform.db, websiteId, code)).toBeNull();
    await expectConsistentLedger();
  });
});

describe('a refund to gift cards', () => {
  it('goes to the last card used first and never exceeds what each card paid, in any number of parts', async () => {
    const [first, last] = [await aCard(5000), await aCard(3000)];
    const paymentId = newId();
    await spend(paymentId, first.id, 5000);
    await spend(paymentId, last.id, 1000);
    expect(await refundToCards(paymentId, 600)).toBe(600);
    expect(await balances(first.id, last.id)).toEqual([0, 2600]);
    expect(await refundToCards(paymentId, 900)).toBe(900);
    expect(await balances(first.id, last.id)).toEqual([500, 3000]);
    expect(await platform.db.transaction((tx) => refundableToGiftCards(tx, websiteId, paymentId))).toBe(4500);
    expect(await refundToCards(paymentId, 100_000)).toBe(4500);
    expect(await refundToCards(paymentId, 1)).toBe(0);
    expect(await balances(first.id, last.id)).toEqual([5000, 3000]);
    await expectConsistentLedger();
  });

  it('is credited once, however many requests make it at the same time', async () => {
    const card = await aCard(5000);
    const paymentId = newId();
    await spend(paymentId, card.id, 4000);
    const refundId = newId();
    expect(await refundToCards(paymentId, 700, refundId)).toBe(700);
    expect(await Promise.all([1, 2, 3].map(() => refundToCards(paymentId, 700, refundId)))).toEqual([
      700, 700, 700,
    ]);
    expect(await balances(card.id)).toEqual([1700]);
    const many = await Promise.all(Array.from({ length: 8 }, () => refundToCards(paymentId, 1000)));
    expect(many.reduce((sum, given) => sum + given, 0)).toBe(3300);
    expect(await balances(card.id)).toEqual([5000]);
    await expectConsistentLedger();
  });

  it('ignores payments without gift cards and void cards', async () => {
    expect(await refundToCards(newId(), 500)).toBe(0);
    const card = await aCard(5000);
    const paymentId = newId();
    await spend(paymentId, card.id, 2000);
    const now = new Date(platform.clock.now());
    const left = await platform.db.transaction((tx) =>
      voidGiftCard(tx, { websiteId, giftCardId: card.id, now }),
    );
    expect(left).toBe(3000);
    expect(await refundToCards(paymentId, 2000)).toBe(0);
    await expectConsistentLedger();
  });
});
