import { describe, expect, it } from 'vitest';
import type { PageBlock, PageDocument, PageSection } from './page-document.ts';
import { summariseChanges } from './summarise-changes.ts';

const block = (id: string, parts: Partial<PageBlock> = {}): PageBlock => ({
  id,
  type: 'heading',
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  props: { text: id, level: 2 },
  ...parts,
});
const section = (id: string, blocks: readonly PageBlock[] = [], theme: 'light' | 'dark' = 'light') =>
  ({ id, theme, space: 'normal', fullWidth: false, blocks }) satisfies PageSection;
const page = (...sections: readonly PageSection[]): PageDocument => ({ version: 2, sections });

const [a, b, c] = [block('a'), block('b'), block('c')];
const before = page(section('one', [a, b]), section('two', [c]), section('three'));

describe('the summary of what changed', () => {
  it.each<[string, PageDocument]>([
    ['No changes', page(section('one', [a, b]), section('two', [c]), section('three'))],
    // The database stores keys in its own order.
    [
      'No changes',
      page(
        section('one', [{ ...a, props: { level: 2, text: 'a' } }, b]),
        section('two', [c]),
        section('three'),
      ),
    ],
    [
      '1 block changed',
      page(
        section('one', [{ ...a, props: { text: 'A', level: 2 } }, b]),
        section('two', [c]),
        section('three'),
      ),
    ],
    [
      '3 blocks changed, 1 section added',
      page(
        section('one', [
          { ...a, type: 'text' },
          { ...b, props: {} },
        ]),
        section('two', [{ ...c, props: { ...c.props, level: 3 } }]),
        section('three'),
        section('four', [block('d'), block('e')]),
      ),
    ],
    ['1 block moved', page(section('one', [{ ...a, depth: 1 }, b]), section('two', [c]), section('three'))],
    ['1 block moved', page(section('one', [a]), section('two', [b, c]), section('three'))],
    [
      '1 block added, 2 blocks removed',
      page(section('one', [block('d')]), section('two', [c]), section('three')),
    ],
    ['1 block moved, 1 section removed', page(section('one', [a, b, c]), section('three'))],
    ['1 section removed', page(section('one', [a, b]), section('three'))],
    ['1 section changed', page(section('one', [a, b], 'dark'), section('two', [c]), section('three'))],
    ['1 section moved', page(section('three'), section('one', [a, b]), section('two', [c]))],
    ['2 sections moved', page(section('three'), section('two', [c]), section('one', [a, b]))],
    ['3 sections removed', page()],
  ])('says: %s', (summary, after) => {
    expect(summariseChanges(before, after)).toBe(summary);
  });

  it('of a first version counts its sections', () => {
    expect(summariseChanges(page(), before)).toBe('3 sections added');
  });
});
