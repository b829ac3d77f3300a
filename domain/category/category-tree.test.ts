import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryTree,
  findByAnyName,
  findCategory,
  MAX_CATEGORIES,
  MAX_LEVELS,
  spellNames,
} from './category-tree.ts';
import {
  addCategory,
  allowsMoves,
  mergeCategory,
  moveCategory,
  removeCategory,
  renameCategory,
} from './change-tree.ts';
import { branchOf, inTreeOrder, levelsOf, pathsOf, positionsOf } from '../tree/tree.ts';
import { dropPlace, type DropSide, placeOf, stepPlace } from '../tree/tree-steps.ts';

/** A tree from lines whose indentation is their level: `Cups`, `  Mugs`. Ids are the names. */
function treeOf(...lines: readonly string[]): CategoryTree {
  const path: string[] = [];
  return lines.map((line) => {
    const name = line.trim();
    const level = (line.length - line.trimStart().length) / 2;
    path.splice(level, Infinity, name);
    return { id: name, name, parentId: path[level - 1] ?? null };
  });
}

const linesOf = (tree: CategoryTree): string[] => {
  const levels = levelsOf(tree);
  return tree.map(({ id, name }) => '  '.repeat(levels.get(id) ?? 0) + name);
};

const add = (name: string, parentId: string | null, tree = kitchen) => {
  const added = addCategory(tree, { id: 'new', name, parentId });
  return added.ok ? 'added' : added.error;
};
const dropGarden = (target: string, level: number) =>
  dropPlace(kitchen, 'Garden', { target, side: 'below', level }, allowsMoves(kitchen));

const lines = (changed: ReturnType<typeof moveCategory>) =>
  changed.ok ? linesOf(changed.value) : changed.error.code;

const kitchen = treeOf('Kitchen', '  Cups', '    Mugs', '  Plates', 'Garden', '  Pots');

describe('a tree of categories', () => {
  it('is put in order by parents and positions, however it is stored', () => {
    const stored = kitchen
      .map((category) => ({ ...category, position: positionsOf(kitchen).get(category.id) ?? 0 }))
      .toReversed();
    expect(linesOf(inTreeOrder(stored))).toEqual(linesOf(kitchen));
  });

  it('loses nothing that is stored below a missing parent or inside itself', () => {
    const broken = inTreeOrder([
      { id: 'a', name: 'A', parentId: 'gone', position: 0 },
      { id: 'b', name: 'B', parentId: 'a', position: 0 },
      { id: 'c', name: 'C', parentId: 'd', position: 0 },
      { id: 'd', name: 'D', parentId: 'c', position: 0 },
      { id: 'e', name: 'E', parentId: null, position: 0 },
    ]);
    expect(linesOf(broken)).toEqual(['E', 'A', '  B', 'C', '  D']);
  });

  it('gives the way to a category and what is inside it', () => {
    expect(
      pathsOf(kitchen)
        .get('Mugs')
        ?.map(({ name }) => name),
    ).toEqual(['Kitchen', 'Cups', 'Mugs']);
    expect(pathsOf(kitchen).get('Garden')).toHaveLength(1);
    expect(branchOf(kitchen, 'Kitchen').map(({ name }) => name)).toEqual([
      'Kitchen',
      'Cups',
      'Mugs',
      'Plates',
    ]);
    expect(branchOf(kitchen, 'Lamps')).toEqual([]);
  });
});

