import { expect, it } from 'vitest';
import { withoutTag, withTag } from './change-tags.ts';

it('adds a tag once, whatever its case and spaces', () => {
  expect(withTag(['Spring'], ' New  in ', 5)).toEqual({ ok: true, value: ['Spring', 'New in'] });
  expect(withTag(['Spring', 'New in'], 'NEW IN', 5)).toEqual({ ok: true, value: null });
});

it('refuses one tag too many', () => {
  expect(withTag(['A', 'B'], 'C', 2)).toMatchObject({ ok: false });
  expect(withTag(['A', 'B'], 'b', 2)).toEqual({ ok: true, value: null });
});

it('removes a tag, and adding it back at its place gives the same tags', () => {
  const without = withoutTag(['A', 'Spring', 'C'], 'spring');
  expect(without).toEqual({ tags: ['A', 'C'], removed: 'Spring', at: 1 });
  expect(withTag(without?.tags ?? [], without?.removed ?? '', 5, without?.at)).toEqual({
    ok: true,
    value: ['A', 'Spring', 'C'],
  });
  expect(withoutTag(['A'], 'B')).toBeNull();
});
