import type { Letter } from '@vitrine/contracts/letters.ts';
import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { importPicture } from '../media/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform, 'letters');
  owner = await anOwner(
    app,
    platform,
    { host: shop.host, websiteId: shop.site.websiteId },
    'letters@example.com',
  );
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const aLetter = async (): Promise<Letter> => (await owner.send('POST', '/api/admin/letters', {})).json();
const change = ({ id, revision }: Letter, what: object) =>
  owner.send('PUT', `/api/admin/letters/${id}`, {
    revision,
    subject: '',
    previewText: '',
    senderName: '',
    parts: [],
    listId: null,
    segmentId: null,
    isPublic: false,
    ...what,
  });
const preview = async (...parts: readonly object[]) => {
  const body = { subject: 'The kiln', previewText: '', parts, isPublic: true };
  const answer = await owner.send('POST', '/api/admin/letters/preview', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ bodyHtml: string; bodyText: string; bytes: number }>();
};

async function aPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a8482f' } })
    .png()
    .toBuffer();
  const taken = await importPicture(platform, shop.site.websiteId, {
    bytes,
    filename: 'kiln.png',
    altText: 'A kiln',
  });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value.id;
}

describe('the preview of a letter', () => {
  it('is, once it was sent, what its readers got, whatever became of its products', async () => {
    const mug = await shop.sell({ title: 'Old mug', priceMinor: 2800, quantity: 5 });
    const list = await aMailingList(owner, 'Kiln letter');
    await subscribeAll(platform, shop.site.websiteId, list.id, 1);
    const made = await aLetter();
    const part = { id: 'p', type: 'product', itemId: mug.itemId };
    const changed = await change(made, { subject: 'The kiln', parts: [part], listId: list.id });
    const { revision } = changed.json<Letter>();
    const path = `/api/admin/letters/${made.id}`;
    const drawn = async () =>
      (await owner.send('GET', `${path}/preview?scheme=dark`)).json<{ bodyText: string }>().bodyText;
    const rename = (title: string) =>
      platform.db.$client.query('update items set title = $2 where id = $1', [mug.itemId, title]);
    await rename('Stoneware mug');
    expect(await drawn()).toContain('Stoneware mug\n$28.00');
    const sent = await owner.send('POST', `${path}/send`, { revision, sendsAt: null });
    expect(sent.statusCode, sent.body).toBe(200);
    await rename('Another mug');
    expect((await preview(part)).bodyText).toContain('Another mug');
    expect(await drawn()).toContain('Stoneware mug\n$28.00');
  });

  it('shows pictures with their text and products with their price, and leaves out what is gone', async () => {
    const assetId = await aPicture();
    const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 2800, quantity: 5 });
    const gone = '0198c0de-0000-7000-8000-000000000001';
    const shown = await preview(
      { id: 'a', type: 'image', assetId, altText: '', href: '' },
      { id: 'b', type: 'product', itemId: mug.itemId },
      { id: 'c', type: 'image', assetId: gone, altText: 'Lost', href: '' },
      { id: 'd', type: 'product', itemId: gone },
      { id: 'e', type: 'button', label: '', href: '/shop' },
    );
    expect(shown.bodyHtml).toContain(`src="/media/${assetId}/`);
    expect(shown.bodyHtml).toContain('alt="A kiln"');
    expect(shown.bodyText).toContain('Stoneware mug\n$28.00\nView product: ');
    expect(shown.bodyHtml).not.toContain('Lost');
    expect(shown.bytes).toBe(Buffer.byteLength(shown.bodyHtml));
  });

  it('shows hostile words as words, and runs and loads nothing of them', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const { bodyHtml } = await preview(
      {
        id: 'a',
        type: 'text',
        html: `<p onclick="alert(3)" style="position:fixed">Hi ${hostile}<a href="javascript:alert(4)">x</a><a href="https://a.example/?q=%22&quot;">y</a></p><iframe src="https://b.example"></iframe>`,
      },
      { id: 'b', type: 'button', label: hostile, href: 'https://c.example/?"<' },
    );
    expect(bodyHtml).toContain('Hi ');
    expect(bodyHtml).not.toMatch(
      /<[^>]*\sonerror|<[^>]*\sonclick|<script|<iframe|javascript:|position:fixed/i,
    );
    expect(bodyHtml).toContain('href="https://c.example/?&quot;&lt;"');
  });
});

describe('a draft', () => {
  it('is kept unfinished, and changed on what its owner saw', async () => {
    const letter = await aLetter();
    const kept = await change(letter, {
      subject: '  Soon ',
      parts: [{ id: 'a', type: 'image', assetId: null, altText: '', href: '' }],
    });
    expect(kept.json<Letter>()).toMatchObject({
      subject: 'Soon',
      revision: 2,
      status: 'draft',
      progress: null,
    });
    expect((await change(letter, {})).json()).toMatchObject({ error: 'STALE_REVISION' });
  });

  it.each([
    ['subject', { subject: 'x'.repeat(151) }],
    ['subject', { subject: 'two\nlines' }],
    ['senderName', { senderName: 'a\r\nBcc: b@example.com' }],
    ['previewText', { previewText: 'x'.repeat(201) }],
    ['parts.0.html', { parts: [{ id: 'a', type: 'text', html: 'x'.repeat(20_001) }] }],
    ['parts.0.href', { parts: [{ id: 'a', type: 'button', label: 'x', href: 'javascript:alert(1)' }] }],
    ['parts.0.size', { parts: [{ id: 'a', type: 'spacer', size: 'huge' }] }],
    ['parts.0.type', { parts: [{ id: 'a', type: 'video' }] }],
    ['parts', { parts: Array.from({ length: 61 }, (_, at) => ({ id: `p${at}`, type: 'line' })) }],
    [
      'parts',
      {
        parts: [
          { id: 'a', type: 'line' },
          { id: 'a', type: 'line' },
        ],
      },
    ],
    ['listId', { listId: 'nobody' }],
  ])('is refused for its %s with a sentence at the field, and loses nothing', async (field, wrong) => {
    const letter = (await change(await aLetter(), { subject: 'Kept' })).json<Letter>();
    const answer = await change(letter, wrong);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    const now = await owner.send('GET', `/api/admin/letters/${letter.id}`);
    expect(now.json<Letter>()).toMatchObject({ subject: 'Kept', revision: letter.revision });
  });

  it('is its website’s alone, and its owners’', async () => {
    const letter = await aLetter();
    const other = await aShop(platform, 'letters-other.example');
    const foreign = await anOwner(app, platform, other, 'letters-other@example.com');
    expect((await foreign.send('GET', `/api/admin/letters/${letter.id}`)).statusCode).toBe(404);
    const visitor = aVisitor(app, shop.host);
    expect((await visitor.send('GET', `/api/admin/letters/${letter.id}`)).statusCode).toBe(401);
    expect((await visitor.send('GET', `/site-letters/${letter.id}`)).statusCode).toBe(404);
    expect((await visitor.send('GET', '/site-letters/nothing')).statusCode).toBe(404);
  });

  it('is found by words of its subject', async () => {
    const letter = (await change(await aLetter(), { subject: 'Raku firing in May' })).json<Letter>();
    const found = await owner.send('GET', '/api/admin/letters?search=raku&status=draft');
    expect(found.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id)).toEqual([letter.id]);
    const csv = await owner.send('GET', '/api/admin/letters/export.csv?search=raku');
    expect(csv.body).toContain('Raku firing in May');
  });
});
