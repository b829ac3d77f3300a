import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReviewDate, readReviewHeads, readReviewRow } from './read-review-rows.ts';

const NOW = Date.UTC(2026, 10, 27);
const heads = [
  'product_handle',
  'rating',
  'title',
  'body',
  'author',
  'email',
  'created_at',
  'reply',
  'picture_urls',
];
const columns = readReviewHeads(heads) ?? { fields: [], ignored: [] };
const good = [
  'mug',
  '5',
  'Good',
  'It is good.',
  'June',
  'June@Example.com',
  '2024-05-01 10:20:30 UTC',
  'Thanks',
  '',
];
const read = (cells: readonly string[], fault: null | 'unclosed' = null) =>
  readReviewRow({ line: 7, cells, fault }, columns, NOW);
const changed = (at: number, value: string) => read(good.map((cell, place) => (place === at ? value : cell)));

describe('the heads of a file', () => {
  it('are those of the usual exports; pictures are not read', () => {
    expect(columns.ignored).toEqual(['picture_urls']);
    expect(readReviewHeads(['Review Score', 'SKU', 'Review Content', 'Display Name'])?.fields).toEqual([
      'rating',
      'sku',
      'body',
      'author',
    ]);
  });
  it.each([[['rating', 'body']], [['handle', 'body']], [[]]])('%j are none of reviews', (cells) => {
    expect(readReviewHeads(cells)).toBeNull();
  });
  it('with a meaning twice are read once', () => {
    expect(readReviewHeads(['handle', 'product', 'rating'])).toEqual({
      fields: ['product', null, 'rating'],
      ignored: ['product'],
    });
  });
});

it('a row is read as a review', () => {
  expect(read(good)).toEqual({
    line: 7,
    product: 'mug',
    sku: '',
    rating: 5,
    title: 'Good',
    body: 'It is good.',
    author: 'June',
    email: 'june@example.com',
    writtenOn: Date.UTC(2024, 4, 1, 10, 20, 30),
    answer: 'Thanks',
  });
  expect(changed(0, 'https://old.example/products/mug?variant=1')).toMatchObject({ product: 'mug' });
  expect(changed(3, '')).toMatchObject({ body: '' });
});

it.each([
  [0, '', 'product'],
  [1, '0', 'rating'],
  [1, '6', 'rating'],
  [1, '1.5', 'rating'],
  [2, 'x'.repeat(200), 'too-long'],
  [3, 'x'.repeat(100_000), 'too-long'],
  [4, ' ', 'author'],
  [5, 'june', 'email'],
  [6, '05/01/2024', 'date'],
  [6, '2024-02-31', 'date'],
  [6, '2031-01-01', 'date'],
])('column %i with %j is refused for its %s', (at, value, problem) => {
  expect(changed(at, value)).toMatchObject({ line: 7, problem });
});

it('a broken row is refused', () => {
  expect(read(good, 'unclosed')).toMatchObject({ problem: 'broken' });
  expect(read([...good, 'one more'])).toMatchObject({ problem: 'broken' });
});

it('any cells give a review or a problem', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 12 }), (cells) => {
      const row = read(cells);
      if (!('problem' in row)) expect([1, 2, 3, 4, 5]).toContain(row.rating);
      else expect(row.value.length).toBeLessThanOrEqual(100);
    }),
  );
});

it('every moment that a file can have is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const moment = new Date(seconds * 1000);
      expect(readReviewDate(moment.toISOString())).toBe(moment.getTime());
    }),
  );
});
