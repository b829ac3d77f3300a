import type { SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { SubmissionHistory } from '@vitrine/contracts/submission-history.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { eraseOldForms, eraseSubmissionsOf } from './erase.ts';
import { submissionPersonalData } from './personal-data.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let id: string;
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
    'truncate accounts, contributors, rate_windows, form_submissions, forms, form_versions, form_notes, form_replies, outbox_mails',
  );
  shop = await aShop(platform, `history-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  id = await submit('june@example.com');
});

async function submit(email: string): Promise<string> {
  const form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
  if (email === '') {
    const fields = form.fields.map((field) => ({ ...field, required: false }));
    const { revision, name, settings } = form;
    const put = await owner.send('PUT', `/api/admin/forms/${form.id}`, { revision, name, settings, fields });
    expect(put.statusCode, put.body).toBe(200);
  }
  const sent = await app.inject({
    method: 'POST',
    url: `/site-forms/${form.id}`,
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      'answer.name.0': 'June',
      'answer.name.1': 'Alder',
      'answer.email': email,
      // Of two people with the same words, and without scripts, the second one would be spam.
      'answer.message': `Do you repair <teapots>?\nMine has no ${email === '' ? 'lid' : 'spout'}.`,
    }).toString(),
  });
  expect(sent.statusCode).toBe(303);
  const { rows } = (await owner.send('GET', `/api/admin/form-submissions?form=${form.id}`)).json<
    ListPage<SubmissionRow>
  >();
  return rows[0]?.id ?? '';
}

const path = (more: string): string => `/api/admin/form-submissions/${id}/${more}`;
const history = async (): Promise<SubmissionHistory> =>
  (await owner.send('GET', path('history'))).json<SubmissionHistory>();
const aReply = (change: object = {}) => ({
  subject: 'Re: Contact',
  message: 'Yes, we do.\n\nBring it by on Friday.',
  idempotencyKey: newId(),
  ...change,
});
const mails = async () =>
  (
    await platform.db.$client.query<{ kind: string; recipient: string; subject: string; body_text: string }>(
      `select * from outbox_mails where website_id = $1 and kind = 'form-reply'`,
      [shop.websiteId],
    )
  ).rows;

describe('notes about a submission', () => {
  it('are kept with who wrote them and when, and are deleted with a way back', async () => {
    const added = await owner.send('POST', path('notes'), { text: ' Called: she comes by on Friday. ' });
    expect(added.statusCode).toBe(201);
    const [note] = added.json<SubmissionHistory>().notes;
    expect(note).toMatchObject({ text: 'Called: she comes by on Friday.' });
    expect(note?.author).not.toBeNull();
    const one = path(`notes/${note?.id}`);
    expect((await owner.send('DELETE', one)).json()).toMatchObject({ notes: [] });
    expect((await owner.send('POST', `${one}/restore`)).json()).toMatchObject({ notes: [note] });
    await owner.send('DELETE', one);
    platform.clock.advance(2 * DAY);
    await eraseOldForms(platform);
    expect((await owner.send('POST', `${one}/restore`)).json()).toMatchObject({
      error: 'SUBMISSION_NOTE_NOT_FOUND',
    });
  });

  it('have words, and are of a submission that is there', async () => {
    expect((await owner.send('POST', path('notes'), { text: ' ' })).json()).toMatchObject({
      fields: { text: 'Write a note first.' },
    });
    expect(
      (await owner.send('POST', `/api/admin/form-submissions/${newId()}/notes`, { text: 'x' })).json(),
    ).toMatchObject({ error: 'SUBMISSION_NOT_FOUND' });
    expect((await aVisitor(app, shop.host).send('GET', path('history'))).statusCode).toBe(401);
  });
});

describe('an answer to a submission', () => {
  it('goes to its sender once, with what was sent below it, and stays in the history', async () => {
    const body = aReply();
    const answers = await Promise.all([
      owner.send('POST', path('replies'), body),
      owner.send('POST', path('replies'), body),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'june@example.com', subject: 'Re: Contact' });
    expect(mail?.body_text).toContain('Bring it by on Friday.');
    expect(mail?.body_text).toMatch(/You wrote on .+:\nYour name: June Alder\n/);
    expect(mail?.body_text).toContain('Do you repair <teapots>?\nMine has no spout.');
    expect((await history()).replies).toMatchObject([
      { recipient: 'june@example.com', message: body.message, mail: { status: 'stored' } },
    ]);
  });

  it('needs words, a subject of one line, and an address', async () => {
    const refused = await owner.send('POST', path('replies'), aReply({ subject: 'a\nBcc: b', message: '' }));
    expect(refused.json()).toMatchObject({
      fields: { subject: 'A subject is one line of text.', message: 'Write your answer first.' },
    });
    id = await submit('');
    expect((await owner.send('POST', path('replies'), aReply())).json()).toMatchObject({
      error: 'SUBMISSION_WITHOUT_EMAIL',
    });
    expect(await mails()).toEqual([]);
  });
});

describe('notes and answers', () => {
  it('are in what is exported of a person, and are erased with it', async () => {
    await owner.send('POST', path('notes'), { text: 'A regular.' });
    await owner.send('POST', path('replies'), aReply());
    const person = {
      websiteId: shop.websiteId,
      customerIds: [],
      emails: ['june@example.com'],
      locale: 'en' as const,
    };
    expect(await submissionPersonalData.read(platform.db, person)).toMatchObject([
      { notes: [{ text: 'A regular.' }], replies: [{ subject: 'Re: Contact' }] },
    ]);
    await platform.db.transaction((tx) => eraseSubmissionsOf(tx, shop.websiteId, person.emails));
    for (const table of ['form_notes', 'form_replies', 'outbox_mails']) {
      const left = await platform.db.$client.query(`select 1 from ${table} where website_id = $1`, [
        shop.websiteId,
      ]);
      expect(left.rowCount, table).toBe(0);
    }
  });
});
