import { describe, expect, it } from 'vitest';
import { MAX_ROWS } from './page-document.ts';
import { upgradeDocument } from './upgrade-document.ts';

const section = (places: readonly unknown[], parts: object = {}) => ({
  id: 's',
  theme: 'light',
  space: 'normal',
  fullWidth: false,
  blocks: places.map((place, index) => ({ id: `b${index}`, type: 'text', place, props: {} })),
  ...parts,
});
const at = (column: number, span: number) => ({ column, span });

/** The places after an upgrade as `column/columns/row`. */
function placesOf(...sections: readonly object[]): readonly string[] {
  const upgraded = upgradeDocument({ version: 1, sections });
  if (upgraded.kind !== 'document') throw new Error(upgraded.kind);
  return upgraded.document.sections.flatMap(({ blocks }) =>
    blocks.map(({ place }) => {
      expect(place.rows).toBe(1);
      return `${place.column}/${place.columns}/${place.row}`;
    }),
  );
}

describe('a page document of version 1', () => {
  it('has twice the columns, and two empty rows for the space between its rows', () => {
    expect(placesOf(section([at(1, 12), at(3, 8), at(10, 1)]))).toEqual(['1/24/1', '5/16/4', '19/2/7']);
  });

  it.each([
    ['side by side', [at(1, 4), at(5, 4), at(9, 4)], ['1/8/1', '9/8/1', '17/8/1']],
    ['with a gap between them', [at(1, 5), at(8, 5)], ['1/10/1', '15/10/1']],
    ['one over the end of the other', [at(1, 6), at(6, 6)], ['1/12/1', '11/12/4']],
    ['of one column', [at(4, 2), at(4, 2)], ['7/4/1', '7/4/4']],
    ['the second one further left', [at(7, 6), at(1, 6), at(7, 6)], ['13/12/1', '1/12/4', '13/12/4']],
  ])('puts blocks in the rows in which the browser put them: %s', (_name, places, expected) => {
    expect(placesOf(section(places))).toEqual(expected);
  });

  it('has no empty rows in a section that reaches the edges, and its rows begin again in each section', () => {
    const wide = section([at(1, 12), at(1, 12)], { fullWidth: true });
    expect(placesOf(wide, section([at(1, 12)]))).toEqual(['1/24/1', '1/24/2', '1/24/1']);
  });

  it.each([
    ['beyond the last column', at(11, 9), '21/4/1'],
    ['before the first', at(-3, 0), '1/2/1'],
    ['with fractions', at(2.9, 3.7), '3/6/1'],
    ['with a place that is none', { column: '3' }, '1/24/1'],
    ['without a place', undefined, '1/24/1'],
  ])('keeps a block inside the grid: %s', (_name, place, expected) => {
    expect(placesOf(section([place]))).toEqual([expected]);
  });

  it.each([
    [167, 499],
    [168, 335],
    [251, 251],
    [500, 500],
  ])('fits the rows of a section with %i rows of blocks', (blocks, last) => {
    const places = placesOf(section(Array.from({ length: blocks }, () => at(1, 12))));
    expect(places.at(-1)).toBe(`1/24/${last}`);
    expect(last).toBeLessThanOrEqual(MAX_ROWS);
  });

  it('keeps all else that is stored with it', () => {
    const stored = {
      version: 1,
      note: 'n',
      sections: [
        { id: 'empty', blocks: [], extra: [1] },
        { id: 's', blocks: [{ id: 'b', place: at(1, 6), props: { a: { b: null } }, extra: 2 }] },
      ],
    };
    expect(upgradeDocument(stored)).toEqual({
      kind: 'document',
      document: {
        version: 2,
        note: 'n',
        sections: [
          { id: 'empty', blocks: [], extra: [1] },
          {
            id: 's',
            blocks: [
              {
                id: 'b',
                place: { column: 1, columns: 12, row: 1, rows: 1 },
                props: { a: { b: null } },
                extra: 2,
              },
            ],
          },
        ],
      },
    });
  });
});

describe('another stored document', () => {
  it('is given back as it is when it is of this version', () => {
    const document = { version: 2, sections: [] };
    const upgraded = upgradeDocument(document);
    expect(upgraded.kind === 'document' && upgraded.document).toBe(document);
  });

  it('is refused by name when a later version wrote it', () => {
    expect(upgradeDocument({ version: 3, pages: [] })).toEqual({ kind: 'newer', version: 3 });
  });

  it.each([[null], ['{}'], [[]], [{}], [{ version: 1 }], [{ version: 0, sections: [] }]])(
    'is refused when it is no page: %j',
    (stored) => {
      expect(upgradeDocument(stored)).toEqual({ kind: 'invalid' });
    },
  );
});
