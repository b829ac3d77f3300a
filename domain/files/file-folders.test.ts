import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFolder,
  changeFolder,
  dissolveFolder,
  type FileFolder,
  inFolderOrder,
  MAX_FOLDER_LEVELS,
  mayMoveFolder,
  pathOfFolder,
} from './file-folders.ts';

const folder = (id: string, parentId: string | null, name = id): FileFolder => ({ id, parentId, name });
const some = [folder('a', null, 'Glazes'), folder('b', 'a', 'Blue'), folder('c', null, 'glazes 10')];
const code = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? null : result.error?.code);

describe('folders of files', () => {
  it('are sorted by name at each level, as people count', () => {
    const tree = inFolderOrder([...some, folder('d', null, 'Glazes 2')]);
    expect(tree.map(({ name }) => name)).toEqual(['Glazes', 'Blue', 'Glazes 2', 'glazes 10']);
  });

  it('have names of their own in one folder, whatever their letter case', () => {
    expect(code(addFolder(some, folder('d', null, 'GLAZES')))).toBe('FOLDER_NAME_TAKEN');
    expect(addFolder(some, folder('d', 'b', 'Glazes')).ok).toBe(true);
    expect(code(changeFolder(some, 'c', { name: 'glazes' }))).toBe('FOLDER_NAME_TAKEN');
    expect(changeFolder(some, 'a', { name: 'glazes' }).ok).toBe(true);
  });

  it('do not go into themselves, nor into what is not there', () => {
    expect(code(changeFolder(some, 'a', { parentId: 'b' }))).toBe('FOLDER_INSIDE_ITSELF');
    expect(code(changeFolder(some, 'a', { parentId: 'a' }))).toBe('FOLDER_INSIDE_ITSELF');
    expect(code(changeFolder(some, 'a', { parentId: 'x' }))).toBe('FOLDER_NOT_FOUND');
    expect(mayMoveFolder(some, 'b', 'a')).toBe(false);
    expect(mayMoveFolder(some, 'b', null)).toBe(true);
  });

  it('are at most five levels deep', () => {
    let folders: readonly FileFolder[] = [];
    for (let level = 1; level <= MAX_FOLDER_LEVELS; level += 1) {
      const added = addFolder(folders, folder(`l${level}`, level === 1 ? null : `l${level - 1}`));
      if (!added.ok) throw new Error('refused');
      folders = added.value;
    }
    expect(code(addFolder(folders, folder('deep', 'l5')))).toBe('FOLDER_TOO_DEEP');
    const beside = [...folders, folder('x', null), folder('y', 'x')];
    expect(code(changeFolder(beside, 'x', { parentId: 'l4' }))).toBe('FOLDER_TOO_DEEP');
    expect(changeFolder(beside, 'x', { parentId: 'l3' }).ok).toBe(true);
  });

  it('that take the place of their folder get a free name', () => {
    const left = dissolveFolder([...some, folder('d', null, 'Blue')], 'a');
    if (!left.ok) throw new Error('refused');
    expect(left.value.find(({ id }) => id === 'b')).toEqual(folder('b', null, 'Blue 2'));
  });
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id: fc.constantFrom(...ids),
    to: fc.option(fc.constantFrom(...ids)),
    name: fc.constantFrom('x', 'X', 'y', 'z'),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    id: fc.constantFrom(...ids),
    to: fc.option(fc.constantFrom(...ids)),
  }),
  fc.record({
    kind: fc.constant('rename' as const),
    id: fc.constantFrom(...ids),
    name: fc.constantFrom('x', 'X', 'y', 'z'),
  }),
  fc.record({ kind: fc.constant('dissolve' as const), id: fc.constantFrom(...ids) }),
);

it('after any steps no folder is lost, in a circle, too deep, or named as another one beside it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let folders: readonly FileFolder[] = [];
      const there = new Set<string>();
      for (const one of steps) {
        if (one.kind === 'add' && there.has(one.id)) continue;
        const result =
          one.kind === 'add'
            ? addFolder(folders, folder(one.id, one.to, one.name))
            : one.kind === 'move'
              ? changeFolder(folders, one.id, { parentId: one.to })
              : one.kind === 'rename'
                ? changeFolder(folders, one.id, { name: one.name })
                : dissolveFolder(folders, one.id);
        if (!result.ok) continue;
        folders = result.value;
        if (one.kind === 'add') there.add(one.id);
        if (one.kind === 'dissolve') there.delete(one.id);
      }
      expect(folders.map(({ id }) => id).toSorted()).toEqual([...there].toSorted());
      const tree = inFolderOrder(folders);
      expect(tree).toHaveLength(folders.length);
      for (const one of folders) {
        const path = pathOfFolder(folders, one.id);
        expect(path[0]?.parentId).toBeNull();
        expect(path.at(-1)).toBe(one);
        expect(path.length).toBeLessThanOrEqual(MAX_FOLDER_LEVELS);
      }
      const names = folders.map(({ parentId, name }) => `${parentId} ${name.toLowerCase()}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
