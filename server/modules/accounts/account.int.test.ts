// PostgreSQL: both (two changes ordered by a row lock)
import type { AccountView } from '@vitrine/contracts/account.ts';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateSettings } from '../websites/index.ts';
import { createWelcomeLink } from './index.ts';

const HOUR = 60 * 60 * 1000;
const rowan = { name: 'Rowan Hale', email: 'rowan@fernandkiln.example', password: 'a kiln at dawn' };
const mo = { name: 'Mo Fern', email: 'mo@fernandkiln.example', password: 'three mugs and a teapot' };
const newPassword = 'seven bowls for autumn';
let count = 0;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let garden: TestShop;
let owner: TestVisitor;

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
  await platform.db.$client.query(
    'truncate accounts, contributors, account_sessions, account_devices, email_changes, outbox_mails, rate_windows',
  );
  shop = await aShop(platform, `account-${count}.example`);
  garden = await aShop(platform, `account-garden-${count}.example`);
  owner = await welcome(shop, rowan);
});

async function welcome(at: TestShop, person: typeof rowan): Promise<TestVisitor> {
  const visitor = aVisitor(app, at.host);
  const token = await createWelcomeLink(platform, at.websiteId);
  expect((await visitor.send('POST', '/api/admin/welcome', { token, ...person })).statusCode).toBe(200);
  return visitor;
}
async function signedIn(email = rowan.email, password = rowan.password): Promise<TestVisitor> {
  const visitor = aVisitor(app, shop.host);
  const answer = await visitor.send('POST', '/api/admin/sign-in', { email, password });
  expect(answer.statusCode).toBe(200);
  return visitor;
}
const account = async (visitor = owner) =>
  (await visitor.send('GET', '/api/admin/account')).json<AccountView>();
const me = async (visitor: TestVisitor) => (await visitor.send('GET', '/api/admin/me')).statusCode;
const changeEmail = (email: string, password = rowan.password) =>
  owner.send('POST', '/api/admin/account/email', { email, password });
const switchNotices = (changedNotices: object) => owner.send('PUT', '/api/admin/account', { changedNotices });
const changePassword = (current: string, password: string) =>
  owner.send('POST', '/api/admin/account/password', { current, password });
const confirm = (token: string, at = shop) =>
  aVisitor(app, at.host).send('POST', '/api/admin/account/email/confirm', { token });

async function mails(): Promise<
  readonly { kind: string; recipient: string; body: string; subject: string }[]
> {
  const { rows } = await platform.db.$client.query<{
    kind: string;
    recipient: string;
    body: string;
    subject: string;
  }>('select kind, recipient, body_text as body, subject from outbox_mails order by kind, id');
  return rows;
}
const tokenIn = (body: string): string => /token=([\w-]+)/.exec(body)?.[1] ?? '';

