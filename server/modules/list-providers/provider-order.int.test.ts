// PostgreSQL: both (rows claimed by several servers at once)
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openListProvider } from '@vitrine/testing/open-list-provider.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { describe, expect, it } from 'vitest';
import { startScheduler } from '../../platform/scheduler.ts';
import type { ListProviderOfSite } from '@vitrine/contracts/list-providers.ts';
import { listProviderPollers } from './deliver.ts';
import { queueListChanges } from './queue-changes.ts';

const at = openListProvider('order');
const { path, list } = at;

/** Another website, of the list of a provider with this key; returns its id. */
async function aConnectedSite(key: string): Promise<string> {
  const host = `order-other-${at.number}.test`;
  const { websiteId } = await aShop(at.platform, host);
  const owner: TestVisitor = await anOwner(
    at.app,
    at.platform,
    { host, websiteId },
    `other-${at.number}@example.com`,
  );
  const connected = await owner.send('POST', path, { key, seen: null });
  const seen = connected.json<ListProviderOfSite>().connection?.version ?? null;
  const chosen = { listId: list, doubleOptIn: false, sendsExisting: false, seen };
  expect((await owner.send('PUT', path, chosen)).statusCode).toBe(200);
  return websiteId;
}
const firstSite = async (): Promise<string> => {
  const { rows } = await at.platform.db.$client.query<{ id: string }>(
    'select website_id as id from list_connections order by website_id limit 1',
  );
  return rows[0]?.id ?? '';
};
/** People of a website who were erased here, and are to be there. */
const erase = (websiteId: string, emails: readonly string[]): Promise<void> =>
  queueListChanges(
    at.platform.db,
    websiteId,
    emails.map((email) => ({ email, erases: true })),
  );

describe('websites with a provider', () => {
  it('take turns, however much waits for one of them', async () => {
    await at.begin();
    const rush = await firstSite();
    const calm = await aConnectedSite(at.fake.key);
    await erase(
      rush,
      Array.from({ length: 250 }, (_, index) => `rush-${index}@example.com`),
    );
    at.fake.addList('calm', 'Calm');
    await at.platform.db.$client.query(
      `update list_connections set outside_list_id = 'calm' where website_id = $1`,
      [calm],
    );
    await erase(calm, ['june@example.com']);
    at.fake.asked = [];
    expect(await at.send()).toBe(251);
    expect(at.fake.asked.findIndex((request) => request.path.startsWith('/lists/calm/'))).toBe(100);
  });

  it('are sent for while the provider of another one does not answer, by the same server', async () => {
    const open: ServerResponse[] = [];
    const silent = createServer((request, response) => {
      const answer = (body: object): void =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.url?.startsWith('/3.0/?') === true) answer({ account_id: 'a', account_name: 'Silent' });
      else if (request.url?.startsWith('/3.0/lists?') === true)
        answer({ lists: [{ id: list, name: 'Letter' }] });
      else open.push(response);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    await at.begin();
    const answered = await firstSite();
    const other = await aConnectedSite(`0123456789abcdef0123456789abcdef-local${port}`);
    await erase(other, ['june@example.com']);
    const scheduler = startScheduler(at.platform, listProviderPollers(at.platform));
    await expect.poll(() => open.length).toBe(1);
    await erase(answered, ['july@example.com']);
    await expect.poll(() => at.fake.asked.length, { timeout: 6_000 }).toBe(1);
    await scheduler.stop();
    silent.closeAllConnections();
    silent.close();
  });
});
