import type { MailWordsView, WrittenMails } from '@vitrine/contracts/mail-words.ts';
import { noMailWords } from '@vitrine/domain/mail/mail-words.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { renderFor } from './index.ts';
import { occasionWords } from './mail-plan.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
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
  shop = await aShop(platform, `words-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
});

const KIND = 'restock';
const PLACE = `/api/admin/mail-words/${KIND}/back`;
const read = async (language = 'en', place = PLACE): Promise<MailWordsView> =>
  (await owner.send('GET', `${place}?language=${language}`)).json();

async function put(words: object, { language = 'en', version = '', place = PLACE } = {}) {
  const seen = version === '' ? (await read(language, place)).version : version;
  const answer = await owner.send('PUT', place, { ...noMailWords, ...words, language, version: seen });
  await awaitNotifications(platform);
  return answer;
}

/** A mail as the shop writes it now, in a language. */
const written = (language: string) =>
  renderFor(platform, platform.db, shop.websiteId, {
    shop: {
      title: `Shop at ${shop.host}`,
      origin: `http://${shop.host}`,
      address: [],
      contactEmail: 'owner@example.com',
      language,
    },
    words: occasionWords('restock', 'back', { product: 'Mug' }),
  });

const refusal = (field: string, sentence: unknown) => [
  422,
  expect.objectContaining({ error: 'MALFORMED_REQUEST', fields: { [field]: sentence } }),
];

describe('the words of mails', () => {
  it('are ours until a shop writes its own, with the placeholders they know', async () => {
    expect(await read()).toMatchObject({
      words: noMailWords,
      placeholders: ['product', 'shop', 'email'],
      defaults: { subject: '{product} is back in stock', heading: '{product} is back' },
    });
    expect((await read('de')).defaults.heading).toBe('{product} ist wieder da');
  });

  it('are used for mails that are written from then on, in their language only', async () => {
    const saved = await put({ subject: 'Fresh from the kiln: {product}', closing: 'Your {shop}' });
    expect(saved.json()).toMatchObject({ words: { subject: 'Fresh from the kiln: {product}', heading: '' } });
    const english = await written('en-US');
    expect(english.subject).toBe('Fresh from the kiln: Mug');
    expect(english.bodyText).toContain('Mug is back');
    expect(english.bodyText).toContain(`Your Shop at ${shop.host}`);
    expect(english.bodyText).not.toContain('Questions?');
    expect((await written('de')).subject).toBe('Mug ist wieder lieferbar');
    const other = await aShop(platform, `words-other-${shops}.example`);
    const theirs = await renderFor(platform, platform.db, other.websiteId, {
      shop: { title: 'Other', origin: '', address: [], contactEmail: '', language: 'en' },
      words: occasionWords('restock', 'back', { product: 'Mug' }),
    });
    expect(theirs.subject).toBe('Mug is back in stock');
  });

  it('are ours again once they are emptied', async () => {
    await put({ subject: 'Mine' });
    await put({ subject: '  ' });
    expect((await written('en')).subject).toBe('Mug is back in stock');
    expect((await read()).words).toEqual(noMailWords);
    const { rows } = await platform.db.$client.query('select 1 from mail_words where website_id = $1', [
      shop.websiteId,
    ]);
    expect(rows).toEqual([]);
  });

  it('are listed with the languages that a shop has words of its own in', async () => {
    await put({ intro: 'Allô' }, { language: 'fr' });
    const { kinds, language } = (await owner.send('GET', '/api/admin/mail-words')).json<WrittenMails>();
    expect(language).toBe('en');
    expect(kinds.find(({ kind }) => kind === 'restock')).toEqual({
      kind: 'restock',
      isWritten: true,
      occasions: [{ occasion: 'back', languages: ['fr'] }],
    });
    expect(kinds.find(({ kind }) => kind === 'password-reset')).toMatchObject({ isWritten: false });
    expect(kinds.find(({ kind }) => kind === 'order-fulfilled')?.occasions[0]?.occasion).toBe('sent');
  });
});

