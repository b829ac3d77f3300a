/**
 * Two servers on one database, as built and started by the command a person would use: both start at the same moment on
 * an empty database, one stock is sold through both without overselling, one cart submitted many times at once becomes
 * one order, and an edit through one shows on the other's page within a second.
 *
 * Run: npm run chaos -- two-servers      (TEST_DATABASE_URL names an empty database; else an embedded one is started)
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@vitrine/server/platform/db/embedded-postgres.ts';
import pg from 'pg';
import { Buyer, readProduct } from '../buyer.ts';
import { freePort } from '../free-port.ts';
import { auditBooks } from './books.ts';
import { startProduct, type ProductProcess } from './product-process.ts';
import { removeData } from './remove-data.ts';

const firstPort = await freePort(4520);
const ports = [firstPort, await freePort(firstPort + 1)];
const origins = ports.map((port) => `http://localhost:${port}`);
const data = await mkdtemp(join(tmpdir(), 'vitrine-two-'));
// When started by root, PostgreSQL runs as another account, which must be able to read the folder.
await chmod(data, 0o755);
const given = process.env['TEST_DATABASE_URL'] ?? '';
const database = given === '' ? await startEmbeddedPostgres({ dataFolder: data }) : null;
const url = database?.url ?? given;

const start = (port: number): Promise<ProductProcess> =>
  startProduct({ PORT: String(port), VITRINE_DATA: data, DATABASE_URL: url }, (output) =>
    output.includes('Vitrine started in'),
  );

const faults: string[] = [];
function expectThat(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${what}`);
  if (!isTrue) faults.push(what);
}

const servers: ProductProcess[] = [];
const client = new pg.Client({ connectionString: url });
try {
  servers.push(...(await Promise.all(ports.map(start))));
  await client.connect();
  const websites = await client.query<{ count: string }>('select count(*) from websites');
  expectThat('two first starts at once make one website', websites.rows[0]?.count === '1');
  const [here = '', there = ''] = origins;

  // 200 buyers for 10 units, half of them on each server.
  const bowl = await readProduct(here, 'serving-bowl');
  const sku = bowl.variants[0]?.sku ?? '';
  const setTen = 'update stock s set quantity = 10 from variants v where v.id = s.variant_id and v.sku = $1';
  await client.query(setTen, [sku]);
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const buyer = new Buyer(origins[index % 2] ?? here);
      await buyer.open('/cart');
      const added = await buyer.add(bowl.id, sku);
      if (added.status !== 200 && added.status !== 201)
        throw new Error(`add answered ${added.status}: ${added.body}`);
      return buyer;
    }),
  );
  const outcomes = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.pay({ email: `b${index}@example.com`, expectedTotal: 4800 + 600, idempotencyKey: randomUUID() }),
    ),
  );
  const paid = outcomes.filter((outcome) => outcome.status === 303);
  const refused = outcomes.filter(
    (outcome) =>
      outcome.status === 409 && outcome.body.includes('we do not have enough of that item available'),
  );
  expectThat(
    `200 buyers for 10 units: ${paid.length} paid, ${refused.length} politely refused`,
    paid.length === 10 && refused.length === 190,
  );
  const left = await client.query<{ quantity: number }>(
    'select s.quantity from stock s join variants v on v.id = s.variant_id where v.sku = $1',
    [sku],
  );
  expectThat('no unit is left', left.rows[0]?.quantity === 0);
  const charged = await client.query<{ count: string }>(
    "select count(*) from test_gateway_charges where status = 'captured'",
  );
  expectThat('the gateway charged 10 times', charged.rows[0]?.count === '10');

  // One cart, submitted 20 times at once through both servers.
  const apron = await readProduct(here, 'studio-apron');
  const one = new Buyer(here);
  await one.open('/cart');
  await one.add(apron.id, apron.variants[0]?.sku ?? '');
  const cookies = one.fork();
  const idempotencyKey = randomUUID();
  const submissions = await Promise.all(
    Array.from({ length: 20 }, () =>
      cookies.fork().pay({ email: 'one@example.com', expectedTotal: 5200 + 600, idempotencyKey }),
    ),
  );
  const places = new Set(submissions.map((answer) => `${answer.status} ${answer.location}`));
  expectThat(
    `one cart submitted 20 times at once: ${[...places].join(', ').slice(0, 60)}`,
    places.size === 1 && submissions[0]?.status === 303,
  );

  // A code with 5 uses, entered by 30 buyers, half of them on each server.
  await client.query(
    `with made as (
       insert into discounts (website_id, id, name, kind, rate, usage_limit, code_count, first_code, created_on)
       select website_id, $1, 'Five', 'percentage', 0.1, 5, 1, 'FIVE', now() from websites
       returning website_id, id
     )
     insert into discount_codes (website_id, id, discount_id, code, created_on)
     select website_id, id, id, 'FIVE', now() from made`,
    [randomUUID()],
  );
  const coded = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const buyer = new Buyer(origins[index % 2] ?? here);
      await buyer.open('/cart');
      await buyer.add(apron.id, apron.variants[0]?.sku ?? '');
      await buyer.addCode('FIVE');
      return { buyer, expectedTotal: await buyer.totalShown() };
    }),
  );
  const used = await Promise.all(
    coded.map(({ buyer, expectedTotal }, index) =>
      buyer.pay({ email: `c${index}@example.com`, expectedTotal, idempotencyKey: randomUUID() }),
    ),
  );
  const counted = used.filter((answer) => answer.status === 303).length;
  expectThat(`a code of 5 uses counted for ${counted} of 30 buyers on two servers`, counted === 5);

  const books = await auditBooks(url, { [sku]: 10 });
  expectThat(
    `the books agree: ${books.orders} orders, faults ${JSON.stringify(books.faults)}`,
    books.orders === 16 && books.faults.length === 0,
  );

  // An edit through one server shows on the other.
  const owner = new Buyer(here);
  await owner.open('/');
  const links = servers.map((server) => /welcome\?token=([\w-]+)/.exec(server.output())?.[1]);
  expectThat('each server printed a welcome link of its own', new Set(links).size === 2);
  for (const token of links) {
    const checked = await owner.send('POST', '/api/admin/welcome/check', { json: { token } });
    expectThat(`a printed welcome link is good (${checked.status})`, checked.status === 204);
  }
  const entered = await owner.send('POST', '/api/admin/welcome', {
    json: {
      token: links[0],
      name: 'Rowan Hale',
      email: 'rowan@fernandkiln.example',
      password: 'a kiln at dawn 1280',
    },
  });
  expectThat(`the welcome link lets the owner in (${entered.status})`, entered.status < 300);
  const product = JSON.parse((await owner.send('GET', `/api/admin/products/${apron.id}`)).body) as {
    revision: number;
  };
  const visitor = new Buyer(there);
  await visitor.send('GET', '/shop/p/studio-apron');
  // Several edits, of which the median counts: a machine may pause during one.
  const delays: number[] = [];
  let { revision } = product;
  for (const title of ['An apron', 'The apron', 'One apron', 'This apron', 'Our apron']) {
    const edited = await owner.send('PUT', `/api/admin/products/${apron.id}`, {
      json: { revision, title, variants: [] },
    });
    const begun = performance.now();
    ({ revision } = JSON.parse(edited.body) as { revision: number });
    const isShown = async (): Promise<boolean> =>
      (await visitor.send('GET', '/shop/p/studio-apron')).body.includes(title);
    while (!(await isShown()))
      if (performance.now() - begun > 30_000) throw new Error(`"${title}" does not show on the other server`);
    delays.push(performance.now() - begun);
  }
  const inTheMiddle = delays.toSorted((a, b) => a - b)[2] ?? Infinity;
  expectThat(
    `edits show on the other server after ${delays.map((delay) => delay.toFixed(1)).join(', ')} ms`,
    inTheMiddle < 1000,
  );
} finally {
  await client.end();
  await Promise.all(servers.map((server) => server.stop()));
  await database?.stop();
  await removeData(data);
}
console.log(faults.length === 0 ? 'chaos test: passed' : `chaos test: FAILED (${faults.length})`);
process.exit(faults.length === 0 ? 0 : 1);