describe('names of categories', () => {
  it('are found whatever their letter case and encoding', () => {
    const tree = treeOf('Café');
    expect(findCategory(tree, 'CAFÉ')?.name).toBe('Café');
    expect(findCategory(tree, 'cafe\u0301')?.name).toBe('Café');
    expect(findCategory(tree, 'Cafe')).toBeNull();
  });

  it('that a category once had lead to it, unless another one has them now', () => {
    const tree = [
      { id: 'a', name: 'Mugs', parentId: null, formerNames: ['Cups', 'Bowls'] },
      { id: 'b', name: 'Bowls', parentId: null, formerNames: [] },
    ];
    expect(findByAnyName(tree, 'cups')?.id).toBe('a');
    expect(findByAnyName(tree, 'bowls')?.id).toBe('b');
    expect(findByAnyName(tree, 'Plates')).toBeNull();
  });

  it('of products are spelled as in the tree, each once, and the first spelling of a new one counts', () => {
    expect(spellNames(kitchen, ['CUPS', 'new', 'Cups', 'New', 'plates'])).toEqual({
      names: ['Cups', 'new', 'Plates'],
      missing: ['new'],
    });
  });
});

describe('a change of the tree', () => {
  it('adds a category last inside its parent', () => {
    const added = addCategory(kitchen, { id: 'Bowls', name: 'Bowls', parentId: 'Kitchen' });
    expect(added.ok && linesOf(added.value)).toEqual([
      'Kitchen',
      '  Cups',
      '    Mugs',
      '  Plates',
      '  Bowls',
      'Garden',
      '  Pots',
    ]);
  });

  it('refuses a second category of a name, a fourth level, an unknown parent and one too many', () => {
    expect(add('mugs', null)).toEqual({ code: 'CATEGORY_NAME_TAKEN', params: { name: 'Mugs' } });
    expect(add('Espresso', 'Mugs')).toEqual({ code: 'CATEGORY_TOO_DEEP', params: { most: 3 } });
    expect(add('Espresso', 'Lamps')).toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    const full = treeOf(...Array.from({ length: MAX_CATEGORIES }, (_, at) => `C${at}`));
    expect(add('Last', null, full)).toMatchObject({ code: 'CATEGORY_LIMIT' });
  });

  it('renames, also to another letter case of its own name', () => {
    expect(renameCategory(kitchen, 'Cups', 'CUPS')).toMatchObject({ ok: true });
    expect(renameCategory(kitchen, 'Cups', 'plates')).toMatchObject({
      error: { code: 'CATEGORY_NAME_TAKEN', params: { name: 'Plates' } },
    });
    expect(renameCategory(kitchen, 'Lamps', 'X')).toMatchObject({ error: { code: 'CATEGORY_NOT_FOUND' } });
  });

  it('moves a category with what is inside it', () => {
    expect(lines(moveCategory(kitchen, 'Cups', { parentId: 'Garden', after: 'Pots' }))).toEqual([
      'Kitchen',
      '  Plates',
      'Garden',
      '  Pots',
      '  Cups',
      '    Mugs',
    ]);
    expect(lines(moveCategory(kitchen, 'Garden', { parentId: null, after: null }))).toEqual([
      'Garden',
      '  Pots',
      'Kitchen',
      '  Cups',
      '    Mugs',
      '  Plates',
    ]);
  });

  it('moves nothing into itself, too deep, or behind a category that is elsewhere', () => {
    expect(lines(moveCategory(kitchen, 'Kitchen', { parentId: 'Mugs', after: null }))).toBe(
      'CATEGORY_INSIDE_ITSELF',
    );
    expect(lines(moveCategory(kitchen, 'Kitchen', { parentId: null, after: 'Kitchen' }))).toBe(
      'CATEGORY_INSIDE_ITSELF',
    );
    expect(lines(moveCategory(kitchen, 'Cups', { parentId: 'Pots', after: null }))).toBe('CATEGORY_TOO_DEEP');
    expect(lines(moveCategory(kitchen, 'Cups', { parentId: null, after: 'Pots' }))).toBe(
      'CATEGORY_NOT_FOUND',
    );
  });

  it('removes a category and leaves what was inside in its place', () => {
    expect(lines(removeCategory(kitchen, 'Kitchen') as ReturnType<typeof moveCategory>)).toEqual([
      'Cups',
      '  Mugs',
      'Plates',
      'Garden',
      '  Pots',
    ]);
  });
});