describe('the account', () => {
  it('shows name, address, all notices and the one session', async () => {
    expect(await account()).toMatchObject({
      name: rowan.name,
      email: rowan.email,
      pendingEmail: null,
      displayLocale: null,
      notices: [
        'new-order',
        'low-stock',
        'failed-payment',
        'held-comment',
        'held-review',
        'failed-page',
        'failed-webhook',
      ],
      sessions: [{ isCurrent: true, address: '127.0.0.1' }],
    });
  });

  it('changes name, formats and notices each without the others, notices for one website alone', async () => {
    const send = (body: object) => owner.send('PUT', '/api/admin/account', body);
    expect((await send({ name: '  Rowan H. ' })).json()).toMatchObject({ name: 'Rowan H.' });
    await send({ displayLocale: 'de-DE' });
    await send({ notices: ['held-comment', 'new-order', 'new-order'] });
    expect(await account()).toMatchObject({
      name: 'Rowan H.',
      displayLocale: 'de-DE',
      notices: ['new-order', 'held-comment'],
    });
    expect((await owner.send('GET', '/api/admin/me')).json<MeAnswer>().displayLocale).toBe('de-DE');
    await platform.db.$client.query(
      `insert into contributors (website_id, account_id, role, created_on)
        select $1, account_id, role, created_on from contributors where website_id = $2`,
      [garden.websiteId, shop.websiteId],
    );
    const elsewhere = aVisitor(app, garden.host);
    elsewhere.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    expect(await account(elsewhere)).toMatchObject({ name: 'Rowan H.', notices: { length: 7 } });
  });

  it('keeps each of two notices that are switched off at once', async () => {
    await switchNotices({ 'held-comment': true });
    const answers = await withLockHeld(
      platform,
      'select 1 from owner_preferences where website_id = $1 for update',
      [shop.websiteId],
      async (_holder, commit) => {
        const sent = Promise.all([
          switchNotices({ 'low-stock': false }),
          switchNotices({ 'new-order': false }),
        ]);
        await untilBlocked(platform, 2);
        await commit();
        return sent;
      },
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await account()).toMatchObject({
      notices: ['failed-payment', 'held-comment', 'held-review', 'failed-page', 'failed-webhook'],
    });
  });

  it.each([
    ['PUT', '', 'name', { name: ' ' }, 'Enter your name.'],
    ['PUT', '', 'name', { name: 'x'.repeat(10_000) }, 'Enter a name of at most 100 characters.'],
    ['PUT', '', 'displayLocale', { displayLocale: 'tlh' }, 'Choose one of the formats in the list.'],
    ['PUT', '', 'notices.0', { notices: ['all'] }, 'Choose from the notices in the list.'],
    [
      'POST',
      '/email',
      'email',
      { email: 'rowan', password: 'x' },
      'Enter an email address, like name@example.com.',
    ],
    ['POST', '/email', 'password', { email: 'new@example.com' }, 'Enter your current password.'],
    ['POST', '/password', 'current', { current: '', password: newPassword }, 'Enter your current password.'],
    [
      'POST',
      '/password',
      'password',
      { current: rowan.password, password: 'short' },
      'Use at least 10 characters.',
    ],
  ] as const)(
    '%s /api/admin/account%s with a wrong %s is refused with what to do',
    async (method, path, field, body, sentence) => {
      const answer = await owner.send(method, `/api/admin/account${path}`, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ fields: Record<string, string> }>().fields[field]).toBe(sentence);
    },
  );

  it('is refused without an owner, and to an owner of another website', async () => {
    const foreign = aVisitor(app, garden.host);
    foreign.cookies.set('vitrine_owner', owner.cookies.get('vitrine_owner') ?? '');
    const id = (await account()).sessions[0]?.id ?? '';
    for (const visitor of [aVisitor(app, shop.host), foreign]) {
      for (const [method, url, body] of [
        ['GET', '/api/admin/account'],
        ['PUT', '/api/admin/account', { name: 'Thief' }],
        ['POST', '/api/admin/account/password', { current: rowan.password, password: newPassword }],
        ['POST', '/api/admin/account/email', { email: 'thief@example.com', password: rowan.password }],
        ['DELETE', '/api/admin/account/email'],
        ['DELETE', `/api/admin/account/sessions/${id}`],
        ['DELETE', '/api/admin/account/sessions'],
      ] as const)
        expect((await visitor.send(method, url, body)).statusCode, `${method} ${url}`).toBe(401);
    }
    expect(await me(owner)).toBe(200);
  });
});

describe('a change of the password', () => {
  it('needs the old one, ends every other session, keeps this one and mails the owner', async () => {
    const elsewhere = await signedIn();
    const refused = await changePassword('not the password', newPassword);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'PASSWORD_WRONG',
      fields: { current: 'This is not your current password. Please try again.' },
    });
    expect(await me(elsewhere)).toBe(200);
    expect((await changePassword(rowan.password, newPassword)).statusCode).toBe(200);
    expect(await me(elsewhere)).toBe(401);
    expect(await me(owner)).toBe(200);
    await signedIn(rowan.email, newPassword);
    expect(await mails()).toMatchObject([{ kind: 'password-changed', recipient: rowan.email }]);
  });

  it('to a password that is easily guessed is refused with a sentence', async () => {
    const answer = await changePassword(rowan.password, 'sunshine2026');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'PASSWORD_TOO_WEAK', fields: { password: /words/ } });
  });

  it('cannot be used to guess the old one: after ten wrong tries it waits', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect((await changePassword(`guess number ${tries}`, newPassword)).statusCode).toBe(409);
    const waiting = await changePassword(rowan.password, newPassword);
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    expect((await changeEmail('new@example.com')).statusCode).toBe(429);
  });
});

