import type { MailDelivery, Suppression } from '@vitrine/contracts/mail-delivery.ts';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import { marketingMails } from '@vitrine/domain/mail/marketing-mails.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId, newToken } from '../../platform/ids.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { isEventsAddress } from './events-address.ts';
import { mailPersonalData } from './personal-data.ts';
import { findMail, insertMail } from './repository.ts';
import { sendDueMails } from './sender.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  await platform.db.$client.query('truncate outbox_mails');
  shop = await aShop(platform, `events-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
});

const makeAddress = async (): Promise<string> => {
  const answer = await owner.send('POST', '/api/admin/mail-delivery/events-address');
  return new URL(answer.json<MailDelivery>().events?.url ?? '').pathname;
};
/** As a mail service sends it: without a session, to whatever host. */
const report = (url: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: shop.host, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const listed = async (query = ''): Promise<{ rows: Suppression[]; next: string | null }> =>
  (await owner.send('GET', `/api/admin/mail-suppressions${query}`)).json();
const lastOn = async () =>
  (await owner.send('GET', '/api/admin/mail-delivery')).json<MailDelivery>().events?.lastOn;
const lift = (id: string | undefined) => owner.send('POST', `/api/admin/mail-suppressions/${id ?? ''}/lift`);

async function aMail(kind: MailKind, recipient = 'June@Example.com'): Promise<string> {
  const id = newId();
  await insertMail(platform.db, {
    websiteId: shop.websiteId,
    id,
    kind,
    orderId: null,
    recipient,
    subject: 'Back',
    bodyText: 'Back.\n',
    bodyHtml: '<p>Back.</p>',
    now: new Date(platform.clock.now()),
  });
  return id;
}
/** Letters go to subscribers alone. */
const subscribe = (email: string) =>
  platform.db.$client.query(
    `insert into subscribers (website_id, id, email, state, source, secret, created_on)
      values ($1, $2, $3, 'active', 'owner', $4, now())`,
    [shop.websiteId, newId(), email, newToken(24)],
  );
/** The recipients of what is sent now. */
async function sentTo(): Promise<readonly string[]> {
  const sent: string[] = [];
  await sendDueMails(platform, (mail) => {
    sent.push(mail.recipient);
    return Promise.resolve();
  });
  return sent;
}
const statusOf = async (id: string) => (await findMail(platform.db, shop.websiteId, id))?.status;

const bounce = { type: 'bounce', email: 'june@example.com', words: '550 no such user' };

describe('the address for bounces and complaints', () => {
  it('is made by an owner, secret, and replaced by another one', async () => {
    const first = await makeAddress();
    expect(first).toMatch(new RegExp(`^/api/mail-events/${shop.websiteId}/[\\w-]{32}$`));
    expect((await report(first, bounce)).statusCode).toBe(204);
    const second = await makeAddress();
    expect(second).not.toBe(first);
    expect((await report(first, bounce)).statusCode).toBe(404);
    expect((await report(second, bounce)).statusCode).toBe(204);
    const { rows } = await platform.db.$client.query<{ row: string }>(
      'select a::text as row from mail_event_addresses a where website_id = $1',
      [shop.websiteId],
    );
    expect(rows[0]?.row).not.toContain(second.split('/').at(-1));
  });

  it('is found by nobody who guesses, and is of one website only', async () => {
    const url = await makeAddress();
    const secret = url.split('/').at(-1) ?? '';
    const other = await aShop(platform, `events-other-${shops}.example`);
    for (const guess of [
      `/api/mail-events/${shop.websiteId}/wrong`,
      `/api/mail-events/${other.websiteId}/${secret}`,
      `/api/mail-events/${newId()}/${secret}`,
      `/api/mail-events/none/${secret}`,
    ])
      expect([guess, (await report(guess, bounce)).statusCode]).toEqual([guess, 404]);
    expect((await listed()).rows).toEqual([]);
  });

  it('is closed while its key is missing', async () => {
    const secret = (await makeAddress()).split('/').at(-1) ?? '';
    const secrets = await openSecrets({ dataFolder: await mkdtemp(join(tmpdir(), 'vitrine-keys-')) });
    expect(await isEventsAddress(platform, shop.websiteId, secret)).toBe(true);
    expect(await isEventsAddress({ ...platform, secrets }, shop.websiteId, secret)).toBe(false);
  });

  it.each([
    ['no JSON', '{', 400],
    ['a word', '"bounce"', 422],
    ['an unknown shape', '{"hello":"world"}', 422],
    ['more than 1,000 events', JSON.stringify(Array.from({ length: 1_001 }, () => bounce)), 422],
    ['three megabytes', JSON.stringify({ ...bounce, words: 'x'.repeat(3_000_000) }), 413],
  ])('refuses %s, and nothing is stored', async (_what, payload, status) => {
    const url = await makeAddress();
    const headers = { host: shop.host, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect((await listed()).rows).toEqual([]);
  });

  it('shows when something was reported last', async () => {
    const url = await makeAddress();
    expect(await lastOn()).toBeNull();
    await report(url, { RecordType: 'Delivery', Recipient: 'june@example.com' });
    expect(await lastOn()).toBe(new Date(platform.clock.now()).toISOString());
    expect((await listed()).rows).toEqual([]);
  });
});

describe('an address whose mails come back', () => {
  it.each(marketingMails)('gets no %s, also none that was written before', async (kind) => {
    await subscribe('june@example.com');
    await subscribe('ada@example.com');
    const before = await aMail(kind);
    await report(await makeAddress(), bounce);
    const after = await aMail(kind);
    await aMail(kind, 'ada@example.com');
    expect(await sentTo()).toEqual(['ada@example.com']);
    expect([await statusOf(before), await statusOf(after)]).toEqual(['suppressed', 'suppressed']);
    expect(await sentTo()).toEqual([]);
  });

  it.each([
    'order-confirmation',
    'digital-delivery',
    'subscription-changed',
    'newsletter-confirmation',
    'password-reset',
  ] as const)('gets its %s all the same', async (kind) => {
    await report(await makeAddress(), bounce);
    await aMail(kind);
    expect(await sentTo()).toEqual(['June@Example.com']);
  });

  it('is suppressed at this website only', async () => {
    await report(await makeAddress(), bounce);
    const first = shop;
    shop = await aShop(platform, `events-second-${shops}.example`);
    expect(shop.websiteId).not.toBe(first.websiteId);
    await aMail('restock');
    expect(await sentTo()).toEqual(['June@Example.com']);
  });

  it('is listed with what was said of it, and each once', async () => {
    const url = await makeAddress();
    const complaint = { type: 'complaint', email: 'JUNE@example.com' };
    await Promise.all([report(url, [bounce, bounce, complaint]), report(url, [complaint, bounce])]);
    await report(url, { type: 'bounce', email: 'ada@example.com', time: '2026-03-01T10:00:00Z' });
    const { rows, next } = await listed();
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      { email: 'ada@example.com', reason: 'bounce', words: '', since: '2026-03-01T10:00:00.000Z' },
      { email: 'june@example.com', reason: 'complaint' },
    ]);
    expect((await listed('?search=JU')).rows).toHaveLength(1);
    expect((await listed('?search=%25')).rows).toEqual([]);
  });

  it('is read page by page', async () => {
    const url = await makeAddress();
    await report(
      url,
      Array.from({ length: 120 }, (_, index) => ({ type: 'bounce', email: `gone${index}@example.com` })),
    );
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listed>> = await listed(after === null ? '' : `?after=${after}`);
      for (const { email } of page.rows) seen.add(email);
      after = page.next;
    } while (after !== null);
    expect(seen.size).toBe(120);
  });
});

describe('an owner who lifts it', () => {
  it('sends again, until something newer is reported', async () => {
    const url = await makeAddress();
    await report(url, { ...bounce, time: new Date(platform.clock.now()).toISOString() });
    const [row] = (await listed()).rows;
    platform.clock.advance(60_000);
    expect((await lift(row?.id)).statusCode).toBe(204);
    expect((await listed()).rows).toEqual([]);
    await aMail('restock');
    expect(await sentTo()).toEqual(['June@Example.com']);
    // The service reports the same bounce again.
    await report(url, { ...bounce, time: row?.since });
    expect((await listed()).rows).toEqual([]);
    platform.clock.advance(60_000);
    await report(url, bounce);
    expect((await listed()).rows).toMatchObject([{ email: 'june@example.com', reason: 'bounce' }]);
    await aMail('restock');
    expect(await sentTo()).toEqual([]);
  });

  it('reads that it is lifted already', async () => {
    await report(await makeAddress(), bounce);
    const [row] = (await listed()).rows;
    await lift(row?.id);
    expect((await lift(row?.id)).json()).toMatchObject({ error: 'MAIL_SUPPRESSION_NOT_FOUND' });
    expect((await lift(newId())).statusCode).toBe(404);
  });
});

it('what was reported of a person is exported and erased with that person', async () => {
  await report(await makeAddress(), bounce);
  const { websiteId } = shop;
  const person = { websiteId, emails: ['june@example.com'], customerIds: [], locale: 'en' as const };
  const read = () => mailPersonalData.read(platform.db, person);
  expect(await read()).toMatchObject([{ reason: 'bounce', words: '550 no such user' }]);
  await platform.db.transaction((tx) => mailPersonalData.erase(tx, person));
  expect(await read()).toEqual([]);
});
