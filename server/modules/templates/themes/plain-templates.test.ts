import { expect, it } from 'vitest';
import { aTheme } from '@vitrine/testing/theme-fixture.ts';

const bowl = { id: 'bowl', title: 'A bowl', fullUrl: '/shop/p/bowl' };
const notFound = {
  title: 'Page not found',
  sentence: 'There is nothing at this address.',
  searchLabel: 'Search this site',
  searchButton: 'Search',
  productsTitle: 'From the shop',
};
const missingPage = (context: object): string =>
  aTheme('').renderPart('system/not-found', { notFound, ...context }, 0).html;

it('the fallback page for a missing address links to the search and to products', () => {
  const html = missingPage({ items: [bowl] });
  expect(html).toMatch(/<form[^>]* action="\/search" method="get">/);
  expect(html).toContain('<label for="search-words">Search this site</label>');
  expect(html).toContain('<h2>From the shop</h2>');
  expect(html).toContain('href="/shop/p/bowl">A bowl</a>');
});

it('the fallback page for a missing address mentions no shop when nothing is sold', () => {
  expect(missingPage({ items: [] })).not.toContain('From the shop');
});
