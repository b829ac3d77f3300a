import { createWelcomeLink } from '@vitrine/server/modules/accounts/index.ts';
import { openDatabase } from '@vitrine/server/platform/db/database.ts';
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
