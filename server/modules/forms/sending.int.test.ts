// PostgreSQL: both (a unique index that decides between two at once)
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { solveCaptcha } from '@vitrine/testing/solve-captcha.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sinceArrival } from './arrivals.ts';

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
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `forms-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  visitor = aVisitor(app, shop.host);
  form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
});

const answers = {
  name: ['June', 'Alder'],
  email: 'June@example.com',
  message: 'Do you repair teapots? Mine has lost its spout.',
};

async function aKey(by = visitor): Promise<string> {
  const { key } = (await by.send('POST', '/api/form/FormSubmissionKey')).json<{ key: string }>();
  platform.clock.advance(20_000);
  return key;
}

async function aToken(): Promise<string> {
  const challenge = await app.inject({
    url: '/api/captcha/challenge?action=FORM_BLOCK_SUBMISSION',
    headers: { host: shop.host },
  });
  return solveCaptcha(challenge.json<CaptchaChallenge>());
}

async function send(other: object = {}, by = visitor) {
  return by.send('POST', '/api/form/SaveFormSubmission', {
    key: 'key' in other ? '' : await aKey(by),
    captchaKey: await aToken(),
    formId: form.id,
    formVersion: form.version,
    form: JSON.stringify(answers),
    pagePath: '/contact',
    ...other,
  });
}

interface Stored {
  readonly answers: unknown;
  readonly version: number;
  readonly email: string;
  readonly is_spam: boolean;
  readonly reasons: readonly string[];
  readonly page: { readonly path: string };
}
const stored = async (): Promise<Stored[]> =>
  (
    await platform.db.$client.query<Stored>(
      'select * from form_submissions where website_id = $1 order by received_on, id',
      [shop.websiteId],
    )
  ).rows;

/** Changes the form as its owner does. */
async function change(body: object): Promise<void> {
  const { name, fields, settings, revision, id } = form;
  const answer = await owner.send('PUT', `/api/admin/forms/${id}`, {
    name,
    fields,
    settings,
    revision,
    ...body,
  });
  expect(answer.statusCode).toBe(200);
  form = answer.json<OwnerForm>();
}

describe('a form that is sent', () => {
  it('is stored in the shapes of its fields, with its page, and answers what follows', async () => {
    const answer = await send();
    expect(sinceArrival(platform)).toBeLessThan(60_000);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        successRedirect: '',
        submissionMessage: 'Thank you! We have received your message.',
        submissionHTML: '',
      },
    ]);
    expect(await stored()).toMatchObject([
      {
        answers,
        version: 1,
        email: 'june@example.com',
        is_spam: false,
        reasons: [],
        page: { path: '/contact' },
      },
    ]);
  });

  it('is one submission however often its key is sent, and other answers with it are refused', async () => {
    const key = await aKey();
    expect((await send({ key })).statusCode).toBe(200);
    // The response was lost; the captcha is spent.
    expect((await send({ key, captchaKey: 'spent' })).statusCode).toBe(200);
    const other = await send({ key, form: JSON.stringify({ ...answers, message: 'Another.' }) });
    expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([
      401,
      'Unable to submit form. Please try again later.',
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it('is one submission when it is sent twice at once', async () => {
    const key = await aKey();
    const both = await Promise.all([send({ key }), send({ key })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  it('needs a key of its own website that has not expired', async () => {
    const key = await aKey();
    const elsewhere = await aShop(platform, `elsewhere-${shops}.example`);
    const foreign = await aKey(aVisitor(app, elsewhere.host));
    for (const one of ['', 'made-up', foreign]) expect((await send({ key: one })).statusCode).toBe(401);
    platform.clock.advance(25 * 60 * 60 * 1000);
    expect((await send({ key })).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('needs a solved captcha while its owner wants one', async () => {
    const refused = await send({ captchaKey: '' });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'Complete CAPTCHA before submitting.',
    ]);
    const token = await aToken();
    expect((await send({ captchaKey: token })).statusCode).toBe(200);
    expect((await send({ captchaKey: token })).statusCode).toBe(403);
    await change({ settings: { ...newFormSettings, captchaEnabled: false } });
    expect((await send({ captchaKey: '' })).statusCode).toBe(200);
  });

  it('with wrong answers has a sentence for each field, and stores nothing', async () => {
    const wrong = await send({ form: JSON.stringify({ email: 'june@', message: 7, name: [1, [], {}] }) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      error: 'FORM_ANSWERS_INVALID',
      message: 'One or more fields is invalid, please check your entries.',
      errors: {
        name: 'Could not parse the form fields, please check your entries.',
        email: 'Email is not valid. Email addresses should follow the format you@example.com.',
      },
    });
    const same = await visitor.send('POST', `/api/rest/forms/validate/${form.id}`, { email: 'june@' });
    expect(same.statusCode).toBe(400);
    expect(same.json<{ errors: object }>().errors).toHaveProperty('email');
    expect((await visitor.send('POST', `/api/rest/forms/validate/${form.id}`, answers)).json()).toEqual({
      isValid: true,
    });
    expect(await stored()).toEqual([]);
  });

  it.each(['[]', '"x"', '{', '['.repeat(50_000), 'x'.repeat(200_001)])(
    'with answers that are no answers is refused (%#)',
    async (text) => {
      const refused = await send({ form: text });
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        400,
        'Could not parse the form fields, please check your entries.',
      ]);
    },
  );

  it('with halves of characters and zero bytes is stored', async () => {
    const message = 'half \ud83c and \u0000 zero';
    expect((await send({ form: JSON.stringify({ ...answers, message }) })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each(['', 'nothing', '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11'])(
    'to the form %j is not configured',
    async (formId) => {
      const refused = await send({ formId });
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        404,
        'This form has not been configured yet.',
      ]);
    },
  );

  it('of another website, or in the bin, is not configured', async () => {
    const mine = form.id;
    shop = await aShop(platform, `other-${shops}.example`);
    visitor = aVisitor(app, shop.host);
    expect((await send({ formId: mine })).statusCode).toBe(404);
  });

  it('that was changed meanwhile is checked and labelled as its sender saw it', async () => {
    const seen = form.version;
    await change({ fields: [{ ...form.fields[0], id: 'other', label: 'Something else', required: true }] });
    expect(form.version).toBe(seen + 1);
    expect((await send({ formVersion: seen })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ version: seen, answers }]);
    // A version that never was is the present one.
    expect((await send({ formVersion: 99 })).statusCode).toBe(400);
  });

  it('that cannot be stored says so, and is taken when it is sent again', async () => {
    const sent = { key: await aKey(), captchaKey: await aToken() };
    const { $client } = platform.db;
    await $client.query(
      `create function skip_row() returns trigger language plpgsql as 'begin return null; end'`,
    );
    await $client.query(
      'create trigger skipped before insert on form_submissions for each row execute function skip_row()',
    );
    try {
      const answer = await send(sent);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        'Error processing form submission. Please reload and try again.',
      ]);
    } finally {
      await $client.query('drop function skip_row cascade');
    }
    expect((await send({ ...sent, captchaKey: await aToken() })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('with the field that people do not see is stored as spam, and answers like any other', async () => {
    const answer = await send({ website: 'https://pills.example' });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ is_spam: true, reasons: ['trap'] }]);
  });
});

it('a flood from one address is refused, while others pass', async () => {
  const limited = await testPlatform({ config: { rateLimits: 1 } });
  const busy = await buildApp(limited);
  try {
    const { host } = await aShop(limited, 'flooded.example');
    const body = { key: 'none', formId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11', form: '{}' };
    const statuses: number[] = [];
    const flooding = aVisitor(busy, host, '192.0.2.7');
    for (let sent = 0; sent < 21; sent += 1)
      statuses.push((await flooding.send('POST', '/api/form/SaveFormSubmission', body)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    const other = aVisitor(busy, host, '192.0.2.8');
    other.cookies.set('crumb', 'crumb-of-another-0002');
    expect((await other.send('POST', '/api/form/SaveFormSubmission', body)).statusCode).toBe(404);

    // Of one form from one address, however its id is spelled.
    const spelled: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      const one = aVisitor(busy, host, '192.0.2.9');
      one.cookies.set('crumb', `crumb-of-a-visitor-${sent}`);
      const formId = sent % 2 === 0 ? body.formId : body.formId.toUpperCase();
      spelled.push((await one.send('POST', '/api/form/SaveFormSubmission', { ...body, formId })).statusCode);
    }
    expect(spelled.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await busy.close();
    await limited.close();
  }
});
