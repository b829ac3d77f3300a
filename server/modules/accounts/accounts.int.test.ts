// PostgreSQL: both (advisory locks)
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createWelcomeLink } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;
const password = 'a kiln at dawn';
const email = 'rowan@fernandkiln.example';
let count = 0;

const signIn = (visitor: TestVisitor, address: string, secret: string) =>
  visitor.send('POST', '/api/admin/sign-in', { email: address, password: secret });
const checkLink = (visitor: TestVisitor, token: string | null) =>
  visitor.send('POST', '/api/admin/welcome/check', { token });
const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);
const fill = (url: string) => url.replaceAll(/:\w+/g, '0192f0c1-2345-7abc-8def-0123456789ab');

describe('owners of a website', () => {
  let platform: TestPlatform;
  let app: FastifyInstance;
  let shop: TestShop;
  let browser: TestVisitor;

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
    shop = await aShop(platform, `owners-${count}.example`);
    browser = aVisitor(app, shop.host);
  });

  async function welcomeRowan(): Promise<void> {
    const token = await createWelcomeLink(platform, shop.websiteId);
    const answer = await browser.send('POST', '/api/admin/welcome', {
      token,
      name: 'Rowan Hale',
      email: 'Rowan@FernAndKiln.example',
      password,
    });
    expect(answer.statusCode).toBe(200);
  }

  describe('with a welcome link', () => {
    it.each(['password12', 'sunshine2026', 'fernandkiln99', 'qwertyuiop12', 'rowan.1280-0'])(
      '"%s" is not accepted, with a sentence that says what to do, and the link stays good',
      async (weak) => {
        const token = await createWelcomeLink(platform, shop.websiteId);
        const person = { token, name: 'Rowan Hale', email: 'rowan@fernandkiln.example' };
        const refused = await browser.send('POST', '/api/admin/welcome', { ...person, password: weak });
        expect(refused.statusCode).toBe(409);
        expect(refused.json()).toMatchObject({
          error: 'PASSWORD_TOO_WEAK',
          fields: { password: expect.stringMatching(/unrelated words|more words/) as string },
        });
        const taken = await browser.send('POST', '/api/admin/welcome', { ...person, password });
        expect(taken.statusCode).toBe(200);
      },
    );

    it('the first owner is made and signed in', async () => {
      await welcomeRowan();
      const me = await browser.send('GET', '/api/admin/me');
      expect(me.statusCode).toBe(200);
      expect(me.json()).toMatchObject({
        owner: { name: 'Rowan Hale', email: 'rowan@fernandkiln.example', role: 'admin' },
        website: { id: shop.websiteId, timeZone: 'America/New_York', currency: 'USD' },
      });
    });

    it('works once', async () => {
      const token = await createWelcomeLink(platform, shop.websiteId);
      const body = { token, name: 'Rowan', email: 'rowan@example.com', password };
      expect((await browser.send('POST', '/api/admin/welcome', body)).statusCode).toBe(200);
      const other = aVisitor(app, shop.host);
      const again = await other.send('POST', '/api/admin/welcome', { ...body, email: 'thief@example.com' });
      expect(again.statusCode).toBe(410);
      expect(again.json()).toMatchObject({ error: 'WELCOME_LINK_INVALID' });
      expect(other.cookies.has('vitrine_owner')).toBe(false);
    });

    it('creates one owner when it is used many times concurrently', async () => {
      const token = await createWelcomeLink(platform, shop.websiteId);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          aVisitor(app, shop.host).send('POST', '/api/admin/welcome', {
            token,
            name: `Owner ${index}`,
            email: `owner${index}@example.com`,
            password,
          }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 410),
      ]);
    });

    it('stays valid beside a newer one, as two servers that start together print one each', async () => {
      const older = await createWelcomeLink(platform, shop.websiteId);
      const newer = await createWelcomeLink(platform, shop.websiteId);
      expect((await checkLink(browser, older)).statusCode).toBe(204);
      expect((await checkLink(browser, newer)).statusCode).toBe(204);
    });

    it('is invalid once another one was used', async () => {
      const older = await createWelcomeLink(platform, shop.websiteId);
      await welcomeRowan();
      expect((await checkLink(browser, older)).statusCode).toBe(410);
      const body = { token: older, name: 'Thief', email: 'thief@example.com', password };
      expect((await aVisitor(app, shop.host).send('POST', '/api/admin/welcome', body)).statusCode).toBe(410);
    });

    it('is refused when it is older than a day', async () => {
      const token = await createWelcomeLink(platform, shop.websiteId);
      platform.clock.advance(DAY + 1000);
      const check = await browser.send('POST', '/api/admin/welcome/check', { token });
      expect(check.statusCode).toBe(410);
    });

    it('is not made for a website that has an owner', async () => {
      await welcomeRowan();
      expect(await createWelcomeLink(platform, shop.websiteId)).toBeNull();
    });

    it('of one website works at no other', async () => {
      const other = await aShop(platform, `owners-other-${count}.example`);
      const token = await createWelcomeLink(platform, other.websiteId);
      const check = await browser.send('POST', '/api/admin/welcome/check', { token });
      expect(check.statusCode).toBe(410);
    });

    it('a short password, a bad email and no name are refused field by field, and the link stays valid', async () => {
      const token = await createWelcomeLink(platform, shop.websiteId);
      const refused = await browser.send('POST', '/api/admin/welcome', {
        token,
        name: ' ',
        email: 'rowan',
        password: 'short',
      });
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json().fields).toSorted()).toEqual(['email', 'name', 'password']);
      expect((await browser.send('POST', '/api/admin/welcome/check', { token })).statusCode).toBe(204);
    });

    it('stores the password, the link and the session only as hashes', async () => {
      const token = await createWelcomeLink(platform, shop.websiteId);
      await browser.send('POST', '/api/admin/welcome', {
        token,
        name: 'Rowan',
        email: 'rowan@example.com',
        password,
      });
      const secret = browser.cookies.get('vitrine_owner') ?? '';
      const { rows } = await platform.db.$client.query<{ stored: string }>(
        `with owner as (select account_id from contributors where website_id = $1)
         select password_hash as stored from accounts where id in (select account_id from owner)
         union all select token_hash from account_sessions where account_id in (select account_id from owner)
         union all select token_hash from welcome_links where website_id = $1`,
        [shop.websiteId],
      );
      expect(rows).toHaveLength(3);
      expect(rows[0]?.stored).toMatch(/^\$argon2id\$/);
      for (const { stored } of rows) {
        expect(stored).not.toContain(secret);
        expect(stored).not.toContain(token);
        expect(stored).not.toContain(password);
      }
    });
  });

  describe('signing in', () => {
    it('takes the email in any case and sets a cookie that scripts cannot read', async () => {
      await welcomeRowan();
      const visitor = aVisitor(app, shop.host);
      const answer = await signIn(visitor, 'ROWAN@fernandkiln.example ', password);
      expect(answer.statusCode).toBe(200);
      const cookie = answer.cookies.find(({ name }) => name === 'vitrine_owner');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 24 * 60 * 60 });
      expect((await visitor.send('GET', '/api/admin/me')).statusCode).toBe(200);
    });

    it('responds the same to a wrong password and an unknown email', async () => {
      await welcomeRowan();
      const wrong = await signIn(aVisitor(app, shop.host), 'rowan@fernandkiln.example', 'not the password');
      const unknown = await signIn(aVisitor(app, shop.host), 'nobody@fernandkiln.example', password);
      expect(wrong.statusCode).toBe(401);
      expect(wrong.json()).toEqual(unknown.json());
      expect(unknown.statusCode).toBe(401);
    });

    it('is blocked after ten wrong attempts for one email from one address, with the time to wait', async () => {
      await welcomeRowan();
      for (let tries = 0; tries < 10; tries += 1) {
        expect(
          (await signIn(aVisitor(app, shop.host, '198.51.100.7'), email, 'wrong wrong')).statusCode,
        ).toBe(401);
      }
      const stopped = await signIn(aVisitor(app, shop.host, '198.51.100.7'), email, password);
      expect(stopped.statusCode).toBe(429);
      expect(stopped.json()).toMatchObject({
        error: 'SIGN_IN_RATE_LIMITED',
        message: 'Too many tries. Please try again in 15 minutes.',
      });
      const wait = Number(stopped.headers['retry-after']);
      expect(wait).toBeGreaterThan(14 * 60);
      expect(wait).toBeLessThanOrEqual(15 * 60);
    });

    it('stays open to the owner while somebody else guesses, from another address and in a known browser', async () => {
      await welcomeRowan();
      await browser.send('POST', '/api/admin/sign-out');
      // The guesser sits in the owner's own office.
      for (let tries = 0; tries < 31; tries += 1) {
        await signIn(aVisitor(app, shop.host), email, 'wrong wrong');
      }
      expect((await signIn(aVisitor(app, shop.host), email, password)).statusCode).toBe(429);
      expect((await signIn(aVisitor(app, shop.host, '198.51.100.7'), email, password)).statusCode).toBe(200);
      expect((await signIn(browser, email, password)).statusCode).toBe(200);
      // A known browser has its own ten attempts, and only for its account.
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await signIn(browser, email, 'wrong wrong')).statusCode).toBe(401);
      }
      expect((await signIn(browser, email, password)).statusCode).toBe(429);
      expect((await signIn(browser, 'somebody@fernandkiln.example', password)).statusCode).toBe(429);
    });

    it('counts the addresses of one IPv6 network as one', async () => {
      await welcomeRowan();
      for (let tries = 0; tries < 10; tries += 1) {
        await signIn(aVisitor(app, shop.host, `2001:db8:1:2::${tries + 1}`), email, 'wrong wrong');
      }
      const next = await signIn(aVisitor(app, shop.host, '2001:db8:1:2::ff'), email, password);
      expect(next.statusCode).toBe(429);
    });

    it('remembers twenty browsers of an account, and no more', async () => {
      await welcomeRowan();
      for (let device = 0; device < 21; device += 1) {
        platform.clock.advance(1000);
        await signIn(aVisitor(app, shop.host, `198.51.100.${device}`), email, password);
      }
      const { rows } = await platform.db.$client.query<{ count: number }>(
        `select count(*)::int as count from account_devices
         where account_id = (select account_id from contributors where website_id = $1)`,
        [shop.websiteId],
      );
      expect(rows).toEqual([{ count: 20 }]);
    });

    it('is blocked after thirty attempts from one address, whatever the email', async () => {
      const codes: number[] = [];
      for (let tries = 0; tries < 31; tries += 1) {
        // Malformed tries count as well, and cost nothing.
        codes.push((await browser.send('POST', '/api/admin/sign-in', {})).statusCode);
      }
      expect(codes.slice(0, 30).every((code) => code === 422)).toBe(true);
      expect(codes[30]).toBe(429);
    });

    it('resets wrong attempts after a successful one', async () => {
      await welcomeRowan();
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 0; tries < 4; tries += 1) await signIn(browser, email, 'wrong wrong');
        expect((await signIn(browser, email, password)).statusCode).toBe(200);
      }
    });

    it('without a crumb is refused', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/admin/sign-in',
        headers: { host: shop.host },
        payload: { email: 'rowan@fernandkiln.example', password },
      });
      expect(answer.statusCode).toBe(403);
    });

    it('of an owner of one website is refused at another website', async () => {
      await welcomeRowan();
      const other = await aShop(platform, `owners-foreign-${count}.example`);
      const elsewhere = aVisitor(app, other.host);
      elsewhere.cookies.set('vitrine_owner', browser.cookies.get('vitrine_owner') ?? '');
      expect((await elsewhere.send('GET', '/api/admin/me')).statusCode).toBe(401);
      expect((await signIn(elsewhere, 'rowan@fernandkiln.example', password)).statusCode).toBe(401);
    });
  });

  describe('a session', () => {
    it('ends on signing out, even when the cookie is sent again', async () => {
      await welcomeRowan();
      const kept = aVisitor(app, shop.host);
      kept.cookies.set('vitrine_owner', browser.cookies.get('vitrine_owner') ?? '');
      expect((await kept.send('GET', '/api/admin/me')).statusCode).toBe(200);
      expect((await browser.send('POST', '/api/admin/sign-out')).statusCode).toBe(204);
      expect((await kept.send('GET', '/api/admin/me')).statusCode).toBe(401);
    });

    it('lasts fourteen days after the last visit', async () => {
      await welcomeRowan();
      platform.clock.advance(13 * DAY);
      expect((await browser.send('GET', '/api/admin/me')).statusCode).toBe(200);
      platform.clock.advance(14 * DAY + 1000);
      expect((await browser.send('GET', '/api/admin/me')).statusCode).toBe(401);
    });

    it('ends after thirty days, however often it was used', async () => {
      await welcomeRowan();
      for (let visits = 0; visits < 29; visits += 1) {
        platform.clock.advance(DAY);
        expect((await browser.send('GET', '/api/admin/me')).statusCode).toBe(200);
      }
      platform.clock.advance(DAY + 1000);
      expect((await browser.send('GET', '/api/admin/me')).statusCode).toBe(401);
    });
  });
});

