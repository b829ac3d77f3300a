import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createResetLink, createWelcomeLink } from './index.ts';

const rowan = { name: 'Rowan Hale', email: 'rowan@fernandkiln.example', password: 'a kiln at dawn' };
const mo = { name: 'Mo Fern', email: 'mo@fernandkiln.example', password: 'three mugs and a teapot' };
let count = 0;
let platform: TestPlatform;
let app: FastifyInstance;
/** Rowan owns the first two, Mo the third. */
let pottery: TestShop;
let garden: TestShop;
let foreign: TestShop;

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
    'truncate accounts, contributors, account_sessions, account_devices, rate_windows',
  );
  pottery = await aShop(platform, `pottery-${count}.example`);
  garden = await aShop(platform, `garden-${count}.example`);
  foreign = await aShop(platform, `foreign-${count}.example`);
  for (const [shop, owner] of [
    [pottery, rowan],
    [garden, rowan],
    [foreign, mo],
  ] as const) {
    expect((await welcome(aVisitor(app, shop.host), shop, owner)).statusCode).toBe(200);
  }
});

const welcome = async (visitor: TestVisitor, shop: TestShop, owner: typeof rowan) =>
  visitor.send('POST', '/api/admin/welcome', {
    token: await createWelcomeLink(platform, shop.websiteId),
    ...owner,
  });
const signIn = (visitor: TestVisitor, { email, password }: typeof rowan) =>
  visitor.send('POST', '/api/admin/sign-in', { email, password });
const me = async (visitor: TestVisitor) => (await visitor.send('GET', '/api/admin/me')).statusCode;

/** Who was sent a reset link by a website. */
const recipients = async (shop: TestShop) => {
  const { rows } = await platform.db.$client.query<{ recipient: string }>(
    "select recipient from outbox_mails where website_id = $1 and kind = 'password-reset'",
    [shop.websiteId],
  );
  return rows.map(({ recipient }) => recipient);
};

/** A browser that is signed in at a website. */
async function browserAt(shop: TestShop, owner = rowan): Promise<TestVisitor> {
  const browser = aVisitor(app, shop.host);
  expect((await signIn(browser, owner)).statusCode).toBe(200);
  return browser;
}

/** The session of one browser, sent to another website. */
function carriedTo(shop: TestShop, from: TestVisitor): TestVisitor {
  const visitor = aVisitor(app, shop.host);
  visitor.cookies.set('vitrine_owner', from.cookies.get('vitrine_owner') ?? '');
  return visitor;
}

describe('an account with two websites', () => {
  it('has the same id at both, and each website responds with its own role', async () => {
    const answers = [];
    for (const shop of [pottery, garden]) {
      const answer = await (await browserAt(shop)).send('GET', '/api/admin/me');
      answers.push(answer.json<{ owner: { accountId: string }; website: { id: string } }>());
    }
    const [first, second] = answers;
    expect(first?.owner).toEqual(second?.owner);
    expect([first?.website.id, second?.website.id]).toEqual([pottery.websiteId, garden.websiteId]);
  });

  it('is shown both at each of them, and no other', async () => {
    for (const shop of [pottery, garden]) {
      const answer = await (await browserAt(shop)).send('GET', '/api/admin/me');
      const addresses = [garden, pottery].map(({ host }) => `http://${host}`);
      const { websites } = answer.json<MeAnswer>();
      expect(websites.map(({ address }) => address).toSorted()).toEqual(addresses);
      expect(websites).toContainEqual({
        id: garden.websiteId,
        title: expect.any(String) as unknown,
        address: addresses[0],
        role: 'admin',
      });
    }
  });

  it('can use both with one session, and no third one', async () => {
    const browser = await browserAt(pottery);
    expect(await me(carriedTo(garden, browser))).toBe(200);
    expect(await me(carriedTo(foreign, browser))).toBe(401);
  });

  it('is signed out at both by ending that session; other sessions stay', async () => {
    const browser = await browserAt(pottery);
    const other = await browserAt(garden);
    expect((await browser.send('POST', '/api/admin/sign-out')).statusCode).toBe(204);
    expect(await me(carriedTo(garden, browser))).toBe(401);
    expect(await me(other)).toBe(200);
  });

  it('has one password: a new one ends its sessions at every website and leaves those of others', async () => {
    const [atPottery, atGarden] = [await browserAt(pottery), await browserAt(garden)];
    const stranger = await browserAt(foreign, mo);
    const link = await createResetLink(platform, pottery.websiteId, rowan.email);
    const token = 'path' in link ? link.path.split('token=')[1] : '';
    const changed = { ...rowan, password: 'moss on the north wall' };
    const body = { token, password: changed.password };
    // At the other website, since the account is the same; at one where it has no role the link is none.
    expect(
      (await aVisitor(app, foreign.host).send('POST', '/api/admin/password-reset', body)).statusCode,
    ).toBe(410);
    expect(
      (await aVisitor(app, garden.host).send('POST', '/api/admin/password-reset', body)).statusCode,
    ).toBe(200);
    expect([await me(atPottery), await me(atGarden), await me(stranger)]).toEqual([401, 401, 200]);
    for (const shop of [pottery, garden]) {
      expect((await signIn(aVisitor(app, shop.host), rowan)).statusCode).toBe(401);
      await browserAt(shop, changed);
    }
  });

  it('loses access at once when its role at a website ends, and keeps the other', async () => {
    const browser = await browserAt(garden);
    await platform.db.$client.query('delete from contributors where website_id = $1', [garden.websiteId]);
    expect(await me(browser)).toBe(401);
    expect((await signIn(aVisitor(app, garden.host), rowan)).statusCode).toBe(401);
    expect(await me(carriedTo(pottery, browser))).toBe(200);
  });
});

