import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { SearchBlock } from './search.render.tsx';
import { searchSchema } from './search.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<SearchBlock {...aPlace(searchSchema.parse(props))} />);

test('opens the search page without a script, with an accessible name', () => {
  const html = draw({ placeholder: 'Glaze' });
  expect(html).toContain('action="/search" method="get"');
  expect(html).toContain('<label class="visually-hidden" for="search-b1">Search this site</label>');
  expect(html).toMatch(/<input [^>]*name="q"/);
  expect(html).not.toContain('name="kind"');
});

test('can be limited to one kind', () => {
  expect(draw({ kind: 'product' })).toContain('name="kind" value="product"');
  expect(searchSchema.safeParse({ kind: 'secret' }).success).toBe(false);
});

test('renders markup in label and placeholder inert', () => {
  expect(draw({ label: '<img src=x>', placeholder: '"><img src=x>' })).not.toContain('<img');
});
