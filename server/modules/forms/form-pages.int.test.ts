import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

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
  shop = await aShop(platform, `form-pages-${shops}.example`);
  owner = await anOwner(app, platform, shop);
  visitor = aVisitor(app, shop.host);
  form = (await owner.send('POST', '/api/admin/forms', { name: 'Contact' })).json<OwnerForm>();
});

const filledIn = {
  formVersion: '1',
  'answer.name.0': 'June',
  'answer.name.1': 'Alder',
  'answer.email': 'june@example.com',
  'answer.message': 'Do you repair teapots?',
};
const post = (fields: Readonly<Record<string, string>>, referer = '/contact') =>
  app.inject({
    method: 'POST',
    url: `/site-forms/${form.id}`,
    headers: {
      host: shop.host,
      accept: 'text/html',
      origin: `http://${shop.host}`,
      referer: `http://${shop.host}${referer}`,
      cookie: 'crumb=crumb-of-a-visitor-01',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

async function change(settings: object, fields: object = newFormFields): Promise<void> {
  const { name, revision, id } = form;
  const body = { name, fields, settings: { ...newFormSettings, ...settings }, revision };
  const answer = await owner.send('PUT', `/api/admin/forms/${id}`, body);
  expect(answer.statusCode).toBe(200);
  form = answer.json<OwnerForm>();
}

interface Stored {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly reasons: readonly string[];
  readonly is_spam: boolean;
  readonly page: { readonly path: string };
}
const stored = async (): Promise<Stored[]> =>
  (
    await platform.db.$client.query<Stored>(
      'select * from form_submissions where website_id = $1 order by received_on, id',
      [shop.websiteId],
    )
  ).rows;

describe('a form without JavaScript', () => {
  it('is stored and leads to its words, with a link back', async () => {
    await change({ submissionMessage: 'Thank <you>!' });
    const answer = await post({ ...filledIn, formVersion: '2' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/site-forms/${form.id}/sent?from=%2Fcontact`,
    ]);
    expect(await stored()).toMatchObject([
      {
        answers: { name: ['June', 'Alder'], email: 'june@example.com', message: 'Do you repair teapots?' },
        reasons: ['unverified'],
        is_spam: false,
        page: { path: '/contact' },
      },
    ]);
    const page = await visitor.send('GET', String(answer.headers.location));
    expect(page.body).toContain('Thank &lt;you&gt;!');
    expect(page.body).toContain('href="/contact"');
  });

  it('leads to a page of the site, but to another site by a link', async () => {
    await change({ successRedirect: '/thanks?x=1' });
    expect((await post(filledIn)).headers.location).toBe('/thanks?x=1');
    await change({ successRedirect: 'https://example.com/thanks' });
    const sent = String((await post({ ...filledIn, 'answer.message': 'Another' })).headers.location);
    expect(sent).toContain('/sent');
    expect((await visitor.send('GET', sent)).body).toContain('href="https://example.com/thanks"');
  });

  it('that is refused is shown again with all answers and the words of a script’s', async () => {
    const page = await visitor.post(`/site-forms/${form.id}`, { ...filledIn, 'answer.email': 'june@' });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Please scroll down to review.');
    expect(page.body).toContain('Please scroll up to review.');
    expect(page.body).toContain('One or more fields is invalid, please check your entries.');
    expect(page.body).toContain('Email addresses should follow the format you@example.com.');
    expect(page.body).toContain('Do you repair teapots?');
    expect(page.body).toContain('value="Alder"');
    expect(await stored()).toEqual([]);
  });

  it('that is refused keeps the questions that were seen, and the page that it stood on', async () => {
    await change(
      {},
      newFormFields.filter(({ id }) => id !== 'message'),
    );
    const refused = await post({ ...filledIn, 'answer.email': 'june@' });
    expect(refused.statusCode).toBe(303);
    const page = await visitor.send('GET', String(refused.headers.location));
    expect(page.body).toContain('Do you repair teapots?');
    expect(page.body).toContain('name="formVersion" value="1"');
    expect(page.body).toContain('name="pagePath" value="/contact"');
    expect(page.body).toMatch(/class="site-form__problem"[^>]* autofocus/);
    const again = await post({ ...filledIn, pagePath: '/contact' }, `/site-forms/${form.id}`);
    expect(again.headers.location).toBe(`/site-forms/${form.id}/sent?from=%2Fcontact`);
    expect(await stored()).toMatchObject([
      { answers: { message: 'Do you repair teapots?' }, page: { path: '/contact' } },
    ]);
    await post({ ...filledIn, 'answer.message': 'x', pagePath: '//evil.example' }, `/site-forms/${form.id}`);
    expect((await stored())[1]).toMatchObject({ page: { path: '' } });
  });

  it('sent twice in a while is one submission, also when a window of ten minutes begins in between', async () => {
    await post(filledIn);
    await post(filledIn);
    platform.clock.advance(10 * 60_000 - 1);
    await post(filledIn);
    expect(await stored()).toHaveLength(1);
    platform.clock.advance(20 * 60_000);
    await post(filledIn);
    expect(await stored()).toHaveLength(2);
  });

  it('takes hidden answers from the address of its page', async () => {
    const hidden = {
      id: 'from',
      type: 'hidden',
      label: 'Campaign',
      required: false,
      maxLength: 0,
      options: [],
      queryName: 'utm',
      value: 'none',
    };
    await change({}, [...newFormFields, hidden]);
    await post({ ...filledIn, formVersion: '2', 'answer.from': 'none' }, '/contact?utm=letter');
    expect((await stored())[0]?.answers).toMatchObject({ from: 'letter' });
  });

  it('filled in by a bot is spam and answers alike', async () => {
    expect((await post({ ...filledIn, website: 'x' })).statusCode).toBe(303);
    expect(await stored()).toMatchObject([{ is_spam: true, reasons: ['trap', 'unverified'] }]);
  });

  it('that does not exist is not found', async () => {
    await owner.send('POST', `/api/admin/forms/${form.id}/delete`);
    const gone = await post(filledIn);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('This form has not been configured yet.');
    expect(gone.body).toContain('href="/contact"');
    expect((await visitor.send('GET', '/site-forms/nothing')).statusCode).toBe(404);
  });

  it('of a flood is refused in the words of forms, with a link back to the page', async () => {
    const limited = await testPlatform({ config: { rateLimits: 1 } });
    const busy = await buildApp(limited);
    try {
      const { host } = await aShop(limited, 'flooded.example');
      const posted = () =>
        busy.inject({
          method: 'POST',
          url: `/site-forms/${form.id}`,
          headers: {
            host,
            accept: 'text/html',
            cookie: 'crumb=crumb-of-a-visitor-01',
            origin: `http://${host}`,
            referer: `http://${host}/contact`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: 'formVersion=1',
        });
      for (let sent = 0; sent < 20; sent += 1) expect((await posted()).statusCode).toBe(404);
      const refused = await posted();
      expect(refused.statusCode).toBe(429);
      expect(refused.body).toContain('Submission rate limit exceeded. Please try again later.');
      expect(refused.body).toContain('href="/contact"');
    } finally {
      await busy.close();
      await limited.close();
    }
  });

  it('from another site is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: `/site-forms/${form.id}`,
      headers: {
        host: shop.host,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(filledIn).toString(),
    });
    expect(answer.statusCode).toBe(403);
  });
});

