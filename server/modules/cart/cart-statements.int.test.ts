// PostgreSQL: both (lists read by lateral joins)
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD_COLUMNS, addEntriesStatement, addEntryInTurnStatement } from './cart-statements.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

describe('adding to the cart', () => {
  it('reads no lines of other carts, even before the database has statistics', async () => {
    const counted = await platform.db.$client.query<{ reltuples: number }>(
      "select reltuples from pg_class where relname in ('carts', 'cart_entries')",
    );
    expect(counted.rows).toEqual([{ reltuples: -1 }, { reltuples: -1 }]);
    const client = await platform.db.$client.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      for (const { name, text } of [addEntriesStatement, addEntryInTurnStatement]) {
        await client.query(`prepare "planned-${name}" as ${text}`);
        const values = Array.from({ length: ADD_COLUMNS.length + 3 }, () => 'null').join(', ');
        const plan = await client.query<{ 'QUERY PLAN': string }>(
          `explain execute "planned-${name}"(${values})`,
        );
        const lines = plan.rows.map((row) => row['QUERY PLAN']);
        const scans = lines.flatMap((line, at) =>
          /Scan .*(on|using) cart(s|_entries)\w*/.test(line) ? [`${line} ${lines[at + 1] ?? ''}`] : [],
        );
        expect(scans.length).toBeGreaterThanOrEqual(3);
        for (const scan of scans)
          expect(scan).toMatch(/Index Cond: \(\(website_id = \$1\) AND \((cart_)?id = /);
      }
    } finally {
      client.release(true);
    }
  });
});
