import { expect, test } from 'vitest';
import { kindOfLink } from './link-kind.ts';

const pages = [
  { path: '/', kind: 'page' },
  { path: '/studio', kind: 'page' },
  { path: '/shop', kind: 'products' },
] as const;

test.each([
  ['', 'none'],
  ['/studio', 'page'],
  ['/', 'page'],
  ['/shop', 'page'],
  ['/shop/p/mug', 'item'],
  ['/shopping', 'web'],
  ['/studio/tour', 'web'],
  ['/shop?category=Mugs', 'web'],
  ['/media/8/care.pdf', 'file'],
  ['mailto:a@example.com', 'email'],
  ['tel:+1555', 'phone'],
  ['https://example.com', 'web'],
  ['#prices', 'anchor'],
])('the link %j is shown as %s', (href, kind) => expect(kindOfLink(href, pages)).toBe(kind));

test('until the pages are known, a path is taken for a page', () => {
  expect(kindOfLink('/shop/p/mug', undefined)).toBe('page');
  expect(kindOfLink('/media/8/care.pdf', undefined)).toBe('file');
});
