import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { newId, newToken } from '@vitrine/server/platform/ids.ts';
import { expect } from 'vitest';
import type { TestPlatform } from './database.ts';
import type { TestVisitor } from './shop-fixture.ts';

/** A mailing list that an owner makes, with double opt-in unless `change` says otherwise. */
export async function aMailingList(
  owner: TestVisitor,
  name: string,
  change: object = {},
): Promise<MailingList> {
  const body = { name, doubleOptIn: true, takesWaiting: false, checkoutConsentId: null, ...change };
  const answer = await owner.send('POST', '/api/admin/audience/lists', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<MailingList>();
}

/** Puts new people on a list who have confirmed: p1@example.com and so on. */
export async function subscribeAll(
  { db, clock }: TestPlatform,
  websiteId: string,
  listId: string,
  people: number,
): Promise<void> {
  const ids = Array.from({ length: people }, () => newId());
  await db.$client.query(
    `with made as (
      insert into subscribers (website_id, id, email, state, source, secret, created_on)
        select $1, v, 'p' || n || '@example.com', 'active', 'owner', s, $4
        from unnest($2::uuid[], $3::text[]) with ordinality as g(v, s, n) returning id)
    insert into list_members (website_id, list_id, subscriber_id, joined_on, confirmed_on)
      select $1, $5, id, $4, $4 from made`,
    [websiteId, ids, ids.map(() => newToken(24)), new Date(clock.now()), listId],
  );
}

/** The mails that ask an address to confirm, the oldest first. */
export async function confirmationMails(
  { db }: TestPlatform,
  websiteId: string,
  email: string,
): Promise<readonly { readonly text: string; readonly unsubscribeUrl: string | null }[]> {
  const { rows } = await db.$client.query<{ text: string; unsubscribeUrl: string | null }>(
    `select body_text as text, unsubscribe_url as "unsubscribeUrl" from outbox_mails
      where website_id = $1 and recipient = $2 and kind = 'newsletter-confirmation' order by created_on, id`,
    [websiteId, email],
  );
  return rows;
}

/** The path of the link in a mail that confirms; '' for none. */
export const confirmLinkIn = (text = ''): string =>
  /\/site-users\/account\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? '';
