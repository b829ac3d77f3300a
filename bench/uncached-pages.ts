import { milliseconds, perSecond, percent, type Figure } from './figure.ts';
import { drive } from './http-load.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import { benchProducts, setPageSize, invalidatePages, type BenchGoods } from './seed-products.ts';

/** Each request is for another product, so no page is cached. */
const everyProductOnce = `
local n = 0
request = function()
  n = n + 1
  return wrk.format("GET", "/shop/p/bench-" .. n)
end
`;

const listSize = 200;

/**
 * Each request is for another page of the list, in another order or with another notice, so no page is cached. Every
 * order is queried once, as after an owner's edit.
 */
const everyListOnce = `
local n = 0
local sorts = {"featured", "newest", "price-up", "price-down", "title"}
local notices = {"", "OUT_OF_STOCK", "ITEM_UNAVAILABLE", "VARIANT_UNAVAILABLE", "QUANTITY_NOT_WHOLE", "MALFORMED_REQUEST", "RATE_LIMITED"}
request = function()
  local page = n % ${Math.floor(benchProducts / listSize)} + 1
  local rest = math.floor(n / ${Math.floor(benchProducts / listSize)})
  local sort = sorts[rest % 5 + 1]
  local notice = notices[math.floor(rest / 5) % 7 + 1]
  n = n + 1
  return wrk.format("GET", "/shop?sort=" .. sort .. "&page=" .. page .. "&notice=" .. notice)
end
`;

/** The first render of a list of 200 products out of 10,000: order, products, HTML. */
async function measureLists(wrk: string, shop: ShopUnderTest, goods: BenchGoods): Promise<Figure> {
  console.log('Uncached lists of 200 products …');
  const headers = { Cookie: 'crumb=benchbenchbenchbench00' };
  const load = { url: benchOrigin, connections: 1, headers, lua: everyListOnce };
  await setPageSize(shop.databaseUrl, goods.websiteId, listSize);
  // Warm-up: a fresh server is still compiling its code.
  await drive(wrk, { ...load, seconds: 5 });
  await invalidatePages(shop.databaseUrl, goods.websiteId);
  const seconds = 4;
  const lists = await drive(wrk, { ...load, seconds });
  await setPageSize(shop.databaseUrl, goods.websiteId, null);
  const rendered = Math.round(lists.requestsPerSecond * seconds);
  return {
    name: 'product list page of 200 products, never cached, p95',
    value: milliseconds(lists.p95),
    budget: '<= 25 ms',
    met: lists.p95 <= 25 && lists.failures === 0 && rendered <= (benchProducts / listSize) * 5 * 7,
    note: `10,000 products, median ${milliseconds(lists.p50)}, p99 ${milliseconds(lists.p99)}, ${rendered} different pages, ${lists.failures} failed`,
  };
}

/** Uncached product pages with 10,000 products: one at a time, and at the full rate of one process. */
export async function measureUncachedPages(
  wrk: string,
  shop: ShopUnderTest,
  goods: BenchGoods,
): Promise<Figure[]> {
  console.log('Uncached product pages …');
  const headers = { Cookie: 'crumb=benchbenchbenchbench00' };
  // Warms up code and statements with some of the products, then bumps the revision, so nothing is cached.
  await drive(wrk, { url: benchOrigin, connections: 16, seconds: 4, headers, lua: everyProductOnce });
  await invalidatePages(shop.databaseUrl, goods.websiteId);
  const alone = await drive(wrk, {
    url: benchOrigin,
    connections: 1,
    seconds: 3,
    headers,
    lua: everyProductOnce,
  });
  await invalidatePages(shop.databaseUrl, goods.websiteId);
  const seconds = 3;
  const many = await drive(wrk, {
    url: benchOrigin,
    connections: 16,
    seconds,
    headers,
    lua: everyProductOnce,
  });
  const rendered = many.requestsPerSecond * seconds;
  const lists = await measureLists(wrk, shop, goods);
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
    lists,
  ];
}
