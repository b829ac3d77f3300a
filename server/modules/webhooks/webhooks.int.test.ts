// PostgreSQL: both (rows claimed by several servers at once)
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { DeliveryOfSubmission, Webhook, WebhookOfForm } from '@vitrine/contracts/webhooks.ts';
import { webhookTexts as text } from '@vitrine/domain/text/en/webhooks.ts';
import { DELIVERY_ATTEMPTS, FAILING_DAYS } from '@vitrine/domain/webhook/webhook-retries.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openInternet } from '../../platform/http/guarded-fetch.ts';
import { eraseSubmissionsOf } from '../forms/erase.ts';
import { followUpSubmissions } from '../forms/follow-up.ts';
import { sendNotices } from '../owner-notices/send-notices.ts';
import { deliverDue } from './deliver.ts';
import { signRequest } from './sign-request.ts';
import { tidyWebhooks } from './tidy.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let form: OwnerForm;
let port: number;
let shops = 0;
let received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let answer: (response: ServerResponse) => void;

/** The service of the owner. */
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
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
  received = [];
  answer = (response) => response.writeHead(200).end('Thank you');
  await platform.db.$client.query(
    'truncate accounts, contributors, rate_windows, form_submissions, forms, form_versions, webhooks, webhook_deliveries, webhook_attempts',
  );
  shop = await aShop(platform, `webhooks-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
});

const path = (more = ''): string => `/api/admin/forms/${form.id}/webhook${more}`;
const address = (): string => `http://localhost:${port}/in`;
const webhook = async (): Promise<Webhook | null> =>
  (await owner.send('GET', path())).json<WebhookOfForm>().webhook;
async function save(change: { readonly address?: string; readonly isOn?: boolean } = {}) {
  const seen = (await webhook())?.version ?? null;
  return owner.send('PUT', path(), { address: address(), isOn: true, seen, ...change });
}

/** A visitor sends the form, and what follows is done; returns the id of the submission. */
async function submit(name: string): Promise<string> {
  platform.clock.advance(60_000);
  const sent = await app.inject({
    method: 'POST',
    url: `/site-forms/${form.id}`,
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
const deliveryOf = async (id: string): Promise<DeliveryOfSubmission> =>
  (await owner.send('GET', `/api/admin/form-submissions/${id}/webhook`)).json<DeliveryOfSubmission>();
const replay = (id: string) => owner.send('POST', `/api/admin/form-submissions/${id}/webhook`);

/** Runs until nothing is tried within a step of time any more. */
async function failFor(days: number): Promise<void> {
  const end = platform.clock.now() + days * DAY;
  while (platform.clock.now() < end) {
    platform.clock.advance(30 * 60_000);
    await deliverDue(platform);
  }
}

describe('a webhook of a form', () => {
  it('sends each submission once, signed, with its answers', async () => {
    expect((await save()).json<WebhookOfForm>().webhook).toMatchObject({ state: 'unused', waiting: 0 });
    const id = await submit('june');
    expect(received).toEqual([]);
    expect(await Promise.all([deliverDue(platform), deliverDue(platform)])).toContain(1);
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toMatchObject({
      event: 'form.submitted',
      isTest: false,
      form: { id: form.id, name: 'Contact', version: 1 },
      submission: {
        id,
        name: 'june Alder',
        email: 'june@example.com',
        answers: [
          { label: 'Your name', text: 'june Alder', value: ['june', 'Alder'] },
          { label: 'Your email address', text: 'june@example.com' },
          { label: 'Your message' },
        ],
      },
    });
    expect(headers['vitrine-delivery']).toBe((JSON.parse(body) as { id: string }).id);
    const secret = (await webhook())?.secret ?? '';
    const seconds = Number(/^t=(\d+),/.exec(String(headers['vitrine-signature']))?.[1]);
    expect(headers['vitrine-signature']).toBe(signRequest(body, [secret], seconds));
    expect(await deliveryOf(id)).toMatchObject({
      webhook: 'working',
      delivery: {
        state: 'delivered',
        attempts: 1,
        nextOn: null,
        log: [{ status: 200, problem: null, answer: 'Thank you', submissionId: id }],
      },
    });
  });

  it('tries again with growing pauses, keeps the submission, and gives up after a day', async () => {
    await save();
    answer = (response) => response.writeHead(503).end('Back <b>soon</b>\n\n!');
    const id = await submit('june');
    expect(await deliverDue(platform)).toBe(1);
    expect(await deliverDue(platform)).toBe(0);
    expect(await webhook()).toMatchObject({
      state: 'failing',
      waiting: 1,
      attempts: [{ status: 503, problem: 'status', answer: 'Back <b>soon</b> !' }],
    });
    await failFor(1.5);
    expect(received).toHaveLength(DELIVERY_ATTEMPTS);
    expect(new Set(received.map(({ headers }) => headers['vitrine-delivery'])).size).toBe(1);
    expect((await deliveryOf(id)).delivery).toMatchObject({ state: 'failed', attempts: DELIVERY_ATTEMPTS });
    expect((await owner.send('GET', `/api/admin/form-submissions/${id}`)).statusCode).toBe(200);

    answer = (response) => response.writeHead(204).end();
    expect((await replay(id)).statusCode).toBe(202);
    platform.clock.advance(15 * 60_000);
    await deliverDue(platform);
    expect((await deliveryOf(id)).delivery).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(await webhook()).toMatchObject({ state: 'working', failingSince: null });
  });

  it('is turned off after days of failures, its owner is mailed, and turned on again it catches up', async () => {
    await save();
    await sendNotices(platform);
    answer = (response) => response.writeHead(500).end();
    const first = await submit('june');
    await deliverDue(platform);
    await failFor(FAILING_DAYS - 1);
    await submit('robin');
    await failFor(1.5);
    expect(await webhook()).toMatchObject({ state: 'turned-off', isOn: false });
    platform.clock.advance(60_000);
    await sendNotices(platform);
    const mails = await platform.db.$client.query<{ subject: string }>(
      `select subject from outbox_mails where website_id = $1 and kind = 'owner-failed-webhook'`,
      [shop.websiteId],
    );
    expect(mails.rows.map(({ subject }) => subject)).toEqual([expect.stringContaining('was turned off')]);
    expect((await replay(first)).json()).toMatchObject({ error: 'WEBHOOK_OFF' });
    const meanwhile = await submit('sam');
    received = [];
    expect(await deliverDue(platform)).toBe(0);

    answer = (response) => response.writeHead(200).end();
    expect((await save()).statusCode).toBe(200);
    expect(await deliverDue(platform)).toBe(3);
    expect((await deliveryOf(meanwhile)).delivery?.state).toBe('delivered');
    expect((await deliveryOf(first)).delivery?.state).toBe('delivered');
  });

  it('that never answers holds up no other one', async () => {
    await save();
    await submit('june');
    const slow: ServerResponse[] = [];
    answer = (response) => {
      if (slow.length === 0) slow.push(response);
      else response.writeHead(200).end();
    };
    const run = deliverDue(platform);
    await expect.poll(() => slow.length).toBe(1);
    form = (await owner.send('POST', '/api/admin/forms', { name: 'Booking' })).json<OwnerForm>();
    await save();
    const other = await submit('robin');
    await deliverDue(platform);
    expect((await deliveryOf(other)).delivery?.state).toBe('delivered');
    slow[0]?.writeHead(200).end();
    await run;
  });

  it('follows no redirect, and is reached at public addresses only', async () => {
    await save();
    answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    const test = await owner.send('POST', path('/test'));
    expect(test.json()).toMatchObject({ attempt: { isTest: true, status: 302, problem: 'redirect' } });
    for (const [entered, sentence] of [
      ['http://hooks.example.com/', text.addressNotSecure],
      ['https://10.0.0.1/', text.addressPrivate],
      ['', text.addressMissing],
    ]) {
      const refused = await save({ address: entered ?? '' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ error: 'WEBHOOK_INVALID', fields: { address: sentence } });
    }
  });

  it('is tried with an example that nothing is stored of but the request', async () => {
    await save({ isOn: false });
    const test = await owner.send('POST', path('/test'));
    expect(test.json()).toMatchObject({ attempt: { isTest: true, status: 200, answer: 'Thank you' } });
    expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({
      isTest: true,
      submission: { answers: [{}, {}, {}] },
    });
    expect(await webhook()).toMatchObject({ state: 'off', attempts: [{ submissionId: null }] });
    const id = await submit('june');
    expect(await deliverDue(platform)).toBe(0);
    expect(await deliveryOf(id)).toEqual({ webhook: 'off', delivery: null });
  });

  it('signs with both secrets for a day after another one was made', async () => {
    await save();
    const before = (await webhook())?.secret ?? '';
    const now = (await owner.send('POST', path('/secret'))).json<WebhookOfForm>().webhook;
    const after = now?.secret ?? '';
    expect(after).not.toBe(before);
    expect(now?.overlapsUntil).not.toBeNull();
    const signed = async (...secrets: string[]): Promise<boolean> => {
      await owner.send('POST', path('/test'));
      const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
      const signature = String(headers['vitrine-signature']);
      const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
      return signature === signRequest(body, secrets, seconds);
    };
    expect(await signed(after, before)).toBe(true);
    platform.clock.advance(DAY);
    expect(await signed(after)).toBe(true);
  });

  it('is changed by whoever saw it last only, and deleted with its requests', async () => {
    await save();
    expect(
      (await owner.send('PUT', path(), { address: address(), isOn: true, seen: null })).json(),
    ).toMatchObject({ error: 'STALE_REVISION' });
    await owner.send('POST', path('/test'));
    const seen = (await webhook())?.version;
    expect((await owner.send('POST', path('/remove'), { seen })).json()).toEqual({ webhook: null });
    const left = await platform.db.$client.query('select 1 from webhook_attempts');
    expect(left.rowCount).toBe(0);
    expect((await owner.send('POST', path('/test'))).json()).toMatchObject({ error: 'WEBHOOK_NOT_FOUND' });
  });

  it('is for owners only', async () => {
    expect((await aVisitor(app, shop.host).send('GET', path())).statusCode).toBe(401);
  });

  it('keeps nothing of a submission that is erased, and nothing of a form that is gone', async () => {
    await save();
    await submit('june');
    await deliverDue(platform);
    const count = async (table: string): Promise<number | null> =>
      (await platform.db.$client.query(`select 1 from ${table}`)).rowCount;
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([1, 1]);
    await platform.db.transaction((tx) => eraseSubmissionsOf(tx, shop.websiteId, ['june@example.com']));
    expect([await count('webhook_deliveries'), await count('webhook_attempts')]).toEqual([0, 0]);
    await platform.db.$client.query('delete from forms');
    await tidyWebhooks(platform);
    expect(await count('webhooks')).toBe(0);
  });
});
