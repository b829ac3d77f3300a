import { buildApp } from '@vitrine/server/app.ts';
import { productsByItemIds } from '@vitrine/server/modules/catalog/index.ts';
import { products } from '@vitrine/server/modules/catalog/tables.ts';
import { getDocument, listCollections, listItems } from '@vitrine/server/modules/content/index.ts';
import { addHost, createWebsite, findSite } from '@vitrine/server/modules/websites/index.ts';
import { websites } from '@vitrine/server/modules/websites/tables.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../database.ts';
import { demoPictures } from '@vitrine/starters/demo-pictures.ts';
import { seedDemoSite } from './index.ts';
import { SITE_IDENTIFIER, siteSettings } from './settings.ts';
import { headingLevels, visitPages } from './visit-pages.ts';

let platform: TestPlatform;
let websiteId: string;
let items: ReadonlyMap<string, ItemView>;
const lines: string[] = [];

const product = (urlId: string): Product => {
  const found = items.get(urlId)?.product;
  if (found === null || found === undefined) throw new Error(`no product ${urlId}`);
  return found;
};
/** Every variant as `Oat/Small 2800 x12`; `~` for unlimited, with a sale price after `>`. */
const variantsOf = (urlId: string): string[] => {
  const { variants, variantOptions } = product(urlId);
  return variants.map((variant) => {
    const name = variantOptions.map((option) => variant.attributes[option]).join('/');
    const sale = variant.onSale ? `>${variant.salePriceMinor}` : '';
    const stock = variant.unlimited ? '~' : `x${variant.qtyInStock}`;
    return `${name} ${variant.priceMinor}${sale} ${stock}`.trim();
  });
};

async function collectionId(urlId: string): Promise<string> {
  const found = (await listCollections(platform, websiteId)).find((collection) => collection.urlId === urlId);
  if (found === undefined) throw new Error(`no collection ${urlId}`);
  return found.id;
}

const itemsOf = async (urlId: string) =>
  (await listItems(platform, websiteId, { collectionId: await collectionId(urlId), limit: 50 })).items;

beforeAll(async () => {
  platform = await testPlatform();
  ({ websiteId } = await seedDemoSite(platform, {
    hosts: ['localhost:3000', '127.0.0.1:3000'],
    onProgress: (line) => lines.push(line),
  }));
  const listed = await listItems(platform, websiteId, {
    collectionId: await collectionId('shop'),
    limit: 100,
  });
  items = new Map(listed.items.map((item) => [item.urlId, item]));
}, 240_000);
afterAll(() => platform.close());

describe('the shop of Fern & Kiln', () => {
  it('sells the mug in three colours and two sizes, all but one in stock', () => {
    expect(product('stoneware-mug')).toMatchObject({ type: 'physical', variantOptions: ['Color', 'Size'] });
    expect(variantsOf('stoneware-mug')).toEqual([
      'Oat/Small 2800 x12',
      'Oat/Large 3400 x12',
      'Moss/Small 2800 x12',
      'Moss/Large 3400 x12',
      'Ink/Small 2800 x12',
      'Ink/Large 3400 x0',
    ]);
    expect(product('stoneware-mug').variants.map(({ sku }) => sku)).toContain('MUG-MOSS-LARGE');
  });

  it('sells the dinner set in eight forms at one price', () => {
    expect(product('dinner-set')).toMatchObject({
      type: 'physical',
      variantOptions: ['Color', 'Size', 'Finish'],
    });
    expect(variantsOf('dinner-set')).toHaveLength(8);
    expect(variantsOf('dinner-set').every((line) => line.endsWith(' 18000 x5'))).toBe(true);
  });

  it('sells the rest of the table', () => {
    expect(product('studio-apron').variantOptions).toEqual(['Color']);
    expect(variantsOf('studio-apron')).toEqual(['Clay 5200 x40', 'Slate 5200 x40']);
    expect(variantsOf('serving-bowl')).toEqual(['6400>4800 x9']);
    expect(variantsOf('last-vase')).toEqual(['12000 x0']);
    expect(product('glaze-notebook').type).toBe('digital');
    expect(variantsOf('glaze-notebook')).toEqual(['1200 ~']);
    expect(product('throwing-class').type).toBe('service');
    expect(variantsOf('throwing-class')).toEqual(['8500 x8']);
    expect(product('gift-card').type).toBe('giftCard');
    expect(variantsOf('gift-card')).toEqual(['$25 2500 ~', '$50 5000 ~', '$100 10000 ~']);
    expect(product('clay-club')).toMatchObject({
      type: 'physical',
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    });
    expect(variantsOf('clay-club')).toEqual(['3000 ~']);
    expect(variantsOf('name-plate')).toEqual(['3800 ~']);
    expect(product('name-plate').customForm).toMatchObject({
      name: 'Your plate',
      fields: [
        { id: 'text', type: 'text', required: true, maxLength: 24 },
        { id: 'glaze', type: 'select', options: [expect.any(String), expect.any(String)] },
        { id: 'note', type: 'textarea' },
      ],
    });
    expect(items.size).toBe(10);
  });

  it('shows a picture of every product, and of a variant that has its own', () => {
    for (const item of items.values())
      expect([item.urlId, item.mainImage !== null]).toEqual([item.urlId, true]);
    const mug = items.get('stoneware-mug');
    const moss = product('stoneware-mug').variants.find(({ sku }) => sku === 'MUG-MOSS-SMALL');
    expect(mug?.images.find(({ id }) => id === moss?.imageId)?.assetUrl).toContain('stoneware-mug-moss');
  });

  it('can deliver the notebook’s PDF, which has no public address', async () => {
    const [row] = await platform.db
      .select({ fileIds: products.fileIds })
      .from(products)
      .where(and(eq(products.websiteId, websiteId), eq(products.itemId, product('glaze-notebook').id)));
    const pdf = await platform.files.get(`${websiteId}/${row?.fileIds[0]}/document.pdf`);
    expect(pdf?.subarray(0, 8).toString()).toBe('%PDF-1.4');
  });
});

