import type { FastifyInstance } from 'fastify';
import { aCheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
afterEach(async () => {
  await app.close();
  await platform.close();
});

/** The page of a mug in a shop whose owner offers installments, and the page that explains them. */
async function openShop(config: { readonly testInstallments?: boolean }) {
  platform = await testPlatform({ config });
  const shop = await aCheckoutShop(platform);
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const installments = {
    available: true,
    minMinor: 1000,
    maxMinor: 100_000,
    accountCountry: 'US',
    pageUrl: null,
  };
  await updateSettings(platform, shop.site.websiteId, { settings: { commerce: { installments } } });
  await awaitNotifications(platform);
  const { rows } = await platform.db.$client.query<{ path: string }>(
    `select '/' || c.url_id || '/p/' || i.url_id as path from items i
     join collections c on c.website_id = i.website_id and c.id = i.collection_id where i.id = $1`,
    [mug.itemId],
  );
  app = await buildApp(platform);
  const open = (url: string) => app.inject({ method: 'GET', url, headers: { host: shop.host } });
  return { product: await open(rows[0]?.path ?? ''), page: await open('/installments/US/en') };
}

describe('paying in installments', () => {
  it('is not mentioned when the checkout does not offer it, whatever the shop’s settings', async () => {
    const { product, page } = await openShop({});
    expect(product.statusCode).toBe(200);
    expect(product.body).toContain('Stoneware mug');
    expect(product.body).not.toContain('Afterpay');
    expect(page.statusCode).toBe(404);
  });

  it('is shown with its page when the provider offers it', async () => {
    const { product, page } = await openShop({ testInstallments: true });
    expect(product.body).toContain('or 4 interest-free payments of $8.50 with');
    expect(product.body).toContain('Afterpay');
    expect(page.statusCode).toBe(200);
  });
});
