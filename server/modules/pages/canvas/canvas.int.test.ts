import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemQueryKey } from '@vitrine/blocks/block.ts';
import type { BlockDataAnswer } from '@vitrine/contracts/block-data.ts';
import type { PageBlock, PageDocument } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection, createItem } from '../../content/index.ts';
import { importPicture } from '../../media/index.ts';
import { updateSettings } from '../../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  const folder = join(platform.config.dataFolder, 'themes', 'loud');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'template.conf'),
    '{ "name": "Loud", "layouts": { "default": { "name": "Default", "regions": ["site"] } } }',
  );
  await writeFile(
    join(folder, 'site.region'),
    `<html><head><base href="/elsewhere/"><meta http-equiv="refresh" content="1">{squarespace-headers}</head>
<body class="loud" onload="shout()"><script>shout()</script><main>{squarespace.main-content}</main></body></html>`,
  );
  app = await buildApp(platform);
  shop = await aShop(platform, 'canvas.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const block = (id: string, type: string, props: object, parts: Partial<PageBlock> = {}): PageBlock => ({
  id,
  type,
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  ...parts,
  props: { ...props },
});
const aPage = (...blocks: readonly PageBlock[]): PageDocument => ({
  version: 2,
  sections: [
    { id: 'top', theme: 'light', space: 'normal', fullWidth: false, blocks },
    { id: 'empty', theme: 'dark', space: 'small', fullWidth: false, blocks: [] },
  ],
});
const words = block('words', 'heading', { text: 'Our studio' });
let count = 0;
const add = (input: Partial<Parameters<typeof createCollection>[2]>): Promise<string> => {
  count += 1;
  const urlId = `page-${count}`;
  return createCollection(platform, shop.websiteId, { kind: 'page', urlId, title: urlId, ...input });
};
const canvas = (id: string, visitor = owner) => visitor.send('GET', `/api/admin/page-drafts/${id}/canvas`);

