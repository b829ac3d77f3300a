// PostgreSQL: both (rows claimed by several servers at once)
import type { Submission, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sinceArrival } from './arrivals.ts';
import { eraseSubmissionsOf } from './erase.ts';
import { followUpSubmissions } from './follow-up.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let form: OwnerForm;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  await platform.db.$client.query(
    'truncate accounts, contributors, rate_windows, form_submissions, outbox_mails',
  );
  shop = await aShop(platform, `form-mails-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  const made = await owner.send('POST', '/api/admin/forms', {
    name: 'Contact',
    fields: newFormFields,
    settings: {
      ...newFormSettings,
      mail: {
        isOn: true,
        to: ['one@example.com', 'two@example.com'],
        cc: ['copy@example.com'],
        bcc: ['hidden@example.com'],
        subject: 'Question of {name}',
      },
      receipt: { isOn: true, subject: 'Thank you, {name}', message: 'We have your message.\n\nUntil soon!' },
    },
  });
  form = made.json<OwnerForm>();
});

async function send(message: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: `/site-forms/${form.id}`,
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      'answer.name.0': 'June\r\nBcc: all@example.com',
      'answer.name.1': 'Alder',
      'answer.email': 'june@example.com',
      'answer.message': message,
      ...fields,
    }).toString(),
  });
  expect(answer.statusCode).toBe(303);
}

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly envelope: object | null;
}
const mails = async (): Promise<Mail[]> =>
  (
    await platform.db.$client.query<Mail>(
      'select * from outbox_mails where website_id = $1 order by kind desc, id',
      [shop.websiteId],
    )
  ).rows;

/** Who is on mailing lists, after the submissions are followed up. */
const asked = async () => {
  await followUpSubmissions(platform);
  const { rows } = await platform.db.$client.query<{
    state: string;
    source: string;
    name: string;
    words: string;
  }>(
    `select s.state, s.source, s.name, c.words from subscribers s
      join consents c on c.website_id = s.website_id and c.subscriber_id = s.id where s.website_id = $1`,
    [shop.websiteId],
  );
  return rows;
};

describe('the mails about a submission', () => {
  it('are written after it is stored, once each, to owner and sender', async () => {
    await send('Do you repair <teapots>?\nMine has no spout.');
    expect(await mails()).toEqual([]);
    await Promise.all([followUpSubmissions(platform), followUpSubmissions(platform)]);
    await followUpSubmissions(platform);
    const [toOwner, toSender, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toOwner).toMatchObject({
      kind: 'form-submission',
      recipient: 'one@example.com',
      subject: 'Question of June Bcc: all@example.com Alder',
      envelope: {
        to: ['two@example.com'],
        cc: ['copy@example.com'],
        bcc: ['hidden@example.com'],
        replyTo: 'june@example.com',
      },
    });
    expect(toOwner?.body_text).toContain('Your message: Do you repair <teapots>?');
    expect(toOwner?.body_text).toContain('/config/form-submissions/');
    expect(toSender).toMatchObject({ kind: 'form-receipt', recipient: 'june@example.com', envelope: null });
    expect(toSender?.body_text).toContain('Until soon!');
  });

  it('are written once the owner says that it is no spam', async () => {
    await send('https://a.example https://b.example https://c.example');
    await followUpSubmissions(platform);
    expect(await mails()).toEqual([]);
    const path = '/api/admin/form-submissions';
    const { rows } = (await owner.send('GET', `${path}?folder=spam`)).json<ListPage<SubmissionRow>>();
    const at = `${path}/${rows[0]?.id}`;
    await owner.send('PUT', at, { isSpam: false });
    await owner.send('PUT', at, { isSpam: true });
    await followUpSubmissions(platform);
    expect(await mails()).toEqual([]);
    await owner.send('PUT', at, { isSpam: false });
    await followUpSubmissions(platform);
    expect(await mails()).toHaveLength(2);
    await owner.send('PUT', at, { isSpam: true });
    await owner.send('PUT', at, { isSpam: false });
    await followUpSubmissions(platform);
    expect(await mails()).toHaveLength(2);
  });

  it('are three receipts an hour at most, whoever enters an address', async () => {
    for (const message of ['One?', 'Two?', 'Three?', 'Four?']) await send(message);
    await followUpSubmissions(platform);
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'form-receipt')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'form-submission')).toHaveLength(4);
    platform.clock.advance(61 * 60_000);
    await send('Five?');
    await followUpSubmissions(platform);
    expect((await mails()).filter(({ kind }) => kind === 'form-receipt')).toHaveLength(4);
  });

  it('are written by the present questions where those that were seen are gone, and hold up no others', async () => {
    await send('Do you repair teapots?');
    await platform.db.$client.query(
      'update form_submissions set version = 99, follow_up_on = to_timestamp(0) where website_id = $1',
      [shop.websiteId],
    );
    await send('And jugs?');
    await followUpSubmissions(platform);
    const toOwner = (await mails()).filter(({ kind }) => kind === 'form-submission');
    expect(toOwner.map(({ body_text }) => body_text).join('\n')).toContain(
      'Your message: Do you repair teapots?',
    );
    expect(toOwner).toHaveLength(2);
  });

  it('are shown with the submission', async () => {
    await send('Do you repair teapots?');
    const { rows } = (await owner.send('GET', '/api/admin/form-submissions')).json<ListPage<SubmissionRow>>();
    const read = async () =>
      (await owner.send('GET', `/api/admin/form-submissions/${rows[0]?.id}`)).json<Submission>().followUp;
    expect(await read()).toEqual({ state: 'waiting', error: '', ownerMail: null, receipt: null });
    await followUpSubmissions(platform);
    expect(await read()).toMatchObject({
      state: 'done',
      ownerMail: { recipient: 'one@example.com', status: 'stored' },
      receipt: { recipient: 'june@example.com', status: 'stored' },
    });
  });

  it('are not written about spam', async () => {
    await send('Do you repair teapots?', { website: 'x' });
    expect(await followUpSubmissions(platform)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('come with a place on the mailing list, for whoever ticked the box for it', async () => {
    const { id: listId } = await aMailingList(owner, 'Kiln letter');
    const box = {
      id: 'letters',
      type: 'checkbox',
      label: 'Letters',
      required: false,
      maxLength: 0,
      options: ['Send me four letters a year.'],
    };
    const change = (list: string) =>
      owner.send('PUT', `/api/admin/forms/${form.id}`, {
        revision: form.revision,
        name: form.name,
        fields: [...form.fields, box],
        settings: { ...form.settings, mailingList: { listId: list, consentField: 'letters' } },
      });
    expect((await change(form.id)).json()).toMatchObject({ error: 'MAILING_LIST_NOT_FOUND' });
    const changed = await change(listId);
    expect(changed.statusCode, changed.body).toBe(200);

    await send('Without letters, please.');
    expect(await asked()).toEqual([]);
    await send('With letters, please.', { 'answer.letters': 'Send me four letters a year.' });
    expect(await asked()).toMatchObject([
      { state: 'pending', source: 'form', words: 'Letters\nSend me four letters a year.' },
    ]);
    expect((await mails()).filter(({ kind }) => kind === 'newsletter-confirmation')).toHaveLength(1);

    // The list is deleted: the mails are written all the same.
    await owner.send('DELETE', `/api/admin/audience/lists/${listId}`);
    await send('Once more.', { 'answer.letters': 'Send me four letters a year.' });
    expect(await asked()).toHaveLength(1);
    expect((await mails()).filter(({ kind }) => kind === 'form-submission')).toHaveLength(3);
  });

  it('go out for websites in turn: a rush of one holds up no other', async () => {
    const rushed = [shop, form] as const;
    for (const message of ['One?', 'Two?', 'Three?']) await send(message);
    shop = await aShop(platform, `form-mails-${shops}-quiet.example`);
    const other = await anOwner(app, platform, shop);
    form = (await other.send('POST', '/api/admin/forms', { name: 'Quiet' })).json<OwnerForm>();
    platform.clock.advance(60_000);
    await send('Am I last?');
    expect(sinceArrival(platform)).toBeLessThan(60_000);
    await followUpSubmissions(platform);
    const written = await platform.db.$client.query<{ website_id: string }>(
      "select website_id from outbox_mails where kind = 'form-submission' order by id",
    );
    const [busy, quiet] = [rushed[0].websiteId, shop.websiteId];
    expect(written.rows.map((row) => row.website_id)).toHaveLength(4);
    expect(written.rows.findIndex((row) => row.website_id === quiet)).toBeLessThan(2);
    expect(written.rows.filter((row) => row.website_id === busy)).toHaveLength(3);
    [shop, form] = rushed;
  });

  it('are erased with their sender', async () => {
    await send('Do you repair teapots?');
    await followUpSubmissions(platform);
    await platform.db.transaction((tx) => eraseSubmissionsOf(tx, shop.websiteId, ['june@example.com']));
    expect(await mails()).toEqual([]);
    const left = await platform.db.$client.query('select 1 from form_submissions where website_id = $1', [
      shop.websiteId,
    ]);
    expect(left.rowCount).toBe(0);
  });
});
