import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addButtonLabel,
  buttonEventOf,
  startButtonClock,
  takesPress,
  type AddButtonState,
} from './add-button-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aButton() {
  const shown: AddButtonState[] = ['idle'];
  return { now: () => shown.at(-1), clock: startButtonClock((state) => shown.push(state)) };
}

test('after a success the button says "added" from 1 s on, for 2 s', () => {
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

test('with options unselected it says so at once, for 2 s, and a new press begins those anew', () => {
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

test('a form closed by the visitor leaves it idle at once; a stopped clock shows nothing more', () => {
  const { clock, now } = aButton();
  clock.notify('given-up');
  expect(now()).toBe('idle');
  clock.notify('added');
  clock.stop();
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe('idle');
});

test('presses are ignored while adding and while added', () => {
  expect(takesPress('adding')).toBe(false);
  expect(takesPress('added')).toBe(false);
  expect(takesPress('idle')).toBe(true);
  expect(takesPress('select-option')).toBe(true);
});

test('each state has its label, and idle the button’s own', () => {
  expect(
    (['idle', 'adding', 'added', 'select-option'] as const).map((s) => addButtonLabel(s, 'Buy')),
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
