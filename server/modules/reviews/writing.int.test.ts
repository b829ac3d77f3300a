import type { ListPage } from '@vitrine/contracts/list.ts';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { askFromNow, aSentOrder, linkOf, type SentOrder } from '@vitrine/testing/review-fixture.ts';
import { aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { assetFolder } from '../media/asset-view.ts';
import { eraseOldReviews } from './erase-reviews.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let order: SentOrder;
let link: string;
let visitor: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  shop = await aCheckoutShop(platform, `writing-${count}`);
  await askFromNow(platform, shop, 'publish');
  order = await aSentOrder(platform, shop, ['Tall mug', 'Bowl']);
  link = await linkOf(platform, shop, order);
  visitor = aVisitor(app, shop.host);
});

const words = { stars: '4', title: 'Lovely', body: 'It keeps warm.', name: 'Ada B.' };
const formOf = (at = 0, of = link) => `${of}&item=${order.itemIds[at] ?? ''}`;

interface Row {
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly name: string;
  readonly status: string;
  readonly pictures: number;
  readonly orderId: string;
}
const stored = async (): Promise<readonly Row[]> => {
  const { rows } = await platform.db.$client.query<Row>(
    `select rating, title, body, author_name as name, status, picture_count as pictures, order_id as "orderId"
      from reviews where website_id = $1 order by created_on, id`,
    [shop.site.websiteId],
  );
  return rows;
};

const aPicture = (background = '#a8482f') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .jpeg()
    .toBuffer();

/** Posts the form with pictures, and follows the redirect. */
async function send(
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [string, Uint8Array])[],
  url = formOf(),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files) form.append('pictures', new Blob([bytes as BlobPart]), name);
  const encoded = new Response(form);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { host: shop.host, cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { location } = answer.headers;
  return location === undefined ? answer : visitor.send('GET', location);
}

