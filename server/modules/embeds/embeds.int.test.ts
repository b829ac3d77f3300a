// PostgreSQL: both (row locks)
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../platform/http/guarded-fetch.ts';
import { picturesByIds } from '../media/index.ts';
import { getWebsite } from '../websites/index.ts';
import { type EmbedSources, feedsByUrl, fetchEmbed, refreshFeeds } from './index.ts';
import { readFeed } from './read-feed.ts';
import { claimFeed, requestFeeds } from './repository.ts';
import { feeds } from './tables.ts';

let platform: TestPlatform;
let shop: TestShop;
let origin: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
const here: Outside = { resolve: () => Promise.resolve(['127.0.0.1']), mayReach: () => true };
let sources: EmbedSources;

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aShop(platform, 'embeds.test');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://provider.example:${(server.address() as AddressInfo).port}`;
  sources = { outside: here, endpointOf: () => `${origin}/oembed` };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await platform.close();
});

const vimeo = {
  type: 'video',
  html: '<iframe src="https://player.vimeo.com/video/76979871?app_id=122963&amp;h=8272103f6e" width="640"></iframe><script>alert(1)</script>',
  title: '<img src=x onerror=alert(1)>The kiln',
  width: 640,
  height: 272,
  account_type: 'pro',
};
const asJson = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const embed = (address = 'https://vimeo.com/76979871', from = sources) =>
  fetchEmbed(platform, shop.websiteId, address, from);
const codeOf = async (...asked: Parameters<typeof embed>): Promise<string> => {
  const fetched = await embed(...asked);
  return fetched.ok ? 'embedded' : fetched.error.code;
};

