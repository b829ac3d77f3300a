import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { insertContributor } from './index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let pottery: TestShop;
let garden: TestShop;
let owner: TestVisitor;
let count = 0;

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
    'truncate accounts, contributors, account_sessions, hand_overs, rate_windows',
  );
  pottery = await aShop(platform, `pottery-${count}.example`);
  garden = await aShop(platform, `garden-${count}.example`);
  owner = await anOwner(app, platform, pottery);
  await insertContributor(platform.db, {
    websiteId: garden.websiteId,
    accountId: await accountId(),
    role: 'admin',
    createdOn: new Date(platform.clock.now()),
  });
});

const accountId = async () =>
  (await owner.send('GET', '/api/admin/me')).json<{ owner: { accountId: string } }>().owner.accountId;

/** The browser at the garden, as `/config/switch` begins there. Returns the state for the pottery. */
async function begun(
  browser: TestVisitor,
  from = pottery,
): Promise<{ readonly state: string; readonly address: string }> {
  const answer = await browser.send('POST', '/api/admin/hand-over/begin', { from: from.websiteId });
  const { address } = answer.json<{ address: string }>();
  return { address, state: new URL(address).searchParams.get('state') ?? '' };
}
const token = async (state: string, to = garden, as = owner) =>
  (await as.send('POST', '/api/admin/hand-over', { to: to.websiteId, state })).json<{
    token: string;
    address: string;
  }>();
const accept = (browser: TestVisitor, given: string) =>
  browser.send('POST', '/api/admin/hand-over/accept', { token: given });
const me = async (browser: TestVisitor) => (await browser.send('GET', '/api/admin/me')).statusCode;

describe('from one site to another', () => {
  it('leads back and forth between addresses of the installation, and signs in', async () => {
    const browser = aVisitor(app, garden.host);
    const { address, state } = await begun(browser);
    expect(address.startsWith(`http://${pottery.host}/config/hand-over?to=${garden.websiteId}&state=`)).toBe(
      true,
    );
    const given = await token(state);
    expect(given.address).toBe(`http://${garden.host}/config/arrive`);
    expect(await me(browser)).toBe(401);
    expect((await accept(browser, given.token)).statusCode).toBe(204);
    expect(await me(browser)).toBe(200);
  });

  it('works once', async () => {
    const browser = aVisitor(app, garden.host);
    const { state } = await begun(browser);
    const given = await token(state);
    expect((await accept(browser, given.token)).statusCode).toBe(204);
    const again = aVisitor(app, garden.host);
    again.cookies.set('vitrine_hand_over', browser.cookies.get('vitrine_hand_over') ?? '');
    expect((await accept(again, given.token)).statusCode).toBe(403);
    expect(await me(again)).toBe(401);
  });

  it('works in the browser that asked for it only, and is used up by another', async () => {
    const browser = aVisitor(app, garden.host);
    const { state } = await begun(browser);
    const given = await token(state);
    const other = aVisitor(app, garden.host);
    await begun(other);
    expect((await accept(other, given.token)).statusCode).toBe(403);
    expect((await accept(browser, given.token)).statusCode).toBe(403);
    expect(await me(other)).toBe(401);
  });

  it('works for a minute, at the site it was made for, while the session and the role last', async () => {
    const attempt = async (
      between: (given: { token: string }) => Promise<unknown> | unknown,
      at = garden,
    ) => {
      const browser = aVisitor(app, garden.host);
      const { state } = await begun(browser);
      const given = await token(state);
      await between(given);
      const there = at === garden ? browser : aVisitor(app, at.host);
      if (at !== garden)
        there.cookies.set('vitrine_hand_over', browser.cookies.get('vitrine_hand_over') ?? '');
      return (await accept(there, given.token)).statusCode;
    };
    expect(await attempt(() => platform.clock.advance(59_000))).toBe(204);
    expect(await attempt(() => platform.clock.advance(61_000))).toBe(403);
    expect(await attempt(() => undefined, pottery)).toBe(403);
    const id = await accountId();
    expect(
      await attempt(() =>
        platform.db.$client.query('delete from contributors where account_id = $1 and website_id = $2', [
          id,
          garden.websiteId,
        ]),
      ),
    ).toBe(403);
    await insertContributor(platform.db, {
      websiteId: garden.websiteId,
      accountId: id,
      role: 'admin',
      createdOn: new Date(),
    });
    expect(await attempt(() => platform.db.$client.query('delete from account_sessions'))).toBe(403);
  });

  it('is not made for a site where the account has no role, nor begun from one that is not there', async () => {
    const foreign = await aShop(platform, `foreign-${count}.example`);
    await anOwner(app, platform, foreign, 'mo@example.com');
    const refused = await owner.send('POST', '/api/admin/hand-over', {
      to: foreign.websiteId,
      state: 'a'.repeat(43),
    });
    expect(refused.statusCode).toBe(403);
    const browser = aVisitor(app, garden.host);
    const nowhere = { ...pottery, websiteId: '0192f0c1-2345-7abc-8def-0123456789ab' };
    const answer = await browser.send('POST', '/api/admin/hand-over/begin', { from: nowhere.websiteId });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([403, 'HAND_OVER_INVALID']);
  });

  it('asks at the host one is signed in at, and at no host that is not of that website', async () => {
    const further = `shop.pottery-${count}.example`;
    await platform.db.$client.query('insert into website_hosts (website_id, host) values ($1, $2)', [
      pottery.websiteId,
      further,
    ]);
    const asked = async (host: string) => {
      const answer = await aVisitor(app, garden.host).send('POST', '/api/admin/hand-over/begin', {
        from: pottery.websiteId,
        host,
      });
      return new URL(answer.json<{ address: string }>().address).host;
    };
    expect(await asked(further)).toBe(further);
    expect(await asked('elsewhere.example')).toBe(pottery.host);
    expect(await asked(garden.host)).toBe(pottery.host);
  });

  it('ends when the first sign-in does, however often one is handed over', async () => {
    const day = 24 * 60 * 60 * 1000;
    for (let hop = 0; hop < 3; hop += 1) {
      platform.clock.advance(9 * day);
      const browser = aVisitor(app, garden.host);
      const { state } = await begun(browser);
      expect((await accept(browser, (await token(state)).token)).statusCode).toBe(204);
      // And on with that session, back at the pottery.
      owner = aVisitor(app, pottery.host);
      owner.cookies.set('vitrine_owner', browser.cookies.get('vitrine_owner') ?? '');
      expect(await me(owner)).toBe(200);
    }
    platform.clock.advance(4 * day);
    expect(await me(owner)).toBe(401);
  });

  it('needs the crumb of its own pages at every step', async () => {
    const browser = aVisitor(app, garden.host);
    browser.cookies.delete('crumb');
    for (const [url, body] of [
      ['/api/admin/hand-over/begin', { from: pottery.websiteId }],
      ['/api/admin/hand-over/accept', { token: 'a'.repeat(43) }],
    ] as const)
      expect([url, (await browser.send('POST', url, body)).statusCode]).toEqual([url, 403]);
  });
});
