import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import type { FeedView } from '../block.ts';
import { RssBlock } from './rss.render.tsx';
import { rssSchema } from './rss.schema.ts';

const feedUrl = 'https://news.example/feed';
const entry = (change: Partial<FeedView['entries'][number]>) => ({
  title: 'New kiln',
  url: 'https://news.example/1',
  publishedOn: Date.UTC(2026, 10, 4, 15),
  summary: 'It is hot.',
  ...change,
});
const draw = (entries: FeedView['entries'] | null, change: object = {}): string => {
  const feeds = entries === null ? new Map() : new Map([[feedUrl, { title: 'News', url: feedUrl, entries }]]);
  return renderToStaticMarkup(
    <RssBlock {...aPlace(rssSchema.parse({ feedUrl, ...change }), someData({ feeds }))} />,
  );
};

test('shows entries with date, link and the start of the text', () => {
  const html = draw([entry({})]);
  expect(html).toContain('<h2>News</h2>');
  expect(html).toContain('<time dateTime="2026-11-04">November 4, 2026</time>');
  expect(html).toContain('<a href="https://news.example/1" rel="noopener">New kiln</a>');
  expect(html).toContain('It is hot.');
});

test('truncates long text at a space, and shows no more entries than configured', () => {
  const html = draw(
    [entry({ summary: 'word '.repeat(100) }), entry({ url: 'https://news.example/2', title: 'Second' })],
    { limit: 1 },
  );
  expect(html).toContain('word…');
  expect(html).not.toContain('Second');
});

test('shows a message while there are no entries', () => {
  expect(draw(null)).toContain('There is no news at the moment.');
  expect(draw([])).toContain('There is no news at the moment.');
});

test('leaves out entries with a script URL, and shows markup as text', () => {
  const html = draw([
    entry({ url: 'javascript:alert(1)', title: 'evil' }),
    entry({ title: '<img src=x>', summary: '<script>alert(1)</script>' }),
  ]);
  expect(html).not.toMatch(/evil|<img|<script/);
  expect(rssSchema.safeParse({ feedUrl: 'file:///etc/passwd' }).success).toBe(false);
});
