import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailDelivery } from '@vitrine/contracts/mail-delivery.ts';
import { mailServerTexts as text } from '@vitrine/domain/text/en/mail-delivery.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { TestMailServer } from '@vitrine/testing/test-mail-server.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openInternet } from '../../platform/http/guarded-fetch.ts';
import { newId } from '../../platform/ids.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { viewMailDelivery } from './mail-delivery.ts';
import { OwnServers } from './mail-pollers.ts';
import { findMail, insertMail } from './repository.ts';
import { sendDueMails } from './sender.ts';
import { findSite } from '../websites/index.ts';

const user = { name: 'shop', password: 'glaze & ash 1280' };
const path = '/api/admin/mail-delivery';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let mailServer: TestMailServer;
let own: OwnServers;
let shops = 0;

const names: Readonly<Record<string, readonly string[]>> = {
  'smtp.kiln.example': ['127.0.0.1'],
  'inside.kiln.example': ['10.0.0.5'],
  'mixed.kiln.example': ['127.0.0.1', '10.0.0.5'],
};
/** What a name server says of all names; null: of each what it knows. */
let dnsFails: string | null = null;
const outside = {
  ...openInternet,
  resolve: (name: string) =>
    name in names && dnsFails === null
      ? Promise.resolve(names[name] ?? [])
      : Promise.reject(Object.assign(new Error('not found'), { code: dnsFails ?? 'ENOTFOUND' })),
  mayReachMail: (address: string) => address === '127.0.0.1',
};

