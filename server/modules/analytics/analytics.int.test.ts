import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { makeEventQueue } from './event-queue.ts';
import { countOverlays } from './index.ts';
import { countOverlayEvents } from './repository.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
const hit = '/api/census/RecordHit';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'analytics.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

interface Row {
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly visitor: string;
}
const rowsOf = async (name: string, table = 'visit_events'): Promise<Row[]> => {
  const visitor = table === 'visit_events' ? 'visitor' : "'' as visitor";
  const { rows } = await platform.db.$client.query<Row>(
    `select event, data, ${visitor} from ${table} where website_id = $1 and event = $2 order by id`,
    [shop.websiteId, name],
  );
  return rows;
};
let barriers = 0;
const written = (name: string, count: number) =>
  expect.poll(async () => (await rowsOf(name)).length).toBe(count);

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: hit,
    payload,
    headers: {
      host: shop.host,
      origin: `http://${shop.host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

describe('POST /api/census/RecordHit', () => {
  it('stores an event as it was sent, with the host’s website and the visitor', async () => {
    const answer = await post(
      new URLSearchParams({
        event: 'CommerceShopping_VisitPDP',
        data: JSON.stringify({ item_id: 'i1', pdp_layout: 'simple', website_id: 'another' }),
        ss_cvr: 'abc-1|2|3|4|5',
      }).toString(),
    );
    expect(answer.statusCode).toBe(202);
    await written('CommerceShopping_VisitPDP', 1);
    expect(await rowsOf('CommerceShopping_VisitPDP')).toEqual([
      {
        event: 'CommerceShopping_VisitPDP',
        data: { item_id: 'i1', pdp_layout: 'simple', website_id: shop.websiteId },
        visitor: 'abc-1|2|3|4|5',
      },
    ]);
  });

  it('accepts several events in one post, in pairs', async () => {
    const body = new URLSearchParams();
    for (const at of [1, 2, 3]) {
      body.append('event', 'several');
      body.append('data', JSON.stringify({ at }));
    }
    expect((await post(body.toString())).statusCode).toBe(202);
    await written('several', 3);
    const seenAt = (await rowsOf('several')).map(({ data }) => Number(data['at']));
    expect(seenAt.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('accepts JSON with the crumb, and adds the cart id that scripts cannot read', async () => {
    const itemId = await shop.addProduct('analytics-mug');
    const ann = aVisitor(app, shop.host);
    const added = await ann.send('POST', '/api/commerce/shopping-cart/entries', {
      itemId,
      sku: 'ANALYTICS-MUG',
    });
    const { id } = added.json<{ shoppingCart: { id: string } }>().shoppingCart;
    const answer = await ann.send('POST', hit, { event: 'json', data: { sku: 'ANALYTICS-MUG' } });
    expect(answer.statusCode).toBe(202);
    await written('json', 1);
    expect((await rowsOf('json'))[0]?.data).toMatchObject({ sku: 'ANALYTICS-MUG', cart_id: id });
  });

  it.each(['', 'abc', 'abc|1|2|3', 'abc|0|1|2|3', 'abc|1|2|3|4|5', '<b>|1|2|3|4'])(
    'treats the visitor cookie %j as absent',
    async (ss_cvr) => {
      const name = `visitor.${Buffer.from(ss_cvr).toString('hex')}`;
      await post(new URLSearchParams({ event: name, ss_cvr }).toString());
      await written(name, 1);
      expect((await rowsOf(name))[0]?.visitor).toBe('');
    },
  );

  it.each([
    ['data that is no JSON', { event: 'bad', data: '{' }],
    ['data that is a list', { event: 'bad', data: '[1]' }],
    ['a zero byte, which no jsonb holds', { event: 'bad', data: '{"a":"\\u0000"}' }],
    ['half of a character', { event: 'bad', data: '{"a":"\\ud800"}' }],
    ['more than 8000 characters', { event: 'bad', data: JSON.stringify({ a: 'x'.repeat(8000) }) }],
    ['no name', { data: '{}' }],
    ['markup for a name', { event: '<script>', data: '{}' }],
  ])('refuses %s', async (_what, fields) => {
    expect((await post(new URLSearchParams(fields as Record<string, string>).toString())).statusCode).toBe(
      422,
    );
    // Events are written in order: once this one is stored, a bad one before it would be, too.
    const after = `after-bad-${(barriers += 1)}`;
    expect((await post(new URLSearchParams({ event: after }).toString())).statusCode).toBe(202);
    await written(after, 1);
    expect(await rowsOf('bad')).toEqual([]);
  });

  it('refuses a post from another site', async () => {
    const answer = await post('event=foreign', { origin: 'https://elsewhere.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('POST /api/census/overlay', () => {
  const overlay = '/api/census/overlay';

  it('records that a pop-up was opened, with its page and visitor, and counts it for its owner', async () => {
    const ann = aVisitor(app, shop.host);
    const body = {
      visitorCookie: 'abc-1|2|3|4|5',
      overlay: '7',
      pageTitle: 'Home',
      pageId: 'home',
      pagePath: '/',
      somethingElse: 'x',
    };
    expect((await ann.send('POST', overlay, body)).statusCode).toBe(202);
    const form = await app.inject({
      method: 'POST',
      url: overlay,
      payload: new URLSearchParams({ overlay: '8', pagePath: '/about' }).toString(),
      headers: {
        host: shop.host,
        origin: `http://${shop.host}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(form.statusCode).toBe(202);
    await written('Overlay', 2);
    const [first] = await rowsOf('Overlay');
    expect(first).toEqual({
      event: 'Overlay',
      data: {
        overlay: '7',
        pageTitle: 'Home',
        pageId: 'home',
        pagePath: '/',
        website_id: shop.websiteId,
      },
      visitor: 'abc-1|2|3|4|5',
    });
    const count = (edition: string, websiteId = shop.websiteId) =>
      countOverlays(platform, websiteId, { overlay: edition, days: 30 });
    expect(await count('7')).toBe(1);
    expect(await count('9')).toBe(0);
    const other = await aShop(platform, 'analytics-other.test');
    expect(await count('7', other.websiteId)).toBe(0);
    // Only the newest are looked at, also where all of them name something else.
    const since = platform.clock.now() - 60_000;
    const newest = (most: number, edition: string) =>
      countOverlayEvents(platform.db, {
        websiteId: shop.websiteId,
        event: 'Overlay',
        since,
        overlay: edition,
        most,
      });
    expect([await newest(2, '7'), await newest(2, '8')]).toEqual([1, 1]);
    expect((await newest(1, '7')) + (await newest(1, '8'))).toBe(1);
  });

  it.each([
    ['a zero byte, which no jsonb holds', { pageTitle: 'a\u0000' }],
    ['half of a character', { pageTitle: '\ud800' }],
    ['a title of a megabyte', { pageTitle: 'x'.repeat(1_000_000) }],
    ['a list for a path', { pagePath: ['/'] }],
  ])('refuses %s', async (_what, body) => {
    const ann = aVisitor(app, shop.host);
    const before = (await rowsOf('Overlay')).length;
    expect([413, 422]).toContain((await ann.send('POST', overlay, body)).statusCode);
    expect((await rowsOf('Overlay')).length).toBe(before);
  });
});