describe('an embedded player', () => {
  it('is looked up at its provider once; only the player’s address is taken from its HTML', async () => {
    const png = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#a8482f' } })
      .png()
      .toBuffer();
    const asked: string[] = [];
    answer = (request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/thumbnail')
        return response.writeHead(200, { 'content-type': 'image/png' }).end(png);
      return asJson({ ...vimeo, thumbnail_url: `${origin}/thumbnail` })(request, response);
    };
    const embedded = await embed();
    if (!embedded.ok) throw new Error(embedded.error.code);
    expect(asked[0]).toBe('/oembed?format=json&url=https%3A%2F%2Fvimeo.com%2F76979871');
    expect(embedded.value).toEqual({
      kind: 'embed',
      url: 'https://vimeo.com/76979871',
      providerName: 'Vimeo',
      title: '<img src=x onerror=alert(1)>The kiln',
      playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
      width: 640,
      height: 272,
      thumbnailId: embedded.value.thumbnailId,
      hasOverlay: true,
    });
    const pictures = await picturesByIds(platform, shop.websiteId, [embedded.value.thumbnailId ?? '']);
    expect([...pictures.values()]).toMatchObject([{ width: 320, height: 180 }]);
  });

  it('is refused for sites that are not on the list, without a request', async () => {
    answer = () => expect.unreachable();
    for (const address of [
      'https://evil.example/watch',
      'http://169.254.169.254/',
      'javascript:alert(1)',
      '',
    ]) {
      expect(await codeOf(address)).toBe('EMBED_UNSUPPORTED');
    }
  });

  it('is refused for Vimeo Basic accounts', async () => {
    answer = asJson({ ...vimeo, account_type: 'basic' });
    expect(await codeOf()).toBe('EMBED_VIMEO_BASIC');
    expect(errorMessage({ code: 'EMBED_VIMEO_BASIC', params: {} }, 'en')).toBe(
      'Vimeo Basic accounts are unsupported',
    );
  });

  it.each([
    '<iframe src="https://evil.example/player"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://player.vimeo.com.evil.example/video/1"></iframe>',
    '<script src="https://evil.example/x.js"></script>',
    '',
  ])('is refused when the response’s HTML is %s', async (html) => {
    answer = asJson({ ...vimeo, html });
    expect(await codeOf()).toBe('EMBED_NOT_FOUND');
  });

  it('fails with a sentence when the video is private, or the response is not JSON, too large, or points to an internal address', async () => {
    answer = (_request, response) => response.writeHead(403).end();
    expect(await codeOf()).toBe('EMBED_NOT_FOUND');
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{nothing');
    expect(await codeOf()).toBe('EMBED_UNAVAILABLE');
    answer = asJson({ ...vimeo, html: 'x'.repeat(300_000) });
    expect(await codeOf()).toBe('EMBED_UNAVAILABLE');
    const guarded: EmbedSources = {
      ...sources,
      outside: { ...here, mayReach: (address) => address !== '127.0.0.1' },
    };
    expect(await codeOf(undefined, guarded)).toBe('EMBED_UNAVAILABLE');
  });

  it('has no thumbnail when that is not a picture, or at an internal address', async () => {
    answer = (request, response) =>
      request.url === '/thumbnail'
        ? response.writeHead(200, { 'content-type': 'image/png' }).end('<script>')
        : asJson({ ...vimeo, thumbnail_url: `${origin}/thumbnail` })(request, response);
    const embedded = await embed();
    expect(embedded.ok && embedded.value.thumbnailId).toBeNull();
  });
});

const rss = (
  title: string,
) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Clay &amp; fire</title>
  <link>https://clay.example/</link><item><title>${title}</title><link>https://clay.example/1</link>
  <pubDate>Mon, 02 Mar 2026 10:00:00 GMT</pubDate>
  <description><![CDATA[<p>Warm <b>words</b><script>alert(1)</script></p>]]></description></item>
  <item><title>Bad</title><link>javascript:alert(1)</link></item></channel></rss>`;

describe('news feeds', () => {
  it('are read as plain text, in three formats', () => {
    expect(readFeed(rss('A &lt;b&gt;bold&lt;/b&gt; title'), 'https://clay.example/feed')).toEqual({
      title: 'Clay & fire',
      url: 'https://clay.example/',
      entries: [
        {
          title: 'A bold title',
          url: 'https://clay.example/1',
          publishedOn: Date.UTC(2026, 2, 2, 10),
          summary: 'Warm words',
        },
      ],
    });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Kilns</title>
      <link rel="self" href="/feed"/><link href="https://k.example/"/>
      <entry><title>One</title><link rel="alternate" href="/one"/><updated>2026-03-01T00:00:00Z</updated>
      <summary>Short &amp; good</summary></entry></feed>`;
    expect(readFeed(atom, 'https://k.example/feed')).toMatchObject({
      title: 'Kilns',
      url: 'https://k.example/',
      entries: [{ title: 'One', url: 'https://k.example/one', summary: 'Short & good' }],
    });
    const rdf = `<rdf:RDF><channel><title>Old</title><link>https://o.example/</link></channel>
      <item><title>Item</title><link>https://o.example/i</link></item></rdf:RDF>`;
    expect(readFeed(rdf, 'https://o.example/rdf')?.entries).toMatchObject([{ title: 'Item' }]);
    expect(readFeed('<html></html>', 'https://x.example/')).toBeNull();
    expect(readFeed('<!DOCTYPE a [<!ENTITY b "c">]><rss><channel/></rss>', 'https://x.example/')).toBeNull();
  });

  it('are fetched in the background; pages show the stored feed and are invalidated when it changes', async () => {
    const url = `${origin}/feed`;
    const revision = async () => (await getWebsite(platform, shop.websiteId))?.revision;
    const kept = async () => (await feedsByUrl(platform, shop.websiteId, [url])).get(url);
    let asked = 0;
    answer = (request, response) => {
      asked += 1;
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
      return response
        .writeHead(200, { 'content-type': 'application/rss+xml', etag: '"1"' })
        .end(rss('First'));
    };
    expect(await kept()).toBeUndefined();
    expect(asked).toBe(0);
    const before = await revision();
    expect(await refreshFeeds(platform, here)).toBe(1);
    expect(await kept()).toMatchObject({ title: 'Clay & fire', entries: [{ title: 'First' }] });
    expect(await revision()).not.toBe(before);

    const same = await revision();
    expect(await refreshFeeds(platform, here)).toBe(0);
    platform.clock.advance(31 * 60_000);
    expect(await refreshFeeds(platform, here)).toBe(1);
    expect([asked, await revision()]).toEqual([2, same]);

    answer = (_request, response) => response.writeHead(500).end();
    platform.clock.advance(31 * 60_000);
    await refreshFeeds(platform, here);
    expect(await kept()).toMatchObject({ entries: [{ title: 'First' }] });
    platform.clock.advance(61 * 24 * 60 * 60_000);
    await refreshFeeds(platform, here);
    expect(await kept()).toBeUndefined();
  });

  it('are claimed one at a time, whatever plan the database chooses', async () => {
    await platform.db.delete(feeds);
    const now = new Date(platform.clock.now());
    const want = (...urls: string[]) => requestFeeds(platform.db, shop.websiteId, urls, now, 50);
    await want('https://one.example/1');
    await platform.db.$client.query('vacuum analyze feeds');
    await want('https://one.example/2', 'https://one.example/3', 'https://one.example/4');
    expect(await claimFeed(platform.db, now, new Date(now.getTime() + 120_000))).not.toBeNull();
    const due = (await platform.db.select().from(feeds)).filter(({ dueOn }) => dueOn <= now);
    expect(due).toHaveLength(3);
    await platform.db.delete(feeds);
  });

  it('are limited to twelve per page and fifty per website', async () => {
    for (let page = 0; page < 10; page += 1) {
      const urls = Array.from({ length: 20 }, (_, at) => `https://many.example/${page}-${at}`);
      await feedsByUrl(platform, shop.websiteId, urls);
    }
    const refusing: Outside = { ...here, mayReach: () => false };
    expect(await refreshFeeds(platform, refusing)).toBe(50);
  });
});
