import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeReviewSettings, defaultReviewSettings, dueOrders } from './ask-settings.ts';

const DAY = 86_400_000;
const on = { ...defaultReviewSettings, ask: true };

it('nobody is asked by default', () => {
  expect(dueOrders(defaultReviewSettings, 1000 * DAY)).toBeNull();
});

it('buyers are asked the chosen days after their order was sent, and not weeks later', () => {
  expect(dueOrders(on, 1000 * DAY)).toEqual({ from: 976 * DAY, to: 990 * DAY });
});

it('orders sent before asking was switched on are left alone', () => {
  const settings = changeReviewSettings(defaultReviewSettings, on, 1000 * DAY);
  expect(settings.askSince).toBe(1000 * DAY);
  expect(dueOrders(settings, 1009 * DAY)).toBeNull();
  expect(dueOrders(settings, 1012 * DAY)).toEqual({ from: 1000 * DAY, to: 1002 * DAY });
});

it('changing the days keeps the day asking began, switching it off and on does not', () => {
  const settings = changeReviewSettings(defaultReviewSettings, on, 10 * DAY);
  const later = changeReviewSettings(settings, { ...on, askAfterDays: 3 }, 20 * DAY);
  expect(later).toMatchObject({ askAfterDays: 3, askSince: 10 * DAY });
  const off = changeReviewSettings(later, { ...later, ask: false }, 30 * DAY);
  expect(changeReviewSettings(off, { ...off, ask: true }, 40 * DAY).askSince).toBe(40 * DAY);
});

it('with no days they are asked as soon as the fulfilment can no longer be undone', () => {
  const settings = { ...on, askAfterDays: 0 };
  expect(dueOrders(settings, 1000 * DAY)?.to).toBe(1000 * DAY - 15_000);
});

it('an order is due for a time without gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 13 }), (askAfterDays, late) => {
      const sentOn = 500 * DAY;
      const due = dueOrders({ ...on, askAfterDays }, sentOn + (askAfterDays + late) * DAY);
      expect(due !== null && due.from <= sentOn && sentOn <= due.to).toBe(true);
      const early = dueOrders({ ...on, askAfterDays }, sentOn + askAfterDays * DAY - 1);
      expect(early !== null && sentOn <= early.to).toBe(false);
    }),
  );
});
