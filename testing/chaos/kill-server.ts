/**
 * Kills the server with SIGKILL while orders are placed, again and again, starts it with the same command a
 * person would use, and audits the books: every acknowledged order is there, once, with its payment and stock move.
 * Then kills the database process under load: 503 meanwhile, back by itself, nothing lost.
 *
 * Run: npm run chaos -- kill-server      (20 rounds; ROUNDS=5 for a short one)
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePostgresPlace } from '@vitrine/server/platform/db/postgres-place.ts';
import pg from 'pg';
import { Buyer, readProduct } from '../buyer.ts';
import { freePort } from '../free-port.ts';
import { auditBooks } from './books.ts';
import { startProduct, type ProductProcess } from './product-process.ts';
import { removeData } from './remove-data.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const port = Number(process.env['CHAOS_PORT'] ?? (await freePort(4510)));
const origin = `http://localhost:${port}`;
const buyersAtOnce = 24;
const PLENTY = 1_000_000;

const data = await mkdtemp(join(tmpdir(), 'vitrine-chaos-'));

// When started by root, PostgreSQL runs as another account, which must be able to read the folder.

await chmod(data, 0o755);
const place = choosePostgresPlace(data);
const databaseUrl = `postgres://vitrine@localhost:5432/vitrine?host=${encodeURIComponent(place.socketFolder)}`;

/** Starts the product and returns how long it took to be ready, in milliseconds. */
async function start(): Promise<{ product: ProductProcess; milliseconds: number }> {
  const begun = performance.now();
  const product = await startProduct(
    { PORT: String(port), VITRINE_DATA: data },
    async () => (await health(2000)) === 200,
  );
  return { product, milliseconds: performance.now() - begun };
}

/** The status of the readiness check; null when the server cannot be reached. */
async function health(timeout?: number): Promise<number | null> {
  const answer = await new Buyer(origin).send('GET', '/health/ready', undefined, timeout).catch(() => null);
  return answer?.status ?? null;
}

async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > 60_000) throw new Error(`not within a minute: ${what}`);
    await wait(25);
  }
}

/** Waits until more orders are acknowledged, however fast this machine is. */
function untilMoreOrders(acknowledged: readonly Acknowledged[]): Promise<void> {
  const before = acknowledged.length;
  return until('an order', () => acknowledged.length > before);
}

interface Acknowledged {
  readonly path: string;
}

/** Buys one mug after the other until stopped; records every order that was acknowledged. */
async function placeOrders(
  acknowledged: Acknowledged[],
  isOver: () => boolean,
  itemId: string,
  skus: readonly string[],
): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  const count = (what: string): void => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  const one = async (index: number): Promise<void> => {
    while (!isOver()) {
      try {
        const buyer = new Buyer(origin);
        await buyer.open('/cart');
        const added = await buyer.add(itemId, skus[index % skus.length] ?? '', 1);
        if (added.status !== 200 && added.status !== 201) {
          count(`add ${added.status}`);
          await wait(50);
          continue;
        }
        // Every third order has a code, every fifth a gift card that all of them spend.
        const codes = [...(index % 3 === 0 ? ['CHAOS'] : []), ...(index % 5 === 0 ? [giftCard] : [])];
        for (const code of codes) await buyer.addCode(code);
        const expectedTotal = codes.length === 0 ? 2800 + 600 : await buyer.totalShown();
        const paid = await buyer.pay({
          email: `buyer-${index}@example.com`,
          expectedTotal,
          idempotencyKey: randomUUID(),
        });
        if (paid.status === 303 && paid.location?.includes('/order-confirmed/'))
          acknowledged.push({ path: paid.location });
        count(`pay ${paid.status}`);
      } catch {
        count('connection broken');
        await wait(50);
      }
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, (_, index) => one(index)));
  return seen;
}

async function missing(acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = acknowledged.map((order) => order.path.split('/').at(-1)?.split('?')[0] ?? '');
  const found = await client.query<{ access_token: string }>(
    'select access_token from orders where access_token = any($1)',
    [tokens],
  );
  await client.end();
  const there = new Set(found.rows.map((row) => row.access_token));
  return tokens.filter((token) => !there.has(token));
}

/** The code of the gift card that all of them spend. */
const giftCard = 'CHASCHASCHASCHAS';

