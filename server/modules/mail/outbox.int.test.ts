// PostgreSQL: both (rows claimed by several servers at once)
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { newId } from '../../platform/ids.ts';
import { findMail, insertMail, mailsByIds } from './repository.ts';
import { MAX_ATTEMPTS, pauseAfter, sendDueMails } from './sender.ts';
import { claimDueMail } from './sending-repository.ts';
import { smtpDelivery } from './smtp-delivery.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let server: SMTPServer;
let delivery: ReturnType<typeof smtpDelivery>;
const received: { readonly to: readonly string[]; readonly message: string }[] = [];
/** The mail server's response to a recipient; null: accepts the mail. */
let refusal: string | null = null;

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aCheckoutShop(platform);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ to, message: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  delivery = smtpDelivery(`smtp://127.0.0.1:${port}`);
});
afterAll(async () => {
  delivery.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await platform.close();
});
beforeEach(() => {
  received.length = 0;
  refusal = null;
});

async function aMail(recipient: string, unsubscribeUrl: string | null = null): Promise<string> {
  const id = newId();
  await insertMail(platform.db, {
    websiteId: shop.site.websiteId,
    id,
    kind: 'order-confirmation',
    orderId: newId(),
    recipient,
    subject: 'Your order #1001 from Fern & Kiln',
    bodyText: 'Thank you.\n',
    bodyHtml: '<p>Thank you.</p>',
    unsubscribeUrl,
    now: new Date(platform.clock.now()),
  });
  return id;
}

const stored = async (id: string) => findMail(platform.db, shop.site.websiteId, id);

/** The message that an address got, its header lines unfolded. */
const messageTo = (address: string): string =>
  received.find(({ to }) => to.includes(address))?.message.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';

describe('the outbox', () => {
  it('gives mail programs the address that unsubscribes with one request, of mails that have one', async () => {
    await aMail('june@example.com', 'https://fernandkiln.example/leave?token=abc');
    await aMail('ada@example.com');
    expect(await sendDueMails(platform, delivery.deliver)).toBe(2);
    expect(messageTo('june@example.com')).toMatch(
      /^List-Unsubscribe: <https:\/\/fernandkiln\.example\/leave\?token=abc>\r$/m,
    );
    expect(messageTo('june@example.com')).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(messageTo('ada@example.com')).not.toMatch(/^List-/m);
  });

  it('sends a stored mail to its recipient, from the shop, as plain text and HTML', async () => {
    const id = await aMail('ada@example.com');
    expect(await sendDueMails(platform, delivery.deliver)).toBe(1);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ada@example.com']);
    const message = received[0]?.message ?? '';
    expect(message).toMatch(/^From: "?Fern & Kiln"? <hello@fernandkiln\.example>/m);
    expect(message).toContain('Subject: Your order #1001 from Fern & Kiln');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
    expect(await stored(id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      sentOn: expect.any(String) as string,
    });
    expect(await sendDueMails(platform, delivery.deliver)).toBe(0);
    expect(received).toHaveLength(1);
  });

  it('sends each mail once when several servers work on the outbox', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) => aMail(`buyer${index}@example.com`)),
    );
    const sent = await Promise.all([1, 2, 3].map(() => sendDueMails(platform, delivery.deliver)));
    expect(sent.reduce((sum, number) => sum + number, 0)).toBe(ids.length);
    const recipients = received.flatMap((mail) => mail.to);
    expect(new Set(recipients).size).toBe(30);
    expect(recipients).toHaveLength(30);
  });

  it('is claimed one mail at a time, whatever plan the database chooses', async () => {
    await platform.db.$client.query('delete from outbox_mails');
    await aMail('first@example.com');
    await platform.db.$client.query('vacuum analyze outbox_mails, websites');
    for (let number = 0; number < 4; number += 1) await aMail(`buyer${number}@example.com`);
    const now = platform.clock.now();
    await claimDueMail(platform.db, { now: new Date(now), nextAttemptOn: new Date(now + 60_000) });
    const { rows } = await platform.db.$client.query<{ attempts: number }>(
      'select attempts from outbox_mails order by attempts',
    );
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 1]);
    await platform.db.$client.query('delete from outbox_mails');
  });

  it('retries later when the server refuses, and gives up after the last attempt', async () => {
    const id = await aMail('full@example.com');
    refusal = 'mailbox full';
    expect(await sendDueMails(platform, delivery.deliver)).toBe(0);
    const after = await stored(id);
    expect(after).toMatchObject({ status: 'stored', attempts: 1 });
    expect(after?.lastError).toContain('mailbox full');
    await sendDueMails(platform, delivery.deliver);
    expect((await stored(id))?.attempts).toBe(1);
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      platform.clock.advance(pauseAfter(attempt - 1));
      await sendDueMails(platform, delivery.deliver);
    }
    expect(await stored(id)).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
    refusal = null;
    platform.clock.advance(30 * 24 * 60 * 60_000);
    expect(await sendDueMails(platform, delivery.deliver)).toBe(0);
  });

  it('delivers a mail when the server accepts a later attempt', async () => {
    const id = await aMail('later@example.com');
    refusal = 'try later';
    await sendDueMails(platform, delivery.deliver);
    refusal = null;
    platform.clock.advance(pauseAfter(1));
    expect(await sendDueMails(platform, delivery.deliver)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('sends a mail from another server when the one that claimed it died', async () => {
    const id = await aMail('taken@example.com');
    const dying = sendDueMails(platform, () => new Promise<never>(() => undefined));
    void dying;
    await expect.poll(async () => (await stored(id))?.attempts).toBe(1);
    expect(await sendDueMails(platform, delivery.deliver)).toBe(0);
    platform.clock.advance(10 * 60_000);
    expect(await sendDueMails(platform, delivery.deliver)).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'sent' });
  });

  it('sends a mail once, even when it waits minutes behind others at a slow mail server', async () => {
    const ids = [
      await aMail('one@example.com'),
      await aMail('two@example.com'),
      await aMail('three@example.com'),
    ];
    const sent: string[] = [];
    await sendDueMails(platform, async (mail) => {
      platform.clock.advance(6 * 60_000);
      sent.push(mail.id);
      if (sent.length !== 2) return;
      // Meanwhile another server processes the outbox.
      await sendDueMails(platform, (other) => {
        sent.push(other.id);
        return Promise.resolve();
      });
    });
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  it('reads mails by their ids, and none of another website', async () => {
    const id = await aMail('newest@example.com');
    expect(await mailsByIds(platform.db, shop.site.websiteId, [newId(), id])).toMatchObject([
      { id, recipient: 'newest@example.com' },
    ]);
    expect(await mailsByIds(platform.db, newId(), [id])).toEqual([]);
    expect(await findMail(platform.db, newId(), id)).toBeNull();
  });
});
