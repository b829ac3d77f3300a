import { anotherProcess } from '@vitrine/testing/database.ts';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buildApp } from '@vitrine/server/app.ts';
import { openPubSub, type PubSub } from '@vitrine/server/platform/pub-sub.ts';
import { makeLogger } from '@vitrine/server/platform/log.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCollection, createItem, updateCollection, updateItem } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request over a real connection, so that pages in the cache are answered on the short way. */
function fetchPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(origin);
    const call = httpRequest(
      { host: url.hostname, port: url.port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}

let server: TestApp;
let itemId = '';
let lastCup = '';
beforeAll(async () => {
  server = await startTestApp('small');
  const { shop } = server;
  if (shop === null) throw new Error('the small site has a shop');
  itemId = await shop.addProduct('mug', {
    title: 'A <b>mug</b>',
    variantOptions: ['Size'],
    variants: [
      { sku: 'MUG-S', attributes: { Size: 'Small' }, priceMinor: 2800, stock: 3 },
      { sku: 'MUG-L', attributes: { Size: 'Large' }, priceMinor: 3400, stock: 0 },
    ],
  });
  for (let index = 1; index <= 60; index += 1) lastCup = await shop.addProduct(`cup-${index}`);
  const home = await createCollection(server.platform, server.websiteId, {
    kind: 'page',
    urlId: '',
    title: 'Home',
  });
  await updateSettings(server.platform, server.websiteId, { homeCollectionId: home });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  fetchPage(server.origin, path, headers, method);

const comparable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'set-cookie'].includes(name),
    ),
  );

const host = () => ({ host: new URL(server.origin).host });

const read = async (origin: string) => (await fetchPage(origin, '/shop/p/cup-60', host())).body.toString();