beforeAll(async () => {
  platform = await testPlatform({ outside });
  app = await buildApp(platform);
  mailServer = new TestMailServer(user);
  await mailServer.start();
});
afterAll(async () => {
  await mailServer.stop();
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  mailServer.received.length = 0;
  await platform.db.$client.query('truncate outbox_mails, mail_servers');
  shop = await aShop(platform, `server-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  own = new OwnServers(platform);
  return () => own.close();
});

const server = () => ({
  host: 'smtp.kiln.example',
  port: mailServer.port,
  security: 'none',
  username: user.name,
  password: user.password,
});
const view = async (): Promise<MailDelivery> => (await owner.send('GET', path)).json<MailDelivery>();
const save = (change: object = {}, seen: string | null = null) =>
  owner.send('PUT', path, { ...server(), ...change, seen });
const tryOut = (change: object = {}) => owner.send('POST', `${path}/test`, { ...server(), ...change });

async function aMail(websiteId = shop.websiteId): Promise<string> {
  const id = newId();
  await insertMail(platform.db, {
    websiteId,
    id,
    kind: 'order-confirmation',
    orderId: null,
    recipient: 'ada@example.com',
    subject: 'Your order',
    bodyText: 'Thank you.\n',
    bodyHtml: '<p>Thank you.</p>',
    now: new Date(platform.clock.now()),
  });
  return id;
}
const statusOf = async (id: string, websiteId = shop.websiteId) =>
  (await findMail(platform.db, websiteId, id))?.status;

describe('the mail server of a website', () => {
  it('is absent at first, and mails are stored', async () => {
    expect(await view()).toMatchObject({ sentBy: 'none', environmentHost: '', server: null, waiting: null });
    const id = await aMail();
    expect(await own.sendDueMails()).toBe(0);
    expect(await statusOf(id)).toBe('stored');
    expect((await owner.send('GET', '/api/admin/mails/sending')).json()).toEqual({ smtp: false });
  });

  it('sends what was stored, signed in, and nothing of a website that has none', async () => {
    const other = await aShop(platform, `server-other-${shops}.example`);
    const [mine, theirs] = [await aMail(), await aMail(other.websiteId)];
    expect((await save()).statusCode).toBe(200);
    expect(await own.sendDueMails()).toBe(1);
    expect(mailServer.received).toMatchObject([{ to: ['ada@example.com'], isSignedIn: true }]);
    expect(await statusOf(mine)).toBe('sent');
    expect(await statusOf(theirs, other.websiteId)).toBe('stored');
    expect((await owner.send('GET', '/api/admin/mails/sending')).json()).toEqual({ smtp: true });
  });

  it('is shown without its password, which is stored encrypted', async () => {
    const saved = await save();
    const { host, port, security, username } = server();
    expect(saved.json<MailDelivery>()).toMatchObject({
      sentBy: 'settings',
      server: { host, port, security, username, hasPassword: true, isReadable: true },
    });
    expect(saved.body).not.toContain(user.password);
    expect((await owner.send('GET', path)).body).not.toContain(user.password);
    const { rows } = await platform.db.$client.query<{ row: string }>(
      'select s::text as row from mail_servers s where website_id = $1',
      [shop.websiteId],
    );
    expect(rows[0]?.row).toContain('smtp.kiln.example');
    expect(rows[0]?.row).not.toContain(user.password);
  });

  it('keeps its password where the field is left empty, but for another server', async () => {
    const saved = (await save()).json<MailDelivery>();
    const again = await save({ password: '' }, saved.server?.version ?? null);
    expect(again.statusCode).toBe(200);
    await aMail();
    expect(await own.sendDueMails()).toBe(1);
    const elsewhere = await tryOut({ host: '127.0.0.1', password: '' });
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([
      422,
      expect.objectContaining({ error: 'MAIL_SERVER_INVALID', fields: { password: text.passwordMissing } }),
    ]);
  });

  it('is tried by a mail to whoever asks, past the outbox, and nothing is stored', async () => {
    expect((await tryOut()).json()).toEqual({ recipient: `owner-${shops}@example.com` });
    const [received] = mailServer.received;
    expect(received?.to).toEqual([`owner-${shops}@example.com`]);
    expect(received?.message).toMatch(/^Subject: Test: email from Shop at server-\d+\.example\r$/m);
    expect(received?.message).toMatch(/^From: "?Shop at server-\d+\.example"? <owner@example\.com>\r$/m);
    expect(await view()).toMatchObject({ sentBy: 'none', server: null });
  });

  it.each(['test', 'save'] as const)(
    'that refuses is quoted in its own words, and nothing is stored: %s',
    async (what) => {
      const answer = await (what === 'test' ? tryOut : save)({ password: 'wrong' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        error: 'MAIL_SERVER_REFUSED',
        message: expect.stringMatching(/535.*the kiln does not know you/) as string,
      });
      expect(await view()).toMatchObject({ server: null });
    },
  );

  it('that cannot be reached is named, with what the connection says', async () => {
    const closed = new TestMailServer();
    await closed.start();
    await closed.stop();
    const answer = await save({ port: closed.port });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'MAIL_SERVER_AWAY',
        message: expect.stringMatching(/^smtp\.kiln\.example could not be reached\..*ECONNREFUSED/) as string,
      }),
    ]);
  });

  it.each([
    ['nowhere.kiln.example', text.hostNotFound],
    ['inside.kiln.example', text.hostPrivate],
    ['mixed.kiln.example', text.hostPrivate],
    ['10.0.0.5', text.hostPrivate],
    ['smtp://smtp.kiln.example', text.hostIsAddress],
    ['', text.hostMissing],
  ])('named %s is refused at its field', async (host, sentence) => {
    const answer = await save({ host });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error: 'MAIL_SERVER_INVALID', fields: { host: sentence } }),
    ]);
  });

  it('is not changed by somebody who saw another one', async () => {
    const first = (await save()).json<MailDelivery>();
    expect((await save()).json()).toMatchObject({ error: 'STALE_REVISION' });
    const second = (await save({}, first.server?.version ?? null)).json<MailDelivery>();
    for (const seen of ['%', '']) {
      const refused = [await save({}, seen), await owner.send('POST', `${path}/remove`, { seen })];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    }
    const late = await owner.send('POST', `${path}/remove`, { seen: first.server?.version });
    expect(late.json()).toMatchObject({ error: 'STALE_REVISION' });
    const removed = await owner.send('POST', `${path}/remove`, { seen: second.server?.version });
    expect(removed.json()).toMatchObject({ sentBy: 'none', server: null });
  });

  it('loses to that of the environment, and the view says so', async () => {
    await save();
    const { config } = platform;
    const elsewhere = anotherProcess(platform, {
      config: { ...config, smtpUrl: 'smtp://user:secret@mail.host.example:587' },
    });
    await awaitNotifications(platform);
    const site = await findSite(platform, shop.host);
    if (site === null) throw new Error('no site');
    const seen = await viewMailDelivery(elsewhere, site);
    expect(seen).toMatchObject({ sentBy: 'environment', environmentHost: 'mail.host.example' });
    expect(JSON.stringify(seen)).not.toContain('secret@');
  });

  it('waits for its key where the password was encrypted with another one, and loses nothing', async () => {
    await save();
    const id = await aMail();
    const secrets = await openSecrets({ dataFolder: await mkdtemp(join(tmpdir(), 'vitrine-keys-')) });
    const other = new OwnServers(anotherProcess(platform, { secrets }));
    expect(await other.sendDueMails()).toBe(0);
    expect(await findMail(platform.db, shop.websiteId, id)).toMatchObject({
      status: 'stored',
      lastError: text.passwordUnreadable,
    });
    other.close();
    platform.clock.advance(60_000);
    expect(await own.sendDueMails()).toBe(1);
  });

  it('is nobody’s business who is not signed in here', async () => {
    const visitor = aVisitor(app, shop.host);
    expect((await visitor.send('GET', path)).statusCode).toBe(401);
    expect((await visitor.send('PUT', path, { ...server(), seen: null })).statusCode).toBe(401);
  });
});

it('a mail server that is slow keeps the mails of other websites waiting for one mail at a time', async () => {
  const other = await aShop(platform, `server-quick-${shops}.example`);
  for (let at = 0; at < 2; at += 1) await aMail();
  platform.clock.advance(1);
  for (let at = 0; at < 2; at += 1) await aMail(other.websiteId);
  const sent: string[] = [];
  const send = () =>
    sendDueMails(
      platform,
      ({ websiteId }) => {
        const isSlow = websiteId === shop.websiteId;
        sent.push(isSlow ? 'slow' : 'quick');
        platform.clock.advance(isSlow ? 20_000 : 10);
        return Promise.resolve();
      },
      {
        websites: new Map([
          [shop.websiteId, `slow-${shops}`],
          [other.websiteId, `quick-${shops}`],
        ]),
      },
    );
  await send();
  expect(sent).toEqual(['slow', 'quick', 'quick']);
  platform.clock.advance(20_000);
  await send();
  expect(sent).toEqual(['slow', 'quick', 'quick', 'slow']);
});

describe('mails whose mail server is away', () => {
  it('wait, and the owner reads how many, why and until when', async () => {
    await save();
    const closing = mailServer.port;
    await mailServer.stop();
    own.close();
    const id = await aMail();
    await aMail();
    expect(await own.sendDueMails()).toBe(0);
    expect(await view()).toMatchObject({
      waiting: {
        count: 2,
        isMore: false,
        words: expect.stringContaining('ECONNREFUSED') as string,
        nextOn: new Date(platform.clock.now() + 60_000).toISOString(),
      },
    });
    await mailServer.start();
    expect(mailServer.port).toBe(closing);
    platform.clock.advance(60_000);
    expect(await own.sendDueMails()).toBe(2);
    expect(await statusOf(id)).toBe('sent');
    expect(await view()).toMatchObject({ waiting: null });
  });

  it('are not blamed for name servers that do not answer: one is tried, and all wait', async () => {
    await save();
    const id = await aMail();
    await aMail();
    dnsFails = 'EAI_AGAIN';
    try {
      expect(await own.sendDueMails()).toBe(0);
    } finally {
      dnsFails = null;
    }
    expect(await view()).toMatchObject({ waiting: { count: 2, words: 'DNS does not answer.' } });
    const { rows } = await platform.db.$client.query<{ attempts: number }>(
      'select attempts from outbox_mails where website_id = $1 order by id',
      [shop.websiteId],
    );
    expect(rows).toEqual([{ attempts: 1 }, { attempts: 0 }]);
    platform.clock.advance(60_000);
    expect(await own.sendDueMails()).toBe(2);
    expect(await statusOf(id)).toBe('sent');
  });
});
