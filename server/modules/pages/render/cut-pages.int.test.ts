import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('small');
  const { shop } = server;
  if (shop === null) throw new Error('the small site has a shop');
  // The clock is looked at after so much work: a short page is over before.
  for (let n = 0; n < 24; n += 1) {
    const variants = [{ sku: `MUG-${n}`, attributes: {}, priceMinor: 2800, stock: 3 }];
    await shop.addProduct(`mug-${n}`, { title: 'A mug', variantOptions: [], variants });
  }
  await awaitNotifications(server.platform);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const read = async (path: string): Promise<string> => (await fetch(server.origin + path)).text();

/** Every clock reading is two seconds of processor time later, more than a rendering may take. */
function workTwoSecondsBetweenLooks(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2000));
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: 2_000_000, system: 0 }));
}

/** Which product comes last is not known: all are of one millisecond. */
const countCards = (html: string): number => html.split('<article class="card"').length - 1;

describe('a page that was cut by the time limit', () => {
  it('is rendered again for the next visitor, and cached when it is complete', async () => {
    workTwoSecondsBetweenLooks();
    const cut = await read('/shop');
    vi.restoreAllMocks();
    const whole = await read('/shop');
    expect(countCards(cut)).toBeLessThan(24);
    expect(countCards(whole)).toBe(24);
    const queries = vi.spyOn(server.platform.db.$client, 'query');
    expect(await read('/shop')).toBe(whole);
    expect(queries, 'a whole page is kept').not.toHaveBeenCalled();
  });
});
