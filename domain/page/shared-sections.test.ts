import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply-operation.ts';
import { aBlock, aDocument, aReference, aSection } from './page-fixture.ts';
import { detachOperations, resolveShared, sharedIds, shareOperations, storedId } from './shared-sections.ts';

const hours = 'a5ba4bb5-9d0a-4a43-9f4c-6a7d5a2b7f10';
const visit = 'b5ba4bb5-9d0a-4a43-9f4c-6a7d5a2b7f10';
const newIds = () => {
  let count = 0;
  return () => `new${(count += 1)}`;
};

describe('a page with shared sections', () => {
  it('is the same object where it has none', () => {
    const page = aDocument(aSection('s', [aBlock('a')]));
    expect(resolveShared(page, new Map([[hours, aDocument(aSection('h', [aBlock('b')]))]]))).toBe(page);
    expect(sharedIds(page)).toEqual([]);
  });

  it('shows each where it stands, under the id of its place', () => {
    const page = aDocument(
      aSection('top', [aBlock('a')]),
      aReference('one', hours),
      aReference('two', hours),
      aSection('end', [aBlock('z')]),
    );
    const part = aDocument(
      { ...aSection('h', [aBlock('b')]), theme: 'dark' },
      aSection('more', [aBlock('a', { type: 'code' })]),
    );
    const shown = resolveShared(page, new Map([[hours, part]])).sections;
    expect(shown.map(({ id, theme, shared }) => [id, theme, shared])).toEqual([
      ['top', 'light', undefined],
      ['one', 'dark', hours],
      ['one~2', 'light', hours],
      ['two', 'dark', hours],
      ['two~2', 'light', hours],
      ['end', 'light', undefined],
    ]);
    const ids = shown.flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(ids).toEqual(['a', 'b', 'a~2', 'b~2', 'a~3', 'z']);
    expect(ids.map(storedId)).toEqual(['a', 'b', 'a', 'b', 'a', 'z']);
    expect(sharedIds(page)).toEqual([hours]);
  });

  it('shows nothing of a part that is gone, nor of a part inside a part', () => {
    const page = aDocument(aReference('one', hours), aReference('two', visit));
    const parts = new Map([[visit, aDocument(aReference('inner', hours))]]);
    expect(resolveShared(page, parts).sections).toEqual(page.sections);
  });

  it('stops at 2,000 blocks', () => {
    const blocks = Array.from({ length: 300 }, (_, index) => aBlock(`b${index}`));
    const places = Array.from({ length: 10 }, (_, index) => aReference(`r${index}`, hours));
    const shown = resolveShared(aDocument(...places), new Map([[hours, aDocument(aSection('h', blocks))]]));
    expect(shown.sections.map((section) => section.blocks.length)).toEqual([
      300, 300, 300, 300, 300, 300, 0, 0, 0, 0,
    ]);
  });
});

describe('sharing and detaching', () => {
  const page = aDocument(aSection('top'), aSection('hours', [aBlock('a')]), aSection('end'));

  it('puts the part where the section stood, and undoes to the byte', () => {
    const applied = applyOperations(page, shareOperations(page, 'hours', hours));
    if (!applied.ok) throw new Error('refused');
    const { document, inverses } = applied.value;
    expect(document.sections.map(({ id, shared }) => [id, shared])).toEqual([
      ['top', undefined],
      ['hours', hours],
      ['end', undefined],
    ]);
    const back = applyOperations(document, inverses);
    expect(back.ok && JSON.stringify(back.value.document)).toBe(JSON.stringify(page));
  });

  it('makes own sections of all that the part has, with new ids', () => {
    const shared = aDocument(aSection('top'), aReference('place', hours), aSection('end'));
    const part = aDocument(aSection('h', [aBlock('a')]), aSection('i', [aBlock('b')]));
    const operations = detachOperations(shared, 'place', part, newIds());
    const applied = applyOperations(shared, operations);
    if (!applied.ok) throw new Error('refused');
    const { document, inverses } = applied.value;
    expect(document.sections.map(({ id, blocks }) => [id, blocks.map((block) => block.id)])).toEqual([
      ['top', []],
      ['place', ['new2']],
      ['new3', ['new4']],
      ['end', []],
    ]);
    const back = applyOperations(document, inverses);
    expect(back.ok && JSON.stringify(back.value.document)).toBe(JSON.stringify(shared));
  });

  it('is the only way to change what is in a shared section', () => {
    const shared = aDocument(aReference('place', hours), aSection('own', [aBlock('a')]));
    const refused = { ok: false, error: { code: 'DRAFT_CHANGE_REFUSED' } };
    for (const operation of [
      { kind: 'insert-block', sectionId: 'place', block: aBlock('b') },
      { kind: 'place-block', id: 'a', sectionId: 'place', layout: {} },
      { kind: 'change-section', id: 'place', look: { theme: 'dark' } },
      { kind: 'insert-section', section: { ...aReference('x'), blocks: [aBlock('b')] }, after: null },
    ] as const)
      expect(applyOperations(shared, [operation])).toMatchObject(refused);
  });
});
