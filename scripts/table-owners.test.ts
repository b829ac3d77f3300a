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
const judge = (files: Record<string, string>, allowed = [] as (typeof crossing)[]) =>
  findTableBreaches(new Map(Object.entries({ ...sources, ...files })), owners, allowed);

describe('the list of tables', () => {
  it('is kept where every module writes its own tables, and reads any', () => {
    expect(judge({ 'server/modules/orders/read.ts': `select quantity from stock for update` })).toEqual([]);
  });

  it.each([
    ['SQL', `\`with gone as (DELETE FROM\n  stock where id = $1)\``],
    ['an update in SQL', `\`update stock s set quantity = 0\``],
    ['Drizzle', `await tx.insert(stock).values(row);`],
  ])('is broken by a module that writes a table of another, in %s', (_how, statement) => {
    const breaches = judge({ 'server/modules/orders/return-units.ts': statement });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain('server/modules/orders/return-units.ts writes stock, a table of catalog');
  });

  it('is broken by a statement that does not say which table it writes', () => {
    const breaches = judge({ 'server/modules/orders/clean.ts': 'db.query(`delete from ${table}`)' });
    expect(breaches[0]).toContain('write its name out');
  });

  it('is kept by a statement that crosses with a decision, and broken once it no longer does', () => {
    const statement = { 'server/modules/orders/return-units.ts': 'update stock set quantity = 1' };
    expect(judge(statement, [crossing])).toEqual([]);
    expect(judge({}, [crossing])).toEqual([expect.stringContaining('does not write stock')]);
    expect(judge(statement, [{ ...crossing, decision: 'docs/decisions/0002-none.md' }])).toEqual([
      expect.stringContaining('which is not there'),
    ]);
  });

  it('is broken by a table that nobody owns, and by an owner without its table', () => {
    const added = { 'server/modules/orders/tables.ts': `export const refunds = pgTable('refunds', {});` };
    const breaches = judge({ ...added, 'server/modules/orders/repository.ts': '' });
    expect(breaches).toEqual([
      expect.stringContaining('The table refunds is defined by orders'),
      expect.stringContaining('orders has no table orders'),
    ]);
  });
});
