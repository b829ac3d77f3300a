import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { residentMegabytes, withDescendants } from './processes.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** Memory of server and database at rest, and the time of a warm start to the first page. */
export async function measureMemoryAndStart(shop: ShopUnderTest): Promise<Figure[]> {
  console.log('Restarting the server, then leaving it idle …');
  const start = await shop.restart();
  await wait(12_000);
  const server = residentMegabytes(withDescendants(shop.process.pid ?? 0));
  const database = residentMegabytes(withDescendants(shop.databasePid));
  return [
    {
      name: 'warm start to the first page (database already up)',
      value: `${(start / 1000).toFixed(2)} s`,
      budget: '<= 3 s',
      met: start <= 3000,
    },
    {
      name: 'idle memory, server and database',
      value: `${Math.round(server + database)} MB`,
      budget: '<= 250 MB',
      met: server + database <= 250,
      note: `server ${Math.round(server)} MB, database ${Math.round(database)} MB (PSS)`,
    },
  ];
}
