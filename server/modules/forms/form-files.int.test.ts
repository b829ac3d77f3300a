import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { Submission, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { UploadedFile } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { photosQuestion } from '@vitrine/testing/photos-question.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { eraseOrphanFiles } from './erase-files.ts';
import { eraseOldForms } from './erase.ts';
import { followUpSubmissions } from './follow-up.ts';

const HOUR = 3_600_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let visitor: TestVisitor;
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
    'truncate accounts, contributors, rate_windows, form_submissions, form_files, outbox_mails',
  );
  shop = await aShop(platform, `form-files-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  visitor = aVisitor(app, shop.host);
  form = (
    await owner.send('POST', '/api/admin/forms', {
      name: 'Repair',
      fields: [...newFormFields, photosQuestion],
      settings: { ...newFormSettings, mail: { ...newFormSettings.mail, to: ['owner@example.com'] } },
    })
  ).json<OwnerForm>();
});

const aPng = (size = 200): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  return bytes;
};
const aZip = (): Uint8Array => {
  const bytes = new Uint8Array(200);
  bytes.set([0x50, 0x4b, 3, 4, 20, 0]);
  return bytes;
};
const answers = {
  name: ['June', 'Alder'],
  email: 'june@example.com',
  message: 'Do you repair teapots? Mine has lost its spout.',
};

type File = readonly [name: string, bytes: Uint8Array];

/** Posts a form in parts, fields before files. */
async function postParts(
  url: string,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  { fileField = 'file', headers = {} }: { fileField?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of files) body.append(fileField, new Blob([bytes as BlobPart]), name);
  const encoded = new Response(body);
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: shop.host,
      cookie: 'crumb=crumb-of-a-visitor-01',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function aKey(): Promise<string> {
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  platform.clock.advance(20_000);
  return key;
}

const upload = async (file: File, key: string, change: Readonly<Record<string, string>> = {}) =>
  postParts('/api/form/files', { formId: form.id, fieldId: 'photos', key, ...change }, [file], {
    headers: { 'x-csrf-token': 'crumb-of-a-visitor-01' },
  });

async function send(key: string, sent: object): Promise<LightMyRequestResponse> {
  const challenge = await app.inject({
    url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
    headers: { host: shop.host },
  });
  return visitor.send('POST', '/api/form/SaveFormSubmission', {
    key,
    captchaKey: await solveCaptcha(challenge.json<CaptchaChallenge>()),
    formId: form.id,
    formVersion: form.version,
    form: JSON.stringify(sent),
    pagePath: '/contact',
  });
}

/** Posts the form as a browser without a script does. */
const post = (files: readonly File[], fields: Readonly<Record<string, string>> = {}) =>
  postParts(
    `/site-forms/${form.id}`,
    {
      formVersion: String(form.version),
      'answer.name.0': 'June',
      'answer.name.1': 'Alder',
      'answer.email': 'june@example.com',
      'answer.message': answers.message,
      ...fields,
    },
    files,
    {
      fileField: 'answer.photos',
      headers: { accept: 'text/html', origin: `http://${shop.host}`, referer: `http://${shop.host}/contact` },
    },
  );

const keysOfStore = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of platform.files.list(`${shop.websiteId}/form-files`)) keys.push(key);
  return keys;
};
const only = async (): Promise<Submission> => {
  const { rows } = (await owner.send('GET', '/api/admin/form-submissions')).json<ListPage<SubmissionRow>>();
  expect(rows).toHaveLength(1);
  return (await owner.send('GET', `/api/admin/form-submissions/${rows[0]?.id ?? ''}`)).json<Submission>();
};
const filesIn = (submission: Submission) => submission.answers.find(({ id }) => id === 'photos')?.files ?? [];

