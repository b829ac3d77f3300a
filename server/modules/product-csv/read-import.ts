import { MAX_IMPORT_PRODUCTS } from '@vitrine/domain/product-csv/import-limits.ts';
import { csvReader, type CsvRow, separatorOf } from '@vitrine/domain/csv/read-csv.ts';
import type { GivenProduct } from '@vitrine/domain/product-csv/given-product.ts';
import { productReader } from '@vitrine/domain/product-csv/read-products.ts';
import { type FileColumns, recogniseHeads } from '@vitrine/domain/product-csv/recognise-heads.ts';
import { newId } from '../../platform/ids.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getWebsite } from '../websites/index.ts';
import {
  claimImport,
  countOutcomes,
  type ImportRecord,
  insertRows,
  noteMissingRelated,
  refuseDoubledSkus,
  selectKeys,
  updateImport,
} from './import-repository.ts';
import { matchProducts, planBatch, type Planned } from './plan-batch.ts';

/**
 * Products that are compared and noted together, and the lines they have at most: few enough to be gone before the
 * garbage collection that moves what stays, which frees it late.
 */
const BATCH_PRODUCTS = 25;
const BATCH_LINES = 250;
/** Milliseconds after which a run that noted no progress is taken to have ended. */
const READER_MS = 60_000;
/** Changes, and sentences about lines, that are kept of a product. */
const MAX_KEPT = 50;
/** Characters of a name that the list shows. */
const MAX_NAME = 200;
/** A file that fails so often is given up. */
const MOST_FAILURES = 3;

