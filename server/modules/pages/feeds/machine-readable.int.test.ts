import { day, openContentSite, page, timeout } from '@vitrine/testing/open-content-site.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it, vi } from 'vitest';
import { updateCollection, updateItem } from '../../content/index.ts';
import { updateSettings } from '../../websites/index.ts';

const site = openContentSite();
const { get, text, json, idOf, list, item } = site;

/** The JSON-LD of a page. */
const dataOf = async (path: string): Promise<Record<string, unknown>[]> =>
  [...(await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, found = '']) => JSON.parse(found) as Record<string, unknown>,
  );

describe('feeds', () => {
  it('list the newest entries as well-formed RSS, whatever is written in them', async () => {
    const answer = await get('/journal?format=rss');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { channel } = (
      new XMLParser({ ignoreAttributes: false }).parse(xml) as { rss: { channel: Record<string, unknown> } }
    ).rss;
    const items = channel['item'] as readonly Record<string, unknown>[];
    expect(items).toHaveLength(11);
    expect(items[0]).toMatchObject({
      title: 'Said & done </title> ]]>',
      link: `${site.server.origin}/journal/post-1`,
      category: 'Clay',
    });
    expect(items[0]?.['content:encoded']).toContain('Whole ]]&gt; text');
    expect(items[0]?.['content:encoded']).not.toContain('alert(1)');
    expect(items[0]?.['description']).toContain(`href="${site.server.origin}/journal"`);
    expect(items[2]?.['dc:creator']).toBe('Mira "M" <b>');
    expect(items.at(-1)?.['link']).toBe('https://elsewhere.example/a?b=1&c=2');
    expect(xml).not.toContain('secret');
    expect(await text('/journal')).toContain('<link rel="alternate" type="application/rss+xml"');
  });

  it('list the same entries as JSON, with a next page where there is more', async () => {
    const feed = JSON.parse(await text('/journal?format=json-feed&category=Glaze')) as Record<
      string,
      unknown
    >;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${site.server.origin}/journal?category=Glaze`,
      items: [
        { url: `${site.server.origin}/journal/post-6`, tags: ['Glaze', 'even & "odd"'] },
        {},
        {},
        {},
        {},
      ],
    });
    expect(feed).not.toHaveProperty('next_url');
    expect((await get('/journal?format=json-feed&page=2')).status).toBe(404);
    expect((await get('/journal?format=rss&tag=nothing')).status).toBe(404);
  });

  it('list one event or all as iCalendar, in UTC and with location', async () => {
    const answer = await get('/events?format=ical');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const all = await answer.text();
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    for (const line of all.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const one = (await text('/events/soon?format=ical')).replaceAll('\r\n ', '');
    expect(one).toContain('DTSTART:20260304T150000Z\r\n');
    expect(one).toContain('LOCATION:1 Kiln Lane\\, Back yard\\, US\r\n');
    expect(one).toContain('SUMMARY:soon\\, with\\; marks\r\n');
    expect((await get('/events/nothing?format=ical')).status).toBe(404);
  });
});

describe('an address in any script', () => {
  it('is encoded correctly in headers, feeds and calendars', async () => {
    const { platform, websiteId } = site.server;
    const encoded = encodeURIComponent('茶碗');
    await list({ kind: 'events', urlId: '茶会', title: 'Tea' });
    await item('茶会', '茶碗', { recordType: 12, startDate: new Date(platform.clock.now() + day) });
    await list({ kind: 'folder', urlId: 'mappe', title: 'Mappe' });
    await list({ kind: 'page', urlId: '窯', title: 'Kiln', parentId: idOf('mappe'), document: page('窯') });
    await vi.waitFor(async () => expect((await get('/mappe')).status).toBe(301), timeout);
    expect((await get('/mappe')).headers.get('location')).toBe(`/${encodeURIComponent('窯')}`);
    const place = `/${encodeURIComponent('茶会')}`;
    expect((await get(`${place}/feed`)).headers.get('location')).toBe(`${place}?format=rss`);
    const address = `${site.server.origin}${place}/${encoded}`;
    expect(await text(`${place}?format=rss`)).toContain(`<link>${address}</link>`);
    expect(await text(`${place}?format=json-feed`)).toContain(`"url":"${address}"`);
    expect((await text(`${place}?format=ical`)).replaceAll('\r\n ', '')).toContain(`URL:${address}\r\n`);
    await updateItem(platform, websiteId, idOf('茶碗'), { urlId: '茶壺' });
    await vi.waitFor(
      async () =>
        expect((await get(`${place}/${encoded}`)).headers.get('location')).toBe(
          `${place}/${encodeURIComponent('茶壺')}`,
        ),
      timeout,
    );
  });
});

describe('structured data', () => {
  it('describes an article, an event and the breadcrumbs, and nothing in it ends its script element', async () => {
    const post = await dataOf('/journal/post-1');
    expect(post).toMatchObject([
      { '@type': 'Article', headline: 'Said & done </title> ]]>' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1 },
          { name: 'Journal & <notes>' },
          { item: `${site.server.origin}/journal/post-1` },
        ],
      },
    ]);
    expect((await dataOf('/journal/post-3'))[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Mira "M" <b>' },
    });
    expect((await dataOf('/events/soon'))[0]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-03-04T15:00:00.000Z',
      location: { address: '1 Kiln Lane, Back yard, US', geo: { latitude: 35.5, longitude: -82.5 } },
    });
    expect((await dataOf('/kiln'))[0]).toMatchObject({
      itemListElement: [{}, { name: 'Studio' }, { name: 'Kiln' }],
    });
    const behave = (folderBehavior: 'none' | 'variation') =>
      updateCollection(site.server.platform, site.server.websiteId, idOf('studio'), { folderBehavior });
    await behave('none');
    await vi.waitFor(async () => expect((await get('/studio')).status).toBe(404), timeout);
    const [way] = await dataOf('/kiln');
    expect(way?.['itemListElement'], 'a folder without a page is no step').toMatchObject([
      {},
      { name: 'Kiln' },
    ]);
    await behave('variation');
  });

  it('is what the owner wrote for them, or nothing at all', async () => {
    const { platform, websiteId } = site.server;
    await updateItem(platform, websiteId, idOf('post-4'), {
      seo: { title: 'Found & kept', description: '"><script>alert(2)</script>' },
    });
    await updateItem(platform, websiteId, idOf('post-5'), { seo: { hidden: true } });
    await updateCollection(platform, websiteId, idOf('gallery'), {
      seo: { hidden: true, title: 'Only here' },
    });
    await awaitNotifications(platform);
    const html = await text('/journal/post-4');
    expect(html).toContain('<meta property="og:title" content="Found &amp; kept">');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(2)');
    expect(html).not.toContain('<script>alert(2)');
    const hidden = await text('/journal/post-5');
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
    expect(await text('/gallery')).toContain('<meta name="robots" content="noindex">');
    const sitemap = await text('/sitemap.xml');
    expect(sitemap).toContain('/journal/post-4<');
    expect(sitemap).not.toContain('/journal/post-5<');
    expect(sitemap).not.toContain('/gallery<');
    expect(sitemap, 'nor what lies in a hidden list, whose pages say so').not.toContain(
      '/gallery/gallery-a<',
    );
    expect(await text('/gallery/gallery-a')).toContain('<meta name="robots" content="noindex">');
    expect(sitemap).not.toContain('secret');
    expect(XMLValidator.validate(sitemap)).toBe(true);
  });

  it('is public: no draft, no settings, no address of the owner but the one on the site', async () => {
    const { platform, websiteId } = site.server;
    await updateSettings(platform, websiteId, {
      settings: { commerce: { adPixelUrl: 'https://pixel.example/x' } },
    });
    const everything = await Promise.all(
      ['/journal', '/journal/post-1', '/events', '/events/soon', '/all', '/shop', '/gallery'].map((path) =>
        text(`${path}?format=json`),
      ),
    );
    for (const answer of everything) {
      expect(answer).not.toMatch(/secret|draft|"status"|revision|password|taxRules|pixel\.example/i);
      const mails: readonly string[] = answer.match(/[\w.]+@[\w.]+/g) ?? [];
      expect(new Set(mails)).toEqual(new Set(['owner@example.com']));
    }
    expect(Object.keys(await json('/journal')).toSorted()).toEqual([
      'collection',
      'contentList',
      'items',
      'pagination',
      'website',
      'websiteSettings',
    ]);
  });
});