describe('a file that is uploaded before its form is sent', () => {
  it('is in the inbox by its cleaned name, and its owner saves it', async () => {
    const key = await aKey();
    const answer = await upload(['../my\u202e teapot.exe', aPng()], key);
    expect(answer.statusCode).toBe(201);
    const { upload: first, name, size } = answer.json<UploadedFile>();
    expect([name, size]).toEqual(['my teapot.png', 200]);
    expect((await send(key, { ...answers, photos: [first] })).statusCode).toBe(200);
    const submission = await only();
    expect(submission.answers.find(({ id }) => id === 'photos')).toMatchObject({
      text: 'my teapot.png',
      value: ['my teapot.png'],
      files: [{ name: 'my teapot.png', size: 200 }],
    });
    const path = `/api/admin/form-files/${filesIn(submission)[0]?.id ?? ''}`;
    const saved = await owner.send('GET', path);
    expect(saved.statusCode).toBe(200);
    expect(saved.rawPayload.equals(aPng())).toBe(true);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="my teapot.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await visitor.send('GET', path)).statusCode).toBe(401);
  });

  it('is sent once: again with the same key it is the same submission, with another it is gone', async () => {
    const key = await aKey();
    const { upload: first } = (await upload(['a.png', aPng()], key)).json<UploadedFile>();
    const sent = { ...answers, photos: [first] };
    expect((await send(key, sent)).statusCode).toBe(200);
    expect((await send(key, sent)).statusCode).toBe(200);
    const other = await send(await aKey(), sent);
    expect([other.statusCode, other.json()]).toMatchObject([
      400,
      { errors: { photos: 'A file is no longer there. Remove it and choose it again.' } },
    ]);
    await only();
  });

  it('is refused by its content, its size and without a key', async () => {
    const key = await aKey();
    const zip = await upload(['cv.pdf', aZip()], key);
    expect([zip.statusCode, zip.json()]).toMatchObject([
      422,
      {
        error: 'FORM_FILE_REFUSED',
        fields: { file: 'The file cv cannot be sent here. Choose one of these kinds: pictures, PDF.' },
      },
    ]);
    const large = await upload(['a.png', aPng(1024 * 1024 + 1)], key);
    expect([large.statusCode, large.json<{ error: string }>().error]).toEqual([413, 'FILE_TOO_LARGE']);
    const empty = await upload(['a.png', new Uint8Array()], key);
    expect(empty.json()).toMatchObject({ fields: { file: 'The file a is empty. Choose another one.' } });
    expect((await upload(['a.png', aPng()], 'no-key')).statusCode).toBe(401);
    expect((await upload(['a.png', aPng()], key, { fieldId: 'message' })).statusCode).toBe(422);
    expect((await upload(['a.png', aPng()], key, { formId: 'x' })).statusCode).toBe(404);
    expect(await keysOfStore()).toEqual([]);
  });

  it.each([
    ['a page', 'a.png', '<!doctype html><script>alert(1)</script>'],
    ['a page after a byte order mark', 'a.jpg', '\ufeff\n <html><body onload=alert(1)>'],
    [
      'a drawing with code',
      'a.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a drawing after its declaration', 'a.svg', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a script', 'a.gif', '#!/bin/sh\nrm -rf /'],
  ])('is refused as %s, whatever it is called', async (_what, name, content) => {
    const refused = await upload([name, new TextEncoder().encode(content)], await aKey());
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([422, 'FORM_FILE_REFUSED']);
    expect(await keysOfStore()).toEqual([]);
  });

  it('is only ever saved, never shown, also a picture with a page in it', async () => {
    const page = new TextEncoder().encode('<html><script>alert(1)</script>');
    const both = new Uint8Array([...aPng(64), ...page]);
    const key = await aKey();
    const { upload: first, name } = (await upload(['a.html', both], key)).json<UploadedFile>();
    expect(name).toBe('a.png');
    expect((await send(key, { ...answers, photos: [first] })).statusCode).toBe(200);
    const saved = await owner.send('GET', `/api/admin/form-files/${filesIn(await only())[0]?.id ?? ''}`);
    expect(saved.rawPayload.equals(both)).toBe(true);
    expect(saved.headers['content-type']).toBe('application/octet-stream');
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['with folders', '../../etc/passwd', 'passwd.png'],
    ['with folders of Windows', String.raw`C:\Users\june\pot.png`, 'pot.png'],
    ['1,000 letters', `${'x'.repeat(1000)}.png`, `${'x'.repeat(80)}.png`],
    ['only dots', '....', 'File.png'],
  ])('that is called %s gets a plain name', async (_what, given, name) => {
    const answer = await upload([given, aPng()], await aKey());
    expect([answer.statusCode, answer.json<UploadedFile>().name]).toEqual([201, name]);
    const [stored = ''] = await keysOfStore();
    expect(stored).toMatch(/^[\da-f-]{36}\/form-files\/[\da-f-]{36}$/);
  });

  it('is of its own website and form, and counts once', async () => {
    const key = await aKey();
    const { upload: first } = (await upload(['a.png', aPng()], key)).json<UploadedFile>();
    const fields = [...newFormFields, photosQuestion];
    const sibling = (
      await owner.send('POST', '/api/admin/forms', { name: 'Other', fields, settings: newFormSettings })
    ).json<OwnerForm>();
    const elsewhere = await aShop(platform, `form-files-${shops}-other.example`);
    const stranger = await anOwner(app, platform, elsewhere);
    const theirs = (
      await stranger.send('POST', '/api/admin/forms', { name: 'Theirs', fields, settings: newFormSettings })
    ).json<OwnerForm>();
    const gone = { errors: { photos: 'A file is no longer there. Remove it and choose it again.' } };
    const own = [form, shop, visitor] as const;
    form = sibling;
    expect((await send(await aKey(), { ...answers, photos: [first] })).json()).toMatchObject(gone);
    [form, shop, visitor] = [theirs, elsewhere, aVisitor(app, elsewhere.host)];
    expect((await send(await aKey(), { ...answers, photos: [first] })).json()).toMatchObject(gone);
    // The key of a form of another website uploads nothing.
    expect((await upload(['a.png', aPng()], key)).statusCode).toBe(401);
    [form, shop, visitor] = own;
    expect((await send(key, { ...answers, photos: [first, first] })).statusCode).toBe(200);
    const files = filesIn(await only());
    expect(files).toHaveLength(1);
    const path = `/api/admin/form-files/${files[0]?.id ?? ''}`;
    expect((await stranger.send('GET', path)).statusCode).toBe(404);
    expect((await owner.send('GET', path)).statusCode).toBe(200);
  });

  it('is refused with too many others, and too large together', async () => {
    const key = await aKey();
    const keyOf = async (size: number): Promise<string> =>
      (await upload(['a.png', aPng(size)], key)).json<UploadedFile>().upload;
    const three = [await keyOf(200), await keyOf(201), await keyOf(202)];
    expect((await send(key, { ...answers, photos: three })).json()).toMatchObject({
      errors: { photos: 'Files that can be sent here: at most 2. Remove some.' },
    });
    const heavy = [await keyOf(700_000), await keyOf(700_001)];
    expect((await send(key, { ...answers, photos: heavy })).json()).toMatchObject({
      errors: { photos: 'These files are too large together. The maximum allowed size is 1 MB.' },
    });
  });

  it('is removed when its form is not sent within two hours', async () => {
    const key = await aKey();
    const { upload: first } = (await upload(['a.png', aPng()], key)).json<UploadedFile>();
    expect(await eraseOrphanFiles(platform)).toBe(0);
    platform.clock.advance(2 * HOUR + 1);
    expect(await eraseOrphanFiles(platform)).toBe(1);
    expect(await keysOfStore()).toEqual([]);
    expect((await send(await aKey(), { ...answers, photos: [first] })).statusCode).toBe(400);
  });

  it('that cannot be removed keeps none behind it, and is tried again in an hour', async () => {
    const key = await aKey();
    for (const name of ['a.png', 'b.png']) await upload([name, aPng()], key);
    const remove = vi.spyOn(platform.files, 'remove');
    remove.mockImplementationOnce(() => Promise.reject(new Error('the disk is away')));
    platform.clock.advance(2 * HOUR + 1);
    await eraseOrphanFiles(platform);
    expect(await keysOfStore()).toHaveLength(1);
    expect(await eraseOrphanFiles(platform)).toBe(0);
    platform.clock.advance(HOUR + 1);
    expect(await eraseOrphanFiles(platform)).toBe(1);
    expect(await keysOfStore()).toEqual([]);
    remove.mockRestore();
  });
});

describe('a form with files that is sent without JavaScript', () => {
  it('is stored with them, and twice within a while once', async () => {
    expect((await post([['a.png', aPng()]])).statusCode).toBe(303);
    expect((await post([['a.png', aPng()]])).statusCode).toBe(303);
    expect(filesIn(await only())).toMatchObject([{ name: 'a.png', size: 200 }]);
  });

  it('keeps its files while something else is corrected', async () => {
    const refused = await post([['a.png', aPng()]], { 'answer.email': 'june@' });
    expect(refused.statusCode).toBe(303);
    const page = await visitor.send('GET', String(refused.headers.location));
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('encType="multipart/form-data"');
    expect(page.body).toContain('Send a.png');
    const kept = /type="checkbox" name="answer\.photos"[^>]* value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
    expect((await post([], { 'answer.photos': kept })).statusCode).toBe(303);
    expect(filesIn(await only())).toMatchObject([{ name: 'a.png' }]);
  });

  it('says which file is refused, and stores nothing', async () => {
    const refused = await post([['cv.pdf', aZip()]]);
    const page = await visitor.send('GET', String(refused.headers.location));
    expect(page.body).toContain('The file cv cannot be sent here.');
    expect((await platform.db.$client.query('select 1 from form_submissions')).rowCount).toBe(0);
  });

  it('is refused from another site', async () => {
    const answer = await postParts(`/site-forms/${form.id}`, { 'answer.email': 'a@b.example' }, [], {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the files of a submission', () => {
  it('are named in the mail to the owner, which leads to the inbox', async () => {
    await post([['spout.png', aPng()]]);
    await followUpSubmissions(platform);
    const { rows } = await platform.db.$client.query<{ body_text: string }>(
      'select body_text from outbox_mails',
    );
    expect(rows[0]?.body_text).toContain('spout.png');
    expect(rows[0]?.body_text).toContain(`/form-submissions/${(await only()).id}#answer-photos`);
  });

  it('are names in CSV', async () => {
    await post([['=spout.png', aPng()]]);
    const csv = await owner.send('GET', `/api/admin/form-submissions/export.csv?form=${form.id}`);
    expect(csv.body).toContain("'=spout.png");
  });

  it('are removed with it, by its owner, by time and for a person', async () => {
    await post([['a.png', aPng()]]);
    const { id } = await only();
    await owner.send('PUT', `/api/admin/form-submissions/${id}`, { isDeleted: true });
    expect(await eraseOrphanFiles(platform)).toBe(0);
    platform.clock.advance(31 * 24 * HOUR);
    await eraseOldForms(platform);
    expect(await eraseOrphanFiles(platform)).toBe(1);
    expect(await keysOfStore()).toEqual([]);
    expect((await platform.db.$client.query('select 1 from form_files')).rowCount).toBe(0);
  });
});

describe('a question with a condition', () => {
  const glaze: CustomFormField = {
    ...photosQuestion,
    id: 'glaze',
    type: 'radio',
    label: 'Glaze',
    options: ['Oat', 'Own'],
  };
  delete (glaze as { files?: unknown }).files;
  const which: CustomFormField = {
    id: 'which',
    type: 'text',
    label: 'Which glaze',
    required: true,
    maxLength: 0,
    options: [],
    shownIf: { field: 'glaze', rule: 'is', value: 'Own' },
  };

  async function withCondition(): Promise<void> {
    const { name, settings, revision, id } = form;
    const fields = [...newFormFields, glaze, which];
    const changed = await owner.send('PUT', `/api/admin/forms/${id}`, { name, settings, revision, fields });
    expect(changed.statusCode).toBe(200);
    form = changed.json<OwnerForm>();
  }

  it('is neither required nor stored while it is hidden, with and without JavaScript', async () => {
    await withCondition();
    expect((await send(await aKey(), { ...answers, glaze: 'Oat', which: 'Moss' })).statusCode).toBe(200);
    const { answers: stored } = await only();
    expect(stored.find(({ id }) => id === 'which')).toMatchObject({ isAnswered: false, value: null });
    const open = await send(await aKey(), { ...answers, glaze: 'Own' });
    expect(open.json()).toMatchObject({ errors: { which: 'Which glaze is required.' } });
    expect((await post([], { 'answer.message': 'Another one' })).headers.location).toContain('/sent');
    const page = await visitor.send('GET', `/site-forms/${form.id}`);
    expect(/<input[^>]*name="answer\.which"[^>]*>/.exec(page.body)?.[0]).not.toContain('required');
  });

  it('cannot depend on one below it', async () => {
    const { name, settings, revision, id } = form;
    const refused = await owner.send('PUT', `/api/admin/forms/${id}`, {
      name,
      settings,
      revision,
      fields: [which, glaze],
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { fields: { 'fields.0.shownIf.field': 'Choose a question that stands above this one.' } },
    ]);
  });
});
