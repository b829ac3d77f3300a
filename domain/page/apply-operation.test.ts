import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations } from './apply-operation.ts';
import type { Operation } from './operation.ts';
import { type PageDocument } from './page-document.ts';
import { aBlock, aDocument, aSection } from './page-fixture.ts';

const low = aBlock('low', {
  place: { column: 3, columns: 4, row: 5, rows: 1 },
  phone: { column: 1, columns: 8, row: 1, rows: 1 },
  depth: 2,
  align: { x: 'center' },
  hidden: 'phone',
  props: { b: 1, a: [1, { c: null }], d: 'x' },
});
const start = aDocument(aSection('s1', [aBlock('b1'), low]), aSection('s2'), aSection('s3', [aBlock('b3')]));

function applied(document: PageDocument, operation: Operation) {
  const result = applyOperation(document, operation);
  if (!result.ok) throw new Error(String(result.error.params?.['problem']));
  return result.value;
}

function problemOf(operation: Operation, document = start) {
  const result = applyOperation(document, operation);
  return result.ok ? null : [result.error.code, result.error.params?.['problem']];
}

const place = (column: number, columns: number, row = 1, rows = 1) => ({ column, columns, row, rows });
const background = { source: 'upload', assetId: 'a', strength: 40 } as const;
const each: readonly Operation[] = [
  { kind: 'insert-section', section: aSection('s4', [aBlock('b4'), aBlock('b5')]), after: null },
  { kind: 'insert-section', section: { ...aSection('s4'), background }, after: 's3' },
  { kind: 'remove-section', id: 's1' },
  { kind: 'remove-section', id: 's3' },
  { kind: 'move-section', id: 's3', after: null },
  { kind: 'move-section', id: 's1', after: 's2' },
  { kind: 'change-section', id: 's1', look: { theme: 'dark', fullWidth: true, background } },
  { kind: 'insert-block', sectionId: 's2', block: aBlock('b2') },
  { kind: 'remove-block', id: 'low' },
  { kind: 'remove-block', id: 'b1' },
  { kind: 'place-block', id: 'b1', layout: { place: { column: 1, columns: 24, row: 9, rows: 1 }, depth: 1 } },
  { kind: 'place-block', id: 'low', layout: { phone: null, depth: null, align: null, hidden: null } },
  { kind: 'place-block', id: 'b1', layout: { align: { x: 'end', y: 'start' }, hidden: 'desktop' } },
  { kind: 'place-block', id: 'low', sectionId: 's3', layout: {} },
  { kind: 'change-props', id: 'low', props: { a: 2, e: 3 } },
  { kind: 'change-props', id: 'low', props: {}, removed: ['b'] },
  { kind: 'change-props', id: 'low', props: { b: 4, '7': 1, d: 'y' }, removed: ['b', 'a', 'gone'] },
];