describe('what is at an address', () => {
  it('shows the home page, a list and a product in the theme', async () => {
    for (const path of ['/', '/shop', '/shop/p/mug']) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('/_v/theme/atelier-');
    }
  });

  it('escapes what people typed', async () => {
    const html = (await get('/shop/p/mug')).body.toString();
    expect(html).toContain('A &lt;b&gt;mug&lt;/b&gt;');
    expect(html).not.toContain('<b>mug</b>');
  });

  it('answers the context as JSON, with public fields only', async () => {
    const { headers, body } = await get('/shop/p/mug?format=json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const context = JSON.parse(body.toString()) as Record<string, unknown>;
    expect(Object.keys(context).toSorted()).toEqual(['collection', 'item', 'website', 'websiteSettings']);
    expect(context['item']).toMatchObject({
      id: itemId,
      fullUrl: '/shop/p/mug',
      recordType: 11,
      productType: 1,
      variants: [
        {
          sku: 'MUG-S',
          attributes: { Size: 'Small' },
          price: { decimalValue: '28.00', currencyCode: 'USD' },
          qtyInStock: 3,
          unlimited: false,
          onSale: false,
        },
        { sku: 'MUG-L', qtyInStock: 0 },
      ],
      structuredContent: {
        variantOptionOrdering: ['Size'],
        variants: [{ priceMoney: { value: '28.00', currency: 'USD' } }, {}],
      },
    });
  });

  it('answers an unknown path with the 404 of the theme', async () => {
    for (const path of [
      '/nothing',
      '/shop/nothing',
      '/shop/p/nothing',
      '/shop/p/mug/more',
      '/shop%2Fp%2Fmug',
    ]) {
      const { status, body } = await get(path);
      expect(status, path).toBe(404);
      expect(body.toString()).toContain('/_v/theme/atelier-');
    }
  });

  it('offers the search and what is for sale on the 404', async () => {
    const page = (await get('/nothing')).body.toString();
    expect(page).toMatch(/<form[^>]*action="\/search"[\s\S]*name="q"/);
    expect(page).toMatch(/<ul class="cards"[\s\S]*href="\/shop\/p\//);
  });

  it('answers an address that cannot be decoded with a plain 404', async () => {
    const { status, body } = await get('/%E0%A4%A');
    expect(status).toBe(404);
    expect(body.toString()).toBe('Not found\n');
  });

  it('answers an unknown API path with the catalogue', async () => {
    const { status, body } = await get('/api/nothing');
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('answers an unknown host with a 404 that reveals no site', async () => {
    for (const path of ['/', '/shop', '/api/commerce/shopping-cart', '/_v/storefront/x.js', '/nothing']) {
      const { status, headers, body } = await get(path, { host: 'elsewhere.example' });
      expect(status, path).toBe(404);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body.toString()).toBe('Not found\n');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('never shows a draft', async () => {
    const { shop } = server;
    await shop?.addProduct('secret', { status: 'draft' });
    expect((await get('/shop/p/secret')).status).toBe(404);
  });

  it('redirects other spellings to the canonical address, and never to another host', async () => {
    expect((await get('/shop/')).headers.location).toBe('/shop');
    expect((await get('//elsewhere.example/')).headers.location).toBe('/elsewhere.example');
    expect((await get('/shop//p/mug')).headers.location).toBe('/shop/p/mug');
  });

  it('shows a long list page by page', async () => {
    const first = JSON.parse((await get('/shop?format=json')).body.toString());
    expect(first.items).toHaveLength(first.pagination.pageSize);
    expect(first.pagination).toMatchObject({ page: 1, totalItems: 61, nextPageUrl: '/shop?page=2' });
    const last = JSON.parse(
      (await get(`/shop?page=${first.pagination.pageCount}&format=json`)).body.toString(),
    );
    expect(last.pagination.nextPageUrl).toBeUndefined();
    expect((await get('/shop?page=999')).status).toBe(404);
    expect((await get('/shop?page=-1')).status).toBe(200);
  });

  it('shows a notice only when the catalogue has its code', async () => {
    expect((await get('/shop/p/mug?notice=OUT_OF_STOCK')).body.toString()).toContain(
      'Sorry, we do not have enough of that item available.',
    );
    const plain = (await get('/shop/p/mug')).body.toString();
    expect((await get('/shop/p/mug?notice=%3Cscript%3E')).body.toString()).toBe(plain);
    expect((await get('/shop/p/mug?notice=constructor')).body.toString()).toBe(plain);
  });

  it('lists every page in the sitemap, and the sitemap in robots.txt', async () => {
    expect((await get('/robots.txt')).body.toString()).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
    const sitemap = (await get('/sitemap.xml')).body.toString();
    expect(sitemap).toContain(`<loc>${server.origin}/shop/p/mug</loc>`);
    expect(sitemap).not.toContain('secret');
    const html = (await get('/shop/p/mug')).body.toString();
    expect(html).toContain(`<link rel="canonical" href="${server.origin}/shop/p/mug">`);
    expect(html).toContain('"@type":"Product"');
  });
});

describe('bytes', () => {
  it('are the same from the cache as when rendered', async () => {
    await updateSettings(server.platform, server.websiteId, { title: 'Bytes' });
    await awaitNotifications(server.platform);
    expect((await get('/shop')).body.toString()).toContain('Bytes');
    const made = await server.app.inject({
      url: '/shop/p/cup-1',
      headers: { host: new URL(server.origin).host },
    });
    const cached = await get('/shop/p/cup-1');
    const again = await server.app.inject({
      url: '/shop/p/cup-1',
      headers: { host: new URL(server.origin).host },
    });
    expect(cached.body.toString()).toBe(made.body);
    expect(again.body).toBe(made.body);
    expect(comparable(cached.headers)).toEqual(comparable(made.headers as IncomingHttpHeaders));
  });

  it('come in the requested encoding, each with its own ETag', async () => {
    const plain = await get('/shop/p/cup-2');
    const zipped = await get('/shop/p/cup-2', { 'accept-encoding': 'gzip' });
    const br = await get('/shop/p/cup-2', { 'accept-encoding': 'gzip, deflate, br' });
    const cachedBr = await get('/shop/p/cup-2', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(cachedBr.body).toEqual(br.body);
    expect(new Set([plain, zipped, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('paint without waiting for a stylesheet or a font: critical CSS is in the head and allowed by the policy', async () => {
    for (const path of ['/shop/p/mug', '/shop/p/mug', '/', '/shop', '/cart', '/no-such-page']) {
      const { headers, body } = await get(path);
      const html = body.toString();
      const [wholeHead = ''] = html.split('</head>', 1);
      const withoutScripts = /<noscript>(<link rel="stylesheet" href="([^"]+)">)<\/noscript>/.exec(wholeHead);
      const head = wholeHead.replace(withoutScripts?.[0] ?? '', '');
      expect(head, path).not.toMatch(/rel="?(?:stylesheet|preload)/);
      expect(head).not.toMatch(/<script(?! type="(?:module|application\/ld\+json)")/);
      expect(headers['link'], path).toBeUndefined();
      const [, url = '', css = ''] = /<style data-full-stylesheet="([^"]+)">(.*?)<\/style>/s.exec(head) ?? [];
      expect(withoutScripts?.[2], 'who has no scripts gets the whole stylesheet by a link').toBe(url);
      expect(html.match(/<style/g)).toHaveLength(1);
      const hash = createHash('sha256').update(css).digest('base64');
      expect(headers['content-security-policy'], path).toContain(`style-src 'self' 'sha256-${hash}';`);
      const whole = (await get(url)).body.toString();
      expect(css.length).toBeLessThan(whole.length / 2);
      expect(css).toContain('--paper:');
    }
    const part = await get('/shop/p/mug?format=quick-view');
    expect(part.body.toString(), 'a part of a page has no head').not.toContain('<style');
    expect(part.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await get('/shop/p/cup-3');
    const etag = headers.etag ?? '';
    expect(headers['cache-control']).toBe('private, no-cache');
    const unchanged = await get('/shop/p/cup-3', { 'if-none-match': `"other", W/${etag}` });
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toHaveLength(0);
    expect(unchanged.headers.etag).toBe(etag);
    expect((await get('/shop/p/cup-3', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are left out of HEAD responses, cached or not', async () => {
    const body = await get('/shop/p/cup-4');
    for (const path of ['/shop/p/cup-4', '/shop/p/cup-5']) {
      const head = await get(path, {}, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    }
    expect((await get('/shop/p/cup-4', {}, 'HEAD')).headers['content-length']).toBe(String(body.body.length));
  });

  it('set a crumb cookie if there is none, and no other cookie', async () => {
    for (const _ of ['made', 'cached']) {
      const cookies = (await get('/shop/p/cup-6')).headers['set-cookie'];
      expect(cookies).toHaveLength(1);
      expect(cookies?.[0]).toMatch(/^crumb=[\w-]{22}; Path=\/; SameSite=Lax$/);
    }
    expect(
      (await get('/shop/p/cup-6', { cookie: 'crumb=abcdefghijklmnopqrstuv' })).headers['set-cookie'],
    ).toBeUndefined();
    expect((await get('/shop/p/cup-6', { cookie: 'crumb=x' })).headers['set-cookie']).toHaveLength(1);
  });

  it('have the security headers', async () => {
    const { headers } = await get('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('may not write style elements, as the editor may', async () => {
    const allowed = "style-src 'self' 'unsafe-inline';";
    for (const path of ['/', '/config', '/config/orders']) {
      const policy = (await get(path)).headers['content-security-policy'] ?? '';
      expect(policy.includes(allowed), path).toBe(path !== '/');
    }
  });
});

describe('an edit', () => {
  let second: FastifyInstance;
  let secondOrigin = '';
  let secondPubSub: PubSub;
  beforeAll(async () => {
    // Another process would have its own pool, news and caches; so has this platform.
    secondPubSub = await openPubSub(server.platform.url, makeLogger('silent'));
    second = await buildApp(anotherProcess(server.platform, { pubSub: secondPubSub }));
    secondOrigin = await second.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await second.close();
    await secondPubSub.close();
  });

  it('shows after its notification, on the server that handled it and on others', async () => {
    expect(await read(server.origin)).toContain('cup-60');
    expect(await read(secondOrigin)).toContain('cup-60');
    expect(
      await updateItem(server.platform, server.websiteId, lastCup, { title: 'Renamed bowl' }),
    ).toMatchObject({ ok: true });
    await awaitNotifications(server.platform);
    await awaitNotifications({ db: server.platform.db, pubSub: secondPubSub });
    for (const origin of [server.origin, secondOrigin]) expect(await read(origin)).toContain('Renamed bowl');
  });

  it('shows on a list, in the navigation and in the sitemap', async () => {
    const journal = await createCollection(server.platform, server.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    await createItem(server.platform, server.websiteId, {
      collectionId: journal,
      urlId: 'first',
      recordType: 1,
      title: 'First post',
      body: '<p>Hello<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    });
    await updateSettings(server.platform, server.websiteId, {
      settings: { mainNavigation: [{ title: 'Read', collectionId: journal }] },
    });
    await awaitNotifications(server.platform);
    expect((await get('/')).body.toString()).toContain('href="/journal"');
    expect((await get('/journal')).body.toString()).toContain('First post');
    const post = (await get('/journal/first')).body.toString();
    expect(post).toContain('<p>Hello');
    expect(post).not.toContain('alert(1)');
    expect((await get('/sitemap.xml')).body.toString()).toContain('/journal/first');
  });

  it('based on an older revision is refused', async () => {
    const made = await createCollection(server.platform, server.websiteId, {
      kind: 'page',
      urlId: 'about',
      title: 'About',
    });
    const change = (title: string) => updateCollection(server.platform, server.websiteId, made, { title }, 1);
    expect(await change('One')).toMatchObject({ ok: true });
    expect(await change('Two')).toMatchObject({ ok: false, error: { code: 'STALE_REVISION' } });
  });

  it('missed while notifications were down shows when they are back', async () => {
    const before = (await get('/shop/p/cup-8')).body.toString();
    expect(before).toContain('cup-8');
    await server.platform.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'vitrine-pub-sub'`,
    );
    await server.platform.db.$client.query(`update items set title = 'Silent change' where url_id = 'cup-8'`);
    await vi.waitFor(
      async () => expect((await get('/shop/p/cup-8')).body.toString()).toContain('Silent change'),
      {
        timeout: 20_000,
      },
    );
  });
});
