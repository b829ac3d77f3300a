import { randomUUID } from 'node:crypto';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { expect } from 'vitest';
import type { TestVisitor } from './shop-fixture.ts';

const calls = '/api/admin/gift-cards';

/** Issues a gift card that its owner hands over. @throws when it is refused */
export async function anIssuedCard(owner: TestVisitor, amountMinor: number): Promise<GiftCardDetail> {
  const body = { idempotencyKey: randomUUID(), amountMinor, delivery: 'none' };
  const answer = await owner.send('POST', calls, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<GiftCardDetail>();
}

/** A gift card as its owner sees it. */
export const readGiftCard = async (owner: TestVisitor, id: string): Promise<GiftCardDetail> =>
  (await owner.send('GET', `${calls}/${id}`)).json<GiftCardDetail>();

/** Disables a gift card at the balance it has, or enables it; the status of the answer. */
export async function switchGiftCard(
  owner: TestVisitor,
  id: string,
  what: 'disable' | 'enable',
): Promise<number> {
  const body = what === 'enable' ? {} : { balanceMinor: (await readGiftCard(owner, id)).balanceMinor };
  return (await owner.send('POST', `${calls}/${id}/${what}`, body)).statusCode;
}

/** The ledger of a website and of each card sums to zero, and each balance is the sum of the card's account. */
export async function expectSoundLedger({ db }: Pick<Platform, 'db'>, websiteId: string): Promise<void> {
  const { rows } = await db.$client.query(
    `select g.id, g.balance_minor::int as balance, coalesce(sum(e.amount_minor), 0)::int as sum,
        coalesce(sum(e.amount_minor) filter (where e.account = 'card'), 0)::int as account
      from gift_cards g left join gift_card_entries e on e.website_id = g.website_id and e.gift_card_id = g.id
      where g.website_id = $1 group by g.website_id, g.id`,
    [websiteId],
  );
  for (const { balance, sum, account } of rows)
    expect({ sum, account }).toEqual({ sum: 0, account: balance });
  const { rows: all } = await db.$client.query(
    'select coalesce(sum(amount_minor), 0)::int as sum from gift_card_entries where website_id = $1',
    [websiteId],
  );
  expect(all).toEqual([{ sum: 0 }]);
}
