import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createResetLink, createWelcomeLink } from './index.ts';

const HOUR = 60 * 60 * 1000;
const email = 'rowan@fernandkiln.example';
const password = 'a kiln at dawn';
const newPassword = 'three mugs and a teapot';
let count = 0;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

interface StoredMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
}

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
  // One account has one password and one count of wrong tries at every website: each test begins with neither.
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `reset-${count}.example`);
  owner = aVisitor(app, shop.host);
  const token = await createWelcomeLink(platform, shop.websiteId);
  const body = { token, name: 'Rowan Hale', email, password };
  expect((await owner.send('POST', '/api/admin/welcome', body)).statusCode).toBe(200);
});

const forget = (visitor: TestVisitor, address: string) =>
  visitor.send('POST', '/api/admin/password-reset/request', { email: address });
const check = (visitor: TestVisitor, token: string) =>
  visitor.send('POST', '/api/admin/password-reset/check', { token });
const reset = (visitor: TestVisitor, token: string, secret = newPassword) =>
  visitor.send('POST', '/api/admin/password-reset', { token, password: secret });
const signIn = (visitor: TestVisitor, secret: string) =>
  visitor.send('POST', '/api/admin/sign-in', { email, password: secret });

async function mails(): Promise<readonly StoredMail[]> {
  const { rows } = await platform.db.$client.query<StoredMail>(
    `select id, recipient, subject, body_text from outbox_mails
     where website_id = $1 and kind = 'password-reset' order by id`,
    [shop.websiteId],
  );
  return rows;
}

/** Requests a link and returns the token in the mail. */
async function mailedToken(): Promise<string> {
  const before = (await mails()).length;
  expect((await forget(aVisitor(app, shop.host), email)).statusCode).toBe(204);
  await expect.poll(async () => (await mails()).length).toBe(before + 1);
  const link = /\/config\/reset-password\?token=([\w-]+)/.exec((await mails()).at(-1)?.body_text ?? '');
  return link?.[1] ?? '';
}

describe('an owner who forgot the password', () => {
  it('gets a mail with a link, chooses a new one with it and is signed in; everywhere else they are signed out', async () => {
    const token = await mailedToken();
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: email,
      subject: `Choose a new password for Shop at ${shop.host}`,
    });
    expect(mail?.body_text).toContain(`http://${shop.host}/config/reset-password?token=${token}`);
    const visitor = aVisitor(app, shop.host, '198.51.100.7');
    expect((await check(visitor, token)).json()).toEqual({ name: 'Rowan Hale', email });
    const done = await reset(visitor, token);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({ owner: expect.objectContaining({ email }) as object }),
    ]);
    expect((await visitor.send('GET', '/api/admin/me')).statusCode).toBe(200);
    expect((await owner.send('GET', '/api/admin/me')).statusCode).toBe(401);
    expect((await signIn(aVisitor(app, shop.host), password)).statusCode).toBe(401);
    expect((await signIn(aVisitor(app, shop.host), newPassword)).statusCode).toBe(200);
  });

  it('can use a link once, within an hour, and all their other links end with it', async () => {
    const visitor = aVisitor(app, shop.host);
    const [first, second] = [await mailedToken(), await mailedToken()];
    expect((await reset(visitor, first)).statusCode).toBe(200);
    for (const token of [first, second]) {
      expect((await check(visitor, token)).statusCode).toBe(410);
      expect((await reset(visitor, token)).json()).toMatchObject({ error: 'RESET_LINK_INVALID' });
    }
    const late = await mailedToken();
    platform.clock.advance(HOUR + 1000);
    expect((await reset(visitor, late)).statusCode).toBe(410);
  });

  it('sets one new password when a link is used many times concurrently', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reset(aVisitor(app, shop.host), token)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it('is refused a common password, and the link stays valid', async () => {
    const token = await mailedToken();
    const visitor = aVisitor(app, shop.host);
    const refused = await reset(visitor, token, 'password12');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ error: 'PASSWORD_TOO_WEAK' }),
    ]);
    expect((await reset(visitor, token, 'short')).statusCode).toBe(422);
    expect((await reset(visitor, token)).statusCode).toBe(200);
  });

  it('gets the same response as anybody else, and nobody else gets a mail', async () => {
    const known = await forget(aVisitor(app, shop.host), email);
    const unknown = await forget(aVisitor(app, shop.host), 'nobody@fernandkiln.example');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails()).map((mail) => mail.recipient)).toEqual([email]);
  });

  it('gets at most three mails an hour, and ten requests per address', async () => {
    for (let asked = 0; asked < 3; asked += 1) await mailedToken();
    const codes: number[] = [];
    for (let asked = 3; asked < 11; asked += 1) {
      codes.push((await forget(aVisitor(app, shop.host), email)).statusCode);
    }
    expect(codes).toEqual([204, 204, 204, 204, 204, 204, 204, 429]);
    const elsewhere = await forget(aVisitor(app, shop.host, '198.51.100.7'), email);
    expect(elsewhere.statusCode).toBe(204);
    expect(await mails()).toHaveLength(3);
  });

  it('finds no link in the admin’s outbox, and no token in the table', async () => {
    const token = await mailedToken();
    const [mail] = await mails();
    const shown = await owner.send('GET', `/api/admin/mails/${mail?.id}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).not.toContain(token);
    expect(shown.body).toContain('token=…');
    const { rows } = await platform.db.$client.query(
      `select r.* from password_resets r join contributors c on c.account_id = r.account_id
       where c.website_id = $1`,
      [shop.websiteId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gets a link on the command line, without mail', async () => {
    const made = await createResetLink(platform, shop.websiteId, undefined);
    expect(made).toMatchObject({ email });
    const token = 'path' in made ? (made.path.split('token=')[1] ?? '') : '';
    expect((await reset(aVisitor(app, shop.host), token)).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await createResetLink(platform, shop.websiteId, 'nobody@example.com')).toEqual({
      owners: [email],
    });
    expect(await createResetLink(platform, shop.websiteId, ' Rowan@FernAndKiln.example')).toMatchObject({
      email,
    });
  });
});

it('a reset link of one website works at no other', async () => {
  const token = await mailedToken();
  const other = await aShop(platform, `reset-other-${count}.example`);
  expect((await reset(aVisitor(app, other.host), token)).statusCode).toBe(410);
});
