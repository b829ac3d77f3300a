import type { ShownChange } from '@vitrine/contracts/product-imports.ts';
import type { GivenProduct, LineNote } from '@vitrine/domain/product-csv/given-product.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { type ImportCounts, productImportRows, productImports } from './tables.ts';

export type ImportRecord = typeof productImports.$inferSelect;
type ImportKey = Pick<ImportRecord, 'websiteId' | 'id'>;

const ofImport = ({ websiteId, id }: ImportKey) =>
  and(eq(productImports.websiteId, websiteId), eq(productImports.id, id));

/** Notes a file. False while another one of the website is read, or an import changes products. */
export async function insertImport(
  tx: Queryable,
  record: typeof productImports.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(productImports).values(record).onConflictDoNothing();
  return made.rowCount === 1;
}

/** Whether an import changes products of the website now. */
export async function isApplying(db: Queryable, websiteId: string): Promise<boolean> {
  const [row] = await runNamed<{ found: boolean }>(
    db,
    {
      name: 'product-csv-applying',
      text: `select exists (select from bulk_jobs where website_id = $1 and list = 'product-import-rows'
        and phase in ('collecting', 'changing', 'undoing')) as found`,
    },
    [websiteId],
  );
  return row?.found === true;
}

/** The newest import of a website, with the name of who brought it and the products that have been imported. */
export async function findNewestImport(
  db: Queryable,
  websiteId: string,
): Promise<(ImportRecord & { readonly startedBy: string; readonly applied: number }) | null> {
  const [row] = await db
    .select({
      record: productImports,
      startedBy: sql<string>`coalesce((select a.name from accounts a where a.id = product_imports.account_id), '')`,
      applied: sql<number>`(select count(*)::int from product_import_rows r where r.website_id = product_imports.website_id
        and r.import_id = product_imports.id and r.applied_on is not null)`,
    })
    .from(productImports)
    .where(eq(productImports.websiteId, websiteId))
    .orderBy(desc(productImports.id))
    .limit(1);
  return row === undefined ? null : { ...row.record, startedBy: row.startedBy, applied: row.applied };
}

/** Files that wait to be read, over all websites: those that no run reads, or whose run has ended without a word. */
export function findUnread(db: Queryable, now: Date, limit: number): Promise<readonly ImportKey[]> {
  return runNamed<{ websiteId: string; id: string }>(
    db,
    {
      name: 'product-csv-unread',
      text: `select website_id as "websiteId", id from product_imports
        where phase = 'reading' and (reader_until is null or reader_until < $1) order by id limit $2`,
    },
    [now, limit],
  );
}

/** Takes a file for a run to read; what an earlier run has noted of it is deleted. Null when another run has it. */
export async function claimImport(
  tx: Queryable,
  key: ImportKey,
  { readerId, now, until }: { readonly readerId: string; readonly now: Date; readonly until: Date },
): Promise<ImportRecord | null> {
  const [row] = await tx
    .update(productImports)
    .set({ readerId, readerUntil: until, bytesRead: 0 })
    .where(
      and(
        ofImport(key),
        eq(productImports.phase, 'reading'),
        sql`(${productImports.readerUntil} is null or ${productImports.readerUntil} < ${now})`,
      ),
    )
    .returning();
  if (row === undefined) return null;
  await tx
    .delete(productImportRows)
    .where(and(eq(productImportRows.websiteId, key.websiteId), eq(productImportRows.importId, key.id)));
  return row;
}

/** Notes progress or the end of reading. False when the file is another run's by now. */
export async function updateImport(
  tx: Queryable,
  key: ImportKey,
  readerId: string,
  change: Partial<Omit<ImportRecord, 'websiteId' | 'id'>>,
): Promise<boolean> {
  const done = await tx
    .update(productImports)
    .set(change)
    .where(and(ofImport(key), eq(productImports.readerId, readerId), eq(productImports.phase, 'reading')));
  return done.rowCount === 1;
}

type NewImportRow = typeof productImportRows.$inferInsert;

export async function insertRows(tx: Queryable, rows: readonly NewImportRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(productImportRows).values([...rows]);
}

/** The first lines of products that are noted already, by key. */
export async function selectKeys(
  db: Queryable,
  { websiteId, id }: ImportKey,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await runNamed<{ key: string; line: number }>(
    db,
    {
      name: 'product-csv-keys',
      text: `select key, min(line) as line from product_import_rows
        where website_id = $1 and import_id = $2 and key = any($3::text[]) group by key`,
    },
    [websiteId, id, keys],
  );
  return new Map(rows.map(({ key, line }) => [key, line]));
}

/** Makes errors of products that have an SKU of an earlier one of the file. */
export async function refuseDoubledSkus(tx: Queryable, { websiteId, id }: ImportKey): Promise<void> {
  // The statistics do not know a file that has just been noted: a loop would look at all its SKUs for each of its rows.
  await tx.execute(sql`set local enable_nestloop = off`);
  await runNamed(
    tx,
    {
      name: 'product-csv-doubled-skus',
      text: `with named as (
          select id, line, sku, min(line) over (partition by sku) as first from (
            select id, line, unnest(skus) as sku from product_import_rows
            where website_id = $1 and import_id = $2 and not key like 'sku:%'
          ) all_skus
        ), later as (
          select id, jsonb_agg(jsonb_build_object('line', line,
              'text', 'The SKU “' || sku || '” is in line ' || first || ' as well.')) as faults
          from named where first < line group by id
        )
        update product_import_rows r set outcome = 'error', faults = r.faults || l.faults
        from later l where r.website_id = $1 and r.id = l.id`,
    },
    [websiteId, id],
  );
}

