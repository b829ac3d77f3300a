import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrawler, isDue, isLeaving, percentScrolled, readSeen, writeSeen } from './popup-rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-20T08:00:00Z');
const once = { edition: 1, againAfterDays: null };
const monthly = { edition: 1, againAfterDays: 30 };
const seen = (change: object = {}) => ({ edition: 1, at: NOW, isDone: false, ...change });

describe('a pop-up is due', () => {
  it('in a browser that has not seen it', () => {
    expect(isDue(null, once, NOW)).toBe(true);
    expect(isDue(readSeen('no sense'), once, NOW)).toBe(true);
  });

  it('never again, or after so many days, as its owner chose', () => {
    expect(isDue(seen(), once, NOW + 1_000 * DAY)).toBe(false);
    expect(isDue(seen(), monthly, NOW + 30 * DAY - 1)).toBe(false);
    expect(isDue(seen(), monthly, NOW + 30 * DAY)).toBe(true);
  });

  it('never again to whoever did what it asks for', () => {
    expect(isDue(seen({ isDone: true }), monthly, NOW + 365 * DAY)).toBe(false);
  });

  it('to everybody when its owner wants that', () => {
    expect(isDue(seen({ isDone: true }), { ...once, edition: 2 }, NOW)).toBe(true);
  });

  it('not earlier by a clock that was set back', () => {
    expect(isDue(seen({ at: NOW + 10 * DAY }), { ...monthly, againAfterDays: 1 }, NOW)).toBe(false);
  });
});

it('is remembered by a text that is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.record({
        edition: fc.integer({ min: 1, max: 999_999_999 }),
        at: fc.integer({ min: 0, max: 999_999_999_999_999 }),
        isDone: fc.boolean(),
      }),
      (one) => {
        expect(readSeen(writeSeen(one))).toEqual(one);
      },
    ),
  );
  for (const stored of [null, '', '1', 'x 1', '1 1 2', '-1 5', '1.5 3', '1 1e9'])
    expect(readSeen(stored)).toBeNull();
});

it('counts what can be scrolled, and takes a page that fits the window for unscrolled', () => {
  expect(percentScrolled({ top: 0, window: 800, height: 2_800 })).toBe(0);
  expect(percentScrolled({ top: 1_000, window: 800, height: 2_800 })).toBe(50);
  expect(percentScrolled({ top: 2_000.5, window: 800, height: 2_800 })).toBe(100);
  expect(percentScrolled({ top: -40, window: 800, height: 2_800 })).toBe(0);
  expect(percentScrolled({ top: 0, window: 800, height: 600 })).toBe(0);
});

it('takes the mouse for leaving over the top of the window only', () => {
  expect(isLeaving({ y: -3, isOnPage: false })).toBe(true);
  expect(isLeaving({ y: -3, isOnPage: true })).toBe(false);
  expect(isLeaving({ y: 300, isOnPage: false })).toBe(false);
});

it('knows crawlers by what they call themselves', () => {
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  ])
    expect(isCrawler(agent), agent).toBe(true);
  for (const agent of [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  ])
    expect(isCrawler(agent), agent).toBe(false);
});