class Lost extends Error {}
class Unreadable extends Error {
  readonly problem: NonNullable<ImportRecord['problem']>;
  constructor(problem: NonNullable<ImportRecord['problem']>) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads a file and compares it with the shop, in constant memory: its products are noted batch by batch, with what
 * importing each would do. Nothing of the shop is changed. A run that is killed is followed by one that begins again.
 */
export async function readImport(
  platform: Platform,
  key: { readonly websiteId: string; readonly id: string },
  signal: AbortSignal,
): Promise<void> {
  const website = await getWebsite(platform, key.websiteId);
  if (website === null) throw new Error(`no website ${key.websiteId}`);
  const readerId = newId(platform.clock.now());
  const record = await platform.db.transaction((tx) =>
    claimImport(tx, key, {
      readerId,
      now: new Date(platform.clock.now()),
      until: readerUntil(platform),
    }),
  );
  if (record === null) return;
  const site = { websiteId: key.websiteId, settings: website.settings };
  try {
    await readFile(platform, site, record, readerId, signal);
  } catch (error) {
    if (error instanceof Lost) return;
    if (error instanceof Unreadable) {
      await updateImport(platform.db, key, readerId, { phase: 'failed', problem: error.problem });
      return;
    }
    // Given back, so that the next run begins again.
    const failures = record.failures + 1;
    await updateImport(platform.db, key, readerId, {
      failures,
      readerUntil: null,
      ...(failures >= MOST_FAILURES ? { phase: 'failed' as const, problem: 'broken' as const } : {}),
    });
    throw error;
  }
}

const readerUntil = (platform: Platform): Date => new Date(platform.clock.now() + READER_MS);

async function readFile(
  platform: Platform,
  site: ListSite,
  record: ImportRecord,
  readerId: string,
  signal: AbortSignal,
): Promise<void> {
  const file = openFile(platform, record, site);
  const progress = { bytesRead: 0 };
  let batch: GivenProduct[] = [];
  let lines = 0;
  let total = 0;
  const write = async (): Promise<void> => {
    if (batch.length > 0) await noteBatch(platform, site, record, batch);
    batch = [];
    lines = 0;
    const isOurs = await updateImport(platform.db, record, readerId, {
      ...progress,
      ...file.columns(),
      readerUntil: readerUntil(platform),
    });
    if (!isOurs) throw new Lost();
  };
  for await (const { product, bytesRead } of file.products()) {
    if (signal.aborted) throw new Error('the server is stopping');
    progress.bytesRead = bytesRead;
    batch.push(product);
    lines += product.variants.length;
    total += 1;
    if (total > MAX_IMPORT_PRODUCTS) throw new Unreadable('too-many');
    if (batch.length >= BATCH_PRODUCTS || lines >= BATCH_LINES) await write();
  }
  progress.bytesRead = record.bytes;
  if (total === 0) throw new Unreadable('empty');
  await write();
  await platform.db.transaction(async (tx) => {
    await refuseDoubledSkus(tx, record);
    await noteMissingRelated(tx, record);
    const counts = await countOutcomes(tx, record);
    if (!(await updateImport(tx, record, readerId, { counts, phase: 'ready' }))) throw new Lost();
  });
}

/** The products of a file, one after another. */
function openFile(platform: Platform, { fileKey, encoding }: ImportRecord, site: ListSite) {
  let columns: FileColumns | null = null;
  async function* rows(): AsyncGenerator<{ row: CsvRow; bytesRead: number }> {
    const decoder = new TextDecoder(encoding);
    let bytesRead = 0;
    let start = '';
    let reader: ReturnType<typeof csvReader> | null = null;
    for await (const part of platform.files.stream(fileKey) as AsyncIterable<Uint8Array>) {
      bytesRead += part.length;
      // The database stores no zero characters.
      const text = decoder.decode(part, { stream: true }).replaceAll('\0', '');
      if (reader === null) {
        start += text;
        const end = start.search(/[\r\n]/);
        if (end === -1 && start.length < 100_000) continue;
        reader = csvReader(separatorOf(end === -1 ? start : start.slice(0, end)));
        for (const row of reader.push(start)) yield { row, bytesRead };
      } else for (const row of reader.push(text)) yield { row, bytesRead };
    }
    if (reader === null) {
      reader = csvReader(separatorOf(start));
      for (const row of reader.push(start)) yield { row, bytesRead };
    }
    for (const row of reader.push(decoder.decode().replaceAll('\0', ''))) yield { row, bytesRead };
    for (const row of reader.end()) yield { row, bytesRead };
  }
  return {
    columns: () =>
      columns === null
        ? {}
        : { kind: columns.kind, ignored: columns.ignored.map((head) => head.slice(0, 100)) },
    async *products(): AsyncGenerator<{ product: GivenProduct; bytesRead: number }> {
      let reader: ReturnType<typeof productReader> | null = null;
      let last = 0;
      for await (const { row, bytesRead } of rows()) {
        last = bytesRead;
        if (reader === null) {
          columns = recogniseHeads(row.cells);
          if (columns === null) throw new Unreadable('no-columns');
          reader = productReader(columns, site.settings.store.currency);
          continue;
        }
        const product = reader.push(row);
        if (product !== null) yield { product, bytesRead };
      }
      const product = reader?.end() ?? null;
      if (product !== null) yield { product, bytesRead: last };
    },
  };
}

/** Notes what importing products would do. */
async function noteBatch(
  platform: Platform,
  site: ListSite,
  record: ImportRecord,
  batch: readonly GivenProduct[],
): Promise<void> {
  const now = platform.clock.now();
  const known = new Map(await selectKeys(platform.db, record, batch.map(keyOf)));
  const products = batch.map((product): GivenProduct => {
    const key = keyOf(product);
    const line = known.get(key);
    if (line === undefined) {
      known.set(key, product.line);
      return product;
    }
    const text =
      product.handle === ''
        ? `This SKU is in line ${line} as well.`
        : `This product is in line ${line} as well.`;
    return { ...product, faults: [...product.faults, { line: product.line, text }] };
  });
  const matches = await matchProducts(platform.db, site, products);
  const planned = await planBatch(platform.db, site, products, matches, {
    now,
    importId: null,
  });
  await insertRows(
    platform.db,
    planned.map((one) => toRow(record, one, now)),
  );
}

/** Store page and handle, or the SKU in a file of stock. */
const keyOf = ({ handle, page, variants }: GivenProduct): string =>
  (handle === '' ? `sku:${variants[0]?.sku ?? ''}` : `${page ?? ''}/${handle}`).slice(0, 500);

function toRow({ websiteId, id: importId }: ImportRecord, { given, plan, stored }: Planned, now: number) {
  const title = given.fields.title ?? stored?.title ?? '';
  return {
    websiteId,
    importId,
    id: newId(now),
    line: given.line,
    key: keyOf(given),
    handle: (given.handle || (stored?.urlId ?? '')).slice(0, MAX_NAME),
    title: title.slice(0, MAX_NAME),
    skus: given.variants.map(({ sku }) => sku).filter((sku) => sku !== undefined),
    outcome: plan.outcome,
    itemId: plan.itemId,
    // What cannot be imported is kept without what made it so long.
    given: plan.outcome === 'error' ? { ...given, fields: {}, faults: [], variants: [], awaited: [] } : given,
    changes: plan.shown.slice(0, MAX_KEPT),
    changeCount: plan.shown.length,
    faults: plan.faults.slice(0, MAX_KEPT).map(({ line, text }) => ({ line, text: text.slice(0, 500) })),
  };
}
