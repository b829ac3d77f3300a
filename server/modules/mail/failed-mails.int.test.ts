import type { HomeView } from '@vitrine/contracts/home.ts';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { copyMail, findMail, insertMail } from './repository.ts';
import { MAX_ATTEMPTS, pauseAfter, sendDueMails } from './sender.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;
let isDown = true;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  isDown = true;
  await platform.db.$client.query('truncate accounts, contributors, outbox_mails, rate_windows');
  shop = await aShop(platform, `failed-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const deliver = () => (isDown ? Promise.reject(new Error('mailbox full')) : Promise.resolve());
const send = () => sendDueMails(platform, deliver);

async function aFailedMail({ kind = 'order-confirmation' as MailKind, orderId = newId() } = {}) {
  const id = newId();
  await insertMail(platform.db, {
    websiteId: shop.websiteId,
    id,
    kind,
    orderId,
    recipient: 'june@example.com',
    subject: 'Your order',
    bodyText: 'Thank you.',
    bodyHtml: '<p>Thank you.</p>',
    now: new Date(platform.clock.now()),
  });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await send();
    platform.clock.advance(pauseAfter(attempt));
  }
  expect(await statusOf(id)).toBe('failed');
  return { id, orderId };
}

const statusOf = async (id: string) => (await findMail(platform.db, shop.websiteId, id))?.status;
const waiting = async () =>
  (await owner.send('GET', '/api/admin/home')).json<HomeView>().waiting.map((one) => one.count);
const call = (what: 'retry' | 'dismiss' | 'restore', body: object = {}) =>
  owner.send('POST', `/api/admin/mails/${what}`, body);

it('a failed mail that is sent again waits on Home only when it fails again, and is gone once it is sent', async () => {
  const { id } = await aFailedMail();
  expect(await waiting()).toEqual([1]);
  expect((await call('retry', { ids: [id] })).json()).toEqual({ ids: [id] });
  expect(await waiting()).toEqual([]);
  // All attempts are before it again.
  await send();
  expect(await statusOf(id)).toBe('stored');
  platform.clock.advance(pauseAfter(1));
  isDown = false;
  expect(await send()).toBe(1);
  expect(await statusOf(id)).toBe('sent');
  expect(await waiting()).toEqual([]);
  const late = await call('retry', { ids: [id] });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ error: 'MAILS_NOT_FAILED' });
});

it('failed mails that are dismissed leave Home, and come back when that is undone', async () => {
  const one = await aFailedMail();
  const other = await aFailedMail();
  const dismissed = (await call('dismiss')).json<{ ids: string[] }>();
  expect(dismissed.ids.toSorted()).toEqual([one.id, other.id].toSorted());
  expect(await waiting()).toEqual([]);
  const listed = await owner.send('GET', '/api/admin/mails?status=dismissed');
  expect(listed.json()).toMatchObject({ rows: { length: 2 } });
  expect((await call('restore', dismissed)).statusCode).toBe(200);
  expect(await waiting()).toEqual([2]);
  // One that was dismissed can be sent again, but "all that failed" leaves it.
  await call('dismiss', { ids: [one.id] });
  expect((await call('retry')).json()).toEqual({ ids: [other.id] });
  expect((await call('retry', { ids: [one.id] })).json()).toEqual({ ids: [one.id] });
});

it('sending a failed mail again from its order sends that mail, without a copy that leaves it on Home', async () => {
  const { id, orderId } = await aFailedMail();
  const now = new Date(platform.clock.now());
  const copy = { id: newId(), now };
  expect(await copyMail(platform.db, { websiteId: shop.websiteId, orderId, mailId: id }, copy)).toMatchObject(
    {
      id,
    },
  );
  isDown = false;
  expect(await send()).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('a failed copy leaves Home when a later copy arrives', async () => {
  const orderId = newId();
  await aFailedMail({ orderId });
  isDown = false;
  await insertMail(platform.db, {
    websiteId: shop.websiteId,
    id: newId(),
    kind: 'order-confirmation',
    orderId,
    recipient: 'june@example.com',
    subject: 'Your order',
    bodyText: 'Thank you.',
    bodyHtml: '<p>Thank you.</p>',
    now: new Date(platform.clock.now()),
  });
  expect(await send()).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('a mail with a link that has expired can only be dismissed', async () => {
  const { id } = await aFailedMail({ kind: 'password-reset' });
  expect((await call('retry', { ids: [id] })).statusCode).toBe(409);
  expect((await call('retry')).statusCode).toBe(409);
  expect((await call('dismiss', { ids: [id] })).statusCode).toBe(200);
  expect(await waiting()).toEqual([]);
});

it('mails of another website stay as they are', async () => {
  const { id } = await aFailedMail();
  const other = await aShop(platform, `failed-other-${count}.example`);
  const stranger = await anOwner(app, platform, other);
  for (const what of ['retry', 'dismiss'])
    expect((await stranger.send('POST', `/api/admin/mails/${what}`, { ids: [id] })).statusCode).toBe(409);
  expect((await stranger.send('POST', '/api/admin/mails/restore', { ids: [id] })).json()).toEqual({
    ids: [],
  });
  expect(await statusOf(id)).toBe('failed');
});
