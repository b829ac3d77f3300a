// PostgreSQL: both (rows claimed by several servers at once)
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { TestMailServer } from '@vitrine/testing/test-mail-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { findMail, insertMails } from './repository.ts';
import { MAX_AGE, MAX_ATTEMPTS, sendDueMails } from './sender.ts';
import { type SmtpDelivery, smtpDelivery } from './smtp-delivery.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let platform: TestPlatform;
let shop: CheckoutShop;
let mailServer: TestMailServer;
let delivery: SmtpDelivery;

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  mailServer = new TestMailServer();
  await mailServer.start();
  delivery = smtpDelivery(mailServer.url);
});
afterAll(async () => {
  delivery.close();
  await mailServer.stop();
  await platform.close();
});
beforeEach(async () => {
  // What one test has found of the mail server is not known to the next.
  platform.instances.clear();
  mailServer.received.length = 0;
  mailServer.onMail = null;
  await platform.db.$client.query('delete from outbox_mails');
});

/** A mail server that says nothing. */
const away = () => Promise.reject(Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' }));

async function someMails(count: number): Promise<readonly string[]> {
  const now = new Date(platform.clock.now());
  const mails = Array.from({ length: count }, (_, index) => ({
    websiteId: shop.site.websiteId,
    id: newId(platform.clock.now()),
    kind: 'order-confirmation' as const,
    orderId: null,
    recipient: `buyer${index}@example.com`,
    subject: 'Your order',
    bodyText: 'Thank you.\n',
    bodyHtml: '<p>Thank you.</p>',
    now,
  }));
  await insertMails(platform.db, mails);
  return mails.map(({ id }) => id);
}

/** How many mails there are of each status. */
async function statuses(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await platform.db.$client.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from outbox_mails group by status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** How many mails are being sent, or were tried. */
async function claimed(): Promise<number | null> {
  const tried = await platform.db.$client.query(
    `select 1 from outbox_mails where status = 'stored' and attempts = 1`,
  );
  return tried.rowCount;
}

const recipients = (): readonly string[] => mailServer.received.flatMap(({ to }) => to);
const messageIds = (): readonly string[] =>
  mailServer.received.map(({ message }) => /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '');

describe('a mail server that goes away', () => {
  it('in the middle of 1,000 mails of two servers gets each of them once when it is back', async () => {
    await someMails(1_000);
    const other = anotherProcess(platform);
    const another = smtpDelivery(mailServer.url);
    const run = () =>
      Promise.all([sendDueMails(platform, delivery.deliver), sendDueMails(other, another.deliver)]);
    let stopped: Promise<void> | undefined;
    mailServer.onMail = () => {
      if (mailServer.received.length === 400) stopped = mailServer.stop();
    };
    await run();
    await stopped;
    const taken = mailServer.received.length;
    expect(taken).toBeGreaterThanOrEqual(400);
    expect(taken).toBeLessThan(1_000);
    // For a day nobody gives a mail up, and the mails that wait keep the reason.
    for (let hour = 0; hour < 24; hour += 1) {
      platform.clock.advance(HOUR);
      await run();
    }
    expect(await statuses()).toEqual({ sent: taken, stored: 1_000 - taken });
    await mailServer.start();
    platform.clock.advance(15 * MINUTE);
    await run();
    expect(await statuses()).toEqual({ sent: 1_000 });
    expect(recipients()).toHaveLength(1_000);
    expect(new Set(recipients()).size).toBe(1_000);
    another.close();
  }, 120_000);

  it('or answers without end is left after a while, and the mails of others go on', async () => {
    const [id = ''] = await someMails(1);
    // Never silent, so that no timeout of a connection notices.
    const endless = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 kiln\r\n');
      const line = setInterval(() => socket.write('250-more\r\n'), 20);
      socket.on('close', () => clearInterval(line));
    });
    await once(endless.listen(0, '127.0.0.1'), 'listening');
    const { port } = endless.address() as AddressInfo;
    const slow = smtpDelivery(`smtp://127.0.0.1:${port}`, 500);
    expect(await sendDueMails(platform, slow.deliver)).toBe(0);
    await expect(slow.verify()).rejects.toThrow('The server did not finish in time.');
    slow.close();
    endless.close();
    expect(await findMail(platform.db, shop.site.websiteId, id)).toMatchObject({
      status: 'stored',
      lastError: 'The server did not finish in time.',
    });
    platform.clock.advance(MINUTE);
    expect(await sendDueMails(platform, delivery.deliver)).toBe(1);
  });

  it('is tried once, and then left alone for longer and longer, whatever waits for it', async () => {
    const ids = await someMails(20);
    let tries = 0;
    const countTries = () => {
      tries += 1;
      return away();
    };
    await sendDueMails(platform, countTries);
    await sendDueMails(platform, countTries);
    expect(tries).toBe(1);
    const waits: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      platform.clock.advance(MINUTE);
      const before = tries;
      await sendDueMails(platform, countTries);
      if (tries > before) waits.push(minute);
    }
    expect(waits).toEqual([1, 3, 7, 15, 30, 45, 60]);
    const mails = await Promise.all(ids.map((id) => findMail(platform.db, shop.site.websiteId, id)));
    expect(mails.every((mail) => mail?.status === 'stored' && mail.attempts <= 1)).toBe(true);
  });

  it('costs a mail no attempt, but for the first', async () => {
    const [id = ''] = await someMails(1);
    for (let count = 0; count < 3 * MAX_ATTEMPTS; count += 1) {
      await sendDueMails(platform, away);
      platform.clock.advance(15 * MINUTE);
    }
    expect(await findMail(platform.db, shop.site.websiteId, id)).toMatchObject({
      status: 'stored',
      attempts: 1,
      lastError: 'Greeting never received',
    });
    expect(await sendDueMails(platform, delivery.deliver)).toBe(1);
  });

  it('for more than five days has its mails given up, for the owner to send again', async () => {
    const [id = ''] = await someMails(1);
    await sendDueMails(platform, away);
    platform.clock.advance(MAX_AGE - MINUTE);
    await sendDueMails(platform, away);
    expect(await findMail(platform.db, shop.site.websiteId, id)).toMatchObject({ status: 'stored' });
    platform.clock.advance(HOUR);
    await sendDueMails(platform, away);
    expect(await findMail(platform.db, shop.site.websiteId, id)).toMatchObject({ status: 'failed' });
  });
});

