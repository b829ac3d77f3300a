import { setTimeout as wait } from 'node:timers/promises';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { OwnerSession } from './owner-session.ts';
import pg from 'pg';
import { milliseconds, type Figure } from './figure.ts';
import { residentMegabytes } from './processes.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { quantile } from './quantile.ts';

const visits = 200;

/** A tag for some 50,000 products and customers at once, with visitors beside it. */
export async function measureBulk(shop: ShopUnderTest, session: OwnerSession): Promise<Figure[]> {
  const figures: Figure[] = [];
  const page = `${shop.origin}${await findProductPage(shop.databaseUrl)}`;
  for (const [list, query] of [
    ['products', { tag: 'Kitchen' }],
    ['customers', { tag: 'Newsletter' }],
  ] as const) {
    console.log(`A tag for many ${list} …`);
    const before: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) before.push(await timeOf(page));
    const pid = shop.process.pid ?? 0;
    const restMegabytes = residentMegabytes([pid]);
    const begun = performance.now();
    const started = await send(shop, session, 'POST', `/api/admin/${list}/bulk`, {
      selection: { query },
      change: { action: 'add-tag', tag: 'Bench' },
    });
    const answered = performance.now() - begun;
    const during: number[] = [];
    let most = restMegabytes;
    let job = started;
    while (job.phase === 'collecting' || job.phase === 'changing') {
      during.push(await timeOf(page));
      most = Math.max(most, residentMegabytes([pid]));
      await wait(20);
      job = await send(shop, session, 'GET', `/api/admin/bulk/${job.id}`);
    }
    const seconds = (performance.now() - begun) / 1000;
    figures.push({
      name: `a tag for ${job.changed.toLocaleString('en-US')} ${list} at once`,
      value: `${seconds.toFixed(1)} s`,
      met: job.phase === 'done' && job.changed === job.total,
      note: `started in ${milliseconds(answered)}; server ${Math.round(restMegabytes)} MB, at most ${Math.round(most)} MB; a visitor's page p95 ${milliseconds(quantile(before, 0.95))} before, ${milliseconds(quantile(during, 0.95))} meanwhile`,
    });
    const undoing = performance.now();
    job = await send(shop, session, 'POST', `/api/admin/bulk/${job.id}/undo`);
    while (job.phase === 'undoing') {
      await wait(50);
      job = await send(shop, session, 'GET', `/api/admin/bulk/${job.id}`);
    }
    figures.push({
      name: 'the same taken back',
      value: `${((performance.now() - undoing) / 1000).toFixed(1)} s`,
      met: job.phase === 'undone' && job.changed === 0,
    });
  }
  return figures;
}

async function findProductPage(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ path: string }>(
    `select '/shop/p/' || i.url_id as path from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
     where c.url_id = 'shop' and i.status = 'published' order by i.id limit 1`,
  );
  await client.end();
  const [found] = rows;
  if (found === undefined) throw new Error('no product is published');
  return found.path;
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - begun;
}

async function send(
  shop: ShopUnderTest,
  { cookie, crumb }: OwnerSession,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<BulkJob> {
  const answer = await fetch(`${shop.origin}${path}`, {
    method,
    headers: {
      cookie,
      'x-csrf-token': crumb,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as BulkJob;
}