describe('the pages of Fern & Kiln', () => {
  it('are in the navigation in order, and the home page is set', async () => {
    const site = await findSite(platform, 'localhost:3000');
    const collections = new Map((await listCollections(platform, websiteId)).map((c) => [c.id, c.urlId]));
    expect(
      site?.settings.mainNavigation.map((link) => [link.title, collections.get(link.collectionId)]),
    ).toEqual([
      ['Shop', 'shop'],
      ['Journal', 'journal'],
      ['Events', 'events'],
      ['Gallery', 'gallery'],
      ['About', 'about'],
      ['Contact', 'contact'],
    ]);
    expect(collections.get(site?.homeCollectionId ?? '')).toBe('');
  });

  it('refer only to existing pictures and collections', async () => {
    const known = new Set(
      (
        await platform.db.$client.query<{ id: string }>(
          'select id from assets where website_id = $1 union all select id from collections where website_id = $1',
          [websiteId],
        )
      ).rows.map(({ id }) => id),
    );
    for (const urlId of ['', 'gallery', 'at-the-table', 'six-buckets', 'from-lump-to-shelf', 'about']) {
      const text = JSON.stringify(await getDocument(platform, websiteId, await collectionId(urlId)));
      const named = [...text.matchAll(/"(?:assetId|collectionId)":"([^"]+)"/g)].map(
        (match) => match[1] ?? '',
      );
      expect(named.length).toBeGreaterThan(0);
      for (const id of named) expect(known.has(id)).toBe(true);
    }
  });

  it('have twelve posts, newest first, and upcoming and past events', async () => {
    const posts = await listItems(platform, websiteId, {
      collectionId: await collectionId('journal'),
      limit: 20,
    });
    expect(posts.items.map(({ urlId }) => urlId)[0]).toBe('two-hundred-tiles');
    expect(posts.items).toHaveLength(12);
    for (const post of posts.items) {
      const words = post.body.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
      expect([post.urlId, words >= 250 && words <= 500]).toEqual([post.urlId, true]);
    }
    const events = await listItems(platform, websiteId, {
      collectionId: await collectionId('events'),
      limit: 10,
    });
    const now = platform.clock.now();
    expect(events.items.filter(({ startDate }) => (startDate ?? 0) > now)).toHaveLength(4);
    expect(events.items.filter(({ endDate }) => (endDate ?? now) < now)).toHaveLength(2);
    for (const { startDate, endDate } of events.items) expect((endDate ?? 0) > (startDate ?? 0)).toBe(true);
  });
});

