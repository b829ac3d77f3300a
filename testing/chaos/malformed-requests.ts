/**
 * Malformed requests over every route, signed out and as the owner. None may be answered by a 5xx, take longer than two
 * seconds or disclose anything of the inside, and what they leave on the disk is bounded.
 *
 * Run: npm run chaos -- malformed-requests      (REQUESTS of each kind, 100,000 by default; SEED repeats a run)
 */
import { chmod, mkdtemp, readdir, stat } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { startEmbeddedPostgres } from '@vitrine/server/platform/db/embedded-postgres.ts';
import { diceOf, seededRandom } from '../malformed/nasty-input.ts';
import { keepsSession, makeMalformedRequest, type MalformedRequest } from '../malformed/make-request.ts';
import { readRoutes } from '../malformed/read-routes.ts';
import { TEST_POSTGRES } from '../postgres-setup.ts';
import { removeData } from './remove-data.ts';

const requests = Number(process.env['REQUESTS'] ?? 100_000);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const CONCURRENCY = 24;
/** Milliseconds a response may take on an otherwise idle machine. */
const SLOW_MS = Number(process.env['SLOW_MS'] ?? 2_000);
/** Milliseconds after which the server says that it is not ready. */
const READY_TIMEOUT = 2_000;
/** Bytes that a visitor's malformed requests may leave on disk under a shop's rate limits. */
const MAX_GROWTH = 5_000_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 * CONCURRENCY });

const data = await mkdtemp(join(tmpdir(), 'vitrine-malformed-'));
// When started by root, PostgreSQL runs as another account, which must be able to read the folder.
await chmod(data, 0o755);
const database = await startEmbeddedPostgres({ dataFolder: data });
process.env[TEST_POSTGRES] = database.url;
const { startTestApp } = await import('../app.ts');
const { systemClock } = await import('@vitrine/server/platform/clock.ts');
const { createWelcomeLink } = await import('@vitrine/server/modules/accounts/index.ts');

const faults = new Map<string, number>();
function fault(what: string): void {
  const times = (faults.get(what) ?? 0) + 1;
  faults.set(what, times);
  if (times === 1 && faults.size <= 30) console.log(`NO   ${what}`);
}

interface Answer {
  /** 0 when the connection was closed without a response. */
  readonly status: number;
  readonly body: string;
  readonly milliseconds: number;
}

function send(origin: URL, made: MalformedRequest, tries = 0): Promise<Answer> {
  const { method, path, headers, body } = made;
  return new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number, text: string): void =>
      resolve({ status, body: text, milliseconds: performance.now() - begun });
    try {
      const sent = httpRequest(
        {
          agent,
          host: origin.hostname,
          port: origin.port,
          method,
          path,
          headers: { host: origin.host, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            if (text.length < 20_000) text += part;
          });
          response.on('end', () => end(response.statusCode ?? 0, text));
          response.on('error', () => end(response.statusCode ?? 0, text));
        },
      );
      sent.setTimeout(60_000, () => sent.destroy());
      sent.on('error', () => {
        // A connection the server had just closed is not a response to this request; browsers retry too.
        if (sent.reusedSocket && tries < 5) resolve(send(origin, made, tries + 1));
        else end(0, '');
      });
      sent.end(body ?? undefined);
    } catch {
      // Node's client refuses to send some requests at all.
      end(-1, '');
    }
  });
}

