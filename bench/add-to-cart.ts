import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEntryStatement } from '@vitrine/server/modules/cart/cart-statements.ts';
import { perSecond, percent, type Figure } from './figure.ts';
import { drive, median, type LoadResult } from './http-load.ts';
import { findProgram } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import type { BenchGoods } from './stock-up.ts';

const carts = 1000;
const connections = 32;

/** Adds to warm carts over HTTP, against the same statement sent by pgbench with as many connections. */
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
  // Every cart gets its lines, so that what follows finds carts as warm as a shop's.
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
  const theirs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await http(4));
    theirs.push(runPgbench(pgbench, shop.databaseUrl, goods, 4));
  }
  const ratio = median(ours.map((run, index) => run.requestsPerSecond / (theirs[index] ?? Number.NaN)));
  const failures = ours.reduce((sum, run) => sum + run.failures, 0);
  return [
    {
      name: "add to cart, of the same statement's rate by pgbench",
      value: ratio.toFixed(2),
      budget: '>= 0.5',
      met: ratio >= 0.5 && failures === 0,
      note: `${perSecond(median(ours.map((run) => run.requestsPerSecond)))} against ${perSecond(median(theirs))}, ${connections} connections, client ${percent(median(ours.map((run) => run.clientLoad)))}, ${failures} failed`,
    },
  ];
}

/** The cart module's own statement with its parameters as pgbench fills them; transactions a second. */
function runPgbench(program: string, url: string, goods: BenchGoods, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbench-'));
  const values: Readonly<Record<string, string>> = {
    1: `'${goods.websiteId}'`,
    // Ids made from the drawn numbers inside the statement: pgbench's variables are numbers.
    2: "('00000000-0000-7000-9000-' || lpad((:cart)::text, 12, '0'))::uuid",
    3: "('00000000-0000-7000-8000-' || lpad((:sold)::text, 12, '0'))::uuid",
    4: "'BENCH-' || (:sold)::text || '-small'",
    5: '1',
    6: "''",
    7: "''",
    8: 'gen_random_uuid()',
    9: 'now()',
    10: '500',
    11: '9999',
    12: 'false',
  };
  const statement = addEntryStatement.text.replace(
    /\$(\d+)/g,
    (_, number: string) => values[number] ?? 'null',
  );
  const script = join(folder, 'add.sql');
  writeFileSync(
    script,
    `\\set cart random(0, ${carts - 1})\n\\set sold :cart % ${goods.sold.length} + 1\n${statement.trim()};\n`,
  );
  const address = new URL(url);
  const environment = {
    ...process.env,
    PGHOST: address.searchParams.get('host') ?? address.hostname,
    PGPORT: address.port || '5432',
    PGUSER: decodeURIComponent(address.username),
    PGPASSWORD: decodeURIComponent(address.password),
    PGDATABASE: address.pathname.slice(1),
  };
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

/** Debian keeps each PostgreSQL's programs in a folder of its own. */
function versionedPrograms(name: string): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin', name));
}
