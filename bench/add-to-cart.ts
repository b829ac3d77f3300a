import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment } from '@vitrine/testing/clean-environment.mjs';
import { milliseconds, perSecond, percent, type Figure } from './figure.ts';
import { drive, median, type LoadResult } from './http-load.ts';
import { findProgram, treeSecondsWithEnded } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import type { BenchGoods } from './seed-products.ts';

const carts = 1000;
const connections = 32;

/**
 * Adds to warm carts over HTTP, and runs a plain transaction of five statements that does the same (begin, read
 * variant and stock, upsert the line, update the cart, commit) with pgbench on as many connections. Compares the
 * processor time each costs the database and how many complete per second.
 */
export async function measureAddToCart(
  wrk: string,
  shop: ShopUnderTest,
  goods: BenchGoods,
): Promise<Figure[]> {
  console.log('Adding to carts …');
  const lua = `
local sold = { ${goods.sold.map((one) => `{"${one.itemId}", "${one.sku}"}`).join(', ')} }
local n = 0
request = function()
  n = n + 1
  local product = sold[n % #sold + 1]
  local headers = {
    ["Content-Type"] = "application/json", ["X-CSRF-Token"] = "benchbenchbenchbench00",
    ["Cookie"] = string.format("crumb=benchbenchbenchbench00; CART=bench-cart-%024d", n % ${carts})
  }
  return wrk.format("POST", "/api/commerce/shopping-cart/entries", headers,
    '{"itemId":"' .. product[1] .. '","sku":"' .. product[2] .. '","quantity":1,"additionalFields":""}')
end
`;
  const http = (seconds: number): Promise<LoadResult> =>
    drive(wrk, { url: benchOrigin, connections, seconds, lua });
  // Fills every cart first, so that the measurement runs on warm carts.
  await http(3);
  const pgbench = findProgram('pgbench', versionedPrograms('pgbench'));
  if (pgbench === null) {
    const alone = await http(5);
    return [
      {
        name: 'add to cart',
        value: perSecond(alone.requestsPerSecond),
        note: 'no pgbench on this machine to compare with (apt-get install -y postgresql)',
      },
    ];
  }
  const ours: LoadResult[] = [];
  const rates: number[] = [];
  const costs: number[] = [];
  const plainCosts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = treeSecondsWithEnded(shop.databasePid);
    const run = await http(4);
    const between = treeSecondsWithEnded(shop.databasePid);
    const rate = runPgbench(pgbench, shop.databaseUrl, goods, 4);
    ours.push(run);
    rates.push(rate);
    costs.push((between - before) / (run.requestsPerSecond * 4));
    plainCosts.push((treeSecondsWithEnded(shop.databasePid) - between) / (rate * 4));
  }
  const cost = ratioOf(plainCosts, costs);
  const speed = ratioOf(
    ours.map((run) => run.requestsPerSecond),
    rates,
  );
  const failures = ours.reduce((sum, run) => sum + run.failures, 0);
  return [
    {
      name: 'add to cart, database time of a five-statement transaction by pgbench for each add',
      value: `${cost.toFixed(2)} x`,
      budget: '>= 1.0 x',
      met: cost >= 1 && failures === 0,
      note: `${milliseconds(median(plainCosts) * 1000)} of processor a transaction, ${milliseconds(median(costs) * 1000)} an add`,
    },
    {
      name: 'adds to cart over HTTP, one process',
      value: perSecond(median(ours.map((run) => run.requestsPerSecond))),
      note: `${speed.toFixed(2)} of the transactions that pgbench sends (${perSecond(median(rates))}), ${connections} connections, client ${percent(median(ours.map((run) => run.clientLoad)))}, ${failures} failed`,
    },
  ];
}

/** Median of the ratio of two figures over the rounds. */
function ratioOf(over: readonly number[], under: readonly number[]): number {
  return median(over.map((value, round) => value / (under[round] ?? Number.NaN)));
}

/** Transactions per second. */
function runPgbench(program: string, url: string, goods: BenchGoods, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbench-'));
  const website = `'${goods.websiteId}'::uuid`;
  // Ids are built from the random numbers in SQL, since pgbench's variables are numbers.
  const cart = "('00000000-0000-7000-9000-' || lpad((:cart)::text, 12, '0'))::uuid";
  const item = "('00000000-0000-7000-8000-' || lpad((:sold)::text, 12, '0'))::uuid";
  const environment = databaseEnvironment(url);
  const warm = spawnSync(
    findProgram('psql', versionedPrograms('psql')) ?? 'psql',
    [
      '-q',
      '-c',
      `insert into carts (website_id, id, created_on, updated_on)
       select ${website}, ${cart.replace('(:cart)', 'n')}, now(), now() from generate_series(0, ${carts - 1}) n
       on conflict do nothing`,
    ],
    { env: environment, encoding: 'utf8' },
  );
  if (warm.status !== 0) throw new Error(`psql: ${warm.stderr}`);
  const script = join(folder, 'add.sql');
  writeFileSync(
    script,
    `\\set cart random(0, ${carts - 1})
\\set sold :cart % ${goods.sold.length} + 1
begin;
select v.id as variant, v.price_minor as price, s.quantity as stock, s.unlimited from variants v
  join stock s on s.website_id = v.website_id and s.variant_id = v.id
  where v.website_id = ${website} and v.item_id = ${item} and v.sku = 'BENCH-' || (:sold)::text || '-small' \\gset
insert into cart_entries (website_id, cart_id, id, item_id, variant_id, quantity, shown_price_minor, added_on)
  values (${website}, ${cart}, gen_random_uuid(), ${item}, (:variant)::uuid, 1, :price, now())
  on conflict (website_id, cart_id, variant_id, answers_key) do update set quantity = cart_entries.quantity + 1;
update carts set revision = revision + 1, updated_on = now() where website_id = ${website} and id = ${cart};
commit;
`,
  );
  const ran = spawnSync(
    program,
    ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', script],
    {
      env: environment,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  const rate = /tps = ([\d.]+)/.exec(ran.stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench: ${ran.stdout}\n${ran.stderr}`);
  return Number(rate);
}

function databaseEnvironment(url: string): NodeJS.ProcessEnv {
  const address = new URL(url);
  return cleanEnvironment({
    PGHOST: address.searchParams.get('host') ?? address.hostname,
    PGPORT: address.port || '5432',
    PGUSER: decodeURIComponent(address.username),
    PGPASSWORD: decodeURIComponent(address.password),
    PGDATABASE: address.pathname.slice(1),
  });
}

/** Debian installs each PostgreSQL version's programs in a separate folder. */
function versionedPrograms(name: string): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin', name));
}
