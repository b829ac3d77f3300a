import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { MailSettingsView } from '@vitrine/contracts/mail-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { importPicture } from '../media/index.ts';
import { insertMail, renderFor } from './index.ts';
import { occasionWords } from './mail-plan.ts';
import { sendDueMails } from './sender.ts';
import { smtpDelivery } from './smtp-delivery.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let shops = 0;
let server: SMTPServer;
let delivery: ReturnType<typeof smtpDelivery>;
const received: string[] = [];

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  const socket = server.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  delivery = smtpDelivery(`smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`);
});
afterAll(async () => {
  delivery.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  received.length = 0;
  shop = await aShop(platform, `mails-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
});

const read = async (): Promise<MailSettingsView> =>
  (await owner.send('GET', '/api/admin/mail-settings')).json();

/** Changes the settings as they are now. */
async function put(change: object, version?: string) {
  const {
    senderName,
    senderAddress,
    replyTo,
    logo,
    picture,
    accent,
    footer,
    version: current,
  } = await read();
  const logoId = picture?.id ?? null;
  const sender = { senderName, senderAddress, replyTo };
  const before = { ...sender, logo, logoId, accent, footer, version: version ?? current };
  const answer = await owner.send('PUT', '/api/admin/mail-settings', { ...before, ...change });
  await awaitNotifications(platform);
  return answer;
}

async function aPicture(websiteId = shop.websiteId): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 200, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  const taken = await importPicture(platform, websiteId, { bytes, filename: 'logo.png', altText: '' });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value.id;
}

/** A mail as the shop writes it now. */
const written = () =>
  renderFor(platform, platform.db, shop.websiteId, {
    shop: {
      title: `Shop at ${shop.host}`,
      origin: `http://${shop.host}`,
      address: ['12 Kiln Lane'],
      contactEmail: 'owner@example.com',
      language: 'en-US',
    },
    words: occasionWords('restock', 'back', { product: 'Mug' }),
    links: [{ label: 'See Mug', href: `http://${shop.host}/mug` }],
  });

/** The message that a mail server gets of the shop, its header lines unfolded. */
async function delivered(): Promise<string> {
  await insertMail(platform.db, {
    websiteId: shop.websiteId,
    id: newId(platform.clock.now()),
    kind: 'restock',
    orderId: null,
    recipient: 'june@example.com',
    subject: 'Back',
    bodyText: 'Back.\n',
    bodyHtml: '<p>Back.</p>',
    now: new Date(platform.clock.now()),
  });
  await sendDueMails(platform, delivery.deliver);
  return received.at(-1)?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
}