describe('an operation', () => {
  it.each(each.map((operation) => [JSON.stringify(operation), operation] as const))(
    'is undone to the byte by its inverse, and done again: %s',
    (_name, operation) => {
      const { document, inverse } = applied(start, operation);
      const back = applied(document, inverse);
      expect(JSON.stringify(document)).not.toBe(JSON.stringify(start));
      expect(back.document).toEqual(start);
      expect(JSON.stringify(back.document)).toBe(JSON.stringify(start));
      expect(JSON.stringify(applied(back.document, back.inverse).document)).toBe(JSON.stringify(document));
    },
  );

  it('touches only the section it is in', () => {
    const { document } = applied(start, { kind: 'change-props', id: 'low', props: { d: 'new' } });
    expect(document.sections[0]).not.toBe(start.sections[0]);
    expect(document.sections[0]?.blocks[0]).toBe(start.sections[0]?.blocks[0]);
    expect(document.sections[1]).toBe(start.sections[1]);
    expect(document.sections[2]).toBe(start.sections[2]);
  });

  it('that changes nothing gives back the same document', () => {
    const nothing: readonly Operation[] = [
      { kind: 'move-section', id: 's2', after: 's1' },
      { kind: 'move-section', id: 's1', after: null },
      { kind: 'move-section', id: 's1', after: 's1' },
      { kind: 'change-section', id: 's1', look: { theme: 'light', background: null } },
      { kind: 'place-block', id: 'b1', layout: {} },
      { kind: 'place-block', id: 'b1', sectionId: 's1', layout: { depth: 0, align: {}, phone: null } },
      { kind: 'place-block', id: 'low', layout: { align: { x: 'center' }, place: { ...low.place } } },
      { kind: 'change-props', id: 'low', props: { a: [1, { c: null }] }, removed: ['gone'] },
      { kind: 'change-props', id: 'low', props: { undefined: undefined } },
    ];
    for (const operation of nothing) {
      const { document, inverse } = applied(start, operation);
      expect(document, JSON.stringify(operation)).toBe(start);
      expect(applied(document, inverse).document, JSON.stringify(operation)).toBe(start);
    }
  });

  it('keeps blocks in reading order, and stores nothing undefined', () => {
    const block = {
      ...aBlock('b0'),
      depth: 0,
      align: { y: undefined },
      props: { a: undefined, b: [undefined] },
    };
    const { document } = applied(start, {
      kind: 'insert-block',
      sectionId: 's1',
      // As a form might give it.
      block: block as unknown as ReturnType<typeof aBlock>,
    });
    expect(document.sections[0]?.blocks.map(({ id }) => id)).toEqual(['b0', 'b1', 'low']);
    expect(JSON.stringify(document.sections[0]?.blocks[0])).toBe(
      '{"id":"b0","type":"text","place":{"column":1,"columns":8,"row":1,"rows":2},"props":{"b":[null]}}',
    );
    expect(Object.keys(document.sections[0]?.blocks[0] ?? {})).toEqual(['id', 'type', 'place', 'props']);
  });

  it('stores a prop whose name is special to JavaScript as any other', () => {
    const props: Record<string, unknown> = JSON.parse('{"__proto__":{"x":1},"constructor":2}');
    const { document, inverse } = applied(start, { kind: 'change-props', id: 'b1', props });
    expect(JSON.stringify(document.sections[0]?.blocks[0]?.props)).toBe(
      '{"html":"<p>b1</p>","__proto__":{"x":1},"constructor":2}',
    );
    expect(JSON.stringify(applied(document, inverse).document)).toBe(JSON.stringify(start));
  });

  it('is refused, in an owner’s words, where it does not fit', () => {
    const full = aDocument(
      aSection(
        'f',
        Array.from({ length: 500 }, (_, index) => aBlock(`f${index}`)),
      ),
      aSection('g', [aBlock('g1')]),
    );
    const many = aDocument(...Array.from({ length: 200 }, (_, index) => aSection(`m${index}`)));
    const refused: readonly [Operation, string, PageDocument?][] = [
      [{ kind: 'remove-block', id: 'x' }, 'the block is no longer on the page.'],
      [{ kind: 'change-props', id: 'x', props: {} }, 'the block is no longer on the page.'],
      [{ kind: 'place-block', id: 'x', layout: {} }, 'the block is no longer on the page.'],
      [
        { kind: 'place-block', id: 'b1', sectionId: 'x', layout: {} },
        'the section is no longer on the page.',
      ],
      [{ kind: 'insert-block', sectionId: 'x', block: aBlock('n') }, 'the section is no longer on the page.'],
      [{ kind: 'remove-section', id: 'x' }, 'the section is no longer on the page.'],
      [{ kind: 'change-section', id: 'x', look: {} }, 'the section is no longer on the page.'],
      [{ kind: 'move-section', id: 's1', after: 'x' }, 'the section is no longer on the page.'],
      [{ kind: 'move-section', id: 'x', after: null }, 'the section is no longer on the page.'],
      [
        { kind: 'insert-section', section: aSection('n'), after: 'x' },
        'the section is no longer on the page.',
      ],
      [
        { kind: 'insert-section', section: aSection('s1'), after: null },
        'the section is on the page already.',
      ],
      [
        { kind: 'insert-section', section: aSection('n', [aBlock('b3')]), after: null },
        'a block of the section is on the page already.',
      ],
      [
        { kind: 'insert-section', section: aSection('n', [aBlock('n1'), aBlock('n1')]), after: null },
        'a block of the section is on the page already.',
      ],
      [
        {
          kind: 'insert-section',
          section: aSection('n', [aBlock('n1', { place: place(24, 2) })]),
          after: null,
        },
        'the block would leave the grid of its section.',
      ],
      [{ kind: 'insert-block', sectionId: 's2', block: aBlock('b1') }, 'the block is on the page already.'],
      [
        { kind: 'insert-block', sectionId: 's2', block: aBlock('n', { place: place(0, 2) }) },
        'the block would leave the grid of its section.',
      ],
      [
        { kind: 'place-block', id: 'b1', layout: { place: place(1, 1, 500, 2) } },
        'the block would leave the grid of its section.',
      ],
      [
        { kind: 'place-block', id: 'b1', layout: { place: place(1, 1.5) } },
        'the block would leave the grid of its section.',
      ],
      [
        { kind: 'place-block', id: 'b1', layout: { phone: place(2, 8) } },
        'the block would leave the grid of its section on a phone.',
      ],
      [
        { kind: 'place-block', id: 'b1', layout: { depth: 101 } },
        'the block cannot go further to the front or to the back.',
      ],
      [
        { kind: 'insert-block', sectionId: 'f', block: aBlock('n') },
        'a section has at most 500 blocks.',
        full,
      ],
      [
        { kind: 'place-block', id: 'g1', sectionId: 'f', layout: {} },
        'a section has at most 500 blocks.',
        full,
      ],
      [
        { kind: 'insert-section', section: aSection('n'), after: null },
        'a page has at most 200 sections.',
        many,
      ],
    ];
    for (const [operation, problem, document] of refused)
      expect(problemOf(operation, document), JSON.stringify(operation)).toEqual([
        'DRAFT_CHANGE_REFUSED',
        problem,
      ]);
  });
});

describe('operations together', () => {
  it('are undone by their inverses in the order in which these stand', () => {
    const together: readonly Operation[] = [
      { kind: 'insert-section', section: aSection('n'), after: 's1' },
      { kind: 'place-block', id: 'b1', sectionId: 'n', layout: {} },
      { kind: 'change-props', id: 'b1', props: { html: 'new' } },
      { kind: 'change-props', id: 'b1', props: { html: 'new' } },
      { kind: 'remove-section', id: 'n' },
    ];
    const result = applyOperations(start, together);
    if (!result.ok) throw new Error('refused');
    expect(result.value.inverses).toHaveLength(4);
    const back = applyOperations(result.value.document, result.value.inverses);
    expect(JSON.stringify(back.ok && back.value.document)).toBe(JSON.stringify(start));
  });

  it('are applied all or none', () => {
    const result = applyOperations(start, [
      { kind: 'remove-block', id: 'b1' },
      { kind: 'remove-block', id: 'b1' },
    ]);
    expect(result).toEqual({
      ok: false,
      error: { code: 'DRAFT_CHANGE_REFUSED', params: { problem: 'the block is no longer on the page.' } },
    });
    expect(start.sections[0]?.blocks).toHaveLength(2);
  });
});
