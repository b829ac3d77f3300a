import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addButtonLabel,
  buttonEventOf,
  startButtonTimer,
  acceptsPress,
  type AddButtonState,
} from './add-button-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aButton() {
  const shown: AddButtonState[] = ['idle'];
  return { now: () => shown.at(-1), clock: startButtonTimer((state) => shown.push(state)) };
}

test('after a success the button reads "added" from 1 s on, for 2 s', () => {
  const { clock, now } = aButton();
  clock.notify('adding');
  expect(now()).toBe('adding');
  vi.advanceTimersByTime(700);
  clock.notify('added');
  vi.advanceTimersByTime(999);
  expect(now()).toBe('adding');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('added');
  vi.advanceTimersByTime(1999);
  expect(now()).toBe('added');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('idle');
});

test('after a failure it is idle again within 1 s', () => {
  const { clock, now } = aButton();
  clock.notify('adding');
  clock.notify('failed');
  vi.advanceTimersByTime(999);
  expect(now()).toBe('adding');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('idle');
});

test('with unselected options it shows a message at once, for 2 s, and a new click restarts the time', () => {
  const { clock, now } = aButton();
  clock.notify('unselected');
  expect(now()).toBe('select-option');
  vi.advanceTimersByTime(1500);
  clock.notify('unselected');
  vi.advanceTimersByTime(1999);
  expect(now()).toBe('select-option');
  vi.advanceTimersByTime(1);
  expect(now()).toBe('idle');
});

test('a form closed by the visitor resets it at once; a removed button changes no more', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { clock, now } = aButton();
  clock.notify('given-up');
  expect(now()).toBe('idle');
  const stop = clock.watchPage();
  clock.notify('added');
  stop();
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe('idle');
});

test('presses are ignored while adding and while added', () => {
  expect(acceptsPress('adding')).toBe(false);
  expect(acceptsPress('added')).toBe(false);
  expect(acceptsPress('idle')).toBe(true);
  expect(acceptsPress('select-option')).toBe(true);
});

test('a click counts once, also while its code is loading, and again when its outcome is shown', () => {
  const { clock } = aButton();
  expect([clock.take(), clock.take()]).toEqual([true, false]);
  clock.notify('adding');
  expect(clock.take()).toBe(false);
  clock.notify('added');
  vi.advanceTimersByTime(2999);
  expect(clock.take()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(clock.take()).toBe(true);
});

test('after a click that never reached the shop the next one counts at once', () => {
  const { clock } = aButton();
  expect(clock.take()).toBe(true);
  clock.notify('failed');
  expect(clock.take()).toBe(true);
  clock.notify('unselected');
  expect(clock.take()).toBe(true);
});

test('each state has its label, and idle the button’s own', () => {
  expect(
    (['idle', 'adding', 'added', 'select-option'] as const).map((s) => addButtonLabel(s, 'Buy', 'en')),
  ).toEqual(['Buy', 'Adding…', 'Added!', 'Select Option']);
});

test('while the browser leaves for a checkout the button keeps showing that it is busy', () => {
  expect(buttonEventOf({ end: 'expressCheckout', kind: 'sold' })).toBe('adding');
  expect(buttonEventOf({ end: 'subscriptionCheckout', kind: 'left' })).toBe('adding');
  expect(buttonEventOf({ end: 'addedOnList', kind: 'sold' })).toBe('added');
  expect(buttonEventOf({ end: 'denominationMissing', kind: 'failed' })).toBe('unselected');
  expect(buttonEventOf({ end: 'outOfStock', kind: 'failed' })).toBe('failed');
  expect(buttonEventOf({ end: 'givenUp', kind: 'stopped' })).toBe('given-up');
});
