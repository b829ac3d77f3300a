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

const notify = (payload: string) =>
  platform.db.$client.query('select pg_notify($1, $2)', [PUB_SUB_CHANNEL, payload]);

/** A PubSub whose notifications are queued until they are released. */
function queuedPubSub() {
  const queue: (() => void)[] = [];
  const pubSub: PubSub = {
    ...platform.pubSub,
    on: (topic, listener) => platform.pubSub.on(topic, (payload) => queue.push(() => listener(payload))),
  };
  return {
    pubSub,
    queue,
    release: (count: number) => queue.splice(0, count).forEach((deliver) => deliver()),
  };
}

describe('the notification barrier', () => {
  it('resolves when all notifications sent before were received, not with the first of them', async () => {
    const { pubSub, queue, release } = queuedPubSub();
    const received: string[] = [];
    pubSub.on('site', (one) => received.push(one));
    for (const site of ['one', 'two', 'one']) await notify(`site:${site}`);
    let hasEnded = false;
    const waiting = notificationBarrier({ ...platform, pubSub }, 60_000).finally(() => {
      hasEnded = true;
    });
    await expect.poll(() => queue.length).toBe(4);
    release(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect([received, hasEnded]).toEqual([['one'], false]);
    release(3);
    expect(await waiting).toBe(true);
    expect(received).toEqual(['one', 'two', 'one']);
  });

  it('recognises its own barrier among concurrent ones', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => notificationBarrier(platform)))).toEqual(
      Array.from({ length: 20 }, () => true),
    );
  });

  it('ends at its timeout, or when the connection is lost, and never throws', async () => {
    expect(await notificationBarrier({ ...platform, pubSub: queuedPubSub().pubSub }, 20)).toBe(false);
    const away = { $client: { query: () => Promise.reject(new Error('away')) } };
    expect(await notificationBarrier({ ...platform, db: away as unknown as TestPlatform['db'] })).toBe(false);
    const gaps = new Set<() => void>();
    const lost: PubSub = {
      ...queuedPubSub().pubSub,
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
