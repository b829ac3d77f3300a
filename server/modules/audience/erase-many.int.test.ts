import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendLetters } from '../letters/write-letters.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'erase-many.test');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const people = ['ada@example.com', 'june@example.com', 'mo@example.com'] as const;

/** Whose address a table still has, of the three. */
async function emailsIn(table: string, column: string): Promise<readonly string[]> {
  const { rows } = await platform.db.$client.query<{ email: string }>(
    `select distinct ${column} as email from ${table} where website_id = $1 and ${column} = any($2::text[]) order by 1`,
    [shop.websiteId, [...people]],
  );
  return rows.map(({ email }) => email);
}

it('erases of many subscribers at once what every module keeps of them, and nothing of others', async () => {
  const list = await aMailingList(owner, 'Kiln letter');
  const ids: string[] = [];
  for (const email of people) {
    const body = { email, listIds: [list.id], words: 'Signed the list at the market.' };
    const added = await owner.send('POST', '/api/admin/audience/subscribers', body);
    ids.push(added.json<SubscriberDetail>().id);
    await platform.db.$client.query(
      `insert into mail_suppressions (website_id, id, email, reason, words, since, lifted_on)
        values ($1, gen_random_uuid(), $2, 'bounce', 'No such box', now(), now())`,
      [shop.websiteId, email],
    );
  }
  const { id, revision } = (await owner.send('POST', '/api/admin/letters', {})).json<Letter>();
  const changed = await owner.send('PUT', `/api/admin/letters/${id}`, {
    revision,
    subject: 'The kiln opens',
    previewText: '',
    senderName: '',
    parts: [{ id: 'a', type: 'text', html: '<p>Come.</p>' }],
    listId: list.id,
    segmentId: null,
    isPublic: false,
  });
  await owner.send('POST', `/api/admin/letters/${id}/send`, {
    revision: changed.json<Letter>().revision,
    sendsAt: null,
  });
  await sendLetters(platform);
  const tables = [
    ['subscribers', 'email'],
    ['letter_recipients', 'email'],
    ['outbox_mails', 'recipient'],
    ['mail_suppressions', 'email'],
  ] as const;
  for (const [table, column] of tables)
    expect([table, await emailsIn(table, column)]).toEqual([table, people]);

  const erased = await owner.send('POST', '/api/admin/audience/bulk', {
    selection: { ids: ids.slice(0, 2) },
    change: { action: 'erase-subscribers' },
  });
  expect(erased.json<BulkJob>()).toMatchObject({ phase: 'done', changed: 2 });
  for (const [table, column] of tables)
    expect([table, await emailsIn(table, column)]).toEqual([table, ['mo@example.com']]);
});