describe('the canvas of a page', () => {
  it('is the page in the theme of its website, with the ids of its sections and blocks', async () => {
    const id = await add({ document: aPage(words) });
    const answer = await canvas(id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(
      /<!--canvas:start--><section[^>]* data-section-id="top">.* data-block-id="words">.*<h2>Our studio<\/h2>.*<section[^>]* data-section-id="empty">.*<!--canvas:end-->/s,
    );
    expect(answer.body).toContain('class="site-header');
    // All rules of the theme: blocks of any type may be added.
    expect(answer.body).toMatch(/<link rel="stylesheet" href="[^"]+\.css[^"]*"/);
    expect(answer.body).not.toMatch(/<script/i);
    // Visitors get nothing of it.
    expect((await owner.send('GET', `/page-${count}`)).body).not.toMatch(
      /canvas:|canvas-|data-block-id|data-section-id/,
    );
  });

  it('runs nothing, sends nothing, and is framed by the admin only; the editor reaches into it', async () => {
    const policy = String((await canvas(await add({}))).headers['content-security-policy']);
    expect(policy.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "style-src 'self' 'unsafe-inline'",
    ]);
  });

  it.each(['page', 'index', 'folder', 'blog', 'products', 'events', 'gallery'] as const)(
    'is there for a %s that visitors do not see and that has no blocks yet',
    async (kind) => {
      const id = await add({ kind, enabled: false });
      const answer = await canvas(id);
      expect([answer.statusCode, answer.body.split('<!--canvas:start--><!--canvas:end-->').length]).toEqual([
        200, 2,
      ]);
      expect((await owner.send('GET', `/page-${count}`)).statusCode).toBe(404);
    },
  );

  it('has the pages of an index below its own blocks, which alone are edited', async () => {
    const id = await add({ kind: 'index', document: aPage(words) });
    await add({ parentId: id, document: aPage(block('part', 'heading', { text: 'A part' })) });
    const { body } = await canvas(id);
    expect(body).toMatch(/<!--canvas:end-->.*A part/s);
    expect(body).toContain('data-block-id="words"');
    expect(body).not.toContain('data-block-id="part"');
  });

  it('has placeholders for what is half made, and what is hidden', async () => {
    const id = await add({});
    // As a draft holds it: what visitors see is always complete.
    await platform.db.$client.query('update collections set document = $2 where id = $1', [
      id,
      JSON.stringify(aPage(block('half', 'image', { assetId: null }), { ...words, hidden: 'phone' })),
    ]);
    const { body } = await canvas(id);
    expect(body).toContain('data-block-id="half"><div class="canvas-placeholder" data-type="image"></div>');
    expect(body).toContain('data-block-id="words" data-hide-in-canvas="phone"');
    const lost = await add({
      document: aPage(block('lost', 'image', { assetId: '0192f0c1-2345-7abc-8def-0123456789ab' })),
    });
    expect((await canvas(lost)).body).toContain(
      'data-block-id="lost"><div class="canvas-placeholder" data-type="image" data-gone=""></div>',
    );
  });

  it('is what visitors see now where it is asked for, also of what is compared with the draft', async () => {
    const id = await add({ document: aPage(words) });
    await platform.db.$client.query(
      'insert into page_drafts (website_id, page_id, document) values ($1, $2, $3)',
      [shop.websiteId, id, JSON.stringify(aPage({ ...words, props: { text: 'Our new studio' } }))],
    );
    const live = await owner.send('GET', `/api/admin/page-drafts/${id}/canvas?live=true`);
    expect(live.body).toMatch(/data-block-id="words">.*<h2>Our studio</s);
    expect((await canvas(id)).body).toMatch(/data-block-id="words">.*<h2>Our new studio</s);
    const compared = await owner.send('GET', `/api/admin/page-drafts/${id}/comparison`);
    expect(compared.json()).toEqual({
      draft: aPage({ ...words, props: { text: 'Our new studio' } }),
      other: aPage(words),
    });
    const hidden = await add({ document: aPage(words), enabled: false });
    const nothing = await owner.send('GET', `/api/admin/page-drafts/${hidden}/canvas?live=true`);
    expect(nothing.json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    const alone = await owner.send('GET', `/api/admin/page-drafts/${hidden}/comparison`);
    expect(alone.json()).toEqual({ draft: aPage(words), other: null });
    const version = await owner.send('GET', `/api/admin/page-drafts/${id}/comparison?version=${hidden}`);
    expect(version.json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  });

  it('takes out what a theme would do by itself', async () => {
    const id = await add({ document: aPage(words) });
    await updateSettings(platform, shop.websiteId, { settings: { theme: 'loud' } });
    await awaitNotifications(platform);
    const { body } = await canvas(id);
    await updateSettings(platform, shop.websiteId, { settings: { theme: 'atelier' } });
    await awaitNotifications(platform);
    expect(body).toContain('<body class="loud" >');
    expect(body).toContain('data-block-id="words"');
    expect(body).not.toMatch(/<script|<base|http-equiv="refresh"|shout/);
  });

  it('is not found for another website’s page, for none, and for an unknown version', async () => {
    const other = await aShop(platform, 'other-canvas.example');
    const foreign = await createCollection(platform, other.websiteId, {
      kind: 'page',
      urlId: 'a',
      title: 'A',
    });
    const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';
    const own = await add({ document: aPage(words) });
    for (const path of [foreign, nothing])
      expect((await canvas(path)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    const version = await owner.send('GET', `/api/admin/page-drafts/${own}/canvas?version=${nothing}`);
    expect(version.json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await canvas(own, aVisitor(app, shop.host))).statusCode).toBe(401);
  });
});

const ask = async (body: object): Promise<BlockDataAnswer> => {
  const answer = await owner.send('POST', '/api/admin/block-data', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<BlockDataAnswer>();
};

describe('the data of blocks', () => {
  const shopId = '0192f0c1-2345-7abc-8def-0123456789ac';
  const nothing = { assetIds: [], itemQueries: [] };

  it('has pictures, items and groups by what was asked for, and the website', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1f1f' } })
      .png()
      .toBuffer();
    const picture = await importPicture(platform, shop.websiteId, {
      bytes,
      filename: 'pot.png',
      altText: 'A pot',
    });
    if (!picture.ok) throw new Error(picture.error.code);
    const { id: assetId } = picture.value;
    const blog = await add({ kind: 'blog', title: 'Notes' });
    await createItem(platform, shop.websiteId, {
      collectionId: blog,
      urlId: 'first',
      recordType: 1,
      title: 'First',
      tags: ['clay'],
    });
    const query = { collectionId: blog, limit: 4, tag: null };
    const data = await ask({
      assetIds: [assetId, '0192f0c1-2345-7abc-8def-0123456789ab'],
      itemQueries: [query],
      groupQueries: [{ collectionId: blog, by: 'tag' }],
    });
    expect(Object.keys(data.assets)).toEqual([assetId]);
    expect(data.assets[assetId]).toMatchObject({ width: 60, altText: 'A pot' });
    expect(data.items[itemQueryKey(query)]).toMatchObject([{ title: 'First' }]);
    expect(data.groups[`${blog}:tag`]).toMatchObject([{ name: 'clay', count: 1 }]);
    expect(data.site).toMatchObject({ websiteId: shop.websiteId, now: platform.clock.now() });
    expect(data.site.collections).toContainEqual(expect.objectContaining({ id: blog, title: 'Notes' }));
  });

  it('has nothing of another website', async () => {
    const other = await aShop(platform, 'third-canvas.example');
    const theirs = await createCollection(platform, other.websiteId, {
      kind: 'blog',
      urlId: 'b',
      title: 'B',
    });
    const itemId = await createItem(platform, other.websiteId, {
      collectionId: theirs,
      urlId: 'secret',
      recordType: 1,
      title: 'Secret',
    });
    const data = await ask({
      assetIds: [],
      itemQueries: [
        { collectionId: theirs, limit: 4, tag: null },
        { collectionId: '', limit: 4, tag: null, itemIds: [itemId] },
      ],
      groupQueries: [{ collectionId: theirs, by: 'month' }],
    });
    expect([Object.values(data.items), Object.values(data.groups)]).toEqual([[[], []], [[]]]);
    expect(JSON.stringify(data)).not.toContain('Secret');
  });

  it.each([
    ['more ids than 500', { ...nothing, assetIds: Array.from({ length: 501 }, () => shopId) }],
    [
      'more queries than 100',
      {
        ...nothing,
        itemQueries: Array.from({ length: 101 }, () => ({ collectionId: shopId, limit: 1, tag: null })),
      },
    ],
    ['a query of nothing', { ...nothing, itemQueries: [{ collectionId: '', limit: 1, tag: null }] }],
    ['a feed that is no web address', { ...nothing, feedUrls: ['file:///etc/passwd'] }],
  ])('is refused for %s', async (_name, body) => {
    expect((await owner.send('POST', '/api/admin/block-data', body)).statusCode).toBe(422);
  });
});
