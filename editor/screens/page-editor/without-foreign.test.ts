import { blockList } from '@vitrine/blocks/block-list.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';
import { expect, it } from 'vitest';
import { sectionWithoutForeign, withoutForeign } from './without-foreign.ts';

const ID = '0190a000-0000-7000-8000-000000000001';
const block = (type: string, props: PageBlock['props']): PageBlock => ({
  id: 'b',
  type,
  place: { column: 1, columns: 12, row: 1, rows: 6 },
  props,
});

it('takes a picture with its crop out of a block, and leaves its words', () => {
  const crop = { assetId: ID, x: 0, y: 0, width: 0.5, height: 0.5 };
  expect(withoutForeign(block('image', { assetId: ID, crop, caption: 'A pot', ratio: '1:1' })).props).toEqual(
    {
      caption: 'A pot',
      ratio: '1:1',
    },
  );
});

it('keeps the entries of a gallery with their titles, without their pictures and without a list of the other site', () => {
  const pictures = [{ assetId: ID, title: 'One' }, { assetId: ID }];
  expect(withoutForeign(block('gallery', { pictures, collectionId: ID, design: 'grid' })).props).toEqual({
    pictures: [{ title: 'One' }, {}],
    collectionId: null,
    design: 'grid',
  });
});

it('leaves no id of another website in a block of any type', () => {
  for (const { description } of blockList) {
    const props = Object.fromEntries(
      [...description.content, ...description.design].flatMap((field): (readonly [string, unknown])[] => {
        if (['asset', 'item', 'collection', 'mailing-list'].includes(field.kind)) return [[field.name, ID]];
        if (field.kind === 'items') return [[field.name, [ID]]];
        if (field.kind === 'playable') return [[field.name, { assetId: ID }]];
        if (field.kind === 'target') return [[field.name, { collectionId: ID }]];
        return [];
      }),
    );
    expect(
      JSON.stringify(withoutForeign(block(description.type, props)).props),
      description.type,
    ).not.toContain(ID);
  }
});

it('takes a picture behind a section away, and keeps a color', () => {
  const section: PageSection = { id: 's', theme: 'dark', space: 'normal', fullWidth: true, blocks: [] };
  const behind = { source: 'upload', assetId: ID, strength: 40 } as const;
  expect(sectionWithoutForeign({ ...section, background: behind })).toEqual(section);
  const color = { source: 'color', color: 'moss' } as const;
  expect(sectionWithoutForeign({ ...section, background: color }).background).toEqual(color);
});
