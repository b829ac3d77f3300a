import type { LeaseHolder } from '@vitrine/contracts/page-drafts.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lease } from './lease.ts';

/** The server's side: who holds the page. */
class FakeDesk {
  holder: string | null = null;
  asked: string[] = [];
  isDown = false;

  port(tab: string) {
    return {
      ask: async (takeOver: boolean): Promise<LeaseHolder> => {
        this.asked.push(tab);
        await Promise.resolve();
        if (this.isDown) throw new Error('no answer');
        if (this.holder === null || takeOver) this.holder = tab;
        const isYou = this.holder === tab;
        return { isYou, name: this.holder, isSamePerson: false, since: '2026-11-26T10:00:00.000Z' };
      },
      release: () => {
        if (this.holder === tab) this.holder = null;
      },
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
    expect(lease.view()).toEqual({ state: 'held' });
    await pass(45_000);
    expect(desk.asked).toHaveLength(4);
    lease.stop();
    expect(desk.holder).toBeNull();
    await pass(60_000);
    expect(desk.asked).toHaveLength(4);
    // The browser had put the page aside and shows it again.
    lease.start();
    await pass(0);
    expect(lease.view()).toEqual({ state: 'held' });
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
    expect(lease.view()).toEqual({ state: 'held' });
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
    expect(second.view()).toEqual({ state: 'held' });
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
    expect(first.view()).toEqual({ state: 'held' });
    await pass(15_000);
    expect(desk.asked).toHaveLength(before + 2);
    first.stop();
  });

  it('survives signs of life that do not arrive, and is asked for until there is an answer', async () => {
    desk.isDown = true;
    const lease = aLease('a');
    lease.start();
    await pass(2_000);
    expect(lease.view()).toEqual({ state: 'asking' });
    desk.isDown = false;
    await pass(1_000);
    expect(lease.view()).toEqual({ state: 'held' });
    desk.isDown = true;
    await pass(120_000);
    expect(lease.view()).toEqual({ state: 'held' });
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
});
