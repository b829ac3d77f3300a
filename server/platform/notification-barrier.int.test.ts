// PostgreSQL: both (notifications)
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationBarrier } from './notification-barrier.ts';
import { PUB_SUB_CHANNEL, type PubSub } from './pub-sub.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const tell = (payload: string) =>
  platform.db.$client.query('select pg_notify($1, $2)', [PUB_SUB_CHANNEL, payload]);

/** PubSub that lies in a queue until it is let through. */
function heldPubSub() {
  const queue: (() => void)[] = [];
  const pubSub: PubSub = {
    ...platform.pubSub,
    on: (topic, listener) => platform.pubSub.on(topic, (payload) => queue.push(() => listener(payload))),
  };
  return {
    pubSub,
    queue,
    letThrough: (count: number) => queue.splice(0, count).forEach((deliver) => deliver()),
  };
}

describe('waiting for pubSub', () => {
  it('ends when all that was committed before has been heard, not with the first of it', async () => {
    const { pubSub, queue, letThrough } = heldPubSub();
    const heard: string[] = [];
    pubSub.on('site', (one) => heard.push(one));
    for (const site of ['one', 'two', 'one']) await tell(`site:${site}`);
    let hasEnded = false;
    const waiting = notificationBarrier({ ...platform, pubSub }, 60_000).finally(() => {
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
    expect(await Promise.all(Array.from({ length: 20 }, () => notificationBarrier(platform)))).toEqual(
      Array.from({ length: 20 }, () => true),
    );
  });

  it('does not go on for ever, nor where the pubSub is lost, and fails nobody', async () => {
    expect(await notificationBarrier({ ...platform, pubSub: heldPubSub().pubSub }, 20)).toBe(false);
    const away = { $client: { query: () => Promise.reject(new Error('away')) } };
    expect(await notificationBarrier({ ...platform, db: away as unknown as TestPlatform['db'] })).toBe(false);
    const gaps = new Set<() => void>();
    const lost: PubSub = {
      ...heldPubSub().pubSub,
      onGap: (listener) => {
        gaps.add(listener);
        return () => gaps.delete(listener);
      },
    };
    const waiting = notificationBarrier({ ...platform, pubSub: lost }, 60_000);
    for (const gap of gaps) gap();
    expect(await waiting).toBe(true);
    expect(gaps.size).toBe(0);
  });
});