/** Internal details: file paths, database errors, SQL. */
const inside =
  /node_modules|\/server\/(?:modules|platform)\/|\.tsx?:\d+|at \w+ \(|duplicate key value|violates \w+ constraint|syntax error at or near|relation "\w+"|invalid input syntax for type|ECONNREFUSED|FST_ERR_|password_hash/;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          (one) => one.size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function run(
  kind: 'signed out' | 'signed out, with a shop’s limits' | 'as owner',
  count: number,
): Promise<void> {
  const rateLimits = kind.endsWith('limits') ? 1 : null;
  const server = await startTestApp('small', {
    clock: { ...systemClock, set: () => undefined, advance: () => undefined },
    config: rateLimits === null ? {} : { rateLimits },
  });
  const { platform, app, shop, websiteId } = server;
  if (shop === null) throw new Error('the small shop has products');
  const origin = new URL(server.origin);
  const itemId = await shop.addProduct('mug', {
    variants: [{ sku: 'MUG', priceMinor: 2800, stock: 1_000_000 }],
  });
  const routes = readRoutes(app).filter((route) => kind !== 'as owner' || keepsSession(route));
  const dice = diceOf(seededRandom(seed));
  const crumb = 'crumb-of-a-program-000001';
  let session = '';
  const signIn = async (): Promise<void> => {
    const token = await createWelcomeLink(platform, websiteId);
    if (token === null) throw new Error('there is an owner already');
    const entered = await app.inject({
      method: 'POST',
      url: '/api/admin/welcome',
      headers: { host: origin.host, cookie: `crumb=${crumb}`, 'x-csrf-token': crumb },
      payload: { token, name: 'Rowan Hale', email: 'rowan@example.com', password: 'a kiln at dawn 1280' },
    });
    session = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  if (kind === 'as owner') await signIn();
  const databaseSize = async (): Promise<number> => {
    const { rows } = await platform.db.$client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    return Number(rows[0]?.size ?? 0);
  };
  // Growth from values that are created once and cached does not count.
  for (const path of ['/', '/cart', '/checkout', '/checkout/donate', '/search', '/api/admin/themes']) {
    await app.inject({ url: path, headers: { host: origin.host, cookie: session, accept: 'text/html' } });
  }
  const before = (await databaseSize()) + (await sizeOf(platform.config.dataFolder));
  const statuses = new Map<number, number>();
  let slowest = { milliseconds: 0, what: '' };
  const begun = performance.now();
  const atOnce = pLimit(CONCURRENCY);
  const sendOne = async (): Promise<void> => {
    const route = dice.pick(routes as [(typeof routes)[number], ...typeof routes]);
    const cookie = [`crumb=${crumb}`, session].filter((one) => one !== '').join('; ');
    const made = makeMalformedRequest(dice, route, { itemId, sku: 'MUG', postId: itemId }, { cookie, crumb });
    const answer = await send(origin, made);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const what = `${route.method} ${route.path}`;
    // Readiness says 503 of a database that is slower than two seconds; how slow things may be is SLOW_MS.
    const isSlow = route.path === '/health/ready' && answer.milliseconds >= READY_TIMEOUT;
    if (answer.status >= 500 && !isSlow) {
      fault(`${kind}: ${answer.status} for ${what}`);
      if ((faults.get(`${kind}: ${answer.status} for ${what}`) ?? 0) === 1)
        console.log(
          `     ${made.path.slice(0, 200)} ${JSON.stringify(made.headers).slice(0, 400)} ${made.body?.toString().slice(0, 300) ?? ''} -> ${answer.body.slice(0, 200)}`,
        );
    }
    if (answer.milliseconds > slowest.milliseconds) slowest = { milliseconds: answer.milliseconds, what };
    if (answer.milliseconds > SLOW_MS) fault(`${kind}: ${what} took ${Math.round(answer.milliseconds)} ms`);
    const disclosed = inside.exec(answer.body);
    if (disclosed !== null) fault(`${kind}: ${what} discloses "${disclosed[0]}"`);
  };
  await Promise.all(Array.from({ length: count }, () => atOnce(sendOne)));
  if (kind === 'as owner') {
    const me = await app.inject({ url: '/api/admin/me', headers: { host: origin.host, cookie: session } });
    if (me.statusCode !== 200) fault(`the owner's session ended on the way (${me.statusCode})`);
  }
  const growth = (await databaseSize()) + (await sizeOf(platform.config.dataFolder)) - before;
  const seconds = (performance.now() - begun) / 1000;
  const list = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${kind}: ${count} requests over ${routes.length} routes in ${seconds.toFixed(0)} s; ${list.join(', ')}; slowest ${Math.round(slowest.milliseconds)} ms (${slowest.what}); the disk grew by ${(growth / 1e6).toFixed(1)} MB`,
  );
  if (rateLimits !== null && growth > MAX_GROWTH) fault(`${kind}: the disk grew by ${growth} bytes`);
  await server.close();
}

console.log(`SEED=${seed}`);
try {
  await run('signed out', requests);
  await run('as owner', requests);
  await run('signed out, with a shop’s limits', Math.ceil(requests / 10));
} finally {
  agent.destroy();
  await database.stop();
  await removeData(data);
}
console.log(faults.size === 0 ? 'chaos test: passed' : `chaos test: FAILED (${faults.size})`);
process.exit(faults.size === 0 ? 0 : 1);