it('records a quick view under the item’s id', async () => {
  const ann = aVisitor(app, shop.host);
  const id = '0198c0de-0000-7000-8000-000000000001';
  expect((await ann.send('POST', `/api/census/RecordQuickView/${id}`)).statusCode).toBe(202);
  await written('QuickView', 1);
  expect((await rowsOf('QuickView'))[0]?.data).toMatchObject({ item_id: id, is_quickview: true });
  expect((await ann.send('POST', '/api/census/RecordQuickView/x')).statusCode).toBe(404);
});

describe('POST /api/events/RecordJavascriptErrors', () => {
  const errors = '/api/events/RecordJavascriptErrors';

  it('stores uncaught errors, with stacks truncated to 5000 characters', async () => {
    const ann = aVisitor(app, shop.host);
    const answer = await ann.send('POST', errors, [
      { event: 'uncaught', data: { message: 'x is not a function', stack: 's'.repeat(6000) }, timestamp: 7 },
    ]);
    expect(answer.statusCode).toBe(202);
    const [row] = await rowsOf('uncaught', 'script_errors');
    expect(row?.data).toEqual({
      message: 'x is not a function',
      stack: 's'.repeat(5000),
      timestamp: 7,
    });
  });

  it('accepts at most ten at once, and none without the crumb', async () => {
    const ann = aVisitor(app, shop.host);
    const report = { event: 'many', data: {} };
    const list = (length: number) => Array.from({ length }, () => report);
    expect((await ann.send('POST', errors, { events: list(10) })).statusCode).toBe(202);
    expect(await rowsOf('many', 'script_errors')).toHaveLength(10);
    expect((await ann.send('POST', errors, list(11))).statusCode).toBe(422);
    const bare = await app.inject({
      method: 'POST',
      url: errors,
      headers: { host: shop.host },
      payload: list(1),
    });
    expect(bare.statusCode).toBe(403);
    expect(bare.json()).toMatchObject({
      message: 'Please enable cookies in your browser, reload the page, and try again.',
    });
  });
});

function event(name: string, data = '{}') {
  return {
    websiteId: shop.websiteId,
    id: newId(),
    event: name,
    data,
    visitor: '',
    receivedOn: platform.clock.now(),
  };
}

describe('the queue of events', () => {
  it('writes ten thousand with a few statements', async () => {
    const asked = vi.spyOn(platform.db.$client, 'query');
    const queue = makeEventQueue(platform);
    for (let at = 0; at < 10_000; at += 1) queue.put([event('flood', '{"sku":"MUG","quantity":1}')]);
    await queue.flush();
    expect(asked).toHaveBeenCalledTimes(5);
    asked.mockRestore();
    expect(await rowsOf('flood')).toHaveLength(10_000);
  });

  it('loses only the event the database rejects', async () => {
    const queue = makeEventQueue(platform);
    queue.put([event('kept'), event('kept', 'not json'), event('kept'), event('kept')]);
    await queue.flush();
    expect(await rowsOf('kept')).toHaveLength(3);
  });

  it('refuses events when it is full', () => {
    const queue = makeEventQueue({ log: platform.log, db: platform.db });
    expect(queue.put(Array.from({ length: 20_001 }, () => event('too-many')))).toBe(false);
  });
});