describe('an owner of one website', () => {
  it('may neither read nor change anything of another one, with a session or a password', async () => {
    const product = await foreign.addProduct('mug');
    const intruder = carriedTo(foreign, await browserAt(pottery));
    for (const [method, url] of [
      ['GET', '/api/admin/orders'],
      ['GET', `/api/admin/products/${product}`],
      ['PUT', `/api/admin/products/${product}`],
      ['POST', '/api/admin/sign-out'],
    ] as const) {
      const answer = await intruder.send(method, url, method === 'GET' ? undefined : {});
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
    }
    // At their own website, the other's product is none either.
    const own = await browserAt(pottery);
    expect((await own.send('GET', `/api/admin/products/${product}`)).statusCode).toBe(404);
  });

  it('is unknown at another website', async () => {
    const right = await signIn(aVisitor(app, foreign.host), rowan);
    const nobody = await signIn(aVisitor(app, foreign.host), { ...rowan, email: 'nobody@example.com' });
    expect([right.statusCode, right.json()]).toEqual([401, nobody.json()]);
    const { cookies } = right;
    expect(cookies.filter(({ name }) => name.startsWith('vitrine_'))).toEqual([]);
  });

  it('gets no reset mail from a website where they have no role', async () => {
    for (const shop of [foreign, garden]) {
      const body = { email: rowan.email };
      const answer = await aVisitor(app, shop.host).send('POST', '/api/admin/password-reset/request', body);
      expect(answer.statusCode).toBe(204);
    }
    await expect.poll(() => recipients(garden)).toEqual([rowan.email]);
    expect(await recipients(foreign)).toEqual([]);
  });
});

describe('wrong passwords', () => {
  it('are counted for all websites together', async () => {
    const wrong = { ...rowan, password: 'wrong wrong' };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signIn(aVisitor(app, pottery.host, '198.51.100.7'), wrong)).statusCode).toBe(401);
      expect((await signIn(aVisitor(app, garden.host, '198.51.100.7'), wrong)).statusCode).toBe(401);
    }
    expect((await signIn(aVisitor(app, garden.host, '198.51.100.7'), rowan)).statusCode).toBe(429);
  });
});

describe('a session', () => {
  it('never reuses a session id that was in the browser before', async () => {
    const browser = aVisitor(app, pottery.host);
    const planted = 'A'.repeat(43);
    browser.cookies.set('vitrine_owner', planted);
    expect(await me(browser)).toBe(401);
    expect((await signIn(browser, rowan)).statusCode).toBe(200);
    expect(browser.cookies.get('vitrine_owner')).not.toBe(planted);
    const planter = aVisitor(app, pottery.host);
    planter.cookies.set('vitrine_owner', planted);
    expect(await me(planter)).toBe(401);
  });
});

describe('a welcome link for somebody with an account', () => {
  let third: TestShop;
  beforeEach(async () => {
    third = await aShop(platform, `third-${count}.example`);
  });

  it('adds the website to the account, which keeps its name and password', async () => {
    const answer = await welcome(aVisitor(app, third.host), third, { ...rowan, name: 'Someone Else' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ owner: expect.objectContaining({ name: 'Rowan Hale' }) as object }),
    ]);
    await browserAt(third);
    await browserAt(pottery);
  });

  it('refuses another password with a sentence that says what to do, and stays valid', async () => {
    const visitor = aVisitor(app, third.host);
    const refused = await welcome(visitor, third, { ...rowan, password: 'moss on the north wall' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'ACCOUNT_EXISTS',
      fields: { password: expect.stringContaining('Enter its password, or use another email') as string },
    });
    expect(visitor.cookies.has('vitrine_owner')).toBe(false);
    expect((await welcome(visitor, third, rowan)).statusCode).toBe(200);
  });

  it('cannot be used to guess its password: wrong attempts count like those of signing in', async () => {
    const guesser = aVisitor(app, third.host, '198.51.100.7');
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await welcome(guesser, third, { ...rowan, password: `moss on the wall ${tries}` });
      expect(wrong.statusCode).toBe(409);
    }
    expect((await welcome(guesser, third, rowan)).statusCode).toBe(429);
    expect((await signIn(aVisitor(app, pottery.host, '198.51.100.7'), rowan)).statusCode).toBe(429);
  });

  it('creates one account when two websites are set up concurrently with one email', async () => {
    const fourth = await aShop(platform, `fourth-${count}.example`);
    const fresh = { ...mo, email: 'fresh@fernandkiln.example' };
    const answers = await Promise.all(
      [third, fourth].map((shop) => welcome(aVisitor(app, shop.host), shop, fresh)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThan(0);
    expect(answers.every((answer) => [200, 409].includes(answer.statusCode))).toBe(true);
    const { rows } = await platform.db.$client.query('select id from accounts where email = $1', [
      fresh.email,
    ]);
    expect(rows).toHaveLength(1);
  });
});
