import { existsSync, readdirSync } from 'node:fs';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { impersonalColumns, impersonalTables, personalColumns } from './personal-columns.ts';

async function textColumns(): Promise<readonly string[]> {
  const columns: string[] = [];
  for (const top of ['modules', 'platform']) {
    const folder = new URL(`../server/${top}/`, import.meta.url);
    for (const name of readdirSync(folder)) {
      const file = new URL(`${name}/tables.ts`, folder);
      if (!existsSync(file)) continue;
      const tables: Record<string, unknown> = await import(file.href);
      for (const table of Object.values(tables).filter((value) => value instanceof PgTable)) {
        const config = getTableConfig(table);
        columns.push(
          ...config.columns
            .filter((column) => /^(text|json|jsonb)(\[\])?$/.test(column.getSQLType()))
            .map((column) => `${config.name}.${column.name}`),
        );
      }
    }
  }
  return columns;
}

it('lists every text column of the database as about customers, or as not', async () => {
  const columns = await textColumns();
  expect(columns.length).toBeGreaterThan(200);
  const tables = new Set(impersonalTables);
  const known = new Set([...Object.keys(personalColumns), ...impersonalColumns]);
  const unknown = columns.filter((column) => !known.has(column) && !tables.has(column.split('.')[0] ?? ''));
  expect(unknown, 'decide in testing/personal-columns.ts what erasing a customer does to them').toEqual([]);
  expect([...known].filter((column) => !columns.includes(column))).toEqual([]);
  expect(
    impersonalTables.filter((table) => [...known].some((column) => column.startsWith(`${table}.`))),
  ).toEqual([]);
});
