import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { groupQueryKey, type ItemGroup } from '../block.ts';
import { ArchiveBlock } from './archive.render.tsx';
import { archiveSchema } from './archive.schema.ts';

const collectionId = '0199aaaa-0000-7000-8000-0000000000c1';
const draw = (change: object, groups: readonly ItemGroup[]): string => {
  const props = archiveSchema.parse({ collectionId, ...change });
  const data = someData({ groups: new Map([[groupQueryKey(props), groups]]) });
  return renderToStaticMarkup(<ArchiveBlock {...aPlace(props, data)} />);
};
const months = [
  { name: '2026-02', url: '/journal?month=2026-02', count: 1 },
  { name: '2026-11', url: '/journal?month=2026-11', count: 12 },
];

test('lists months newest first, in the language of the site', () => {
  const html = draw({}, months);
  expect(html).toContain('<a href="/journal?month=2026-11">November 2026</a>');
  expect(html).toContain('<span class="visually-hidden">12 entries</span>');
  expect(html).toContain('<span class="visually-hidden">1 entry</span>');
  expect(html.indexOf('November')).toBeLessThan(html.indexOf('February'));
});

test('lists tags by name, or those with most entries first, up to its limit', () => {
  const tags = [
    { name: 'glaze', url: '/t/glaze', count: 2 },
    { name: 'Clay', url: '/t/clay', count: 1 },
  ];
  const byName = draw({ by: 'tag' }, tags);
  expect(byName.indexOf('Clay')).toBeLessThan(byName.indexOf('glaze'));
  expect(draw({ by: 'tag', order: 'count', limit: 1, showsCount: false }, tags)).toBe(
    '<div class="archive"><ul class="archive__list"><li><a href="/t/glaze">glaze</a></li></ul></div>',
  );
});

test('opens as a dropdown without a script', () => {
  expect(draw({ layout: 'dropdown', title: 'By month' }, months)).toMatch(
    /^<details class="archive"><summary[^>]*>By month</,
  );
});

test('shows nothing for an empty collection, and markup as text', () => {
  expect(draw({}, [])).toBe('');
  const html = draw({ by: 'author', title: '<img src=x>' }, [{ name: '<img src=x>', url: '/a', count: 1 }]);
  expect(html).not.toContain('<img');
});