const aPage = (): Promise<string> =>
  createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: 'contact',
    title: 'Contact',
    document: {
      version: 2,
      sections: [
        {
          id: 'one',
          theme: 'light',
          space: 'normal',
          fullWidth: false,
          background: { source: 'none' },
          blocks: [
            {
              id: 'form',
              type: 'form',
              place: { column: 1, columns: 12, row: 1, rows: 10 },
              props: { name: 'Write to us', formId: form.id },
            },
          ],
        },
      ],
    },
  });

describe('a page with a form', () => {
  it('shows it as it is now, and says that it is not configured when it is deleted', async () => {
    await aPage();
    await awaitNotifications(platform);
    const page = await visitor.send('GET', '/contact');
    expect(page.body).toContain(`action="/site-forms/${form.id}"`);
    expect(page.headers['content-security-policy']).not.toContain("'unsafe-inline' 'unsafe-eval'");
    await owner.send('POST', `/api/admin/forms/${form.id}/delete`);
    await awaitNotifications(platform);
    expect((await visitor.send('GET', '/contact')).body).toContain('This form has not been configured yet.');
  });

  it('lets scripts run where the form has some for afterwards', async () => {
    await aPage();
    await change({ submissionHTML: '<script>window.sent = true;</script>' });
    await awaitNotifications(platform);
    const page = await visitor.send('GET', '/contact');
    expect(page.headers['content-security-policy']).toContain("'unsafe-inline' 'unsafe-eval'");
  });
});