describe('the owner’s API', () => {
  let platform: TestPlatform;
  let app: FastifyInstance;
  let shop: TestShop;
  const routes: { method: string; url: string }[] = [];
  const open = new Set([
    '/api/admin/sign-in',
    '/api/admin/welcome',
    '/api/admin/welcome/check',
    '/api/admin/password-reset/request',
    '/api/admin/password-reset/check',
    '/api/admin/password-reset',
    '/api/admin/account/email/confirm',
    '/api/admin/hand-over/begin',
    '/api/admin/hand-over/accept',
  ]);

  beforeAll(async () => {
    platform = await testPlatform();
    app = await buildApp(platform);
    shop = await aShop(platform, 'guarded.example');
    await app.ready();
    routes.push(...adminRoutes(app.printRoutes({ commonPrefix: false })));
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  it('has routes of every area', () => {
    const urls = routes.map(({ url }) => url);
    for (const known of [
      '/api/admin/me',
      '/api/admin/orders',
      '/api/admin/products/:id',
      '/api/admin/mails',
    ]) {
      expect(urls).toContain(known);
    }
  });

  it('answers 401 to every call without a session', async () => {
    for (const { method, url } of routes.filter((route) => !open.has(route.url))) {
      const visitor = aVisitor(app, shop.host);
      const answer = await visitor.send(method as 'GET', fill(url), isWrite(method) ? {} : undefined);
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ error: 'SIGN_IN_REQUIRED' });
    }
  });

  it('answers 403 to every write without a crumb, with a session or without one', async () => {
    const owner = aVisitor(app, shop.host);
    const token = await createWelcomeLink(platform, shop.websiteId);
    await owner.send('POST', '/api/admin/welcome', {
      token,
      name: 'Rowan',
      email: 'rowan@example.com',
      password,
    });
    const session = `vitrine_owner=${owner.cookies.get('vitrine_owner') ?? ''}`;
    for (const { method, url } of routes.filter((route) => isWrite(route.method))) {
      for (const cookie of [session, `${session}; crumb=crumb-of-a-visitor-01`]) {
        const answer = await app.inject({
          method: method as 'POST',
          url: fill(url),
          headers: { host: shop.host, cookie },
          payload: {},
        });
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
      }
    }
    expect((await owner.send('GET', '/api/admin/me')).statusCode).toBe(200);
  });
});

/** Every route under /api/admin of a printed route tree (which has one segment a line). */
function adminRoutes(tree: string): { method: string; url: string }[] {
  const found: { method: string; url: string }[] = [];
  const stack: { depth: number; part: string }[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (match === null) continue;
    const depth = (match[1] ?? '').length;
    while ((stack.at(-1)?.depth ?? -1) >= depth) stack.pop();
    stack.push({ depth, part: match[2] ?? '' });
    const url = stack.map(({ part }) => part).join('');
    if (match[3] === undefined || !url.startsWith('/api/admin/')) continue;
    for (const method of match[3].split(', ')) found.push({ method, url });
  }
  return found;
}
