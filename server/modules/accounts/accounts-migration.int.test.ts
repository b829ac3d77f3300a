import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { openDatabaseBefore, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword } from './passwords.ts';
import { hashSecret, newSecret } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 2, 15);
const daysAgo = (days: number) => new Date(now - days * DAY);

/** Three websites of one installation; the last has no owner yet. */
const sites = {
  pottery: { id: newId(), host: 'pottery.example' },
  garden: { id: newId(), host: 'garden.example' },
  empty: { id: newId(), host: 'empty.example' },
};
const email = 'rowan@fernandkiln.example';

/** Rowan owns two websites, with an account and a password at each; Mo owns the second one with her. */
const rowanAtPottery = person(sites.pottery.id, email, 'Rowan Hale', 'a kiln at dawn', 90);
const rowanAtGarden = person(sites.garden.id, email, 'R. Hale', 'ferns in the window', 60);
const mo = person(sites.garden.id, 'mo@fernandkiln.example', 'Mo Fern', 'three mugs and a teapot', 50);
const people = [rowanAtPottery, rowanAtGarden, mo];
const welcome = newSecret();

function person(websiteId: string, address: string, name: string, password: string, createdDaysAgo: number) {
  const secrets = { session: newSecret(), device: newSecret(), reset: newSecret() };
  return {
    id: newId(),
    websiteId,
    email: address,
    name,
    password,
    createdOn: daysAgo(createdDaysAgo),
    ...secrets,
  };
}

/** Tables that name accounts or belong to them, with the column that does, before and after. */
const tables = [
  ['owner_sessions', 'account_sessions', 'account_id'],
  ['owner_devices', 'account_devices', 'account_id'],
  ['password_resets', 'password_resets', 'account_id'],
  ['order_events', 'order_events', 'actor'],
  ['subscription_events', 'subscription_events', 'actor'],
  ['refunds', 'refunds', 'actor'],
  ['item_status_changes', 'item_status_changes', 'actor_id'],
  ['comment_changes', 'comment_changes', 'actor_id'],
] as const;

/** Writes the rows of the version before; `sql` names no column that was added later. */
async function fillEarlierDatabase(pool: Pool): Promise<void> {
  for (const { id, host } of Object.values(sites)) {
    const store = { currency: 'USD', deliveryOptions: [], taxRules: [], deliveryCountries: ['US'] };
    const settings = {
      theme: 'atelier',
      language: 'en-US',
      timeZone: 'America/New_York',
      address: [],
      store,
    };
    await pool.query(
      `insert into websites (website_id, identifier, title, settings, revision, created_on)
       values ($1, $2, $2, $3, 1, $4)`,
      [id, host, settings, daysAgo(100)],
    );
    await pool.query('insert into website_hosts (website_id, host) values ($1, $2)', [id, host]);
  }
  for (const { id, websiteId, ...one } of people) {
    await pool.query(
      `insert into owner_accounts (website_id, id, email, name, password_hash, role, created_on)
       values ($1, $2, $3, $4, $5, 'admin', $6)`,
      [websiteId, id, one.email, one.name, await hashPassword(one.password), one.createdOn],
    );
    await pool.query(
      `insert into owner_sessions (website_id, token_hash, account_id, created_on, expires_on)
       values ($1, $2, $3, $4, $5)`,
      [websiteId, hashSecret(one.session), id, daysAgo(5), new Date(now + 9 * DAY)],
    );
    await pool.query(
      `insert into password_resets (website_id, token_hash, account_id, created_on, expires_on)
       values ($1, $2, $3, $4, $5)`,
      [websiteId, hashSecret(one.reset), id, new Date(now - 60_000), new Date(now + 3_540_000)],
    );
    await pool.query(
      `insert into order_events (website_id, order_id, id, type, actor, happened_on)
       values ($1, $2, $3, 'placed', 'buyer', $5), ($1, $2, $2, 'fulfilled', $4, $5)`,
      [websiteId, newId(), newId(), id, daysAgo(3)],
    );
    await pool.query(
      `insert into subscription_events (website_id, subscription_id, id, type, actor, happened_on)
       values ($1, $2, $2, 'canceled', $3, $4)`,
      [websiteId, newId(), id, daysAgo(3)],
    );
    await pool.query(
      `insert into refunds (website_id, id, payment_id, order_id, amount_minor, status, idempotency_key, actor, created_on, next_check_on)
       values ($1, $2, $2, $2, 100, 'succeeded', 'once', $3, $4, $4)`,
      [websiteId, newId(), id, daysAgo(3)],
    );
    await pool.query(
      `insert into item_status_changes (website_id, id, item_id, to_status, actor_id, changed_on)
       values ($1, $2, $2, 'draft', $4, $5), ($1, $3, $2, 'published', null, $5)`,
      [websiteId, newId(), newId(), id, daysAgo(3)],
    );
    await pool.query(
      `insert into comment_changes (website_id, id, comment_id, to_status, actor_id, changed_on)
       values ($1, $2, $2, 'visible', $3, $4)`,
      [websiteId, newId(), id, daysAgo(3)],
    );
  }
  // The older account is the one that Rowan signed in to last, from a browser that has signed out since.
  for (const [one, usedOn] of [
    [rowanAtPottery, daysAgo(1)],
    [rowanAtGarden, daysAgo(5)],
    [mo, daysAgo(2)],
  ] as const) {
    await pool.query(
      'insert into owner_devices (website_id, token_hash, account_id, used_on) values ($1, $2, $3, $4)',
      [one.websiteId, hashSecret(one.device), one.id, usedOn],
    );
  }
  await pool.query(
    'insert into welcome_links (website_id, token_hash, created_on, expires_on) values ($1, $2, $3, $4)',
    [sites.empty.id, hashSecret(welcome), new Date(now - 60_000), new Date(now + DAY)],
  );
}

