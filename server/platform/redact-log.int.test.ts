import { createHash } from 'node:crypto';
import { aShop, aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { newId } from './ids.ts';
import { makeLogger } from './log.ts';

const host = 'log.example';
const email = 'rowan.hale@fernandkiln.example';
const token = 'ZrX0-8s_kQ2vB7nLw9TtYg';
const hash = createHash('sha256').update(token).digest('base64url');
let written = '';
let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await testPlatform({ log: makeLogger('trace', { write: (line) => (written += line) }) });
  app = await buildApp(platform);
  await aShop(platform, host);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** The response of a call while a table is missing, as after a failed migration. */
async function withoutTable(table: string, call: () => Promise<{ statusCode: number }>): Promise<number> {
  await platform.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    return (await call()).statusCode;
  } finally {
    await platform.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}

it('a query that fails leaves no email, no token and no hash in the log', async () => {
  const visitor = aVisitor(app, host);
  visitor.cookies.set('vitrine_owner', token);
  const failing: [string, () => Promise<{ statusCode: number }>][] = [
    ['accounts', () => visitor.send('POST', '/api/admin/sign-in', { email, password: token })],
    ['account_sessions', () => visitor.send('GET', '/api/admin/me')],
    ['welcome_links', () => visitor.send('POST', '/api/admin/welcome/check', { token })],
    ['orders', () => visitor.send('GET', `/order-status/${token}?email=${encodeURIComponent(email)}`)],
    ['subscriptions', () => visitor.send('GET', `/subscription/${token}`)],
    ['downloads', () => visitor.send('GET', `/downloads/${token}`)],
  ];
  for (const [table, call] of failing) expect([table, await withoutTable(table, call)]).toEqual([table, 500]);

  // Values of rows, and values PostgreSQL cannot parse, as it quotes them itself.
  const insert = sql`insert into accounts (id, email, name, password_hash, created_on)
    values (${newId()}, ${email}, 'Rowan', ${hash}, now())`;
  await platform.db.execute(insert);
  for (const statement of [insert, sql`select ${`${email} ${token}`}::uuid`]) {
    await platform.db
      .execute(statement)
      .catch((error: unknown) => platform.log.error({ err: error }, 'failed'));
  }

  const lines = written.trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(failing.length + 2);
  expect(written).toContain('"url":"/order-status/:accessToken"');
  expect(written).toContain('"code":"42P01"');
  expect(written).toContain('"constraint":"accounts_');
  expect(written).toContain('"code":"22P02"');
  for (const secret of [email, encodeURIComponent(email), 'rowan.hale', token, hash]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