describe('a change of the email address', () => {
  it('takes place once the link in the new mailbox is opened; the old one is notified', async () => {
    expect((await changeEmail(' New@Example.com ')).json()).toMatchObject({
      email: rowan.email,
      pendingEmail: 'new@example.com',
    });
    const [link, note] = await mails();
    expect(link).toMatchObject({ kind: 'email-change', recipient: 'new@example.com' });
    expect(note).toMatchObject({ kind: 'email-change-note', recipient: rowan.email });
    const token = tokenIn(link?.body ?? '');
    expect((await confirm(token, garden)).statusCode).toBe(410);
    expect((await confirm(token)).json()).toEqual({ email: 'new@example.com' });
    expect(await account()).toMatchObject({ email: 'new@example.com', pendingEmail: null });
    await signedIn('new@example.com');
    expect((await confirm(token)).json()).toMatchObject({ error: 'EMAIL_LINK_INVALID' });
  });

  it('shows the link to nobody who reads the outbox', async () => {
    await changeEmail('new@example.com');
    const { rows } = await platform.db.$client.query<{ id: string }>(
      "select id from outbox_mails where kind = 'email-change'",
    );
    const shown = await owner.send('GET', `/api/admin/mails/${rows[0]?.id ?? ''}`);
    expect(shown.body).toContain('token=…');
    expect(shown.body).not.toMatch(/token=[\w-]{10}/);
  });

  it('is cancelled by the owner, by a later change, and by a new password', async () => {
    const tokens: string[] = [];
    const ask = async (email: string) => {
      await platform.db.$client.query('truncate outbox_mails');
      await changeEmail(email);
      tokens.push(tokenIn((await mails())[0]?.body ?? ''));
    };
    await ask('one@example.com');
    await owner.send('DELETE', '/api/admin/account/email');
    await ask('two@example.com');
    await ask('three@example.com');
    await changePassword(rowan.password, newPassword);
    for (const token of tokens) expect((await confirm(token)).statusCode).toBe(410);
    expect(await account()).toMatchObject({ email: rowan.email, pendingEmail: null });
  });

  it('is refused for the present address, with a wrong password, and after a day', async () => {
    expect((await changeEmail(rowan.email)).json()).toMatchObject({ error: 'EMAIL_UNCHANGED' });
    expect((await changeEmail('new@example.com', 'wrong')).json()).toMatchObject({
      error: 'PASSWORD_WRONG',
      fields: { password: 'This is not your current password. Please try again.' },
    });
    await changeEmail('new@example.com');
    const token = tokenIn((await mails())[0]?.body ?? '');
    platform.clock.advance(24 * HOUR + 1000);
    expect((await confirm(token)).statusCode).toBe(410);
  });

  it('to another account’s address is answered alike, sends it nothing, and never takes place', async () => {
    await welcome(garden, mo);
    const answer = await changeEmail(mo.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ pendingEmail: mo.email });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([rowan.email]);
  });

  it('and the note are written in the site’s language', async () => {
    await updateSettings(platform, shop.websiteId, { settings: { language: 'de-DE' } });
    await awaitNotifications(platform);
    await changeEmail('new@example.com');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Bestätigen Sie Ihre neue E-Mail-Adresse für Shop at ${shop.host}`,
      `Für Ihr Konto bei Shop at ${shop.host} wurde eine neue E-Mail-Adresse eingegeben`,
    ]);
  });
});

describe('sessions', () => {
  it('of the owner’s account are listed with device and last visit, the current one first; ending a session signs out its browser alone', async () => {
    const phone = await signedIn();
    platform.clock.advance(2 * HOUR);
    expect(await me(phone)).toBe(200);
    const { sessions } = await account();
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const [own, theirs] = sessions;
    expect(Date.parse(theirs?.usedOn ?? '') - Date.parse(theirs?.createdOn ?? '')).toBe(2 * HOUR);
    const ended = await owner.send('DELETE', `/api/admin/account/sessions/${theirs?.id ?? ''}`);
    expect(ended.json<AccountView>().sessions.map(({ id }) => id)).toEqual([own?.id]);
    expect(await me(phone)).toBe(401);
    expect(await me(owner)).toBe(200);
  });

  it('of another account cannot be ended', async () => {
    const foreign = await welcome(garden, mo);
    const { rows } = await platform.db.$client.query<{ id: string }>(
      'select id from account_sessions where account_id = (select id from accounts where email = $1)',
      [mo.email],
    );
    const answer = await owner.send('DELETE', `/api/admin/account/sessions/${rows[0]?.id ?? ''}`);
    expect(answer.statusCode).toBe(404);
    expect((await foreign.send('GET', '/api/admin/me')).statusCode).toBe(200);
    expect((await owner.send('DELETE', '/api/admin/account/sessions/nonsense')).statusCode).toBe(404);
  });

  it('are all ended except this one, and signing out ends only this one', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    await owner.send('DELETE', '/api/admin/account/sessions');
    expect([await me(one), await me(two), await me(owner)]).toEqual([401, 401, 200]);
    const another = await signedIn();
    await owner.send('POST', '/api/admin/sign-out');
    expect([await me(owner), await me(another)]).toEqual([401, 200]);
  });
});
