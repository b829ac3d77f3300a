import { describe, expect, it } from 'vitest';
import { findTableBreaches } from './table-owners.mjs';

const sources = {
  'server/modules/catalog/tables.ts': `export const stock = pgTable(\n  'stock', {});`,
  'server/modules/catalog/repository.ts': `await db.update(stock).set({ quantity: 1 });`,
  'server/modules/orders/tables.ts': `export const orders = pgTable('orders', {});`,
  'server/modules/orders/repository.ts': `const text = \`insert into orders (id) values ($1)\`;`,
  'docs/decisions/0001-stock.md': '',
};
const owners = { catalog: ['stock'], orders: ['orders'] };
const crossing = {
  file: 'server/modules/orders/return-units.ts',
  tables: ['stock'],
  decision: 'docs/decisions/0001-stock.md',
};
const check = (files: Record<string, string>, allowed = [] as (typeof crossing)[]) =>
  findTableBreaches(new Map(Object.entries({ ...sources, ...files })), owners, allowed);

describe('the list of tables', () => {
  it('allows a module to write its own tables and to read any', () => {
    expect(check({ 'server/modules/orders/read.ts': `select quantity from stock for update` })).toEqual([]);
  });

  it.each([
    ['SQL', `\`with gone as (DELETE FROM\n  stock where id = $1)\``],
    ['an update in SQL', `\`update stock s set quantity = 0\``],
    ['Drizzle', `await tx.insert(stock).values(row);`],
  ])('refuses a write to the table of another module, in %s', (_how, statement) => {
    const breaches = check({ 'server/modules/orders/return-units.ts': statement });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('server/modules/orders/return-units.ts writes stock, a table of catalog');
  });

  it('refuses a statement that does not name the table it writes', () => {
    const breaches = check({ 'server/modules/orders/clean.ts': 'db.query(`delete from ${table}`)' });
    expect(breaches[0]).toContain('write its name out');
  });

  it('allows a listed write to the table of another module, reporting it when it is no longer needed', () => {
    const statement = { 'server/modules/orders/return-units.ts': 'update stock set quantity = 1' };
    expect(check(statement, [crossing])).toEqual([]);
    expect(check({}, [crossing])).toEqual([expect.stringContaining('does not write stock')]);
    expect(check(statement, [{ ...crossing, decision: 'docs/decisions/0002-none.md' }])).toEqual([
      expect.stringContaining('which is not there'),
    ]);
  });

  it('reports a table without an owner, and an owner without its table', () => {
    const added = { 'server/modules/orders/tables.ts': `export const refunds = pgTable('refunds', {});` };
    const breaches = check({ ...added, 'server/modules/orders/repository.ts': '' });
    expect(breaches).toEqual([
      expect.stringContaining('The table refunds is defined by orders'),
      expect.stringContaining('orders has no table orders'),
    ]);
  });
});