/** Notes at the products of a file which related products neither the shop nor the file has. */
export async function noteMissingRelated(tx: Queryable, { websiteId, id }: ImportKey): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
  await runNamed(
    tx,
    {
      name: 'product-csv-missing-related',
      // A product may be named in two ways, one after the other; it is missing when the file has neither.
      text: `with named as (
          select r.id, r.line, (a.place - 1) / 2 as which, a.key from product_import_rows r,
            jsonb_array_elements_text(r.given -> 'awaited') with ordinality as a(key, place)
          where r.website_id = $1 and r.import_id = $2 and r.given ? 'awaited'
        ), missing as (
          select n.id, n.line, n.which, coalesce(min(n.key) filter (where not n.key like '/%'), min(n.key)) as key from named n
          left join product_import_rows o on o.website_id = $1 and o.import_id = $2 and o.key = n.key
            and o.outcome <> 'error'
          group by n.id, n.line, n.which having count(o.id) = 0
        ), notes as (
          select id, jsonb_agg(jsonb_build_object('line', line,
              'text', 'The related product “' || left(key, 200) || '” is left out: there is none.') order by which) as notes
          from missing group by id
        )
        update product_import_rows r set given = jsonb_set(r.given, '{notes}', r.given -> 'notes' || n.notes)
        from notes n where r.website_id = $1 and r.id = n.id`,
    },
    [websiteId, id],
  );
}

/** The products with these keys that a file is yet to create: the ids they will have, which are those of their rows. */
export async function selectAwaited(
  db: Queryable,
  { websiteId, id }: ImportKey,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<{ key: string; id: string }>(
    db,
    {
      name: 'product-csv-awaited',
      text: `select key, id from product_import_rows where website_id = $1 and import_id = $2
        and key = any($3::text[]) and outcome = 'create' and item_id is null`,
    },
    [websiteId, id, [...new Set(keys)]],
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}

export async function countOutcomes(db: Queryable, { websiteId, id }: ImportKey): Promise<ImportCounts> {
  const rows = await runNamed<{ outcome: keyof ImportCounts; count: number }>(
    db,
    {
      name: 'product-csv-outcomes',
      text: `select outcome, count(*)::int as count from product_import_rows
        where website_id = $1 and import_id = $2 group by outcome`,
    },
    [websiteId, id],
  );
  const counts = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

/** A product of a file, as the list shows it. */
export interface ShownRow {
  readonly id: string;
  readonly line: number;
  readonly handle: string;
  readonly title: string;
  readonly outcome: keyof ImportCounts;
  readonly isApplied: boolean;
  readonly itemId: string | null;
  readonly variantCount: number;
  readonly changes: readonly ShownChange[];
  readonly changeCount: number;
  readonly faults: readonly LineNote[];
  readonly notes: readonly LineNote[];
}

/** Rows in the order of their ids; unknown ids are left out. */
export function selectShownRows(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly ShownRow[]> {
  return runNamed<ShownRow & Record<string, unknown>>(
    db,
    {
      name: 'product-csv-shown-rows',
      text: `select id, line, handle, title, outcome, applied_on is not null as "isApplied", item_id as "itemId",
          jsonb_array_length(given -> 'variants') as "variantCount", changes, change_count as "changeCount",
          faults, given -> 'notes' as notes
        from product_import_rows where website_id = $1 and id = any($2::uuid[])
        order by array_position($2::uuid[], id)`,
    },
    [websiteId, ids],
  );
}

/** A product of a file that is to be imported. */
interface PendingRow {
  readonly id: string;
  readonly importId: string;
  readonly outcome: keyof ImportCounts;
  readonly isApplied: boolean;
  readonly given: GivenProduct;
  readonly [column: string]: unknown;
}

/** Rows in the order of their lines, locked until the transaction ends. */
export function lockRows(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly PendingRow[]> {
  return runNamed<PendingRow>(
    tx,
    {
      name: 'product-csv-lock-rows',
      text: `select id, import_id as "importId", outcome, applied_on is not null as "isApplied", given from product_import_rows
        where website_id = $1 and id = any($2::uuid[]) order by line, id for update`,
    },
    [websiteId, ids],
  );
}

/** Notes which products were imported, or, with null, that their import was taken back. */
export async function markApplied(
  tx: Queryable,
  websiteId: string,
  rows: readonly { readonly id: string; readonly itemId: string | null }[],
  appliedOn: Date | null,
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'product-csv-mark-applied',
      text: `update product_import_rows r set applied_on = $4, item_id = coalesce(g.item_id, r.item_id)
        from unnest($2::uuid[], $3::uuid[]) as g(id, item_id)
        where r.website_id = $1 and r.id = g.id`,
    },
    [websiteId, rows.map(({ id }) => id), rows.map(({ itemId }) => itemId), appliedOn],
  );
}

/** Imports that began before a time, over all websites, except those at work. */
export async function findOldImports(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<readonly (ImportKey & { readonly fileKey: string })[]> {
  return db
    .select({ websiteId: productImports.websiteId, id: productImports.id, fileKey: productImports.fileKey })
    .from(productImports)
    .where(lt(productImports.startedOn, before))
    .orderBy(productImports.startedOn)
    .limit(limit);
}

export async function deleteImport(tx: Queryable, key: ImportKey): Promise<void> {
  await tx
    .delete(productImportRows)
    .where(and(eq(productImportRows.websiteId, key.websiteId), eq(productImportRows.importId, key.id)));
  await tx.delete(productImports).where(ofImport(key));
}