describe('the settings of mails', () => {
  it('are those of the site until an owner changes them', async () => {
    expect(await read()).toMatchObject({
      senderName: '',
      senderAddress: '',
      replyTo: '',
      logo: 'site',
      picture: null,
      accent: '',
      footer: '',
      site: {
        title: `Shop at ${shop.host}`,
        contactEmail: 'owner@example.com',
        logo: null,
        accent: expect.stringMatching(/^#[\da-f]{6}$/) as string,
        language: 'en',
      },
    });
    const message = await delivered();
    expect(message).toMatch(/^From: "?Shop at mails-\d+\.example"? <owner@example\.com>/m);
    expect(message).not.toMatch(/^Reply-To:/m);
  });

  it('name the sender and where answers go', async () => {
    const saved = await put({ senderName: 'Fern & Kiln', replyTo: 'answers@example.com' });
    expect(saved.statusCode).toBe(200);
    const message = await delivered();
    expect(message).toMatch(/^From: "?Fern & Kiln"? <owner@example\.com>/m);
    expect(message).toMatch(/^Reply-To: <?answers@example\.com>?\r$/m);
  });

  it('name the address they come from, in place of the contact address of the site', async () => {
    await put({ senderAddress: 'shop@send.example' });
    const message = await delivered();
    expect(message).toMatch(/^From: "?Shop at mails-\d+\.example"? <shop@send\.example>/m);
    expect(message).toMatch(/^Message-ID: <[\da-f-]{36}@send\.example>\r$/m);
  });

  it('keep quotes and emoji in the sender’s name from breaking its header', async () => {
    await put({ senderName: 'Fern "the best" <kiln@evil.example>' });
    const quoted = await delivered();
    expect(quoted).toMatch(/^From: "Fern \\"the best\\" <kiln@evil\.example>" <owner@example\.com>\r$/m);
    await put({ senderName: 'Fern 🌿' });
    expect(await delivered()).toMatch(/^From: =\?UTF-8\?[BQ]\?[^?]+\?= <owner@example\.com>\r$/m);
  });

  it('give every mail that is written from then on its logo, its color and its footer', async () => {
    const plain = await written();
    expect(plain.bodyHtml).not.toContain('<img');
    expect(plain.bodyText).toContain('12 Kiln Lane');
    const logoId = await aPicture();
    const saved = await put({ logo: 'picture', logoId, accent: '#8A3B1E', footer: 'VAT 12345' });
    expect(saved.json()).toMatchObject({ logo: 'picture', picture: { id: logoId }, accent: '#8a3b1e' });
    const { bodyHtml, bodyText } = await written();
    expect(bodyHtml).toMatch(
      new RegExp(`<img class="logo" src="http://${shop.host}/media/${logoId}/[^"]+" width="200" height="50"`),
    );
    expect(bodyHtml).toContain('bgcolor="#8a3b1e"');
    expect(bodyText.endsWith('VAT 12345\n')).toBe(true);
    expect((await put({ logo: 'none' })).json()).toMatchObject({ logo: 'none', picture: null });
    expect((await written()).bodyHtml).not.toContain('<img');
  });

  it('show the logo of the site where they name no other', async () => {
    const pictureId = await aPicture();
    await owner.send('PUT', '/api/admin/branding/logo', { pictureId, nameIsLogo: false });
    await awaitNotifications(platform);
    expect((await written()).bodyHtml).toContain(`/media/${pictureId}/`);
    expect((await read()).site.logo).toMatchObject({ id: pictureId });
  });

  it('leave a mail without a picture once its logo was deleted, and say so', async () => {
    const logoId = await aPicture();
    await put({ logo: 'picture', logoId });
    expect((await written()).bodyHtml).toContain(logoId);
    await owner.send('POST', '/api/admin/assets/delete', { ids: [logoId] });
    await awaitNotifications(platform);
    const { bodyHtml } = await written();
    expect(bodyHtml).not.toContain('<img');
    expect(bodyHtml).toContain(`Shop at ${shop.host}`);
    expect(await read()).toMatchObject({ logo: 'picture', picture: null });
  });

  it('follow the color of the design, and mend one that is hard to read', async () => {
    const { accent } = (await read()).site;
    expect((await written()).bodyHtml).toContain('class="button"');
    expect(accent).not.toBe('');
    await put({ accent: '#ffee88' });
    const { bodyHtml } = await written();
    expect(bodyHtml).not.toContain('bgcolor="#ffee88"');
  });
});

describe('settings that cannot be stored', () => {
  it.each([
    ['senderName', { senderName: 'Fern\r\nBcc: all@example.com' }, 'Write the name in one line.'],
    ['senderName', { senderName: 'x'.repeat(101) }, 'Use at most 100 characters.'],
    ['replyTo', { replyTo: 'nobody' }, 'Enter an email address, like name@example.com, or nothing.'],
    [
      'replyTo',
      { replyTo: 'a@example.com\r\nBcc: b@example.com' },
      'Enter an email address, like name@example.com, or nothing.',
    ],
    [
      'senderAddress',
      { senderAddress: 'a@example.com\r\nBcc: b@example.com' },
      'Enter an email address, like name@example.com, or nothing.',
    ],
    ['accent', { accent: 'red' }, 'Enter a color like #b5462f, or nothing for the color of your site.'],
    ['footer', { footer: 'x'.repeat(301) }, 'Use at most 300 characters.'],
    ['logoId', { logo: 'picture', logoId: null }, 'Choose a picture from your files.'],
  ])('%s is refused at its field', async (field, change, sentence) => {
    const answer = await put(change);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ error: 'MALFORMED_REQUEST', fields: { [field]: sentence } }),
    ]);
    expect(await read()).toMatchObject({ senderName: '', replyTo: '', accent: '', footer: '', logo: 'site' });
  });

  it('name a picture of another website, or none at all', async () => {
    const other = await aShop(platform, `mails-other-${shops}.example`);
    const theirs = await aPicture(other.websiteId);
    for (const logoId of [theirs, newId()])
      expect((await put({ logo: 'picture', logoId })).json()).toMatchObject({ error: 'FILE_NOT_FOUND' });
  });

  it('were read before somebody else changed them', async () => {
    const { version } = await read();
    expect((await put({ footer: 'first' })).statusCode).toBe(200);
    const late = await put({ footer: 'second' }, version);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ error: 'STALE_REVISION' }),
    ]);
    expect(await read()).toMatchObject({ footer: 'first' });
  });

  it('come from nobody who is signed in here', async () => {
    expect((await aVisitor(app, shop.host).send('GET', '/api/admin/mail-settings')).statusCode).toBe(401);
  });
});
