import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { ShopUnderTest } from './shop-under-test.ts';

const settings = [
  "session_preload_libraries = 'auto_explain'",
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_buffers = on',
];

/** A statement that a request made, with how PostgreSQL ran it. */
export interface LoggedPlan {
  readonly milliseconds: number;
  readonly text: string;
}

/**
 * Sets whether it is logged how every statement of the shop's server is run, from its next start on. A folder that is
 * kept keeps that too.
 */
export async function logPlans(shop: ShopUnderTest, isWanted: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(client.database ?? '');
  await client.query(`alter database ${name} reset all`);
  for (const setting of isWanted ? settings : []) await client.query(`alter database ${name} set ${setting}`);
  await client.end();
}

/** What was logged while `work` ran. */
export async function plansOf(
  shop: ShopUnderTest,
  work: () => Promise<unknown>,
): Promise<readonly LoggedPlan[]> {
  const path = join(shop.dataFolder, 'postgres-run', 'postgres.log');
  const begin = statSync(path).size;
  await work();
  const length = statSync(path).size - begin;
  const buffer = Buffer.alloc(length);
  const file = openSync(path, 'r');
  readSync(file, buffer, 0, length, begin);
  closeSync(file);
  return buffer
    .toString('utf8')
    .split(/^(?=\d{4}-\d\d-\d\d \d\d:)/m)
    .flatMap((entry) => {
      const found = /duration: ([\d.]+) ms {2}plan:\s([\s\S]*)$/.exec(entry);
      return found === null ? [] : [{ milliseconds: Number(found[1]), text: found[2]?.trimEnd() ?? '' }];
    });
}