describe('a category merged into another one', () => {
  it('gives it what is inside, last', () => {
    expect(lines(mergeCategory(kitchen, 'Kitchen', 'Garden'))).toEqual([
      'Garden',
      '  Pots',
      '  Cups',
      '    Mugs',
      '  Plates',
    ]);
    expect(lines(mergeCategory(kitchen, 'Plates', 'Mugs'))).toEqual([
      'Kitchen',
      '  Cups',
      '    Mugs',
      'Garden',
      '  Pots',
    ]);
  });

  it('leaves what is inside in its place when the other one is there too', () => {
    const left = ['Cups', '  Mugs', 'Plates', 'Garden', '  Pots'];
    expect(lines(mergeCategory(kitchen, 'Kitchen', 'Cups'))).toEqual(left);
    expect(lines(mergeCategory(kitchen, 'Kitchen', 'Mugs'))).toEqual(left);
  });

  it('is neither itself nor unknown, and makes nothing too deep', () => {
    expect(lines(mergeCategory(kitchen, 'Cups', 'Cups'))).toBe('CATEGORY_INSIDE_ITSELF');
    expect(lines(mergeCategory(kitchen, 'Cups', 'Lamps'))).toBe('CATEGORY_NOT_FOUND');
    expect(lines(mergeCategory(kitchen, 'Lamps', 'Cups'))).toBe('CATEGORY_NOT_FOUND');
    expect(lines(mergeCategory(kitchen, 'Kitchen', 'Pots'))).toBe('CATEGORY_TOO_DEEP');
  });
});

describe('steps by keys and places to drop', () => {
  it('lead up, down, into the sibling above and out behind the parent', () => {
    expect(stepPlace(kitchen, 'Plates', 'up', allowsMoves(kitchen))).toEqual({
      parentId: 'Kitchen',
      after: null,
    });
    expect(stepPlace(kitchen, 'Cups', 'down', allowsMoves(kitchen))).toEqual({
      parentId: 'Kitchen',
      after: 'Plates',
    });
    expect(stepPlace(kitchen, 'Plates', 'in', allowsMoves(kitchen))).toEqual({
      parentId: 'Cups',
      after: 'Mugs',
    });
    expect(stepPlace(kitchen, 'Mugs', 'out', allowsMoves(kitchen))).toEqual({
      parentId: 'Kitchen',
      after: 'Cups',
    });
  });

  it('lead nowhere at the ends, at the top and where it would be too deep', () => {
    expect(stepPlace(kitchen, 'Kitchen', 'up', allowsMoves(kitchen))).toBeNull();
    expect(stepPlace(kitchen, 'Garden', 'down', allowsMoves(kitchen))).toBeNull();
    expect(stepPlace(kitchen, 'Garden', 'out', allowsMoves(kitchen))).toBeNull();
    expect(stepPlace(kitchen, 'Cups', 'in', allowsMoves(kitchen))).toBeNull();
    const deep = treeOf('A', 'B', '  C', '    D');
    expect(stepPlace(deep, 'B', 'in', allowsMoves(deep))).toBeNull();
  });

  it('are before, inside and below another category, never inside itself', () => {
    const drop = (id: string, target: string, side: DropSide, level?: number) =>
      dropPlace(
        kitchen,
        id,
        { target, side, ...(level === undefined ? {} : { level }) },
        allowsMoves(kitchen),
      );
    expect(drop('Pots', 'Cups', 'before')).toEqual({ parentId: 'Kitchen', after: null });
    expect(drop('Pots', 'Cups', 'inside')).toEqual({ parentId: 'Cups', after: 'Mugs' });
    expect(drop('Garden', 'Cups', 'inside')).toBeNull();
    expect(drop('Kitchen', 'Cups', 'inside')).toBeNull();
    expect(drop('Kitchen', 'Kitchen', 'before')).toBeNull();
    // Before the one that follows it is where it is already.
    expect(drop('Cups', 'Plates', 'before')).toEqual(placeOf(kitchen, 'Cups'));
    // Below one that contains others is the first place in it.
    expect(drop('Plates', 'Cups', 'below')).toEqual({ parentId: 'Cups', after: null });
    expect(drop('Pots', 'Plates', 'below')).toEqual({ parentId: 'Kitchen', after: 'Plates' });
  });

  it('below the last one of a branch are as far out as the pointer says', () => {
    expect(dropGarden('Plates', 2)).toEqual({ parentId: 'Kitchen', after: 'Plates' });
    expect(dropGarden('Plates', 0)).toEqual({ parentId: null, after: 'Kitchen' });
    // Mugs is the last one inside Cups, which is followed by Plates.
    expect(dropGarden('Mugs', 0)).toEqual({ parentId: 'Kitchen', after: 'Cups' });
  });
});

