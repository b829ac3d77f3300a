import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { TableBlock } from './table.render.tsx';
import { tableSchema } from './table.schema.ts';

const draw = (props: unknown): string =>
  renderToStaticMarkup(<TableBlock {...aPlace(tableSchema.parse(props))} />);

test('is a table with headers for columns and rows', () => {
  const html = draw({
    caption: 'Glazes',
    columns: ['Glaze', 'Fires at'],
    rows: [['Oat', '1222'], ['Moss']],
    numberColumns: [1],
  });
  expect(html).toContain('<caption>Glazes</caption>');
  expect(html).toContain('<th scope="col">Glaze</th><th scope="col" data-kind="number">Fires at</th>');
  expect(html).toContain('<th scope="row">Oat</th><td data-kind="number">1222</td>');
  expect(html).toContain('<th scope="row">Moss</th><td data-kind="number"></td>');
});

test('renders markup in caption, headers and cells inert', () => {
  const evil = '<img src=x onerror=alert(1)>';
  expect(draw({ caption: evil, columns: [evil], rows: [[evil]] })).not.toContain('<img');
});

test('refuses a row with too many cells, no rows and no columns', () => {
  expect(tableSchema.safeParse({ columns: ['a'], rows: [['1', '2']] }).success).toBe(false);
  expect(tableSchema.safeParse({ columns: ['a'], rows: [] }).success).toBe(false);
  expect(tableSchema.safeParse({ columns: [], rows: [[]] }).success).toBe(false);
});
