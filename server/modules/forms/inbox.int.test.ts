import type { ListPage } from '@vitrine/contracts/list.ts';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { Submission, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { ListedForm, OwnerForm } from '@vitrine/contracts/forms.ts';
import type { HomeView } from '@vitrine/contracts/home.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { eraseOldForms } from './erase.ts';

const DAY = 86_400_000;
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
    'truncate accounts, contributors, rate_windows, form_submissions, forms, form_versions',
  );
  shop = await aShop(platform, `inbox-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
});

/** Sends the form as a browser without JavaScript does. */
async function send(name: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  platform.clock.advance(60_000);
  const answer = await app.inject({
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
      'answer.message': `A question of ${name}: do you repair teapots without spouts?`,
      ...fields,
    }).toString(),
  });
  expect(answer.statusCode).toBe(303);
}

const path = '/api/admin/form-submissions';
const list = async (query = ''): Promise<readonly SubmissionRow[]> =>
  (await owner.send('GET', `${path}${query}`)).json<ListPage<SubmissionRow>>().rows;
const names = async (query = ''): Promise<readonly string[]> => (await list(query)).map(({ name }) => name);
const idOf = async (name: string, query = ''): Promise<string> =>
  (await list(query)).find((row) => row.name === `${name} Alder`)?.id ?? '';
const one = async (id: string): Promise<Submission> =>
  (await owner.send('GET', `${path}/${id}`)).json<Submission>();

describe('the inbox', () => {
  it('is shown on Home while something is unread', async () => {
    await send('june');
    const waiting = async () => (await owner.send('GET', '/api/admin/home')).json<HomeView>().waiting;
    expect(await waiting()).toContainEqual({ kind: 'form-submissions', count: 1, isMore: false });
    await owner.send('PUT', `${path}/${await idOf('june')}`, { isRead: true });
    expect((await waiting()).map(({ kind }) => kind)).not.toContain('form-submissions');
  });

  it('is for owners only', async () => {
    expect((await aVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
  });

  it('lists what was sent, the newest first, and finds it by its words', async () => {
    await send('june');
    await send('robin');
    expect(await names()).toEqual(['robin Alder', 'june Alder']);
    expect(await names('?search=june%20teapot')).toEqual(['june Alder']);
    expect(await names(`?form=${form.id}&read=unread`)).toHaveLength(2);
    expect(await names('?form=0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11')).toEqual([]);
  });

  it('shows each answer by its question, and N/A without one', async () => {
    await owner.send('PUT', `/api/admin/forms/${form.id}`, {
      revision: form.revision,
      name: form.name,
      settings: form.settings,
      fields: newFormFields.map((field) => ({ ...field, required: false })),
    });
    await send('june', { 'answer.message': '' });
    expect(
      (await one(await idOf('june'))).answers.map(({ label, text, value }) => [label, text, value]),
    ).toEqual([
      ['Your name', 'june Alder', ['june', 'Alder']],
      ['Your email address', 'june@example.com', 'june@example.com'],
      ['Your message', 'N/A', null],
    ]);
  });

  it('keeps the questions of answers when the form is changed', async () => {
    await send('june');
    const fields = newFormFields.filter(({ id }) => id !== 'message');
    const { revision, name, settings } = form;
    await owner.send('PUT', `/api/admin/forms/${form.id}`, { revision, name, settings, fields });
    const { answers } = await one(await idOf('june'));
    expect(answers.find(({ id }) => id === 'message')).toMatchObject({
      label: 'Your message',
      isAsked: false,
      isAnswered: true,
    });
  });

  it('is read, assigned and put into the bin, and counted', async () => {
    await send('june');
    await send('robin');
    const id = await idOf('june');
    const { colleagues } = (await owner.send('GET', `${path}/colleagues`)).json<{
      colleagues: { id: string; name: string }[];
    }>();
    const changed = await owner.send('PUT', `${path}/${id}`, { isRead: true, assignedTo: colleagues[0]?.id });
    expect(changed.json()).toMatchObject({ isRead: true, assignedTo: { name: colleagues[0]?.name } });
    const counts = async () => (await owner.send('GET', `${path}/counts?form=${form.id}`)).json<object>();
    expect(await counts()).toEqual({ inbox: 2, unread: 1, spam: 0, bin: 0 });
    await owner.send('PUT', `${path}/${id}`, { isDeleted: true });
    expect(await names('?folder=bin')).toEqual(['june Alder']);
    expect(await counts()).toEqual({ inbox: 1, unread: 1, spam: 0, bin: 1 });
    await owner.send('PUT', `${path}/${id}`, { isDeleted: false, assignedTo: null });
    expect(await one(id)).toMatchObject({ folder: 'inbox', assignedTo: null, isRead: true });
    const nobody = await owner.send('PUT', `${path}/${id}`, {
      assignedTo: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11',
    });
    expect(nobody.json<{ error: string }>().error).toBe('TEAM_MEMBER_NOT_FOUND');
  });

  it('learns from what its owner takes out of the spam folder, and puts into it', async () => {
    const links = { 'answer.message': 'https://a.example https://b.example https://c.example' };
    await send('june', links);
    expect(await names('?folder=spam')).toEqual(['june Alder']);
    await owner.send('PUT', `${path}/${await idOf('june', '?folder=spam')}`, { isSpam: false });
    await send('june', { 'answer.message': `${links['answer.message']} once more` });
    expect(await names()).toEqual(['june Alder', 'june Alder']);
    await send('robin');
    await owner.send('PUT', `${path}/${await idOf('robin')}`, { isSpam: true });
    await send('robin', { 'answer.message': 'Have you seen my question about teapots?' });
    expect(await names('?folder=spam')).toEqual(['robin Alder', 'robin Alder']);
  });

  it('takes equal choices of many people, and notices one message under many addresses', async () => {
    const rating = {
      id: 'rating',
      type: 'likert',
      label: 'How did you like it?',
      required: true,
      maxLength: 0,
      options: [],
      questions: ['The glaze is even', 'The handle is warm'],
    };
    const { revision, settings, id } = form;
    await owner.send('PUT', `/api/admin/forms/${id}`, {
      revision,
      name: 'Rating',
      settings,
      fields: [rating],
    });
    const agreed = { 'answer.rating.0': '2', 'answer.rating.1': '2' };
    for (let at = 0; at < 7; at += 1) await send(`rater-${at}`, agreed);
    expect(await list()).toHaveLength(7);

    form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
    const pills = {
      'answer.message': 'The best pills of the town are sold by us, this week only, be quick!',
    };
    for (const name of ['june', 'robin']) await send(name, pills);
    expect(await names(`?form=${form.id}`)).toEqual(['june Alder']);
    expect(await names(`?form=${form.id}&folder=spam`)).toEqual(['robin Alder']);
  });

  it('changes many at once and takes it back', async () => {
    await send('june');
    await send('robin');
    const started = await owner.send('POST', `${path}/bulk`, {
      selection: { ids: (await list()).map(({ id }) => id) },
      change: { action: 'mark-spam' },
    });
    expect(started.statusCode).toBe(202);
    expect(await names()).toEqual([]);
    await owner.send('POST', `/api/admin/bulk/${started.json<BulkJob>().id}/undo`);
    expect(await names()).toHaveLength(2);
  });

  it('is exported with a column for each question, and no formula runs in it', async () => {
    await send('june', { 'answer.message': '=HYPERLINK("https://evil.example")' });
    const csv = await owner.send('GET', `${path}/export.csv?form=${form.id}`);
    expect(csv.headers['content-type']).toContain('text/csv');
    const [head = '', line = ''] = csv.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Received,Form,Folder,Page,Your name,Your email address,Your message');
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await owner.send('GET', `${path}/export.csv`)).body).toContain('Your name: june Alder');
  });

  it('keeps what its forms keep, and what is in the bin for 30 days', async () => {
    const kept = async (): Promise<readonly string[]> =>
      (
        await platform.db.$client.query<{ name: string }>(
          'select name from form_submissions where website_id = $1 order by received_on',
          [shop.websiteId],
        )
      ).rows.map(({ name }) => name);
    await send('june');
    await send('robin');
    await owner.send('PUT', `${path}/${await idOf('june')}`, { isDeleted: true });
    await eraseOldForms(platform);
    expect(await kept()).toHaveLength(2);
    platform.clock.advance(31 * DAY);
    await eraseOldForms(platform);
    expect(await kept()).toEqual(['robin Alder']);
    await platform.db.$client.query(
      `update form_versions set settings = jsonb_set(settings, '{keepDays}', '20') where website_id = $1`,
      [shop.websiteId],
    );
    await eraseOldForms(platform);
    expect(await kept()).toEqual([]);
  });

  it('keeps what is older for a day after its form was changed to keep it no longer', async () => {
    await send('june');
    const id = await idOf('june');
    platform.clock.advance(3 * DAY);
    const { revision, name, fields, settings } = form;
    const change = { revision, name, fields, settings: { ...settings, keepDays: 2 } };
    expect((await owner.send('PUT', `/api/admin/forms/${form.id}`, change)).statusCode).toBe(200);
    const changedOn = platform.clock.now();
    platform.clock.advance(DAY - 60_000);
    await eraseOldForms(platform);
    expect((await one(id)).erasedOn).toBe(new Date(changedOn + DAY).toISOString());
    platform.clock.advance(120_000);
    await eraseOldForms(platform);
    expect(await names()).toEqual([]);
  });
});

const forms = async (query = ''): Promise<readonly ListedForm[]> =>
  (await owner.send('GET', `/api/admin/forms${query}`)).json<{ forms: ListedForm[] }>().forms;

describe('the forms of a website', () => {
  it('are listed with what is in their inboxes', async () => {
    await send('june');
    expect(await forms()).toMatchObject([{ name: 'Contact', questions: 3, submissions: 1, unread: 1 }]);
  });

  it('are copied, deleted and restored', async () => {
    const copy = await owner.send('POST', `/api/admin/forms/${form.id}/duplicate`);
    expect([copy.statusCode, copy.json<OwnerForm>().name]).toEqual([201, 'Contact (copy)']);
    await owner.send('POST', `/api/admin/forms/${form.id}/delete`);
    expect((await forms()).map(({ name }) => name)).toEqual(['Contact (copy)']);
    expect((await forms('?removed=only')).map(({ name }) => name)).toEqual(['Contact']);
    expect((await owner.send('POST', `/api/admin/forms/${form.id}/restore`)).statusCode).toBe(200);
    expect(await forms()).toHaveLength(2);
  });

  it('are changed on the revision that their owner saw', async () => {
    const { revision, name, fields, settings } = form;
    const body = { revision, name: `${name} us`, fields, settings };
    const changed = await owner.send('PUT', `/api/admin/forms/${form.id}`, body);
    // The questions are the same: no version of their own.
    expect(changed.json()).toMatchObject({ revision: revision + 1, version: 1, name: 'Contact us' });
    const stale = await owner.send('PUT', `/api/admin/forms/${form.id}`, body);
    expect([stale.statusCode, stale.json<{ error: string }>().error]).toEqual([409, 'STALE_REVISION']);
  });

  it('are refused with a sentence for each part that is wrong', async () => {
    const { revision, name, fields } = form;
    const mail = { ...newFormSettings.mail, subject: '', to: ['june@'] };
    const refused = await owner.send('PUT', `/api/admin/forms/${form.id}`, {
      revision,
      name,
      fields: [...fields, fields[0]],
      settings: { ...newFormSettings, mail, successRedirect: 'javascript:alert(1)' },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ fields: object }>().fields).toMatchObject({
      'fields.3.id': 'Each question has an id of its own.',
      'settings.mail.subject': 'Add an email subject',
      'settings.mail.to.0': 'Please enter a valid email',
      'settings.successRedirect': expect.stringContaining('https://'),
    });
  });
});
