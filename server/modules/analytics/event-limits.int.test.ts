import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { EVENT_DAYS } from './event-limits.ts';
import { removeOldEvents } from './remove-old-events.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1 } });
  app = await buildApp(platform);
  shop = await aShop(platform, 'floods.test');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

let visitors = 0;
/** A call with a new visitor name each time, as a bot would send it. */
const send = (url: string, payload: object | string, remoteAddress: string) => {
  visitors += 1;
  const crumb = `crumb-of-a-program-${visitors}`;
  return app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: {
      host: shop.host,
      cookie: `crumb=${crumb}`,
      'x-csrf-token': crumb,
      'content-type': 'application/json',
    },
  });
};
const longEvent = { event: 'flood', data: { words: 'x'.repeat(7_000) } };
const eightEvents = {
  event: Array.from({ length: 8 }, () => longEvent.event),
  data: Array.from({ length: 8 }, () => longEvent.data),
};
async function statuses(url: string, payload: object, address: string, times: number): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push((await send(url, payload, address)).statusCode);
  return all;
}

describe('a flood of events from one address', () => {
  it('is refused after less than half a megabyte in a minute, whatever visitor ids it sends', async () => {
    const answers = await statuses('/api/census/RecordHit', eightEvents, '203.0.113.5', 12);
    const taken = answers.filter((status) => status === 202).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken * 56_000).toBeLessThan(500_000);
    expect(answers.at(-1)).toBe(429);
    const refused = await send('/api/census/RecordHit', eightEvents, '203.0.113.5');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: 'RATE_LIMITED' });
  });

  it('does not affect another address, and ends with the minute', async () => {
    expect(await statuses('/api/census/RecordHit', longEvent, '203.0.113.6', 1)).toEqual([202]);
    platform.clock.advance(60_000);
    expect(await statuses('/api/census/RecordHit', longEvent, '203.0.113.5', 1)).toEqual([202]);
  });

  it('counts reports of script errors too', async () => {
    const report = { event: 'uncaught', data: { message: 'x'.repeat(1_000), stack: 'y'.repeat(4_900) } };
    const reports = Array.from({ length: 10 }, () => report);
    const answers = await statuses('/api/events/RecordJavascriptErrors', reports, '203.0.113.7', 12);
    expect(answers[0]).toBe(202);
    expect(answers.at(-1)).toBe(429);
  });

  it('does not limit thirty people behind one address who view a page every ten seconds', async () => {
    platform.clock.advance(60_000);
    const view = { event: 'PageView', data: { pagePath: '/shop', userAgent: 'x'.repeat(900) } };
    expect(new Set(await statuses('/api/census/RecordHit', view, '203.0.113.8', 180))).toEqual(
      new Set([202]),
    );
  });
});

const left = async (table: string): Promise<string[]> => {
  const { rows } = await platform.db.$client.query<{ event: string }>(
    `select event from ${table} where website_id = $1 and event like '%days old' order by id`,
    [shop.websiteId],
  );
  return rows.map((row) => row.event);
};

describe('retention', () => {
  const day = 24 * 60 * 60 * 1000;
  const put = async (table: string, ages: readonly number[]): Promise<void> => {
    for (const age of ages) {
      const moment = platform.clock.now() - age * day;
      await platform.db.$client.query(
        `insert into ${table} (website_id, id, event, data, received_on) values ($1, $2, $3, '{}', to_timestamp($4))`,
        [shop.websiteId, newId(moment), `${age} days old`, moment / 1000],
      );
    }
  };
  it('is two years for events and a month for script errors', async () => {
    await put('visit_events', [EVENT_DAYS + 1, EVENT_DAYS - 1, 31, 1]);
    await put('script_errors', [EVENT_DAYS - 1, 31, 29, 1]);
    expect(await removeOldEvents(platform)).toBe(3);
    expect(await left('visit_events')).toEqual([`${EVENT_DAYS - 1} days old`, '31 days old', '1 days old']);
    expect(await left('script_errors')).toEqual(['29 days old', '1 days old']);
  });

  it('keeps the newest when a website exceeds its limit', async () => {
    await platform.db.$client.query('delete from script_errors');
    await put('script_errors', [9, 8, 7, 6, 5]);
    expect(await removeOldEvents(platform, [{ table: 'script_errors', days: 30, max: 2 }])).toBe(3);
    expect(await left('script_errors')).toEqual(['6 days old', '5 days old']);
    expect(await removeOldEvents(platform, [{ table: 'script_errors', days: 30, max: 2 }])).toBe(0);
  });
});
