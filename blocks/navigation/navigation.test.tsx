import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import type { LinkedCollection } from '../block.ts';
import { NavigationBlock } from './navigation.render.tsx';
import { navigationSchema } from './navigation.schema.ts';

const folderId = '0199aaaa-0000-7000-8000-000000000001';
const page = (id: string, change: Partial<LinkedCollection>): readonly [string, LinkedCollection] => [
  id,
  { id, kind: 'page', title: id, url: `/${id}`, description: '', ...change },
];
const collections = new Map([
  page(folderId, { title: 'Studio', kind: 'folder' }),
  page('second', { parentId: folderId, position: 2, description: 'After that.' }),
  page('first', { parentId: folderId, position: 1 }),
  page('elsewhere', { parentId: null }),
]);
const draw = (props: unknown): string =>
  renderToStaticMarkup(
    <NavigationBlock {...aPlace(navigationSchema.parse(props), someData({ site: { collections } }))} />,
  );

test('shows the pages of a folder in their order, named after it', () => {
  expect(draw({ folderId })).toBe(
    '<nav class="block-links" data-layout="list" aria-label="Studio"><ul class="block-links__list"><li><a href="/first">first</a></li><li><a href="/second">second</a></li></ul></nav>',
  );
});

test('shows a navigation of the site as it is, before its own links', () => {
  const footer = [
    { label: 'Shipping', href: '/shipping', newWindow: false },
    { label: 'Photos', href: 'https://photos.example', newWindow: true },
  ];
  const data = someData({ site: { navigations: { main: [], footer } } });
  const props = navigationSchema.parse({ navigation: 'footer', links: [{ label: 'Here', href: '/' }] });
  const html = renderToStaticMarkup(<NavigationBlock {...aPlace(props, data)} />);
  expect([...html.matchAll(/>([^<>]+)<\/a>/g)].map(([, label]) => label)).toEqual([
    'Shipping',
    'Photos',
    'Here',
  ]);
  const main = navigationSchema.parse({ navigation: 'main' });
  expect(renderToStaticMarkup(<NavigationBlock {...aPlace(main, data)} />)).toBe('');
});

test('shows descriptions on cards, and custom links', () => {
  const html = draw({
    folderId,
    layout: 'cards',
    title: 'Here',
    links: [{ label: 'Out', href: 'https://a.example', newWindow: true }],
  });
  expect(html).toContain('<p class="card__text">After that.</p>');
  expect(html).toContain('<a href="https://a.example" target="_blank" rel="noopener noreferrer">Out</a>');
  expect(html).toContain('aria-labelledby="links-b1"');
});

test('shows nothing for an empty folder', () => {
  expect(draw({ folderId: '0199aaaa-0000-7000-8000-000000000009' })).toBe('');
  expect(navigationSchema.safeParse({}).success).toBe(false);
});

test('refuses a script, and shows markup as text', () => {
  expect(navigationSchema.safeParse({ links: [{ label: 'a', href: 'javascript:alert(1)' }] }).success).toBe(
    false,
  );
  expect(draw({ title: '<img src=x>', links: [{ label: '<b>', href: '/a' }] })).not.toMatch(/<img|<b>/);
});
