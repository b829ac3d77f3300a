// PostgreSQL: both (row locks)
import type { ProductDetail, ProductRow } from '@vitrine/contracts/admin-products.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createWelcomeLink } from '../accounts/index.ts';
import { indexProducts } from './index-products.ts';

const aPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 80, height: 100, channels: 3, background: '#a8482f' } })
      .png()
      .toBuffer(),
  );

describe('the owner’s products over HTTP', () => {
  let platform: TestPlatform;
  let app: FastifyInstance;
  let shop: TestShop;
  let owner: TestVisitor;
  let bowl: string;

  beforeAll(async () => {
    platform = await testPlatform();
    app = await buildApp(platform);
    shop = await aShop(platform, 'kiln.example');
    bowl = await shop.addProduct('bowl', { title: 'Bowl' });
    owner = await anOwner(app, platform, shop);
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  const read = async (id = bowl) =>
    (await owner.send('GET', `/api/admin/products/${id}`)).json<ProductDetail>();
  /** Uploads like a browser: fields first, the file last. */
  async function upload(id: string, fileName: string, bytes: Uint8Array<ArrayBuffer> | null) {
    const form = new FormData();
    form.set('altText', 'A bowl on a table');
    if (bytes !== null) form.set('file', new Blob([bytes]), fileName);
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: `/api/admin/products/${id}/pictures`,
      headers: {
        host: shop.host,
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': owner.cookies.get('crumb') ?? '',
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }
  it('lists every product in pages, and finds one beyond the first thousand by the beginning of a word of its name, address or SKU', async () => {
    const crowded = await aShop(platform, 'crowded.example');
    const bowlId = await crowded.addProduct('bowl', { title: 'Bowl' });
    const { websiteId } = crowded;
    await platform.db.$client.query(
      `with made as (
        insert into items (website_id, id, collection_id, url_id, record_type, title, published_on, updated_on)
        select $1, gen_random_uuid(), collection_id, 'plate-' || n, record_type,
          case n when 1100 then 'Ösling 100% Plate' else 'Plate ' || n end, now(), now()
        from items, generate_series(1, 1100) n where website_id = $1 and id = $2
        returning id, title
      ), sold as (
        insert into products (website_id, item_id, type) select $1, id, 'physical' from made returning item_id
      )
      insert into variants (website_id, id, item_id, sku, price_minor)
      select $1, gen_random_uuid(), id, 'SKU ' || title, 100 from made`,
      [websiteId, bowlId],
    );
    const made = await platform.db.$client.query<{ id: string }>(
      'select item_id as id from products where website_id = $1',
      [websiteId],
    );
    await indexProducts(
      platform.db,
      websiteId,
      made.rows.map(({ id }) => id),
    );
    const visitor = aVisitor(app, crowded.host);
    const token = await createWelcomeLink(platform, websiteId);
    const person = { token, name: 'Mo', email: 'mo@example.com', password: 'a kiln at dawn' };
    await visitor.send('POST', '/api/admin/welcome', person);
    const list = async (query: string) =>
      (await visitor.send('GET', `/api/admin/products?${query}`)).json<ListPage<ProductRow>>();

    const seen = new Set<string>();
    let after = '';
    do {
      const page = await list(after === '' ? '' : `after=${after}`);
      for (const { id } of page.rows) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      after = page.next ?? '';
    } while (after !== '');
    expect(seen.size).toBe(1101);

    const titlesOf = async (search: string) =>
      (await list(new URLSearchParams({ search }).toString())).rows.map(({ title }) => title);
    // Beginnings of words in any order, without accents, of the name, the web address and the SKU.
    expect(await titlesOf('77 plat')).toEqual(expect.arrayContaining(['Plate 77', 'Plate 770']));
    expect(await titlesOf('plate osl')).toEqual(['Ösling 100% Plate']);
    expect(await titlesOf('ÖSL')).toEqual(['Ösling 100% Plate']);
    expect(await titlesOf('plate-1100')).toEqual(['Ösling 100% Plate']);
    expect(await titlesOf('%')).toEqual([]);
    expect(await titlesOf('SKU Plate 1099')).toEqual(['Plate 1099']);
    expect(await titlesOf('no such plate')).toEqual([]);
  });

  it('lists and shows a product with price and stock', async () => {
    const list = await owner.send('GET', '/api/admin/products');
    expect(list.json().rows).toMatchObject([
      { id: bowl, title: 'Bowl', lowestPriceMinor: 1000, unitsInStock: 10, soldOutCount: 0, currency: 'USD' },
    ]);
    expect(await read()).toMatchObject({ id: bowl, fullUrl: '/shop/p/bowl', variants: [{ qtyInStock: 10 }] });
  });

  it('saves a change, sanitises it, and shows it to visitors', async () => {
    const before = await read();
    const variant = before.variants[0];
    const saved = await owner.send('PUT', `/api/admin/products/${bowl}`, {
      revision: before.revision,
      title: 'Serving bowl',
      description: '<p onclick="x()">Wide <script>alert(1)</script><strong>and</strong> deep.</p>',
      variants: [
        {
          id: variant?.id,
          priceMinor: 1250,
          stock: { unlimited: false, quantity: 4, seen: { unlimited: false, quantity: 10 } },
        },
      ],
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      title: 'Serving bowl',
      description: '<p>Wide <strong>and</strong> deep.</p>',
      variants: [{ priceMinor: 1250, qtyInStock: 4 }],
    });
    const stale = await owner.send('PUT', `/api/admin/products/${bowl}`, {
      revision: before.revision,
      title: 'Mine',
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await read()).title).toBe('Serving bowl');
  });

  it.each([
    { title: '' },
    { title: 'x'.repeat(201) },
    { title: 7 },
    { variants: [{ id: 'nope' }] },
    { variants: 'all' },
    { revision: '1' },
    { revision: -1 },
    { revision: 2_147_483_648 },
  ])('refuses %j and changes nothing', async (change) => {
    const before = await read();
    const answer = await owner.send('PUT', `/api/admin/products/${bowl}`, {
      revision: before.revision,
      ...change,
    });
    expect(answer.statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it.each([-1, 1.5, 1_000_001, '5', null])('refuses a stock of %j', async (quantity) => {
    const before = await read();
    const variant = before.variants[0];
    const answer = await owner.send('PUT', `/api/admin/products/${bowl}`, {
      revision: before.revision,
      variants: [
        {
          id: variant?.id,
          stock: { unlimited: false, quantity, seen: { unlimited: false, quantity: variant?.qtyInStock } },
        },
      ],
    });
    expect(answer.statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('adds a picture, and the first becomes the main picture', async () => {
    const answer = await upload(bowl, 'bowl.png', await aPicture());
    expect(answer.statusCode).toBe(201);
    const { picture, product } = answer.json();
    expect(picture).toMatchObject({ width: 80, height: 100, altText: 'A bowl on a table' });
    expect(product.pictures).toHaveLength(1);
    const list = await owner.send('GET', '/api/admin/products');
    expect(list.json().rows[0].picture.id).toBe(picture.id);
    const shown = await owner.send('GET', picture.assetUrl);
    expect(shown.headers['content-type']).toBe('image/webp');
  });

  it('refuses a file that is not a picture with a sentence that names the file', async () => {
    const before = await read();
    const answer = await upload(bowl, 'notes.png', new TextEncoder().encode('not a picture'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe('The file notes.png does not appear to be a supported image file.');
    expect(await read()).toEqual(before);
  });

  it('refuses a file above 20 MB and an upload without a file', async () => {
    const large = await upload(bowl, 'large.png', new Uint8Array(20 * 1024 * 1024 + 1));
    expect(large.statusCode).toBe(413);
    expect(large.json().message).toBe(
      'The file large.png is too large. The maximum allowed file size is 20 MB.',
    );
    const none = await upload(bowl, '', null);
    expect(none.statusCode).toBe(422);
    expect(none.json()).toMatchObject({ fields: { file: 'Choose a picture first.' } });
  });

  it('cannot read or change another website’s products', async () => {
    const other = await aShop(platform, 'other-kiln.example');
    const theirs = await other.addProduct('theirs');
    expect((await owner.send('GET', `/api/admin/products/${theirs}`)).statusCode).toBe(404);
    const changed = await owner.send('PUT', `/api/admin/products/${theirs}`, {
      revision: 1,
      title: 'Mine now',
    });
    expect(changed.statusCode).toBe(404);
    expect((await upload(theirs, 'bowl.png', await aPicture())).statusCode).toBe(404);
    const { rows } = await platform.db.$client.query(
      "select (select count(*)::int from assets where website_id = $1) as pictures, (select count(*)::int from items where title = 'Mine now') as renamed",
      [other.websiteId],
    );
    expect(rows).toEqual([{ pictures: 0, renamed: 0 }]);
  });
});
