import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Move, movesBack, withMoved } from './order-moves.ts';

/** What the server makes of a move. */
function made(order: readonly string[], move: Move): readonly string[] {
  const others = order.filter((id) => !move.ids.includes(id));
  const at = 'place' in move ? move.place - 1 : move.after === null ? 0 : others.indexOf(move.after) + 1;
  return others.toSpliced(at, 0, ...move.ids);
}

const order = fc.uniqueArray(fc.nat(40).map(String), { minLength: 1, maxLength: 12 });
const some = order.chain((all) =>
  fc.record({
    all: fc.constant(all),
    loaded: fc.integer({ min: 1, max: all.length }),
    ids: fc.subarray(all, { minLength: 1 }),
    place: fc.integer({ min: 1, max: 15 }),
  }),
);

it('shows the order that the server makes, as far as it is loaded, and moves back to the one before', () => {
  fc.assert(
    fc.property(some, ({ all, loaded, ids, place }) => {
      const rows = all.slice(0, loaded).map((id) => ({ id }));
      const named = ids.filter((id) => rows.some((row) => row.id === id));
      fc.pre(named.length > 0);
      const moved = withMoved(rows, named, place, loaded < all.length);
      const stored = made(all, moved.move);
      expect(stored.slice(0, moved.rows.length)).toEqual(moved.rows.map(({ id }) => id));
      const back = movesBack(rows, named).reduce<readonly string[]>(made, stored);
      expect(back).toEqual(all);
    }),
  );
});
