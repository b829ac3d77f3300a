import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperations } from './apply-operation.ts';
import type { Operation } from './operation.ts';
import { seededNumbers } from './page-fixture.ts';
import { chanceOf, randomDocument, randomOperation } from './random-operation.ts';
import { squash } from './squash.ts';

const text = (id: string, html: string): Operation => ({ kind: 'change-props', id, props: { html } });
const place = (id: string, row: number): Operation => ({
  kind: 'place-block',
  id,
  layout: { place: { column: 1, columns: 2, row, rows: 1 } },
});

it('sends a typed sentence as one change', () => {
  expect(squash([text('a', 'H'), text('a', 'He'), text('a', 'Hey')])).toEqual([text('a', 'Hey')]);
});

it('squashes what several blocks change in turn', () => {
  expect(squash([place('a', 1), place('b', 1), text('a', 'x'), place('a', 2), place('b', 2)])).toEqual([
    place('a', 2),
    place('b', 2),
    text('a', 'x'),
  ]);
});

it('keeps what a later change does not cover', () => {
  const kept: readonly Operation[][] = [
    [text('a', 'H'), { kind: 'change-props', id: 'a', props: { size: 1 } }, text('a', 'He')],
    [text('a', 'H'), { kind: 'remove-block', id: 'b' }, text('a', 'He')],
    [text('a', 'H'), { kind: 'change-props', id: 'a', props: {}, removed: ['html'] }],
    [text('a', 'H'), { kind: 'change-props', id: 'a', props: { html: undefined } }],
    [
      { kind: 'place-block', id: 'a', sectionId: 's', layout: {} },
      { kind: 'place-block', id: 'a', sectionId: 't', layout: {} },
    ],
  ];
  for (const operations of kept) expect(squash(operations)).toBe(operations);
});

/** The same change with other values, as typing makes it. */
function again(operation: Operation, value: number): Operation {
  if (operation.kind !== 'change-props') return operation;
  return {
    ...operation,
    props: Object.fromEntries(Object.keys(operation.props).map((name) => [name, value])),
  };
}

it('leads to the same document in fewer operations', () => {
  let saved = 0;
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 40 }), (seed, count) => {
      const chance = chanceOf(seededNumbers(seed));
      const start = randomDocument(chance);
      const operations: Operation[] = [];
      let document = start;
      for (let made = 0; made < count; made++) {
        const operation = randomOperation(chance, document);
        const several = chance.next() < 0.4 ? [operation, again(operation, made)] : [operation];
        const applied = applyOperations(document, several);
        if (!applied.ok) continue;
        operations.push(...several);
        document = applied.value.document;
      }
      const squashed = squash(operations);
      saved += operations.length - squashed.length;
      const result = applyOperations(start, squashed);
      expect(JSON.stringify(result.ok && result.value.document)).toBe(JSON.stringify(document));
    }),
    { numRuns: 400 },
  );
  expect(saved).toBeGreaterThan(100);
});
