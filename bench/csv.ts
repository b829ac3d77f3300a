import { setTimeout as wait } from 'node:timers/promises';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ProductImport } from '@vitrine/contracts/product-imports.ts';
import { csvLine } from '@vitrine/domain/csv/write-csv.ts';
import type { Figure } from './figure.ts';
import { type OwnerSession, signIn, websiteOf } from './owner-session.ts';
import { residentMegabytes, withDescendants } from './processes.ts';
import { benchOrigin, startShopUnderTest } from './shop-under-test.ts';

const PRODUCTS = 50_000;
const BUDGET_MEGABYTES = 100;

/**
 * 50,000 products in, out, and in again: time, and the server's memory above rest. The database's is noted beside it:
 * above rest it keeps pages that were read, up to the size of its cache.
 */
export async function measureCsv(): Promise<Figure[]> {
  const shop = await startShopUnderTest({ isWithoutAvif: true });
  console.log(
    `Importing ${PRODUCTS.toLocaleString('en')} products, exporting them and comparing them again …`,
  );
  const session = await signIn(shop, await websiteOf(shop.databaseUrl));
  await shop.restart();
  await wait(8000);
  const server = new MemoryPeak(() => withDescendants(shop.process.pid ?? 0));
  // Started by the benchmark itself, with a process for each connection.
  const database = new MemoryPeak(() => withDescendants(shop.databasePid));
  const watching = setInterval(() => {
    server.look();
    database.look();
  }, 250);
  const figures: Figure[] = [];
  const measure = async (name: string, work: () => Promise<string>): Promise<void> => {
    server.begin();
    database.begin();
    const begun = performance.now();
    const note = `${await work()}; database ${database.aboveRest()} MB`;
    const above = server.aboveRest();
    figures.push({
      name: `CSV of ${PRODUCTS.toLocaleString('en')} products: ${name}`,
      value: `${above} MB above rest`,
      budget: `<= ${BUDGET_MEGABYTES} MB`,
      met: above <= BUDGET_MEGABYTES,
      note: `${((performance.now() - begun) / 1000).toFixed(1)} s; ${note}; server ${server.rest()} MB at rest`,
    });
  };
  try {
    await measure('compared with the shop', async () => countsOf(await compare(session, aFile())));
    await measure('created', async () => {
      const { changed, refused } = await apply(session);
      return `${changed} created, ${refused.reduce((sum, { count }) => sum + count, 0)} refused`;
    });
    let exported = '';
    await measure('exported', async () => {
      const answer = await fetch(`${benchOrigin}/api/admin/products/export.csv?sort=created`, {
        headers: { cookie: session.cookie },
      });
      exported = await answer.text();
      return `${(exported.length / 1e6).toFixed(0)} MB`;
    });
    await measure('compared again', async () => countsOf(await compare(session, exported)));
  } finally {
    clearInterval(watching);
    await shop.stop();
  }
  return figures;
}

/** The most memory processes have used since `begin`, above what they used when this was made. Megabytes. */
class MemoryPeak {
  readonly #pids: () => readonly number[];
  readonly #rest: number;
  #peak: number;

  constructor(pids: () => readonly number[]) {
    this.#pids = pids;
    this.#rest = residentMegabytes(pids());
    this.#peak = this.#rest;
  }

  begin(): void {
    this.#peak = residentMegabytes(this.#pids());
  }

  look(): void {
    this.#peak = Math.max(this.#peak, residentMegabytes(this.#pids()));
  }

  rest(): number {
    return Math.round(this.#rest);
  }

  aboveRest(): number {
    return Math.round(this.#peak - this.#rest);
  }
}

const countsOf = ({ counts }: ProductImport): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** A file as it is exported, with a description of 300 letters. */
function aFile(): string {
  const lines = [csvLine(['URL handle', 'Title', 'Description', 'Status', 'Tags', 'SKU', 'Price', 'Stock'])];
  const words = `<p>${'Thrown and glazed by hand. '.repeat(11)}</p>`;
  for (let at = 0; at < PRODUCTS; at += 1) {
    lines.push(
      csvLine([
        `csv-${at}`,
        `Bowl no. ${at}`,
        words,
        'Published',
        'Clay, Bowls',
        `CSV-${at}`,
        '28.50',
        at % 90,
      ]),
    );
  }
  return lines.join('');
}

async function call<T>(
  { cookie, crumb }: OwnerSession,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(benchOrigin + path, {
    method,
    headers: {
      cookie,
      'x-csrf-token': crumb,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function compare(session: OwnerSession, text: string): Promise<ProductImport> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
  await call(session, 'POST', '/api/admin/product-imports', form);
  for (;;) {
    await wait(500);
    const found = await call<{ import: ProductImport }>(session, 'GET', '/api/admin/product-imports/newest');
    if (found.import.phase !== 'reading') return found.import;
  }
}

async function apply(session: OwnerSession): Promise<BulkJob> {
  let job = await call<BulkJob>(session, 'POST', '/api/admin/product-import-rows/bulk', {
    selection: { query: { outcome: 'create,update' } },
    change: { action: 'import' },
  });
  while (job.endedOn === null) {
    await wait(500);
    job = await call<BulkJob>(session, 'GET', `/api/admin/bulk/${job.id}`);
  }
  return job;
}
