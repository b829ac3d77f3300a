import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../a-place.ts';
import { SearchBlock } from './search.render.tsx';
import { searchSchema } from './search.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<SearchBlock {...aPlace(searchSchema.parse(props))} />);

test('leads to the search page without a script, its field named', () => {
  const html = draw({ placeholder: 'Glaze' });
  expect(html).toContain('action="/search" method="get"');
  expect(html).toContain('<label class="visually-hidden" for="search-b1">Search this site</label>');
  expect(html).toMatch(/<input [^>]*name="q"/);
  expect(html).not.toContain('name="collection"');
});

test('may look in one list only', () => {
  const collectionId = '0199aaaa-0000-7000-8000-000000000001';
  expect(draw({ collectionId })).toContain(`name="collection" value="${collectionId}"`);
});

test('lets markup in label and placeholder do nothing', () => {
  expect(draw({ label: '<img src=x>', placeholder: '"><img src=x>' })).not.toContain('<img');
});
