import { createWelcomeLink } from '@vitrine/server/modules/accounts/index.ts';
import type { TestApp } from './app.ts';
import { Buyer } from './buyer.ts';

/** The owner of the test shop, signed in over HTTP. */
export async function aBuyerAsOwner(shop: TestApp): Promise<Buyer> {
  const token = (await createWelcomeLink(shop.platform, shop.websiteId)) ?? '';
  const owner = new Buyer(shop.origin);
  await owner.open();
  const made = await owner.send('POST', '/api/admin/welcome', {
    json: { token, name: 'Mo', email: 'mo@example.com', password: 'a long enough password' },
  });
  if (made.status >= 300) throw new Error(`no owner: ${made.body}`);
  return owner;
}
