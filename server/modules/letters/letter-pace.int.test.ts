import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { sentLetter } from '@vitrine/testing/letter-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { TestMailServer } from '@vitrine/testing/test-mail-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendDueMails } from '../mail/sender.ts';
import { smtpDelivery } from '../mail/smtp-delivery.ts';
import { BATCH, MOST_UNTRIED, MOST_WAITING, sendLetters } from './write-letters.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  // What one test has found of the mail server is not known to the next.
  platform.instances.clear();
  await platform.db.$client.query('truncate letters, letter_recipients, outbox_mails');
});

interface LetterShop {
  readonly websiteId: string;
  readonly owner: TestVisitor;
  readonly listId: string;
}

/** A shop with a list that people are on. Its id is higher than those of the shops before. */
async function aLetterShop(people: number): Promise<LetterShop> {
  count += 1;
  platform.clock.advance(1);
  const shop = await aShop(platform, `pace-${count}.test`);
  const owner = await anOwner(app, platform, shop, `pace-${count}@example.com`);
  const { id: listId } = await aMailingList(owner, 'Kiln letter');
  await subscribeAll(platform, shop.websiteId, listId, people);
  return { websiteId: shop.websiteId, owner, listId };
}

/** How many mails are in the outbox, by status and attempts. */
async function outbox(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await platform.db.$client.query<{ what: string; count: number }>(
    `select status || ' ' || attempts as what, count(*)::int as count from outbox_mails group by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.what, row.count]));
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await platform.db.$client.query<{ status: string }>('select status from letters where id = $1', [id]))
    .rows[0]?.status;

/** More letters like one, with other ids. */
const copyLetter = (id: string, copies: number) =>
  platform.db.$client.query(
    `insert into letters (website_id, id, subject, parts, status, sends_on, sent, total, list_id, started_on, created_on,
        updated_on)
      select website_id, gen_random_uuid(), subject, parts, status, sends_on, sent, total, list_id, started_on,
        created_on, updated_on
      from letters, generate_series(1, $2) where id = $1`,
    [id, copies],
  );

/** A mail server that puts each mail off. */
const putOff = () =>
  Promise.reject(
    Object.assign(new Error('full'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 452,
      response: '452 4.2.2 Mailbox full',
    }),
  );

describe('a mail server that throttles', () => {
  it('is left alone for a while, and none of its mails is lost', async () => {
    const readers = MOST_UNTRIED + BATCH;
    const { owner, listId } = await aLetterShop(readers);
    const letterId = await sentLetter(owner, { listId });
    const mailServer = new TestMailServer();
    await mailServer.start();
    const delivery = smtpDelivery(mailServer.url);
    const run = async (): Promise<void> => {
      await sendLetters(platform);
      await sendDueMails(platform, delivery.deliver);
    };
    mailServer.onMail = () => {
      if (mailServer.received.length === 50) mailServer.throttle = { code: 451, words: 'Slow down' };
    };
    await run();
    for (let minute = 0; minute < 60; minute += 1) {
      platform.clock.advance(MINUTE);
      await run();
    }
    // At once, after 1, 2, 4 and 8 minutes, and then each quarter of an hour.
    expect(mailServer.throttled).toBe(8);
    const { 'sent 1': sent, 'stored 0': untried, 'stored 1': tried, ...others } = await outbox();
    expect({ sent, others }).toEqual({ sent: 50, others: {} });
    expect(untried).toBeLessThanOrEqual(MOST_UNTRIED);
    expect(tried).toBe(8);
    mailServer.throttle = null;
    platform.clock.advance(15 * MINUTE);
    for (let time = 0; time < 3; time += 1) await run();
    const to = mailServer.received.flatMap((mail) => mail.to);
    expect(to).toHaveLength(readers);
    expect(new Set(to).size).toBe(readers);
    expect(await statusOf(letterId)).toBe('sent');
    delivery.close();
    await mailServer.stop();
  }, 60_000);

  it('lets the mails of other websites go on, by the same server', async () => {
    const throttled = await aLetterShop(20);
    await sentLetter(throttled.owner, { listId: throttled.listId });
    await sendLetters(platform);
    platform.clock.advance(1);
    const other = await aLetterShop(2);
    await sentLetter(other.owner, { listId: other.listId });
    await sendLetters(platform);
    const sentFor: string[] = [];
    const sent = await sendDueMails(platform, ({ websiteId }) => {
      sentFor.push(websiteId);
      if (websiteId !== throttled.websiteId) return Promise.resolve();
      const response = '450 4.7.1 Sender quota exceeded';
      return Promise.reject(
        Object.assign(new Error(response), { command: 'MAIL FROM', responseCode: 450, response }),
      );
    });
    expect(sent).toBe(2);
    expect(sentFor).toEqual([throttled.websiteId, other.websiteId, other.websiteId]);
  });

  it('by putting each mail off gets no more than a thousand of a letter before it has taken some', async () => {
    const readers = MOST_WAITING + BATCH;
    const { owner, listId } = await aLetterShop(readers);
    await sentLetter(owner, { listId });
    for (let time = 0; time < 6; time += 1) {
      await sendLetters(platform);
      await sendDueMails(platform, putOff);
    }
    expect(await outbox()).toEqual({ 'stored 1': MOST_WAITING });
    platform.clock.advance(MINUTE);
    for (let time = 0; time < 2; time += 1) {
      await sendDueMails(platform, () => Promise.resolve());
      await sendLetters(platform);
    }
    await sendDueMails(platform, () => Promise.resolve());
    expect(await outbox()).toEqual({ 'sent 1': BATCH, 'sent 2': MOST_WAITING });
  }, 60_000);

  it('by putting off a few of very many stops none of the others, and a letter without readers left is sent', async () => {
    const { owner, listId } = await aLetterShop(MOST_WAITING + BATCH);
    const letterId = await sentLetter(owner, { listId });
    for (let time = 0; time < 6; time += 1) {
      await sendLetters(platform);
      await sendDueMails(platform, putOff);
    }
    expect(await outbox()).toEqual({ 'stored 1': MOST_WAITING });
    await platform.db.$client.query('update letters set written = 100000');
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': BATCH, 'stored 1': MOST_WAITING });
    await sendDueMails(platform, putOff);
    await platform.db.$client.query('update letters set written = $1', [MOST_WAITING + BATCH]);
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 1': MOST_WAITING + BATCH });
    expect(await statusOf(letterId)).toBe('sent');
  }, 60_000);
});

describe('letters that cannot go on', () => {
  it('hold up no letter of another site, however many they are', async () => {
    const stuck = await aLetterShop(MOST_UNTRIED);
    await copyLetter(await sentLetter(stuck.owner, { listId: stuck.listId }), 100);
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': MOST_UNTRIED });
    const other = await aLetterShop(2);
    const letterId = await sentLetter(other.owner, { listId: other.listId });
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': MOST_UNTRIED + 2 });
    expect(await statusOf(letterId)).toBe('sending');
  });

  it('since their site is closed hold up none, and wait', async () => {
    const later = new Date(platform.clock.now() + DAY).toISOString().slice(0, 16);
    const closed = await aLetterShop(1);
    const underWay = await sentLetter(closed.owner, { listId: closed.listId });
    const waiting = await sentLetter(closed.owner, { listId: closed.listId }, later);
    await copyLetter(underWay, 100);
    await copyLetter(waiting, 100);
    await platform.db.$client.query('update websites set archived_on = now() where website_id = $1', [
      closed.websiteId,
    ]);
    const other = await aLetterShop(1);
    await sentLetter(other.owner, { listId: other.listId });
    await sentLetter(other.owner, { listId: other.listId }, later);
    platform.clock.advance(2 * DAY);
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': 2 });
    expect([await statusOf(underWay), await statusOf(waiting)]).toEqual(['sending', 'scheduled']);
    await platform.db.$client.query('update websites set archived_on = null where website_id = $1', [
      closed.websiteId,
    ]);
    // The copies of the one that was under way have nobody left to write to.
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': 2 + 1 + 101 });
  });

  it('since they are damaged hold up no other, whether they are due or under way', async () => {
    const later = new Date(platform.clock.now() + DAY).toISOString().slice(0, 16);
    const { owner, listId } = await aLetterShop(2);
    const damaged = [await sentLetter(owner, { listId }), await sentLetter(owner, { listId }, later)];
    await platform.db.$client.query(
      `update letters set parts = '{}', sent = case when sent is null then null else '{}'::jsonb end where id = any($1)`,
      [damaged],
    );
    await sentLetter(owner, { listId });
    await sentLetter(owner, { listId }, later);
    platform.clock.advance(2 * DAY);
    await sendLetters(platform);
    expect(await outbox()).toEqual({ 'stored 0': 4 });
    expect(await Promise.all(damaged.map(statusOf))).toEqual(['sending', 'scheduled']);
  });
});
