import type { ShownChange } from '@vitrine/contracts/product-imports.ts';
import type { importOutcomes, importPhases, importProblems } from '@vitrine/contracts/product-imports.ts';
import type { GivenProduct, LineNote } from '@vitrine/domain/product-csv/given-product.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** How many products of a file importing would create, change, leave, or cannot import. */
export type ImportCounts = Readonly<Record<(typeof importOutcomes)[number], number>>;

/** Files of products that owners have brought, compared with the shop. Kept for a few days. */
export const productImports = pgTable(
  'product_imports',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    /** The owner who brought it. */
    accountId: uuid('account_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Its bytes in the file store. */
    fileKey: text('file_key').notNull(),
    encoding: text('encoding').notNull(),
    kind: text('kind').$type<'products' | 'stock'>().notNull().default('products'),
    phase: text('phase').$type<(typeof importPhases)[number]>().notNull(),
    problem: text('problem').$type<(typeof importProblems)[number]>(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    ignored: jsonb('ignored').$type<readonly string[]>().notNull().default([]),
    /** Which run reads it, and until when that is taken to be alive. */
    readerId: uuid('reader_id'),
    readerUntil: at('reader_until'),
    failures: integer('failures').notNull().default(0),
    startedOn: at('started_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // One file is read at a time.
    uniqueIndex('product_imports_reading')
      .on(t.websiteId)
      .where(sql`phase = 'reading'`),
    index('product_imports_started').on(t.startedOn),
  ],
);

/** The products of a file, each with what importing it does. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    websiteId: websiteId(),
    importId: uuid('import_id').notNull(),
    id: uuid('id').notNull(),
    /** The number of its first line. */
    line: integer('line').notNull(),
    /** Store page and handle, or the SKU in a file of stock: each is in a file once. */
    key: text('key').notNull(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    skus: text('skus').array().notNull(),
    outcome: text('outcome').$type<keyof ImportCounts>().notNull(),
    itemId: uuid('item_id'),
    given: jsonb('given').$type<GivenProduct>().notNull(),
    changes: jsonb('changes').$type<readonly ShownChange[]>().notNull(),
    changeCount: integer('change_count').notNull(),
    faults: jsonb('faults').$type<readonly LineNote[]>().notNull(),
    /** When it was imported; null again when that was taken back. */
    appliedOn: at('applied_on'),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, title || ' ' || handle)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('product_import_rows_line').on(t.websiteId, t.importId, t.line, t.id),
    index('product_import_rows_key').on(t.websiteId, t.importId, t.key),
    index('product_import_rows_search').using('gin', t.search),
  ],
);
