import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearNews } from './hear-news.ts';
import { NEWS_CHANNEL, type News } from './news.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const tell = (payload: string) =>
  platform.db.$client.query('select pg_notify($1, $2)', [NEWS_CHANNEL, payload]);

/** News that lies in a queue until it is let through. */
function heldNews() {
  const queue: (() => void)[] = [];
  const news: News = {
    ...platform.news,
    on: (topic, listener) => platform.news.on(topic, (payload) => queue.push(() => listener(payload))),
  };
  return { news, queue, letThrough: (count: number) => queue.splice(0, count).forEach((tellIt) => tellIt()) };
}

describe('waiting for news', () => {
  it('ends when all that was committed before has been heard, not with the first of it', async () => {
    const { news, queue, letThrough } = heldNews();
    const heard: string[] = [];
    news.on('site', (one) => heard.push(one));
    for (const site of ['one', 'two', 'one']) await tell(`site:${site}`);
    let hasEnded = false;
    const waiting = hearNews({ ...platform, news }, 60_000).finally(() => {
      hasEnded = true;
    });
    await expect.poll(() => queue.length).toBe(4);
    letThrough(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect([heard, hasEnded]).toEqual([['one'], false]);
    letThrough(3);
    expect(await waiting).toBe(true);
    expect(heard).toEqual(['one', 'two', 'one']);
  });

  it('hears its own mark among those of others', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => hearNews(platform)))).toEqual(
      Array.from({ length: 20 }, () => true),
    );
  });

  it('does not go on for ever, nor where the news is lost, and fails nobody', async () => {
    expect(await hearNews({ ...platform, news: heldNews().news }, 20)).toBe(false);
    const away = { $client: { query: () => Promise.reject(new Error('away')) } };
    expect(await hearNews({ ...platform, db: away as unknown as TestPlatform['db'] })).toBe(false);
    const gaps = new Set<() => void>();
    const lost: News = {
      ...heldNews().news,
      onGap: (listener) => {
        gaps.add(listener);
        return () => gaps.delete(listener);
      },
    };
    const waiting = hearNews({ ...platform, news: lost }, 60_000);
    for (const gap of gaps) gap();
    expect(await waiting).toBe(true);
    expect(gaps.size).toBe(0);
  });
});