describe('any changes of any tree', () => {
  const id = fc.nat({ max: 14 }).map(String);
  const place = fc.record({ parentId: fc.option(id), after: fc.option(id) });
  const change = fc.oneof(
    fc.record({ do: fc.constant('add' as const), id, parentId: fc.option(id) }),
    fc.record({ do: fc.constant('move' as const), id, place }),
    fc.record({
      do: fc.constant('step' as const),
      id,
      step: fc.constantFrom('up' as const, 'down' as const, 'in' as const, 'out' as const),
    }),
    fc.record({
      do: fc.constant('drop' as const),
      id,
      target: id,
      side: fc.constantFrom('before' as const, 'inside' as const, 'below' as const),
      level: fc.nat({ max: 3 }),
    }),
    fc.record({ do: fc.constant('remove' as const), id }),
  );

  function apply(tree: CategoryTree, one: typeof change extends fc.Arbitrary<infer C> ? C : never) {
    switch (one.do) {
      case 'add':
        return addCategory(tree, { id: one.id, name: `Name ${one.id}`, parentId: one.parentId });
      case 'remove':
        return removeCategory(tree, one.id);
      case 'move':
        return moveCategory(tree, one.id, one.place);
      case 'step':
      case 'drop': {
        const to =
          one.do === 'step'
            ? stepPlace(tree, one.id, one.step, allowsMoves(tree))
            : dropPlace(tree, one.id, one, allowsMoves(tree));
        if (to === null) return { ok: false as const };
        const moved = moveCategory(tree, one.id, to);
        // What is offered can be done.
        expect(moved.ok).toBe(true);
        expect(moved.ok && placeOf(moved.value, one.id)).toEqual(to);
        return moved;
      }
    }
  }

  it('keep it in order, within its levels, without a category lost, doubled or inside itself', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        let tree: CategoryTree = [];
        for (const one of changes) {
          const before = tree;
          const changed = apply(tree, one);
          if (changed.ok) tree = changed.value;
          const ids = tree.map((category) => category.id);
          expect(new Set(ids).size).toBe(ids.length);
          const grown = changed.ok && one.do === 'add' ? 1 : changed.ok && one.do === 'remove' ? -1 : 0;
          expect(ids.length).toBe(before.length + grown);
          expect(Math.max(...levelsOf(tree).values(), 0)).toBeLessThan(MAX_LEVELS);
          // Stored by parent and position, it is read back the same.
          const positions = positionsOf(tree);
          const stored = tree.map((category) => ({
            ...category,
            position: positions.get(category.id) ?? -1,
          }));
          expect(inTreeOrder(stored.toReversed())).toEqual(stored);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are taken back by moving to the place before', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), id, place, (changes, moved, to) => {
        let tree: CategoryTree = [];
        for (const one of changes) {
          const changed = apply(tree, one);
          if (changed.ok) tree = changed.value;
        }
        const from = placeOf(tree, moved);
        const after = moveCategory(tree, moved, to);
        if (from === null || !after.ok) return;
        expect(moveCategory(after.value, moved, from)).toEqual({ ok: true, value: tree });
      }),
    );
  });
});
