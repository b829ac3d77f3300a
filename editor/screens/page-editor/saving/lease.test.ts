import type { LeaseHolder } from '@vitrine/contracts/page-drafts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lease } from './lease.ts';

const SINCE = '2026-11-26T10:00:00.000Z';

/** The server's side: who holds the page. */
class FakeDesk {
  holder: string | null = null;
  /** Who asked for the page. */
  asking: string | null = null;
  isDeclined = false;
  asked: string[] = [];
  isDown = false;

  port(tab: string) {
    return {
      ask: async (takeOver: boolean): Promise<LeaseHolder> => {
        this.asked.push(tab);
        await Promise.resolve();
        if (this.isDown) throw new Error('no answer');
        if (this.holder === null || takeOver) this.holder = tab;
        return this.seenBy(tab);
      },
      request: async (): Promise<LeaseHolder> => {
        await Promise.resolve();
        this.asking = tab;
        return this.seenBy(tab);
      },
      answer: async (on: string, handOver: boolean): Promise<LeaseHolder> => {
        await Promise.resolve();
        if (on !== SINCE) throw new Error('another request');
        this.isDeclined = !handOver;
        if (handOver) [this.holder, this.asking] = [this.asking, null];
        return this.seenBy(tab);
      },
      release: () => {
        if (this.holder === tab) this.holder = null;
        if (this.asking === tab) this.asking = null;
      },
    };
  }

  seenBy(tab: string): LeaseHolder {
    const { holder, asking, isDeclined } = this;
    const isYou = holder === tab;
    return {
      isYou,
      name: holder ?? '',
      isSamePerson: false,
      since: SINCE,
      asks: isYou && asking !== null && !isDeclined ? { name: asking, isSamePerson: false, on: SINCE } : null,
      asked: asking === tab ? (isDeclined ? 'declined' : 'waiting') : null,
    };
  }
}

let desk: FakeDesk;
let isVisible = true;
const aLease = (tab: string) => new Lease(desk.port(tab), () => isVisible);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  desk = new FakeDesk();
  isVisible = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the lease of a page', () => {
  it('is held by signs of life every 15 s, and given back at the end', async () => {
    const lease = aLease('a');
    expect(lease.view()).toEqual({ state: 'asking' });
    lease.start();
    lease.start();
    await pass(0);
    expect(lease.view()).toEqual({ state: 'held', asks: null });
    await pass(45_000);
    expect(desk.asked).toHaveLength(4);
    lease.stop();
    expect(desk.holder).toBeNull();
    await pass(60_000);
    expect(desk.asked).toHaveLength(4);
    // The browser had put the page aside and shows it again.
    lease.start();
    await pass(0);
    expect(lease.view()).toEqual({ state: 'held', asks: null });
    lease.stop();
  });

  it('of another is waited for while the tab is looked at, and left alone', async () => {
    desk.holder = 'b';
    const lease = aLease('a');
    let changes = 0;
    lease.subscribe(() => (changes += 1));
    lease.start();
    await pass(30_000);
    expect(lease.view()).toMatchObject({ state: 'other', holder: { name: 'b', isYou: false } });
    expect(changes).toBe(1);
    expect(desk.holder).toBe('b');
    desk.holder = null;
    isVisible = false;
    await pass(60_000);
    expect(desk.holder).toBeNull();
    isVisible = true;
    lease.look();
    await pass(0);
    expect(lease.view()).toEqual({ state: 'held', asks: null });
    lease.stop();
  });

  it('that was taken over is lost until the person takes it back, whatever wakes the tab up', async () => {
    const [first, second] = [aLease('a'), aLease('b')];
    first.start();
    await pass(0);
    second.start();
    await pass(0);
    expect(second.view()).toMatchObject({ state: 'other' });
    await second.takeOver();
    expect(second.view()).toEqual({ state: 'held', asks: null });
    await pass(15_000);
    expect(first.view()).toMatchObject({ state: 'lost', holder: { name: 'b' } });
    second.stop();
    const before = desk.asked.length;
    first.look();
    first.stop();
    first.start();
    await pass(120_000);
    expect(desk.asked).toHaveLength(before);
    expect(first.view()).toMatchObject({ state: 'lost' });
    expect(desk.holder).toBeNull();
    await first.takeOver();
    expect(first.view()).toEqual({ state: 'held', asks: null });
    await pass(15_000);
    expect(desk.asked).toHaveLength(before + 2);
    first.stop();
  });

  it('survives signs of life that do not arrive, and is asked for until there is an answer', async () => {
    desk.isDown = true;
    const lease = aLease('a');
    lease.start();
    await pass(2_000);
    expect(lease.view()).toEqual({ state: 'asking', failure: new Error('no answer') });
    desk.isDown = false;
    await pass(1_000);
    expect(lease.view()).toEqual({ state: 'held', asks: null });
    desk.isDown = true;
    await pass(120_000);
    expect(lease.view()).toEqual({ state: 'held', asks: null });
    await expect(lease.takeOver()).rejects.toThrow('no answer');
    desk.isDown = false;
    desk.holder = 'b';
    await pass(15_000);
    expect(lease.view()).toMatchObject({ state: 'lost' });
  });

  it('does not mind an answer that comes after it was given back', async () => {
    const lease = aLease('a');
    lease.start();
    lease.stop();
    await pass(60_000);
    expect(lease.view()).toEqual({ state: 'asking' });
    expect(desk.asked).toHaveLength(1);
  });

  it('is asked for, and handed over without being lost: whoever gave it gets it back when the other leaves', async () => {
    const [first, second] = [aLease('a'), aLease('b')];
    first.start();
    second.start();
    await pass(0);
    await second.request();
    expect(second.view()).toMatchObject({ state: 'other', holder: { name: 'a', asked: 'waiting' } });
    await pass(15_000);
    expect(first.view()).toMatchObject({ state: 'held', asks: { name: 'b' } });
    // Whoever asked waits for the answer also in a tab that is not looked at.
    isVisible = false;
    await first.answer(true);
    expect(first.view()).toMatchObject({ state: 'other', holder: { name: 'b' } });
    await pass(3_000);
    expect(second.view()).toEqual({ state: 'held', asks: null });
    isVisible = true;
    second.stop();
    await pass(15_000);
    expect(first.view()).toEqual({ state: 'held', asks: null });
    first.stop();
  });

  it('stays with whoever says "Not now", and a request goes with the tab that made it', async () => {
    const [first, second] = [aLease('a'), aLease('b')];
    first.start();
    second.start();
    await pass(0);
    await first.answer(true);
    expect(first.view()).toEqual({ state: 'held', asks: null });
    await second.request();
    await pass(15_000);
    await first.answer(false);
    expect(first.view()).toEqual({ state: 'held', asks: null });
    await pass(3_000);
    expect(second.view()).toMatchObject({ state: 'other', holder: { asked: 'declined' } });
    desk.isDeclined = false;
    await second.request();
    second.stop();
    expect(desk.asking).toBeNull();
    first.stop();
  });
});
