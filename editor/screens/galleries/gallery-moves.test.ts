import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMoved } from '../../ui/order/order-moves.ts';
import { isSameOrder, orderedAs, placeByKey, placeOver } from './gallery-moves.ts';

const rows = (ids: string) => ids.split('').map((id) => ({ id }));
const order = (ids: string, dragged: string, over: string) =>
  withMoved(rows(ids), dragged.split(''), placeOver(rows(ids), dragged.split(''), over), false)
    .rows.map(({ id }) => id)
    .join('');

describe('what is dragged over a picture', () => {
  it.each([
    ['abcde', 'a', 'c', 'bcade'],
    ['abcde', 'd', 'b', 'adbce'],
    ['abcde', 'a', 'e', 'bcdea'],
    ['abcde', 'e', 'a', 'eabcd'],
    ['abcde', 'bd', 'e', 'acebd'],
    ['abcde', 'bd', 'a', 'bdace'],
  ])('takes its place, and it makes way: %s, %s over %s', (ids, dragged, over, expected) => {
    expect(order(ids, dragged, over)).toBe(expected);
  });

  it('never stays where it is', () => {
    const all = 'abcdefgh';
    fc.assert(
      fc.property(fc.subarray(all.split(''), { minLength: 1, maxLength: 7 }), fc.nat(7), (dragged, at) => {
        const over = all[at] ?? 'a';
        fc.pre(!dragged.includes(over));
        const moved = withMoved(rows(all), dragged, placeOver(rows(all), dragged, over), false).rows;
        expect(isSameOrder(moved, rows(all))).toBe(false);
      }),
    );
  });
});

describe('a key with Alt', () => {
  const at = { place: 6, columns: 4, count: 1, total: 10 };

  it.each([
    ['ArrowLeft', 5],
    ['ArrowRight', 7],
    ['ArrowUp', 2],
    ['ArrowDown', 10],
    ['Home', 1],
    ['End', 10],
    ['a', null],
    ['constructor', null],
  ])('moves a picture: %s to %s', (key, place) => {
    expect(placeByKey(key, at)).toBe(place);
  });

  it('moves no picture out of the gallery, nor several', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    const place = fc.record({
      place: fc.integer({ min: 1, max: 20 }),
      columns: fc.integer({ min: 1, max: 9 }),
      count: fc.integer({ min: 1, max: 20 }),
      total: fc.constant(20),
    });
    fc.assert(
      fc.property(key, place, (pressed, where) => {
        const to = placeByKey(pressed, where) ?? 0;
        expect(to).toBeGreaterThanOrEqual(1);
        expect(to + where.count - 1).toBeLessThanOrEqual(where.total);
      }),
    );
  });
});

describe('an order that is shown again', () => {
  it('has what was changed and added since, and not what is gone', () => {
    const before = [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    ];
    const now = [
      { id: 'c', title: 'C' },
      { id: 'a', title: 'Ash' },
      { id: 'd', title: 'D' },
    ];
    expect(orderedAs(now, before, false).map(({ title }) => title)).toEqual(['Ash', 'C', 'D']);
    expect(orderedAs(now, before, true).map(({ title }) => title)).toEqual(['Ash', 'B', 'C', 'D']);
  });
});
