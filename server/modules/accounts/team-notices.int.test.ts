import type { AccountView } from '@vitrine/contracts/account.ts';
import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { TeamNotices } from '@vitrine/contracts/team-notices.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { insertContributor } from './index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
/** Of another website, and of this one's team too. */
let colleague: TestVisitor;
let colleagueId: string;
let strangerId: string;

const idOf = async (visitor: TestVisitor): Promise<string> =>
  (await visitor.send('GET', '/api/admin/me')).json<MeAnswer>().owner.accountId;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'team.example');
  owner = await anOwner(app, platform, shop, 'rowan@example.com');
  const other = await aShop(platform, 'elsewhere.example');
  colleague = await anOwner(app, platform, other, 'june@example.com');
  colleagueId = await idOf(colleague);
  const third = await aShop(platform, 'third.example');
  strangerId = await idOf(await anOwner(app, platform, third, 'stranger@example.com'));
  await insertContributor(platform.db, {
    websiteId: shop.websiteId,
    accountId: colleagueId,
    role: 'admin',
    createdOn: new Date(platform.clock.now()),
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const read = async (): Promise<TeamNotices['team']> =>
  (await owner.send('GET', '/api/admin/team-notices')).json<TeamNotices>().team;
const memberOf = async (email: string) => (await read()).find((one) => one.email === email);
const noticesOf = async () => (await memberOf('june@example.com'))?.notices;
const put = (accountId: string, changedNotices: object) =>
  owner.send('PUT', `/api/admin/team-notices/${accountId}`, { changedNotices });

it('everyone of the team is listed with what they are mailed about', async () => {
  expect(await read()).toHaveLength(2);
  expect(await memberOf('june@example.com')).toMatchObject({ isSelf: false, notices: { length: 7 } });
  expect(await memberOf('rowan@example.com')).toMatchObject({ isSelf: true, notices: { length: 7 } });
});

it('an administrator decides for the others, at this website alone', async () => {
  const saved = await put(colleagueId, { 'low-stock': false, 'held-comment': false });
  expect(saved.statusCode).toBe(200);
  expect(await noticesOf()).toEqual([
    'new-order',
    'failed-payment',
    'held-review',
    'failed-page',
    'failed-webhook',
  ]);
  await put(colleagueId, { 'low-stock': true });
  expect(await noticesOf()).toEqual([
    'new-order',
    'low-stock',
    'failed-payment',
    'held-review',
    'failed-page',
    'failed-webhook',
  ]);
  const elsewhere = (await colleague.send('GET', '/api/admin/account')).json<AccountView>();
  expect(elsewhere.notices).toHaveLength(7);
});

it('what is decided here is what one’s own account shows', async () => {
  await put(await idOf(owner), { 'new-order': false });
  expect((await owner.send('GET', '/api/admin/account')).json<AccountView>().notices).not.toContain(
    'new-order',
  );
});

it('nothing is decided for somebody who is not of the team, or about what nobody is mailed about', async () => {
  for (const id of [strangerId, newId(), 'nobody'])
    expect((await put(id, { 'new-order': false })).json()).toMatchObject({ error: 'TEAM_MEMBER_NOT_FOUND' });
  expect((await put(colleagueId, { everything: true })).statusCode).toBe(422);
  expect((await put(colleagueId, { 'new-order': 'no' })).statusCode).toBe(422);
  const visitor = aVisitor(app, shop.host);
  expect((await visitor.send('GET', '/api/admin/team-notices')).statusCode).toBe(401);
});
