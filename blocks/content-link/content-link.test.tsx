import { anItem } from '@vitrine/contracts/item-fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPicture, aPlace, someData } from '../block-fixtures.ts';
import { itemQueryKey } from '../block.ts';
import { ContentLinkBlock, contentLinkNeeds } from './content-link.render.tsx';
import { contentLinkSchema } from './content-link.schema.ts';

const id = '0199aaaa-0000-7000-8000-000000000001';
const collections = new Map([
  [id, { id, kind: 'blog' as const, title: 'Journal', url: '/journal', description: 'Notes.' }],
]);
const draw = (stored: unknown): string => {
  const props = contentLinkSchema.parse(stored);
  const item = anItem({
    title: 'Kiln & co',
    fullUrl: '/journal/kiln',
    excerpt: '<p>It is <b>hot</b>.</p>',
    mainImage: aPicture,
  });
  const items = new Map(contentLinkNeeds(props).itemQueries.map((query) => [itemQueryKey(query), [item]]));
  return renderToStaticMarkup(
    <ContentLinkBlock {...aPlace(props, someData({ items, site: { collections } }))} />,
  );
};

test('links to a list with its title and description', () => {
  expect(draw({ to: { kind: 'collection', collectionId: id } })).toContain(
    '<a href="/journal">Journal</a></h3><p class="card__text">Notes.</p>',
  );
});

test('links to an entry with its picture and the start of its text', () => {
  const html = draw({ to: { kind: 'item', itemId: id } });
  expect(html).toContain(
    '<a href="/journal/kiln">Kiln &amp; co</a></h3><p class="card__text">It is hot.</p>',
  );
  expect(html).toContain('/pot.webp?format=750w');
});

test('shows nothing when its target was deleted or has no title', () => {
  expect(draw({ to: { kind: 'collection', collectionId: '0199aaaa-0000-7000-8000-000000000002' } })).toBe('');
  expect(draw({ to: { kind: 'address', href: '/a' } })).toBe('');
});

test('refuses a script, and shows markup as text', () => {
  expect(
    contentLinkSchema.safeParse({ to: { kind: 'address', href: 'javascript:1' }, title: 'a' }).success,
  ).toBe(false);
  expect(draw({ to: { kind: 'address', href: '/a' }, title: '<img src=x>', text: '<b>' })).not.toMatch(
    /<img|<b>/,
  );
});
