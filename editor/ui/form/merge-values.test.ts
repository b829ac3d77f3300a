import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const zones = (...ids: string[]) => ({ zones: rows(...ids) });
const zoneNamed = (name: string) => ({ zones: [{ id: 'a', name }] });
const names = (merged: { values: { zones: readonly { id: string }[] } }) =>
  merged.values.zones.map(({ id }) => id);

describe('merging what two people have changed', () => {
  it('takes every field from the side that changed it', () => {
    const base = { name: 'Shop', mail: 'a@b.c', seen: { on: true, days: '5' } };
    const merged = mergeValues({ ...base, name: 'Mine', seen: { on: false, days: '5' } }, base, {
      ...base,
      mail: 'new@b.c',
      seen: { on: true, days: '9' },
    });
    expect(merged).toEqual({
      values: { name: 'Mine', mail: 'new@b.c', seen: { on: false, days: '9' } },
      conflicts: [],
    });
  });

  it('keeps mine and lists both values where both changed the same field to different values', () => {
    expect(mergeValues({ name: 'Mine' }, { name: 'Shop' }, { name: 'Theirs' })).toEqual({
      values: { name: 'Mine' },
      conflicts: [{ name: 'name', mine: 'Mine', theirs: 'Theirs' }],
    });
    expect(mergeValues({ name: 'Same' }, { name: 'Shop' }, { name: 'Same' }).conflicts).toEqual([]);
  });

  it('keeps rows that either side added, where they were added', () => {
    expect(names(mergeValues(zones('a', 'm', 'b'), zones('a', 'b'), zones('t', 'a', 'b', 'u')))).toEqual([
      't',
      'a',
      'm',
      'b',
      'u',
    ]);
  });

  it('removes a row that one side removed, unless the other has changed it', () => {
    expect(names(mergeValues(zones('b'), zones('a', 'b'), zones('a', 'b', 'c')))).toEqual(['b', 'c']);
    const changed = { zones: [{ id: 'a', name: 'new' }, ...rows('b')] };
    expect(names(mergeValues(zones('b'), zones('a', 'b'), changed))).toEqual(['a', 'b']);
    expect(names(mergeValues(changed, zones('a', 'b'), zones('b')))).toEqual(['a', 'b']);
  });

  it('keeps an entry that I changed and they deleted, as a conflict; one that I left alone is deleted', () => {
    const base = { prices: { a: '1', b: '2', c: '3' } };
    expect(mergeValues({ prices: { ...base.prices, a: '9' } }, base, { prices: { c: '4' } })).toEqual({
      values: { prices: { c: '4', a: '9' } },
      conflicts: [{ name: 'prices.a', mine: '9', theirs: undefined, isDeleted: true }],
    });
  });

  it('keeps my order of rows, and otherwise theirs', () => {
    expect(names(mergeValues(zones('b', 'a'), zones('a', 'b'), zones('a', 'b', 'c')))).toEqual([
      'b',
      'c',
      'a',
    ]);
    expect(names(mergeValues(zones('a', 'b', 'c'), zones('a', 'b'), zones('b', 'a')))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  it('names a field of a row by the row’s id', () => {
    const base = zones('a');
    expect(mergeValues(zoneNamed('x'), base, zoneNamed('y')).conflicts).toEqual([
      { name: 'zones.a.name', mine: 'x', theirs: 'y' },
    ]);
  });

  const anyRows = fc
    .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), name: fc.constantFrom('x', 'y') }), {
      selector: ({ id }) => id,
    })
    .map((list) => ({ zones: list }));
  it('never loses a row that only one side has and the other did not remove, and never has one twice', () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyRows, (mine, base, theirs) => {
        const ids = names(mergeValues(mine, base, theirs));
        expect(new Set(ids).size).toBe(ids.length);
        const known = new Set(base.zones.map(({ id }) => id));
        for (const { id } of [...mine.zones, ...theirs.zones]) {
          if (!known.has(id)) expect(ids).toContain(id);
        }
        expect(mergeValues(mine, base, base).values).toEqual(mine);
        expect(mergeValues(base, base, theirs).values).toEqual(theirs);
      }),
    );
  });
});
