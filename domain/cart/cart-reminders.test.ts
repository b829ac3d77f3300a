import { expect, it } from 'vitest';
import { refuseReminder } from './cart-reminders.ts';

const cart = {
  isPurchased: false,
  hasOrderedSince: false,
  isReminded: false,
  isWrittenLately: false,
  isUnsubscribed: false,
  lineCount: 1,
};

it.each([
  [{}, null],
  [{ isPurchased: true }, 'bought'],
  [{ hasOrderedSince: true }, 'ordered-since'],
  [{ isReminded: true, isWrittenLately: true }, 'reminded'],
  [{ isWrittenLately: true }, 'written-lately'],
  [{ isUnsubscribed: true, isWrittenLately: true }, 'unsubscribed'],
  [{ lineCount: 0 }, 'empty'],
] as const)('a cart with %j is written about, or not: %s', (change, refusal) => {
  expect(refuseReminder({ ...cart, ...change })).toBe(refusal);
});
