// PostgreSQL: both (row locks, two servers at once)
import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { sentLetter } from '@vitrine/testing/letter-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { TestMailServer } from '@vitrine/testing/test-mail-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendDueMails } from '../mail/sender.ts';
import { smtpDelivery } from '../mail/smtp-delivery.ts';
import { MOST_UNTRIED, sendLetters } from './write-letters.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** More than the outbox takes at once, twice. */
const READERS = 2 * MOST_UNTRIED + 100;

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let mailServer: TestMailServer;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  mailServer = new TestMailServer();
  await mailServer.start();
});
afterAll(async () => {
  await mailServer.stop();
  await app.close();
  await platform.close();
});

it('a letter that two servers send to a mail server that is away for a day reaches each reader once', async () => {
  const shop = await aShop(platform, 'outage.test');
  const owner = await anOwner(app, platform, shop, 'outage@example.com');
  const { id: listId } = await aMailingList(owner, 'Kiln letter');
  await subscribeAll(platform, shop.websiteId, listId, READERS);
  const letterId = await sentLetter(owner, { listId });

  const other = anotherProcess(platform);
  const [delivery, another] = [smtpDelivery(mailServer.url), smtpDelivery(mailServer.url)];
  const run = () =>
    Promise.all([
      sendLetters(platform).then(() => sendDueMails(platform, delivery.deliver)),
      sendLetters(other).then(() => sendDueMails(other, another.deliver)),
    ]);
  let stopped: Promise<void> | undefined;
  mailServer.onMail = () => {
    if (mailServer.received.length === MOST_UNTRIED + 50) stopped = mailServer.stop();
  };
  await run();
  await run();
  await stopped;
  const taken = mailServer.received.length;
  expect(taken).toBeGreaterThanOrEqual(MOST_UNTRIED + 50);
  expect(taken).toBeLessThan(READERS);
  for (let hour = 0; hour < 24; hour += 1) {
    platform.clock.advance(HOUR);
    await run();
  }
  const outbox = await platform.db.$client.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from outbox_mails where kind = 'letter' group by status order by status`,
  );
  const stored = outbox.rows.find(({ status }) => status === 'stored')?.count ?? 0;
  expect(outbox.rows.map(({ status }) => status)).toEqual(['sent', 'stored']);
  // However long it is away, no more wait for it than at first, and a few that were tried.
  expect(stored).toBeLessThan(MOST_UNTRIED + 50);

  await mailServer.start();
  platform.clock.advance(15 * MINUTE);
  for (let count = 0; count < 5; count += 1) await run();
  const recipients = mailServer.received.flatMap(({ to }) => to);
  expect(recipients).toHaveLength(READERS);
  expect(new Set(recipients).size).toBe(READERS);
  const letter = await platform.db.$client.query(
    'select status, total, written, skipped from letters where id = $1',
    [letterId],
  );
  expect(letter.rows).toEqual([{ status: 'sent', total: READERS, written: READERS, skipped: 0 }]);
  delivery.close();
  another.close();
}, 120_000);