/** How often each table names each account; what names none, as 'buyer', counts too. */
async function countNamed(pool: Pool, moment: 'before' | 'after') {
  const counts: Record<string, Record<string, number>> = {};
  for (const [before, after, column] of tables) {
    const table = moment === 'before' ? before : after;
    const { rows } = await pool.query<{ named: string; count: number }>(
      `select coalesce(${column}::text, 'nobody') as named, count(*)::int as count from ${table} group by 1`,
    );
    counts[after] = Object.fromEntries(rows.map(({ named, count }) => [named, count]));
  }
  return counts;
}

let platform: TestPlatform;
let app: FastifyInstance;
let before: Awaited<ReturnType<typeof countNamed>>;
let after: typeof before;

beforeAll(async () => {
  const database = await openDatabaseBefore('accounts-of-the-installation');
  await fillEarlierDatabase(database.db.$client);
  before = await countNamed(database.db.$client, 'before');
  await migrateDatabase(database.url);
  after = await countNamed(database.db.$client, 'after');
  platform = await testPlatform({ database });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const at = (site: { readonly host: string }) => aVisitor(app, site.host);
const signIn = (visitor: TestVisitor, address: string, password: string) =>
  visitor.send('POST', '/api/admin/sign-in', { email: address, password });
const me = async (site: { readonly host: string }, session: string) => {
  const visitor = at(site);
  visitor.cookies.set('vitrine_owner', session);
  const answer = await visitor.send('GET', '/api/admin/me');
  return answer.statusCode === 200 ? answer.json<{ owner: unknown }>().owner : answer.statusCode;
};
const role = (site: { id: string }, accountId: string, created_on: Date) => ({
  website_id: site.id,
  account_id: accountId,
  role: 'admin',
  created_on,
});
const rowan = { accountId: rowanAtPottery.id, name: 'Rowan Hale', email, role: 'admin' };

it('one email at two websites becomes one account with two roles: that of the last sign-in', async () => {
  const accounts = await platform.db.$client.query(
    'select id, email, name, created_on from accounts order by created_on',
  );
  expect(accounts.rows).toEqual([
    { id: rowanAtPottery.id, email, name: 'Rowan Hale', created_on: rowanAtPottery.createdOn },
    { id: mo.id, email: mo.email, name: 'Mo Fern', created_on: mo.createdOn },
  ]);
  const roles = await platform.db.$client.query(
    'select website_id, account_id, role, created_on from contributors order by created_on',
  );
  expect(roles.rows).toEqual([
    role(sites.pottery, rowanAtPottery.id, rowanAtPottery.createdOn),
    role(sites.garden, rowanAtPottery.id, rowanAtGarden.createdOn),
    role(sites.garden, mo.id, mo.createdOn),
  ]);
});

it('every row is kept, and references to the other account point to the remaining one', () => {
  for (const [, table] of tables) {
    const { [rowanAtPottery.id]: first = 0, [rowanAtGarden.id]: second = 0, ...others } = before[table] ?? {};
    expect([table, first, second, others[mo.id]]).toEqual([table, 1, 1, 1]);
    expect([table, after[table]]).toEqual([table, { ...others, [rowanAtPottery.id]: 2 }]);
  }
});

it('sessions stay signed in, and Mo gets no role at a website where she had none', async () => {
  expect(await me(sites.pottery, rowanAtPottery.session)).toEqual(rowan);
  expect(await me(sites.garden, rowanAtGarden.session)).toEqual(rowan);
  expect(await me(sites.garden, mo.session)).toMatchObject({ accountId: mo.id });
  expect(await me(sites.pottery, mo.session)).toBe(401);
});

it('the password of the last sign-in works at both websites, and the other at none', async () => {
  for (const site of [sites.pottery, sites.garden]) {
    expect((await signIn(at(site), email, rowanAtPottery.password)).json()).toMatchObject({ owner: rowan });
    expect((await signIn(at(site), email, rowanAtGarden.password)).statusCode).toBe(401);
  }
  expect((await signIn(at(sites.garden), mo.email, mo.password)).statusCode).toBe(200);
  expect((await signIn(at(sites.pottery), mo.email, mo.password)).statusCode).toBe(401);
});

it('known browsers stay known', async () => {
  for (const [one, site] of [
    [rowanAtPottery, sites.pottery],
    [rowanAtGarden, sites.garden],
  ] as const) {
    const browser = at(site);
    browser.cookies.set('vitrine_device', one.device);
    const answer = await signIn(browser, email, rowanAtPottery.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.find(({ name }) => name === 'vitrine_device')?.value).toBe(one.device);
  }
});

it('open welcome and reset links stay valid', async () => {
  const check = await at(sites.empty).send('POST', '/api/admin/welcome/check', { token: welcome });
  expect(check.statusCode).toBe(204);
  const body = { token: rowanAtGarden.reset, password: 'moss on the north wall' };
  const reset = await at(sites.garden).send('POST', '/api/admin/password-reset', body);
  expect(reset.json()).toMatchObject({ owner: rowan });
  expect(await me(sites.pottery, rowanAtPottery.session)).toBe(401);
  expect((await signIn(at(sites.pottery), email, body.password)).statusCode).toBe(200);
});
