import { createWelcomeLink } from '@vitrine/server/modules/accounts/index.ts';
import { openDatabase } from '@vitrine/server/platform/db/database.ts';
import pg from 'pg';
import type { ShopUnderTest } from './shop-under-test.ts';

/** An owner who is signed in. */
export interface OwnerSession {
  readonly cookie: string;
  readonly crumb: string;
}

/** Makes the first owner of a shop, and signs them in. */
export async function signIn(shop: ShopUnderTest, websiteId: string): Promise<OwnerSession> {
  const db = openDatabase(shop.databaseUrl);
  const token = await createWelcomeLink({ db, clock: { now: () => Date.now() } }, websiteId);
  await db.$client.end();
  const crumb = 'benchbenchbenchbench00';
  const answer = await fetch(`${shop.origin}/api/admin/welcome`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` },
    body: JSON.stringify({
      token,
      name: 'Rowan',
      email: 'rowan@example.com',
      password: 'a kiln at dawn 1280',
    }),
  });
  if (!answer.ok) throw new Error(`signing in failed: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { cookie: [`crumb=${crumb}`, ...cookies].join('; '), crumb };
}

/** The website of the demo shop. */
export async function websiteOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select website_id as id from collections where url_id = 'shop'",
  );
  await client.end();
  return rows[0]?.id ?? '';
}

/** Calls an endpoint of the admin, `path` without `/api/admin/`: with POST where there is a body. Throws when refused. */
export async function callAdmin<T>(
  { origin }: ShopUnderTest,
  { cookie, crumb }: OwnerSession,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${origin}/api/admin/${path}`, {
    headers: { cookie, 'x-csrf-token': crumb, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
