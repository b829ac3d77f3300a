import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply-operation.ts';
import { compareDocuments } from './compare-documents.ts';
import type { Operation } from './operation.ts';
import type { PageBlock, PageDocument } from './page-document.ts';
import { aBlock, aDocument, aSection, seededNumbers } from './page-fixture.ts';
import { chanceOf, randomDocument, randomOperation } from './random-operation.ts';
import { isSameJson } from './same-json.ts';

const [a, b, c] = [aBlock('a'), aBlock('b'), aBlock('c')];
const before = aDocument(aSection('one', [a, b]), aSection('two', [c]), aSection('three'));
const shown = (from: PageDocument, to: PageDocument) =>
  compareDocuments(from, to).map(({ of, id, kind }) => `${of} ${id} ${kind}`);

describe('what differs between two documents', () => {
  it('is listed in the order of the page, a section before its blocks', () => {
    const after = aDocument(
      aSection('new', [aBlock('d')]),
      { ...aSection('one', [{ ...a, props: { html: 'A' } }, aBlock('e')]), theme: 'dark' },
      aSection('three', [{ ...c, depth: 2 }]),
    );
    expect(shown(before, after)).toEqual([
      'section new added',
      'section one changed',
      'block a changed',
      'block b removed',
      'block e added',
      'section two removed',
      'block c moved',
    ]);
  });

  it('has what was removed first on the page in its first place', () => {
    expect(shown(before, aDocument(aSection('one', [b]), aSection('three')))).toEqual([
      'block a removed',
      'section two removed',
    ]);
    expect(shown(before, aDocument(aSection('three')))).toEqual([
      'section one removed',
      'section two removed',
    ]);
  });

  it('calls as few sections moved as it can', () => {
    const [one, two, three] = before.sections;
    const after = { ...before, sections: [three, one, two].flatMap((section) => section ?? []) };
    expect(shown(before, after)).toEqual(['section three moved']);
  });

  it('gives what was removed as it was, and everything else as it is', () => {
    const changes = compareDocuments(before, aDocument(aSection('one', [{ ...a, depth: 1 }])));
    expect(changes).toContainEqual({ of: 'block', id: 'b', kind: 'removed', block: b });
    expect(changes).toContainEqual({ of: 'block', id: 'a', kind: 'moved', block: { ...a, depth: 1 } });
    expect(changes).toContainEqual({
      of: 'section',
      id: 'two',
      kind: 'removed',
      section: aSection('two', [c]),
      index: 1,
    });
  });
});

/** A random document, and what random operations made of it. */
function edited(seed: number, count: number) {
  const chance = chanceOf(seededNumbers(seed));
  const start = randomDocument(chance);
  let document = start;
  const applied: Operation[] = [];
  for (let made = 0; made < count; made++) {
    const operation = randomOperation(chance, document);
    const result = applyOperations(document, [operation]);
    if (!result.ok) continue;
    applied.push(operation);
    ({ document } = result.value);
  }
  return { start, document, applied };
}

const random = (check: (edit: ReturnType<typeof edited>) => void): void =>
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 15 }), (seed, count) => check(edited(seed, count))),
    { numRuns: 400 },
  );

/** Every block as one text, with the section that holds it. */
const blocksIn = ({ sections }: PageDocument): ReadonlyMap<string, { block: PageBlock; in: string }> =>
  new Map(
    sections.flatMap(({ id, blocks }) => blocks.map((block) => [block.id, { block, in: id }] as const)),
  );

const sectionIds = (of: PageDocument) => new Set(of.sections.map(({ id }) => id));

describe('after any changes', () => {
  it('nothing is listed exactly when the documents are the same', () => {
    let same = 0;
    random(({ start, document }) => {
      const isSame = isSameJson(start, document);
      if (isSame) same += 1;
      expect(compareDocuments(start, document).length === 0).toBe(isSame);
    });
    expect(same).toBeGreaterThan(5);
  });

  it('exactly the blocks that differ are listed, but those that came or went with their section', () => {
    random(({ start, document }) => {
      const [was, is] = [blocksIn(start), blocksIn(document)];
      const expected = [...new Set([...was.keys(), ...is.keys()])].filter((id) => {
        const [then, now] = [was.get(id), is.get(id)];
        if (then === undefined) return sectionIds(start).has(now?.in ?? '');
        if (now === undefined) return sectionIds(document).has(then.in);
        return !isSameJson(then, now);
      });
      const listed = compareDocuments(start, document).flatMap(({ of, id }) => (of === 'block' ? [id] : []));
      expect(listed.toSorted()).toEqual(expected.toSorted());
    });
  });

  it('nothing is listed that no operation touched', () => {
    random(({ start, document, applied }) => {
      const touched = new Set(
        applied.flatMap((operation) => {
          if (operation.kind === 'insert-section')
            return [operation.section.id, ...operation.section.blocks.map(({ id }) => id)];
          return operation.kind === 'insert-block' ? [operation.block.id] : [operation.id];
        }),
      );
      // Where one section moves past others, those may be the ones that are said to have moved.
      const moved = applied.some(({ kind }) => kind === 'move-section');
      for (const { id, of, kind } of compareDocuments(start, document))
        if (!(moved && of === 'section' && kind === 'moved')) expect(touched).toContain(id);
    });
  });
});
