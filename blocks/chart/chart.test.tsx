import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPlace } from '../block-fixtures.ts';
import { scaleOf, slicePath } from './chart-scale.ts';
import { ChartBlock } from './chart.render.tsx';
import { chartSchema } from './chart.schema.ts';

const dataset = {
  columns: ['Mugs', 'Bowls'],
  rows: [
    { name: 'March', values: [40, 20] },
    { name: 'April', values: [60, '1,000'] },
  ],
};
const draw = (change: object): string =>
  renderToStaticMarkup(<ChartBlock {...aPlace(chartSchema.parse({ title: 'Pots', dataset, ...change }))} />);
/** The wide drawing alone. */
const wide = (html: string): string => html.slice(html.indexOf('<svg'), html.indexOf('</svg>'));

describe('an axis', () => {
  test.each([
    [
      [3, 7, 9],
      [0, 2, 4, 6, 8, 10],
    ],
    [
      [-4, 11],
      [-5, 0, 5, 10, 15],
    ],
    [
      [0, 0],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [[1234], [0, 250, 500, 750, 1000, 1250]],
    [[0.03], [0, 0.01, 0.02, 0.03]],
  ])('of %j has the ticks %j', (numbers, marks) => {
    expect(scaleOf(numbers).marks).toEqual(marks);
  });
});

describe('a chart', () => {
  test('draws a bar for each number, as high as its share of the axis', () => {
    const html = wide(draw({}));
    const heights = [...html.matchAll(/<rect data-series="(\d)"[^>]*height="([\d.]+)"/g)].map(
      ([, series, height]) => [Number(series), Number(height)],
    );
    expect(heights.map(([series]) => series)).toEqual([1, 2, 1, 2]);
    // The axis goes from 0 to 1,000 over 398 units.
    expect(heights.map(([, height]) => height)).toEqual([15.92, 7.96, 23.88, 398]);
  });

  test('stacks bars', () => {
    const html = wide(draw({ kind: 'stacked-bar' }));
    const bars = [...html.matchAll(/<rect[^>]*x="([\d.]+)" y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(
      (match) => match.slice(1).map(Number),
    );
    const [first = [], second = []] = bars;
    expect(second[0]).toBe(first[0]);
    expect((second[1] ?? 0) + (second[2] ?? 0)).toBeCloseTo(first[1] ?? 0, 1);
  });

  test('draws a line with points for each column', () => {
    const html = wide(draw({ kind: 'line' }));
    expect(html.match(/class="chart__stroke"/g)).toHaveLength(2);
    expect(html).toMatch(/<g data-series="2"><path class="chart__stroke" d="M[\d.]+ [\d.]+L[\d.]+ 10"/);
  });

  test('draws a pie of the first column, with small slices merged', () => {
    const rows = Array.from({ length: 9 }, (_, at) => ({ name: `s${at}`, values: [at + 1] }));
    const html = draw({ kind: 'pie', dataset: { columns: ['Share'], rows } });
    expect(wide(html).match(/class="chart__slice"/g)).toHaveLength(6);
    expect(html).toContain('<span>Others</span>');
    expect(html).toContain('20 %');
    expect(slicePath(0, 1, 10)).toBe('M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z');
  });

  test('has the same numbers in a table', () => {
    const html = draw({ unit: ' kg' });
    expect(html).toContain(
      '<th scope="row">April</th><td data-kind="number">60 kg</td><td data-kind="number">1,000 kg</td>',
    );
    expect(html).toContain('role="img" aria-label="Pots"');
    expect(html, 'the corner names nothing').toContain('<thead><tr><td></td><th scope="col"');
  });

  test.each([
    ['Your dataset must have at least one row', { columns: ['a'], rows: [] }],
    ['Your dataset must have at least one column', { columns: [], rows: [{ name: 'a', values: [] }] }],
    ['One or more rows was missing data', { columns: ['a', 'b'], rows: [{ name: 'a', values: [1] }] }],
  ])('tells the owner: %s', (message, bad) => {
    const checked = chartSchema.safeParse({ title: 'a', dataset: bad });
    expect(checked.error?.issues[0]?.message).toBe(message);
  });

  test('draws unusual numbers', () => {
    for (const kind of ['bar', 'stacked-bar', 'line', 'pie']) {
      for (const values of [[0], [-5], [1e15], [1e-9]]) {
        expect(draw({ kind, dataset: { columns: ['a'], rows: [{ name: 'b', values }] } })).not.toMatch(
          /NaN|Infinity/,
        );
      }
    }
  });

  test('escapes markup in its texts', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const html = draw({
      title: evil,
      caption: evil,
      unit: '<b>',
      dataset: { columns: [evil, evil], rows: [{ name: evil, values: [1, 2] }] },
    });
    expect(html).not.toMatch(/<img|<b>/);
  });
});
