// PostgreSQL: both (rows claimed by several servers at once)
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { DeliveryOfSubmission, WebhookOfForm } from '@vitrine/contracts/webhooks.ts';
import { DELIVERY_ATTEMPTS, pauseAfterAttempt } from '@vitrine/domain/webhook/webhook-retries.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openInternet } from '../../platform/http/guarded-fetch.ts';
import { startScheduler } from '../../platform/scheduler.ts';
import { followUpSubmissions } from '../forms/follow-up.ts';
import { deliverDue, webhookPollers } from './deliver.ts';

const HALF_HOUR = 30 * 60_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let port: number;
let shops = 0;
/** The paths that were asked, in their order. */
let asked: string[] = [];
let answer: (path: string, response: ServerResponse) => void;

const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request.url ?? '', response);
});

beforeAll(async () => {
  platform = await testPlatform({ outside: { ...openInternet, mayCallLocal: true } });
  app = await buildApp(platform);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  ({ port } = service.address() as AddressInfo);
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  asked = [];
  answer = (_, response) => response.writeHead(200).end();
  await platform.db.$client.query(
    'truncate accounts, contributors, rate_windows, form_submissions, forms, form_versions, webhooks, webhook_deliveries, webhook_attempts',
  );
  shop = await aShop(platform, `webhook-order-${shops}.example`);
  owner = await anOwner(app, platform, shop);
});

/** A form whose webhook is at `path`. */
async function aForm(path: string): Promise<string> {
  const { id } = (await owner.send('POST', '/api/admin/forms', { name: path })).json<OwnerForm>();
  const body = { address: `http://localhost:${port}${path}`, isOn: true, seen: null };
  expect((await owner.send('PUT', `/api/admin/forms/${id}/webhook`, body)).statusCode).toBe(200);
  return id;
}

/** Somebody sends a form, and its webhook is queued; returns the id of the submission. */
async function submit(formId: string, name: string): Promise<string> {
  platform.clock.advance(1_000);
  const sent = await app.inject({
    method: 'POST',
    url: `/site-forms/${formId}`,
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      cookie: `crumb=crumb-of-a-visitor-${name}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      'answer.name.0': name,
      'answer.name.1': 'Alder',
      'answer.email': `${name}@example.com`,
      'answer.message': `A question of ${name}: do you repair teapots?`,
    }).toString(),
  });
  expect(sent.statusCode).toBe(303);
  await followUpSubmissions(platform);
  const { rows } = (await owner.send('GET', '/api/admin/form-submissions')).json<ListPage<SubmissionRow>>();
  return rows.find((row) => row.name === `${name} Alder`)?.id ?? '';
}

const waiting = async (formId: string): Promise<number | undefined> =>
  (await owner.send('GET', `/api/admin/forms/${formId}/webhook`)).json<WebhookOfForm>().webhook?.waiting;
const deliveryOf = async (id: string): Promise<DeliveryOfSubmission['delivery']> =>
  (await owner.send('GET', `/api/admin/form-submissions/${id}/webhook`)).json<DeliveryOfSubmission>()
    .delivery;
const replay = (id: string) => owner.send('POST', `/api/admin/form-submissions/${id}/webhook`);
const mark = (id: string, isSpam: boolean) =>
  owner.send('PUT', `/api/admin/form-submissions/${id}`, { isSpam });

describe('webhooks of several forms', () => {
  it('are sent to while one of them does not answer, by the same server', async () => {
    const silent = await aForm('/silent');
    const other = await aForm('/other');
    await submit(silent, 'june');
    const open: ServerResponse[] = [];
    answer = (path, response) => {
      if (path === '/silent') open.push(response);
      else response.writeHead(200).end();
    };
    const scheduler = startScheduler(platform, webhookPollers(platform));
    await expect.poll(() => open.length).toBe(1);
    await submit(other, 'robin');
    await submit(other, 'sam');
    await expect.poll(() => asked, { timeout: 6_000 }).toEqual(['/silent', '/other', '/other']);
    await scheduler.stop();
  });

  it('take turns, however much waits for one of them', async () => {
    const rush = await aForm('/rush');
    const calm = await aForm('/calm');
    for (const name of ['june', 'july', 'ada']) await submit(rush, name);
    await submit(calm, 'robin');
    expect(await deliverDue(platform)).toBe(4);
    expect(asked).toEqual(['/rush', '/calm', '/rush', '/rush']);
  });

  it('that fail leave half of a server to those that work', async () => {
    const away = await aForm('/away');
    const other = await aForm('/other');
    answer = (path, response) => response.writeHead(path === '/away' ? 503 : 200).end();
    await submit(away, 'june');
    await deliverDue(platform);
    platform.clock.advance(HALF_HOUR);
    await submit(other, 'robin');
    expect(await deliverDue(platform, undefined, true)).toBe(1);
    expect(asked).toEqual(['/away', '/other']);
    expect(await deliverDue(platform)).toBe(1);
    expect(asked).toEqual(['/away', '/other', '/away']);
  });
});

describe('a submission that waits for a webhook', () => {
  it('and is marked as spam is not sent, unless that is taken back', async () => {
    const form = await aForm('/in');
    const id = await submit(form, 'june');
    expect(await waiting(form)).toBe(1);
    expect((await mark(id, true)).statusCode).toBe(200);
    expect(await waiting(form)).toBe(0);
    expect(await deliverDue(platform)).toBe(0);
    const refused = await replay(id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: 'WEBHOOK_TAKES_NO_SPAM', message: 'Spam is not sent. Mark the submission as no spam first.' },
    ]);
    await mark(id, false);
    expect(await deliverDue(platform)).toBe(1);
    expect(asked).toEqual(['/in']);
  });

  it('and was queued again during the last attempt is not given up with it', async () => {
    const form = await aForm('/in');
    answer = (_, response) => response.writeHead(400).end();
    const id = await submit(form, 'june');
    for (let attempt = 1; attempt < DELIVERY_ATTEMPTS; attempt += 1) {
      expect(await deliverDue(platform)).toBe(1);
      platform.clock.advance(pauseAfterAttempt(attempt) ?? 0);
    }
    const open: ServerResponse[] = [];
    answer = (_, response) => void open.push(response);
    const run = deliverDue(platform);
    await expect.poll(() => open.length).toBe(1);
    expect((await replay(id)).statusCode).toBe(202);
    answer = (_, response) => response.writeHead(200).end();
    open[0]?.writeHead(400).end();
    await run;
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
  });
});
