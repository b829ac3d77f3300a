import { type ErrorCode, errorBody, errorCatalogue } from '@vitrine/contracts/errors.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import type { UploadedFile } from '@vitrine/contracts/site-forms.ts';
import { checkAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import { likertValues } from '@vitrine/domain/custom-form/custom-form.ts';
import { newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { customFormText } from '@vitrine/domain/text/custom-form.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { contactQuestions } from '@vitrine/testing/demo-site/contact-form.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

/*
 * Whatever is sent to a form: no 500, nothing is stored that its questions forbid, and nobody reads a sentence that is
 * not of the catalogue. FORM_CASES sets how many requests of each kind.
 */

const CASES = Number(process.env['FORM_CASES'] ?? 150);
/** Milliseconds that a case may take on a busy machine. */
const CASE_TIME = 100;
const TIME = 60_000 + CASES * CASE_TIME;

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let visitor: TestVisitor;
let form: OwnerForm;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'any-form.example');
  const owner = await anOwner(app, platform, shop);
  visitor = aVisitor(app, shop.host);
  form = (
    await owner.send('POST', '/api/admin/forms', {
      name: 'Everything',
      fields: contactQuestions,
      settings: { ...newFormSettings, captchaEnabled: false },
    })
  ).json<OwnerForm>();
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const right: Readonly<Record<string, unknown>> = {
  name: ['June', 'Alder'],
  email: 'june@example.com',
  phone: ['555', '010', '0142'],
  website: 'https://june.example',
  address: ['1 Foundry Lane', '', 'Asheville', 'NC', '28801', 'US'],
  what: 'A mug',
  glaze: 'Moss',
  with: ['A lid', 'A name'],
  title: 'June',
  count: '6',
  budget: '$250.00',
  day: ['2', '29', '2028'],
  hour: ['10', '30', '', 'AM'],
  likes: { 'A pot may show how it was made': ['2'] },
  photos: [],
  message: 'Six mugs, please.',
  campaign: 'letter',
};
const ids = contactQuestions.map(({ id }) => id);

/** Texts that parsers, databases and headers have trouble with. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud83c',
    '\u2028',
    'a\r\nBcc: b@example.com',
    "'; drop table forms; --",
    '=1+1',
    '1e999',
  ),
  fc.integer({ min: 1, max: 6000 }).map((length) => 'x'.repeat(length)),
);
const answer = fc.oneof(
  fc.constantFrom(...Object.values(right)),
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 8 }),
  fc.dictionary(
    fc.constantFrom('A pot may show how it was made', '__proto__', 'x'),
    fc.array(text, { maxLength: 2 }),
  ),
);
const field = fc.constantFrom(...ids, '__proto__', 'constructor', 'toString', 'nothing');
/** Right answers of which some are replaced, so that some are stored and most are not. */
const answers = fc
  .array(fc.tuple(field, answer), { maxLength: 3 })
  .map((changes) => Object.fromEntries([...Object.entries(right), ...changes]));

const sentForm = fc.oneof(
  { weight: 5, arbitrary: answers.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50_000 }).map((depth) => '['.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 90_000 }))
      .map(([id, depth]) => `{"${id}":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  },
);
/** `key` says whether a key is asked for, as a browser does. */
const hostile = fc.record(
  {
    key: fc.oneof(
      { weight: 5, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    ),
    form: fc.oneof({ weight: 8, arbitrary: sentForm }, { weight: 1, arbitrary: fc.jsonValue() }),
    formId: fc.oneof(
      { weight: 8, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    ),
    formVersion: fc.oneof(
      fc.constantFrom(1, 99, 0, -1, 2 ** 31, 1.5, '1', null),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    captchaKey: text,
    website: text,
    pageTitle: text,
    pagePath: fc.oneof(text, fc.jsonValue({ maxDepth: 1 })),
    queryString: text,
    website_locale: text,
  },
  { requiredKeys: ['key', 'form', 'formId'] },
);

/** Of which many are stored. */
const sent = fc.oneof(
  hostile,
  fc.record({
    key: fc.constant(true),
    formId: fc.constant(true),
    form: answers.map((one) => JSON.stringify(one)),
  }),
);

/** What any call of the server may answer, besides a form's own refusals. */
const refusals: readonly ErrorCode[] = [
  'FORM_ANSWERS_INVALID',
  'FORM_FIELDS_UNREADABLE',
  'FORM_KEY_REFUSED',
  'FORM_NOT_CONFIGURED',
  'MALFORMED_REQUEST',
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
];
const texts = customFormText('en');
const sentences = new Set([
  texts.overCharacterLimit,
  fillText(texts.emailFormat, { email: texts.emailExample }),
  texts.numberFormat,
  texts.currencyFormat,
  texts.websiteFormat,
  texts.dateFormat,
  texts.timeFormat,
  texts.phoneFormat,
  texts.choiceUnknown,
  texts.unreadable,
  formFilesText('en').gone,
  fillText(formFilesText('en').tooMany, { most: 3 }),
  ...contactQuestions.map(({ label }) => fillText(texts.answerRequired, { label })),
]);

interface Answered {
  readonly statusCode: number;
  readonly body: string;
}

/** An answer is one of success, or a refusal of the catalogue with sentences of the catalogue by field id. */
function expectKnown({ statusCode, body }: Answered): void {
  if (statusCode === 200) return;
  const refused = JSON.parse(body) as { error: ErrorCode; message: string; errors?: Record<string, string> };
  expect(refusals).toContain(refused.error);
  expect(statusCode).toBe(errorCatalogue[refused.error].status);
  expect(refused.message).toBe(errorBody({ code: refused.error }, 'en').message);
  for (const [id, sentence] of Object.entries(refused.errors ?? {})) {
    expect(ids).toContain(id);
    expect(sentences).toContain(sentence);
  }
}

const isTexts = (value: unknown, lengths: readonly number[]): boolean =>
  Array.isArray(value) && lengths.includes(value.length) && value.every((part) => typeof part === 'string');
const isTextMap = (value: unknown, values: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => isTexts(part, [1]) && values.includes((part as string[])[0] ?? ''));

/** The shapes of the specification, once more. spec: site-platform 3 */
function hasShape(type: string, value: unknown): boolean {
  switch (type) {
    case 'date':
      return isTexts(value, [3]);
    case 'name':
      return isTexts(value, [2]);
    case 'time':
    case 'phone':
      return isTexts(value, [4]);
    case 'address':
      return isTexts(value, [6]);
    case 'checkbox':
    case 'file':
      return isTexts(value, [1, 2, 3]);
    case 'likert':
      return isTextMap(value, likertValues);
    default:
      return typeof value === 'string' && type !== 'section';
  }
}

/** What a failed case has left is not of the smaller ones that are tried after it. */
const clear = () =>
  platform.db.$client.query('delete from form_submissions where website_id = $1', [shop.websiteId]);

/** Each stored submission has the answers that its form allows, and nothing else. They are removed. Their number. */
async function expectStoredRight(): Promise<number> {
  const { rows } = await platform.db.$client.query<{ answers: Record<string, unknown>; page: object }>(
    'delete from form_submissions where website_id = $1 returning answers, page',
    [shop.websiteId],
  );
  for (const { answers: stored, page } of rows) {
    for (const [id, value] of Object.entries(stored)) {
      const asked = contactQuestions.find((one) => one.id === id);
      expect([id, hasShape(asked?.type ?? 'section', value)]).toEqual([id, true]);
    }
    expect(checkAnswers(form, stored, 'en')).toEqual({ ok: true, answers: stored });
    expect(Object.values(page).every((part) => typeof part === 'string' && part.length <= 2000)).toBe(true);
  }
  return rows.length;
}

async function aKey(): Promise<string> {
  return (await visitor.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>().key;
}

it(
  'a call with answers of any shape is stored rightly, or refused in words of the catalogue',
  async () => {
    let stored = 0;
    await fc.assert(
      fc
        .asyncProperty(sent, async (body) => {
          const answered = await visitor.send('POST', '/api/form/SaveFormSubmission', {
            ...body,
            key: body.key === true ? await aKey() : body.key,
            formId: body.formId === true ? form.id : body.formId,
          });
          expectKnown(answered);
          const rows = await expectStoredRight();
          expect(rows).toBe(answered.statusCode === 200 ? 1 : 0);
          stored += rows;
        })
        .beforeEach(clear),
      { numRuns: CASES },
    );
    // Else it would have shown nothing of what is stored.
    expect(stored).toBeGreaterThan(0);
  },
  TIME,
);

it(
  'the check before sending says the same as sending, and stores nothing',
  async () => {
    await fc.assert(
      // The server's reader of JSON refuses this name in a body, and here the answers are the body.
      fc
        .asyncProperty(
          answers.filter((one) => !JSON.stringify(one).includes('__proto__')),
          async (one) => {
            const checked = await visitor.send('POST', `/api/rest/forms/validate/${form.id}`, one);
            expectKnown(checked);
            expect(await expectStoredRight()).toBe(0);
            const body = { key: await aKey(), formId: form.id, form: JSON.stringify(one) };
            const saved = await visitor.send('POST', '/api/form/SaveFormSubmission', body);
            expect(saved.statusCode).toBe(checked.statusCode);
            if (saved.statusCode !== 200) expect(saved.json()).toEqual(checked.json());
            await expectStoredRight();
          },
        )
        .beforeEach(clear),
      { numRuns: CASES },
    );
  },
  TIME,
);

it(
  'random bytes to each call of a form are refused in words of the catalogue',
  async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((one) => Buffer.from(one)),
      fc.tuple(sent, fc.nat(), fc.nat(255)).map(([body, at, byte]) => {
        // What was right but for one byte.
        const whole = Buffer.from(JSON.stringify({ ...body, formId: form.id }));
        whole[at % whole.length] = byte;
        return whole;
      }),
    );
    const path = fc.constantFrom(
      '/api/form/SaveFormSubmission',
      '/api/form/FormSubmissionKey',
      '/api/form/files',
      'validate',
    );
    const type = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      '',
    );
    await fc.assert(
      fc
        .asyncProperty(path, type, bytes, async (url, contentType, payload) => {
          const answered = await app.inject({
            method: 'POST',
            url: url === 'validate' ? `/api/rest/forms/validate/${form.id}` : url,
            headers: {
              host: shop.host,
              cookie: 'crumb=crumb-of-a-visitor-01',
              'x-csrf-token': 'crumb-of-a-visitor-01',
              ...(contentType === '' ? {} : { 'content-type': contentType }),
            },
            payload,
          });
          expectKnown(answered);
          await expectStoredRight();
        })
        .beforeEach(clear),
      { numRuns: CASES },
    );
  },
  TIME,
);

const beginnings = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  [0xff, 0xd8, 0xff, 0xe0],
  [...Buffer.from('%PDF-1.7')],
  [...Buffer.from('<svg onload="alert(1)">')],
  [0x50, 0x4b, 3, 4],
  [],
];
const anyFile = fc.record({
  bytes: fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }))
    .map(([beginning, rest]) => Uint8Array.from([...beginning, ...rest])),
  name: fc.oneof(text, fc.constantFrom('../../x.png', String.raw`C:\x.svg`, 'con.png', 'a\u202egpj.exe')),
});

it(
  'a file of any content and name is kept under a plain name and sent with its form, or refused',
  async () => {
    let kept = 0;
    await fc.assert(
      fc
        .asyncProperty(anyFile, async ({ bytes, name }) => {
          const key = await aKey();
          const parts = new FormData();
          for (const [part, value] of Object.entries({ formId: form.id, fieldId: 'photos', key }))
            parts.append(part, value);
          parts.append('file', new Blob([bytes]), name);
          const encoded = new Response(parts);
          const answered = await app.inject({
            method: 'POST',
            url: '/api/form/files',
            headers: {
              host: shop.host,
              cookie: 'crumb=crumb-of-a-visitor-01',
              'x-csrf-token': 'crumb-of-a-visitor-01',
              'content-type': encoded.headers.get('content-type') ?? '',
            },
            payload: Buffer.from(await encoded.arrayBuffer()),
          });
          if (answered.statusCode !== 201) {
            expect(['FORM_FILE_REFUSED', 'MALFORMED_REQUEST']).toContain(
              answered.json<{ error: string }>().error,
            );
            return;
          }
          const file = answered.json<UploadedFile>();
          expect(file.name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}]{1,82}\.(?:jpg|png|pdf)$/u);
          const body = { key, formId: form.id, form: JSON.stringify({ ...right, photos: [file.upload] }) };
          expect((await visitor.send('POST', '/api/form/SaveFormSubmission', body)).statusCode).toBe(200);
          kept += await expectStoredRight();
        })
        .beforeEach(async () => {
          await clear();
          await platform.db.$client.query('truncate rate_windows');
        }),
      { numRuns: CASES },
    );
    expect(kept).toBeGreaterThan(0);
  },
  TIME,
);

it(
  'a form that is posted without a script, with anything in it, leads to a page and never to a fault',
  async () => {
    const malformed = errorBody({ code: 'MALFORMED_REQUEST' }, 'en').message;
    const name = fc.oneof(
      field.map((id) => `answer.${id}`),
      fc.tuple(field, fc.nat(7)).map(([id, at]) => `answer.${id}.${at}`),
      fc.constantFrom('formVersion', 'website', '__proto__'),
      text,
    );
    await fc.assert(
      fc
        .asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 25 }), async (fields) => {
          const answered = await app.inject({
            method: 'POST',
            url: `/site-forms/${form.id}`,
            headers: {
              host: shop.host,
              accept: 'text/html',
              origin: `http://${shop.host}`,
              cookie: 'crumb=crumb-of-a-visitor-01',
              'content-type': 'application/x-www-form-urlencoded',
            },
            payload: new URLSearchParams(fields).toString(),
          });
          // A name with a zero byte in it is of no form: a page says so.
          if (answered.statusCode === 422) expect(answered.body).toContain(malformed);
          else expect([303, 400]).toContain(answered.statusCode);
          await expectStoredRight();
          const { location } = answered.headers;
          if (location !== undefined)
            expect([200, 400]).toContain((await visitor.send('GET', location)).statusCode);
        })
        .beforeEach(clear),
      { numRuns: CASES },
    );
  },
  TIME,
);
