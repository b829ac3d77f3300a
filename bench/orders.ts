import { setTimeout as wait } from 'node:timers/promises';
import { perSecond, percent, milliseconds, type Figure } from './figure.ts';
import { drive } from './http-load.ts';
import { treeSeconds } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';
import { benchPriceMinor, type BenchGoods } from './seed-products.ts';
import { auditBooks } from '@vitrine/testing/chaos/books.ts';

const deliveryMinor = 600;
const connections = 32;
const seconds = 6;
/** Warm-up orders before the measured ones, while a fresh server's code is compiled. */
const warmSeconds = 4;
const maxWarmup = 6000;
/** More carts than can be paid in that time. */
const maxOrders = 24_000;

/**
 * Whole orders over HTTP: each request pays another filled cart with the test gateway; the books are audited
 * afterwards.
 */
export async function measureOrders(wrk: string, shop: ShopUnderTest, goods: BenchGoods): Promise<Figure[]> {
  console.log('Filling carts, then paying them …');
  const sold = `local sold = { ${goods.sold.map((one) => `{"${one.itemId}", "${one.sku}"}`).join(', ')} }`;
  const cookie = `string.format("crumb=benchbenchbenchbench00; CART=bench-order-%023d", n)`;
  const fill = `${sold}
local n = 0
request = function()
  n = n + 1
  local product = sold[n % #sold + 1]
  return wrk.format("POST", "/api/commerce/shopping-cart/entries",
    { ["Content-Type"] = "application/json", ["X-CSRF-Token"] = "benchbenchbenchbench00", ["Cookie"] = ${cookie} },
    '{"itemId":"' .. product[1] .. '","sku":"' .. product[2] .. '","quantity":1,"additionalFields":""}')
end
`;
  let filled = 0;
  const filling = await drive(wrk, { url: benchOrigin, connections, seconds: 12, lua: fill });
  filled = Math.min(maxOrders, Math.floor(filling.requestsPerSecond * 12) - connections);
  const payFrom = (first: number): string => `
local n = ${first}
local form = "crumb=benchbenchbenchbench00&action=pay&email=bench%40example.com&firstName=Robin&lastName=Vale&line1=12+Alder+Street" ..
  "&line2=&city=Portland&region=OR&postalCode=97205&country=US&phone=&deliveryOptionId=standard&note=" ..
  "&cardNumber=4242+4242+4242+4242&cardExpiry=12+%2F+40&cardCvc=123&expectedTotal=${benchPriceMinor + deliveryMinor}&idempotencyKey="
request = function()
  n = n + 1
  return wrk.format("POST", "/checkout",
    { ["Content-Type"] = "application/x-www-form-urlencoded", ["Origin"] = "${benchOrigin}", ["Cookie"] = ${cookie} },
    form .. string.format("bench-order-key-%010d", n))
end
`;
  const warm = await drive(wrk, { url: benchOrigin, connections, seconds: warmSeconds, lua: payFrom(0) });
  const warmed = warm.requestsPerSecond * warmSeconds;
  await wait(2000);
  const earlier = await auditBooks(shop.databaseUrl, {});
  const before = used(shop);
  const paid = await drive(wrk, { url: benchOrigin, connections, seconds, lua: payFrom(maxWarmup) });
  const after = used(shop);
  // Payments in flight when the client disconnected settle a moment later.
  await wait(2000);
  const books = await auditBooks(shop.databaseUrl, {});
  const requests = paid.requestsPerSecond * seconds;
  const placed = books.orders - earlier.orders;
  const rate = placed / seconds;
  // A few payments are in flight when the client disconnects; they settle and are counted a moment later.
  const honest =
    placed >= requests * 0.98 &&
    warmed <= maxWarmup - connections &&
    maxWarmup + requests <= filled &&
    warm.failures + paid.failures === 0;
  return [
    {
      name: 'orders placed, server and database on this machine',
      value: perSecond(rate),
      budget: '>= 500/s',
      met: rate >= 500 && honest && books.faults.length === 0,
      note: `${connections} connections, p95 ${milliseconds(paid.p95)}, ${placed} orders after ${Math.round(warmed)} to warm up, server ${milliseconds(((after.server - before.server) / placed) * 1000)} and database ${milliseconds(((after.database - before.database) / placed) * 1000)} of processor an order, faults in the books: ${books.faults.length}${books.faults[0] ? ` (${books.faults[0]})` : ''}, client ${percent(paid.clientLoad)}, ${paid.failures} failed`,
    },
  ];
}

/** Seconds of processor time server and database have used, without processes that have ended. */
function used(shop: ShopUnderTest): { server: number; database: number } {
  return { server: treeSeconds(shop.process.pid ?? 0), database: treeSeconds(shop.databasePid) };
}
