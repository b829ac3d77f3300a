import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import type { TestShop } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createItem, updateItem } from '../../content/index.ts';
import { updateSettings } from '../../websites/index.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp('small');
  if (server.shop === null) throw new Error('the small site has a shop');
  ({ shop } = server);
});
afterAll(() => server.close());

interface Seen {
  readonly item: { readonly id: string };
  readonly related?: { readonly title: string; readonly items: readonly { readonly urlId: string }[] };
}
async function viewProduct(urlId: string): Promise<Seen> {
  const answer = await server.app.inject({
    url: `/shop/p/${urlId}?format=json`,
    headers: { host: shop.host },
  });
  return answer.json<Seen>();
}
const relatedTo = async (urlId: string): Promise<readonly string[]> =>
  ((await viewProduct(urlId)).related?.items ?? []).map((item) => item.urlId);

it('shows the related products its owner chose, in that order and only published ones', async () => {
  const bowl = await shop.addProduct('named-bowl');
  const draft = await shop.addProduct('named-draft', { status: 'draft' });
  const vase = await shop.addProduct('named-vase');
  await shop.addProduct('named-mug', { selling: { relatedItemIds: [vase, draft, bowl] } });
  expect(await relatedTo('named-mug')).toEqual(['named-vase', 'named-bowl']);
  expect((await viewProduct('named-mug')).related?.title).toBe('You may also like');
});

it('shows four of the chosen ones though many before them are hidden', async () => {
  const ids: string[] = [];
  for (let n = 1; n <= 10; n += 1) {
    ids.push(await shop.addProduct(`chosen-${String(n)}`, { status: n <= 6 ? 'draft' : 'published' }));
  }
  await shop.addProduct('chooser', { selling: { relatedItemIds: ids } });
  expect(await relatedTo('chooser')).toEqual(['chosen-7', 'chosen-8', 'chosen-9', 'chosen-10']);
});

it('otherwise shows at most four others that share its first tag, never itself', async () => {
  const ids: string[] = [];
  for (let n = 1; n <= 6; n += 1) ids.push(await shop.addProduct(`tagged-${String(n)}`));
  for (const [displayIndex, id] of ids.entries())
    await updateItem(server.platform, shop.websiteId, id, { tags: ['kitchen'], displayIndex });
  // Those after it first, then from the beginning.
  expect(await relatedTo('tagged-2')).toEqual(['tagged-3', 'tagged-4', 'tagged-5', 'tagged-6']);
  expect(await relatedTo('tagged-5')).toEqual(['tagged-6', 'tagged-1', 'tagged-2', 'tagged-3']);
});

it('uses the next tag where no product shares the first', async () => {
  const tags = { green: ['only-mine', 'tea', 'pot'], black: ['tea'], white: ['tea', 'pot'], iron: ['pot'] };
  for (const [displayIndex, [urlId, own]] of Object.entries(tags).entries())
    await updateItem(server.platform, shop.websiteId, await shop.addProduct(urlId), {
      tags: own,
      displayIndex: 100 + displayIndex,
    });
  expect(await relatedTo('green')).toEqual(['black', 'white']);
  expect(await relatedTo('iron')).toEqual(['green', 'white']);
});

it('shows none without a choice or tags, and none on other items', async () => {
  await shop.addProduct('lonely');
  expect(await relatedTo('lonely')).toEqual([]);
  await createItem(server.platform, shop.websiteId, {
    collectionId: shop.collectionId,
    recordType: 1,
    urlId: 'note',
    title: 'A note',
    tags: ['kitchen'],
  });
  expect(await relatedTo('note')).toEqual([]);
});

it('gives scripts the store settings they need, and none of the captcha’s secret keys', async () => {
  await shop.addProduct('plain-mug');
  await updateSettings(server.platform, shop.websiteId, {
    settings: {
      commerce: {
        customSoldOutText: 'gone',
        captcha: {
          siteKey: 'public',
          projectId: 'secret-project',
          sealedApiKey: 'secret-key',
          apiKeyEnd: 'secret-key',
        },
      },
    },
  });
  const page = await server.app.inject({ url: '/shop/p/plain-mug', headers: { host: shop.host } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('"customSoldOutText":"gone"');
  expect(page.body).not.toContain('secret-');
  const json = await server.app.inject({
    url: '/shop/p/plain-mug?format=json',
    headers: { host: shop.host },
  });
  expect(json.body).not.toContain('secret-');
});
