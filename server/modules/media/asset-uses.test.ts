import { readdirSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { useSources } from './asset-uses.ts';

/** Tables with JSON or ids of files that are no use of a file, each with the reason. */
const noUses: Readonly<Record<string, string>> = {
  asset_folders: 'contain files, and do not use them',
  assets: 'the files themselves',
  deleted_assets: 'the files themselves',
  uploaded_themes: 'their files are in the file store by themselves',
  erased_letter_links: 'addresses in mails that were sent; their letter is gone',
  page_versions: 'restoring a version says which files are gone',
};
/** JSON of these modules is about orders, payments, jobs and their likes. */
const withoutFiles = new Set([
  'accounts',
  'analytics',
  'audience',
  'back-in-stock',
  'bulk',
  'captcha',
  'cart',
  'checkout',
  'comments',
  'customers',
  'discounts',
  'draft-orders',
  'embeds',
  'forms',
  'gift-cards',
  'invoices',
  'likes',
  'mail',
  'orders',
  'owner-notices',
  'payment-links',
  'payments',
  'product-csv',
  'saved-views',
  'search',
  'subscriptions',
]);

const FILE_ID = /(?:image|picture|asset|icon|logo|poster|file)_ids?$/;

it('what uses a file is looked for in every table that can hold its id', async () => {
  const known = new Set([...useSources.flatMap(({ tables }) => tables), ...Object.keys(noUses)]);
  const missing: string[] = [];
  for (const module of readdirSync(new URL('..', import.meta.url))) {
    if (withoutFiles.has(module)) continue;
    const found: unknown = await import(`../${module}/tables.ts`).catch(() => ({}));
    for (const table of Object.values(found as object)) {
      if (!is(table, PgTable)) continue;
      const { name } = getTableConfig(table);
      const holds = Object.values(getTableColumns(table)).some(
        (column) => /json/.test(column.getSQLType()) || FILE_ID.test(column.name),
      );
      if (holds && !known.has(name)) missing.push(name);
    }
  }
  expect(missing).toEqual([]);
});