describe('words that cannot be stored', () => {
  it('have placeholders that the mail does not know, which are named with those it knows', async () => {
    const answer = await put({ intro: 'Hello {name}' });
    expect([answer.statusCode, answer.json()]).toEqual(
      refusal('intro', '{name} is not a placeholder of this email. It knows {product}, {shop}, {email}.'),
    );
    expect((await read()).words).toEqual(noMailWords);
  });

  it.each(['{product', '{{product}}', 'product}'])(
    'have a placeholder that is broken: %s',
    async (broken) => {
      const answer = await put({ closing: `See ${broken}` });
      expect([answer.statusCode, answer.json()]).toEqual(
        refusal('closing', expect.stringContaining(`“${broken}”`)),
      );
    },
  );

  it('have a second line in the subject', async () => {
    const answer = await put({ subject: 'Hello\r\nBcc: all@example.com' });
    expect([answer.statusCode, answer.json()]).toEqual(refusal('subject', 'Write this in one line.'));
  });

  it('are too long', async () => {
    const answer = await put({ intro: 'x'.repeat(2001) });
    expect([answer.statusCode, answer.json()]).toEqual(refusal('intro', 'Use at most 2000 characters.'));
  });

  it('were read before somebody else changed them', async () => {
    const { version } = await read();
    expect((await put({ intro: 'first' })).statusCode).toBe(200);
    const late = await put({ intro: 'second' }, { version });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ error: 'STALE_REVISION' }),
    ]);
    expect((await read()).words.intro).toBe('first');
  });

  it('are of a mail, an occasion or a language that there is not', async () => {
    for (const place of ['nothing/back', `${KIND}/constructor`, 'password-reset/only']) {
      const answer = await owner.send('GET', `/api/admin/mail-words/${place}?language=en`);
      expect([place, answer.statusCode]).toEqual([place, 404]);
    }
    expect((await owner.send('GET', `${PLACE}?language=xx`)).statusCode).toBe(422);
    expect((await aVisitor(app, shop.host).send('GET', `${PLACE}?language=en`)).statusCode).toBe(401);
  });

  it('contain HTML only as text', async () => {
    await put({ intro: '<img src=x onerror=alert(1)> https://a.example/"onclick="x' });
    const { bodyHtml } = await written('en');
    expect(bodyHtml).not.toContain('<img');
    expect(bodyHtml).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(bodyHtml).toContain('href="https://a.example/"');
  });
});

const example = (change: object = {}) =>
  owner.send('POST', '/api/admin/mail-previews', {
    kind: 'order-fulfilled',
    occasion: 'part',
    language: 'de',
    words: null,
    look: null,
    scheme: 'light',
    ...change,
  });

const sendExample = (who = owner) =>
  who.send('POST', '/api/admin/mail-previews/send', {
    kind: 'payment-failed',
    occasion: 'card',
    language: 'en',
  });

describe('an example', () => {
  it('is shown with words and a look that are not stored', async () => {
    const words = { ...noMailWords, subject: 'Für {name}', intro: 'Neu: {unknown}' };
    const look = { logo: 'none', logoId: null, accent: '#123456', footer: 'Am Ofen 1' };
    const shown = (await example({ words, look })).json<{
      subject: string;
      bodyText: string;
      bodyHtml: string;
    }>();
    expect(shown.subject).toBe('Für June');
    expect(shown.bodyText).toContain('Neu: {unknown}');
    expect(shown.bodyText).toContain('Am Ofen 1');
    expect(shown.bodyHtml).toContain('#123456');
    expect((await example()).json<{ subject: string }>().subject).not.toBe('Für June');
  });

  it('is shown in dark mode', async () => {
    const { bodyHtml } = (await example({ scheme: 'dark' })).json<{ bodyHtml: string }>();
    expect(bodyHtml).toContain('content="dark"');
  });

  it('is of a mail that there is', async () => {
    expect((await example({ occasion: 'nothing' })).json()).toMatchObject({ error: 'MAIL_NOT_FOUND' });
    expect((await example({ kind: 'nothing' })).statusCode).toBe(422);
    expect((await example({ kind: 'test', occasion: undefined })).json()).toMatchObject({
      error: 'MAIL_NOT_FOUND',
    });
  });

  it('is mailed to who asks for it and to nobody else', async () => {
    expect((await sendExample()).json()).toEqual({ recipient: `owner-${shops}@example.com`, isSent: false });
    const { rows } = await platform.db.$client.query<{ kind: string; recipient: string; subject: string }>(
      'select kind, recipient, subject from outbox_mails where website_id = $1',
      [shop.websiteId],
    );
    // It is no failed payment: nobody is notified of one.
    expect(rows).toEqual([
      {
        kind: 'test',
        recipient: `owner-${shops}@example.com`,
        subject: 'Test: Your payment for Clay Club did not go through',
      },
    ]);
  });

  it('is mailed twenty times an hour', async () => {
    const limited = await testPlatform({ config: { rateLimits: 1 } });
    const strict = await buildApp(limited);
    const one = await anOwner(strict, limited, await aShop(limited, 'strict.example'), 'strict@example.com');
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) statuses.push((await sendExample(one)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    await strict.close();
    await limited.close();
  });
});