describe('the page of a link', () => {
  it('has the products of the order, and the form of each with the name of the buyer', async () => {
    const page = await visitor.send('GET', link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });
    expect(page.body).toContain('page-type-209');
    expect(page.body).toMatch(/Tall mug[\s\S]*Bowl/);
    const form = await visitor.send('GET', formOf());
    expect(form.body).toContain('Review “Tall mug”');
    expect(form.body).toContain('value="Ada B."');
    expect(form.body.match(/type="radio"/g)).toHaveLength(5);
    expect(form.body).not.toContain('ada@example.com');
  });

  it('is the form alone where one product was bought', async () => {
    const single = await aSentOrder(platform, shop, ['Vase']);
    const page = await visitor.send('GET', await linkOf(platform, shop, single));
    expect(page.body).toContain('Review “Vase”');
  });

  it.each(['', '?token=', '?token=x', `?token=${'a'.repeat(22)}`, '?token=%00'])(
    'with %j leads to no review',
    async (query) => {
      const path = `/site-users/account/reviews${query}`;
      const page = await visitor.send('GET', path);
      expect([page.statusCode, page.body.includes('This link leads to no review')]).toEqual([404, true]);
      expect((await visitor.post(path, words)).statusCode).toBe(404);
    },
  );

  it('knows no products of other orders, and no link of other websites', async () => {
    const other = await aSentOrder(platform, shop, ['Vase']);
    const foreign = `${link}&item=${other.itemIds[0] ?? ''}`;
    expect((await visitor.send('GET', foreign)).statusCode).toBe(404);
    expect((await visitor.post(foreign, words)).statusCode).toBe(404);
    const elsewhere = await aCheckoutShop(platform, `elsewhere-${count}`);
    const stranger = aVisitor(app, elsewhere.host);
    expect((await stranger.send('GET', link)).statusCode).toBe(404);
    expect((await stranger.post(formOf(), words)).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it.each(['refunded', 'canceled'])('says so when the order was %s', async (status) => {
    await platform.db.$client.query('update orders set status = $3 where website_id = $1 and id = $2', [
      shop.site.websiteId,
      order.orderId,
      status,
    ]);
    const page = await visitor.send('GET', formOf());
    expect([page.statusCode, page.body.includes('This order cannot be reviewed')]).toEqual([410, true]);
    expect((await visitor.post(formOf(), words)).statusCode).toBe(410);
    expect(await stored()).toEqual([]);
  });

  it('says so when a product was deleted, and still takes the others', async () => {
    await platform.db.$client.query(
      "update items set deleted_on = now(), deleted_from = status, status = 'deprecated' where website_id = $1 and id = $2",
      [shop.site.websiteId, order.itemIds[0]],
    );
    const page = await visitor.post(formOf(), words);
    expect([page.statusCode, page.body.includes('This product is no longer sold')]).toEqual([410, true]);
    expect((await visitor.post(formOf(1), words)).statusCode).toBe(303);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is published at once where the store has it so, with the mark of a buyer', async () => {
    const answer = await visitor.post(formOf(), words);
    expect(answer.statusCode).toBe(303);
    const done = await visitor.send('GET', answer.headers.location ?? '');
    expect(done.body).toContain('Thank you. Your review is published.');
    expect(await stored()).toEqual([
      {
        rating: 4,
        title: 'Lovely',
        body: 'It keeps warm.',
        name: 'Ada B.',
        status: 'published',
        pictures: 0,
        orderId: order.orderId,
      },
    ]);
    const page = await visitor.send('GET', `/shop/p/p-${order.itemIds[0] ?? ''}`);
    expect(page.body).toContain('It keeps warm.');
    expect(page.body).toContain('Verified purchase');
    expect(page.body).toContain('"reviewCount":1');
  });

  it('is held where the store reviews them first', async () => {
    await askFromNow(platform, shop, 'hold');
    const answer = await visitor.post(formOf(), words);
    const done = await visitor.send('GET', answer.headers.location ?? '');
    expect(done.body).toContain('will appear when the shop has read it');
    expect(await stored()).toMatchObject([{ status: 'pending' }]);
  });

  it('is changed when its link is used again, and stays hidden when the owner has hidden it', async () => {
    await visitor.post(formOf(), words);
    const again = await visitor.send('GET', formOf());
    expect(again.body).toContain('It keeps warm.');
    await visitor.post(formOf(), { ...words, stars: '2', body: 'The handle broke.' });
    expect(await stored()).toMatchObject([{ rating: 2, body: 'The handle broke.', status: 'published' }]);
    await platform.db.$client.query("update reviews set status = 'hidden' where website_id = $1", [
      shop.site.websiteId,
    ]);
    await visitor.post(formOf(), words);
    expect(await stored()).toMatchObject([{ rating: 4, status: 'hidden' }]);
  });

  it('that is sent many times at once is one', async () => {
    await Promise.all(Array.from({ length: 5 }, () => visitor.post(formOf(), words)));
    expect(await stored()).toHaveLength(1);
  });

  it('shows HTML as text', async () => {
    await visitor.post(formOf(), { ...words, title: '<i>x</i>', body: '<script>alert(1)</script>' });
    await awaitNotifications(platform);
    const page = await visitor.send('GET', `/shop/p/p-${order.itemIds[0] ?? ''}`);
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain('<script>alert');
  });

  it.each([
    ['stars', '', 'Choose 1 to 5 stars.'],
    ['stars', '0', 'Choose 1 to 5 stars.'],
    ['stars', '6', 'Choose 1 to 5 stars.'],
    ['stars', '1.5', 'Choose 1 to 5 stars.'],
    ['body', ' ', 'Write a few words.'],
    ['name', '', 'Enter a name, or initials.'],
    ['title', 'x'.repeat(151), 'Shorten this to at most 150 characters.'],
    ['body', 'x'.repeat(5001), 'Shorten this to at most 5000 characters.'],
    ['body', 'x'.repeat(50_000), 'Shorten this to at most 5000 characters.'],
  ])(
    'with %s %.20j is refused with a sentence, and nothing typed is lost',
    async (field, value, sentence) => {
      const typed = { stars: '3', title: 'My title', body: 'My words', name: 'My name', [field]: value };
      const page = await visitor.post(formOf(), typed);
      expect(page.statusCode).toBe(422);
      expect(page.body).toContain(sentence);
      for (const [name, kept] of Object.entries(typed))
        if (name !== 'stars' && kept.trim() !== '') expect(page.body).toContain(kept);
      if (field !== 'stars') expect(page.body).toMatch(/value="3"[^>]*checked|checked[^>]*value="3"/);
      expect(await stored()).toEqual([]);
    },
  );
});

const assets = async () => {
  const { rows } = await platform.db.$client.query<{ id: string; altText: string }>(
    'select id, alt_text as "altText" from assets where website_id = $1 order by id',
    [shop.site.websiteId],
  );
  return rows;
};

/** A review that waits, by id, with the address of its picture. */
async function heldWithPicture(
  owner: TestVisitor,
): Promise<{ readonly id: string; readonly picture: string }> {
  await askFromNow(platform, shop, 'hold');
  await send(words, [['mug.jpg', await aPicture()]]);
  const { rows } = (await owner.send('GET', '/api/admin/reviews')).json<ListPage<OwnerReview>>();
  return { id: rows[0]?.id ?? '', picture: rows[0]?.pictures[0]?.assetUrl ?? '' };
}

describe('pictures of a review', () => {
  it('are shown with it, described, and hold nothing of the camera', async () => {
    const page = await send(words, [['mug.jpg', await aPicture()]]);
    expect(page.body).toContain('Thank you.');
    expect(await stored()).toMatchObject([{ pictures: 1 }]);
    const [asset] = await assets();
    expect(asset?.altText).toBe('Picture of “Tall mug” by a customer');
    const shown = await visitor.send('GET', `/shop/p/p-${order.itemIds[0] ?? ''}`);
    expect(shown.body).toContain('review__pictures');
    expect(shown.body).toContain(`/media/${asset?.id ?? ''}/`);
    const folder = assetFolder({
      websiteId: shop.site.websiteId,
      id: asset?.id ?? '',
      filesKey: '',
    });
    const source = await platform.files.get(`${folder}/source`);
    expect(source).not.toBeNull();
    expect(Buffer.from(source ?? []).includes('SECRET-PLACE')).toBe(false);
  });

  it('are for the owner alone while it is not published, and the form shows them itself', async () => {
    const owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
    const { id, picture } = await heldWithPicture(owner);
    const seenBy = async (one: TestVisitor) => {
      const { statusCode, headers } = await one.send('GET', picture);
      return [statusCode, headers['cache-control']];
    };
    const onlyOwner = async () => {
      expect(await seenBy(visitor)).toEqual([404, 'no-store']);
      expect(await seenBy(owner)).toEqual([200, 'private, no-store']);
    };
    await onlyOwner();
    const form = (await visitor.send('GET', formOf())).body;
    expect(form).toMatch(
      /<img src="data:image\/webp;base64,[\w+/=]{20,}" alt="Picture of “Tall mug” by a customer"/,
    );
    await owner.send('POST', `/api/admin/reviews/${id}/approve`);
    expect(await seenBy(visitor)).toEqual([200, 'public, max-age=31536000, immutable']);
    await owner.send('POST', `/api/admin/reviews/${id}/hide`);
    await onlyOwner();
    const change = { selection: { ids: [id] }, change: { action: 'approve' } };
    expect((await owner.send('POST', '/api/admin/reviews/bulk', change)).statusCode).toBe(202);
    await expect.poll(() => seenBy(visitor)).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('that are broken or too large are explained; words and good ones are kept', async () => {
    const large = Buffer.alloc(30 * 1024 * 1024, 1);
    const page = await send(words, [
      ['good.jpg', await aPicture()],
      ['broken.jpg', Buffer.from('no picture')],
      ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['large.jpg', large],
    ]);
    expect(page.statusCode).toBe(422);
    for (const name of ['broken.jpg', 'drawing.svg', 'large.jpg']) expect(page.body).toContain(name);
    expect(page.body).toContain('20 MB');
    expect(page.body).toContain('It keeps warm.');
    expect(page.body.match(/name="remove"/g)).toHaveLength(1);
    expect(await stored()).toEqual([]);
    await send(words, []);
    expect(await stored()).toMatchObject([{ pictures: 1 }]);
  });

  it('are four at most', async () => {
    const five = await Promise.all(['#111', '#222', '#333', '#444', '#555'].map((one) => aPicture(one)));
    const page = await send(
      words,
      five.map((bytes, at) => [`${at}.jpg`, bytes] as const),
    );
    expect(page.body).toContain('A review has at most 4 pictures. 1 picture was not added.');
    expect(await assets()).toHaveLength(4);
    await send(words, []);
    expect(await stored()).toMatchObject([{ pictures: 4 }]);
  });

  it('are removed by their boxes, and those of others are not', async () => {
    await send(words, [['mug.jpg', await aPicture()]]);
    await send({ ...words, title: 'Other' }, [['bowl.jpg', await aPicture()]], formOf(1));
    const { rows } = await platform.db.$client.query<{ id: string; itemId: string }>(
      'select id, item_id as "itemId" from review_pictures where website_id = $1',
      [shop.site.websiteId],
    );
    const idOf = (at: number) => rows.find(({ itemId }) => itemId === order.itemIds[at])?.id ?? '';
    await send({ ...words, remove: idOf(1) }, []);
    expect(await stored()).toMatchObject([{ pictures: 1 }, { pictures: 1 }]);
    await send({ ...words, remove: idOf(0) }, []);
    expect(await stored()).toMatchObject([{ pictures: 0 }, { pictures: 1 }]);
    expect(await assets()).toHaveLength(1);
  });

  it('of a review that was never sent are deleted after a day', async () => {
    await send({ ...words, stars: '' }, [['mug.jpg', await aPicture()]]);
    await eraseOldReviews(platform);
    expect(await assets()).toHaveLength(1);
    platform.clock.advance(2 * DAY);
    await eraseOldReviews(platform);
    expect(await assets()).toHaveLength(0);
  });
});