describe('the other collection types', () => {
  it('shows four commissions with several pictures each, the first of them in the list', async () => {
    const { rows } = await platform.db.$client.query<{ url_id: string; image_ids: string[]; first: string }>(
      'select url_id, image_ids, main_image_id as first from items where website_id = $1 and collection_id = $2',
      [websiteId, await collectionId('commissions')],
    );
    expect(rows).toHaveLength(4);
    for (const { url_id: urlId, image_ids: imageIds, first } of rows)
      expect([urlId, imageIds.length >= 3, imageIds[0]]).toEqual([urlId, true, first]);
  });

  it('has five lessons about a first bowl, the first with a video, and three about care', async () => {
    const lessons = await itemsOf('first-bowl');
    expect(lessons.map(({ urlId }) => urlId)).toEqual([
      'all-of-it-once',
      'clay-and-a-chair',
      'centring',
      'open-and-pull',
      'off-the-wheel',
    ]);
    expect(lessons.map(({ video }) => video !== null)).toEqual([true, false, false, false, false]);
    expect(await itemsOf('care')).toHaveLength(3);
  });

  it('has an index and a folder of three pages each, in order', async () => {
    const all = await listCollections(platform, websiteId);
    const partsOf = (urlId: string): string[] => {
      const parent = all.find((one) => one.urlId === urlId);
      return all
        .filter(({ parentId }) => parentId === parent?.id)
        .toSorted((a, b) => a.position - b.position)
        .map((one) => one.urlId);
    };
    expect(partsOf('studio')).toEqual(['the-room', 'the-kilns', 'the-shelves']);
    expect(partsOf('visit')).toEqual([
      'an-ordinary-day',
      'an-evening-at-the-wheel',
      'when-the-kiln-is-opened',
    ]);
  });

  it('has no broken links', async () => {
    const all = await listCollections(platform, websiteId);
    const known = new Set(all.map(({ urlId }) => `/${urlId}`));
    for (const { urlId, kind } of all)
      if (kind !== 'page' && kind !== 'index' && kind !== 'folder')
        for (const { fullUrl } of await itemsOf(urlId)) known.add(fullUrl);
    const written = [
      ...(await Promise.all(all.map(({ id }) => getDocument(platform, websiteId, id)))),
      ...(await Promise.all(['commissions', 'first-bowl', 'care', 'journal', 'events'].map(itemsOf))),
    ];
    const hrefs = [...JSON.stringify(written).matchAll(/href(?:=\\"|":")(\/[^"\\#?]*)/g)].map(
      ([, href = '']) => href,
    );
    expect(hrefs.length).toBeGreaterThan(20);
    expect([...new Set(hrefs)].filter((href) => !known.has(href))).toEqual([]);
  });
});

describe('search engines and screen readers', () => {
  let app: FastifyInstance;
  let origin: string;
  let pages: ReadonlyMap<string, string>;
  beforeAll(async () => {
    app = await buildApp(platform);
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await addHost(platform, websiteId, new URL(origin).host);
    pages = await visitPages(origin);
  }, 120_000);
  afterAll(() => app.close());

  it('can reach every address in the sitemap by links from the home page', async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  });

  it('have a picture for link previews on every indexed page, and an icon on all pages', async () => {
    const found = [...pages].filter(([, html]) => html.includes('<link rel="canonical"'));
    expect(found.length).toBeGreaterThan(50);
    const previews = new Map(
      found.map(([path, html]) => [path, /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]]),
    );
    expect([...previews].filter(([, picture]) => picture === undefined)).toEqual([]);
    const withoutIcon = [...pages].filter(([, html]) => !html.includes('<link rel="icon"'));
    expect(withoutIcon.map(([path]) => path)).toEqual([]);
    for (const url of [`${origin}/favicon.ico`, previews.get('/') ?? '']) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  it('find one h1 first on every page and no skipped heading level, also on the reply form', () => {
    expect([...pages.keys()].some((path) => path.startsWith('/comments/reply?to='))).toBe(true);
    const broken = [...pages].filter(([, html]) => {
      const levels = headingLevels(html);
      const jumps = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
      return jumps || levels.filter((level) => level === 1).length !== 1;
    });
    expect(broken.map(([path, html]) => [path, headingLevels(html).join(' ')])).toEqual([]);
  });
});

describe('seeding', () => {
  it('reports its progress', () => {
    expect(lines).toContain(`Pictures: ${demoPictures.length} of ${demoPictures.length}`);
    expect(lines.at(-1)).toBe('Fern & Kiln answers on localhost:3000, 127.0.0.1:3000');
  });

  it('changes nothing when the host has a website already, and adds new hosts to it', async () => {
    const before = await platform.db.$count(websites);
    const again = await seedDemoSite(platform, { hosts: ['localhost:3000', 'shop.test'] });
    expect(again.websiteId).toBe(websiteId);
    expect((await findSite(platform, 'shop.test'))?.websiteId).toBe(websiteId);
    expect(await platform.db.$count(websites)).toBe(before);
  });

  it('creates a second shop, and removes what a killed seed left behind', async () => {
    const leftover = await createWebsite(platform, {
      identifier: SITE_IDENTIFIER,
      title: 'Half a shop',
      settings: { ...siteSettings, mainNavigation: [], footerNavigation: [] },
      hosts: [],
    });
    await platform.files.put(`${leftover}/half/full.webp`, Buffer.from('half'));

    const [second, same] = await Promise.all([
      seedDemoSite(platform, { hosts: ['second.test'] }),
      seedDemoSite(platform, { hosts: ['second.test'] }),
    ]);
    expect(same).toEqual(second);
    expect(second.websiteId).not.toBe(websiteId);
    const rows = await platform.db.select({ id: websites.websiteId }).from(websites);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([websiteId, second.websiteId].toSorted());
    expect(await platform.files.get(`${leftover}/half/full.webp`)).toBeNull();

    const mugs = await productsByItemIds(platform, second.websiteId, [product('stoneware-mug').id]);
    expect(mugs.size).toBe(0);
    expect((await findSite(platform, 'localhost:3000'))?.websiteId).toBe(websiteId);
  }, 240_000);
});
