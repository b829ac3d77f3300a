import { milliseconds, perSecond, percent, type Figure } from './figure.ts';
import { drive } from './http-load.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import { benchProducts, turnRevision, type BenchGoods } from './stock-up.ts';

/** Each request asks for another product, so no page is ever found in the cache. */
const everyProductOnce = `
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/shop/p/bench-" .. n)
end
`;

/** The first render of a product page, with 10,000 products: alone, and as many as one process renders. */
export async function measureUncachedPages(
  wrk: string,
  shop: ShopUnderTest,
  goods: BenchGoods,
): Promise<Figure[]> {
  console.log('Product pages that were never rendered …');
  const headers = { Cookie: 'crumb=benchbenchbenchbench00' };
  // A revision's worth of pages to warm code and statements, then turn it so that nothing is cached.
  await drive(wrk, { url: benchOrigin, connections: 8, seconds: 2, headers, lua: everyProductOnce });
  await turnRevision(shop.databaseUrl, goods.websiteId);
  const alone = await drive(wrk, {
    url: benchOrigin,
    connections: 1,
    seconds: 3,
    headers,
    lua: everyProductOnce,
  });
  await turnRevision(shop.databaseUrl, goods.websiteId);
  const seconds = 3;
  const many = await drive(wrk, {
    url: benchOrigin,
    connections: 16,
    seconds,
    headers,
    lua: everyProductOnce,
  });
  const rendered = many.requestsPerSecond * seconds;
  return [
    {
      name: 'product page never cached, 10,000 products, alone, p95',
      value: milliseconds(alone.p95),
      budget: '<= 15 ms',
      met: alone.p95 <= 15 && alone.failures === 0,
      note: `median ${milliseconds(alone.p50)}, ${alone.failures} failed`,
    },
    {
      name: 'product pages never cached, one process',
      value: perSecond(many.requestsPerSecond),
      budget: '>= 1,500/s',
      met: many.requestsPerSecond >= 1500 && many.failures === 0 && rendered <= benchProducts,
      note: `16 connections, p95 ${milliseconds(many.p95)}, client ${percent(many.clientLoad)}, ${Math.round(rendered)} different pages, ${many.failures} failed`,
    },
  ];
}