/** A code that everyone may use, and a gift card with enough balance for the whole test, with its ledger. */
async function makeCodes(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with made as (
       insert into discounts (website_id, id, name, kind, rate, code_count, first_code, created_on)
       select website_id, $1, 'Chaos', 'percentage', 0.1, 1, 'CHAOS', now() from websites
       returning website_id, id
     )
     insert into discount_codes (website_id, id, discount_id, code, created_on)
     select website_id, id, id, 'CHAOS', now() from made`,
    [randomUUID()],
  );
  await client.query(
    `with card as (
       insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_email, send_on,
         created_on)
       select website_id, $1, $2, 'USD', 1000000000, 1000000000, 'buyer@example.com', now(), now() from websites
       returning website_id, id
     )
     insert into gift_card_entries (website_id, id, gift_card_id, account, kind, amount_minor, happened_on)
     select website_id, entry, id, account, 'issued', amount, now() from card,
       (values ($3::uuid, 'card', 1000000000), ($4::uuid, 'shop', -1000000000)) as e(entry, account, amount)`,
    [randomUUID(), giftCard, randomUUID(), randomUUID()],
  );
  await client.end();
}

async function setStock(skus: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update stock s set quantity = $2 from variants v
     where v.website_id = s.website_id and v.id = s.variant_id and v.sku = any($1)`,
    [skus, PLENTY],
  );
  await client.end();
}

async function booksWhenSettled(
  startingStock: Readonly<Record<string, number>>,
): ReturnType<typeof auditBooks> {
  // Recovery finishes payments that were in flight; allow it a minute and a half.
  for (let second = 0; ; second += 1) {
    const report = await auditBooks(databaseUrl, startingStock);
    if (report.faults.length === 0 || second >= 100) return report;
    await wait(1000);
  }
}

let failed = false;
let server = await start();
try {
  const mug = await readProduct(origin, 'stoneware-mug');
  const skus = mug.variants
    .filter((variant) => variant.attributes['Size'] === 'Small')
    .map((variant) => variant.sku);
  await setStock(skus);
  await makeCodes();
  const startingStock = Object.fromEntries(skus.map((sku) => [sku, PLENTY]));
  const acknowledged: Acknowledged[] = [];

  for (let round = 1; round <= rounds; round += 1) {
    let over = false;
    const running = placeOrders(acknowledged, () => over, mug.id, skus);
    await untilMoreOrders(acknowledged);
    await wait(300 + ((round * 397) % 900));
    await server.product.kill();
    over = true;
    const seen = await running;
    server = await start();
    const lost = await missing(acknowledged);
    console.log(
      `round ${round}: ${acknowledged.length} orders acknowledged, ${lost.length} lost, ready again after ${Math.round(server.milliseconds)} ms, ${JSON.stringify(seen)}`,
    );
    if (lost.length > 0) failed = true;
  }
  const afterKills = await booksWhenSettled(startingStock);
  console.log(
    `after ${rounds} kills of the server: ${afterKills.orders} orders in the books, faults: ${JSON.stringify(afterKills.faults)}`,
  );
  if (afterKills.faults.length > 0) failed = true;

  let over = false;
  const running = placeOrders(acknowledged, () => over, mug.id, skus);
  await untilMoreOrders(acknowledged);
  await wait(500);
  const postmaster = Number(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const killed = performance.now();
  process.kill(postmaster, 'SIGKILL');
  await wait(100);
  const during = await health();
  await until('the database is back', async () => (await health()) === 200);
  const back = performance.now() - killed;
  await untilMoreOrders(acknowledged);
  over = true;
  const seen = await running;
  const lost = await missing(acknowledged);
  const afterDatabase = await booksWhenSettled(startingStock);
  console.log(
    `database killed: health answered ${during} meanwhile, ready again after ${Math.round(back)} ms, ${acknowledged.length} orders acknowledged, ${lost.length} lost, ${JSON.stringify(seen)}, faults: ${JSON.stringify(afterDatabase.faults)}`,
  );
  if (lost.length > 0 || afterDatabase.faults.length > 0) failed = true;
} finally {
  await server.product.stop();
  await removeData(data);
}
console.log(failed ? 'chaos test: FAILED' : 'chaos test: passed');
process.exit(failed ? 1 : 0);
