import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { groupQueryKey, type ItemGroup } from '../block.ts';
import { TagCloudBlock } from './tag-cloud.render.tsx';
import { tagCloudSchema } from './tag-cloud.schema.ts';
import { weigh } from './weigh.ts';

test('weights counts from 1 to 5 by magnitude', () => {
  expect(weigh([1, 10, 100, 1000, 10_000])).toEqual([1, 2, 3, 4, 5]);
  expect(weigh([7, 7])).toEqual([1, 1]);
  expect(weigh([0, 3])).toEqual([1, 5]);
});

const draw = (groups: readonly ItemGroup[], change: object = {}): string => {
  const props = tagCloudSchema.parse({ collectionId: '0199aaaa-0000-7000-8000-0000000000c1', ...change });
  const data = someData({ groups: new Map([[groupQueryKey(props), groups]]) });
  return renderToStaticMarkup(<TagCloudBlock {...aPlace(props, data)} />);
};

test('shows the tags with most entries in alphabetical order, each linked to its list', () => {
  const html = draw(
    [
      { name: 'fire', url: '/j?tag=fire', count: 9 },
      { name: 'rare', url: '/j?tag=rare', count: 1 },
      { name: 'clay', url: '/j?tag=clay', count: 3 },
    ],
    { limit: 2 },
  );
  expect(html).toContain(
    '<a href="/j?tag=clay" data-weight="1">clay<span class="visually-hidden">, 3 entries</span></a>',
  );
  expect(html).toContain('data-weight="5">fire');
  expect(html.indexOf('clay')).toBeLessThan(html.indexOf('fire'));
  expect(html).not.toContain('rare');
});

test('shows nothing without tags, and markup as text', () => {
  expect(draw([])).toBe('');
  expect(draw([{ name: '<img src=x>', url: '/a', count: 1 }])).not.toContain('<img');
});