describe('a server that is killed', () => {
  it('before the mail server has the mail lets another one send it', async () => {
    await someMails(3);
    void sendDueMails(platform, () => new Promise<never>(() => undefined));
    await expect.poll(claimed).toBe(1);
    const other = anotherProcess(platform);
    expect(await sendDueMails(other, delivery.deliver)).toBe(2);
    platform.clock.advance(10 * MINUTE);
    expect(await sendDueMails(other, delivery.deliver)).toBe(1);
    expect(new Set(recipients()).size).toBe(3);
    expect(recipients()).toHaveLength(3);
  });

  it('between the mail server’s answer and its own note sends a copy that receivers know as the same message', async () => {
    await someMails(3);
    let isKilled = false;
    void sendDueMails(platform, async (mail) => {
      await delivery.deliver(mail);
      isKilled = true;
      await new Promise<never>(() => undefined);
    });
    await expect.poll(() => isKilled).toBe(true);
    const other = anotherProcess(platform);
    await sendDueMails(other, delivery.deliver);
    platform.clock.advance(10 * MINUTE);
    await sendDueMails(other, delivery.deliver);
    expect(await statuses()).toEqual({ sent: 3 });
    expect(recipients()).toHaveLength(4);
    expect(new Set(messageIds()).size).toBe(3);
  });

  it('on purpose begins no further mail', async () => {
    await someMails(5);
    const stopping = new AbortController();
    await sendDueMails(
      platform,
      async (mail) => {
        await delivery.deliver(mail);
        stopping.abort();
      },
      { signal: stopping.signal },
    );
    expect(await statuses()).toEqual({ sent: 1, stored: 4 });
  });
});
