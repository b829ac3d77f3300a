import { pageDocument } from '@vitrine/contracts/page-document.ts';
import { expect, it } from 'vitest';
import { someData } from '../block-fixtures.ts';
import { openBlock } from '../registry.ts';
import { renderDocument } from '../render-document.tsx';
import { footerDocument, type FooterSite } from './site-footer.ts';

const site: FooterSite = {
  title: 'Fern & Kiln',
  tagLine: 'Stoneware <from> Asheville',
  description: 'A two-person pottery studio.',
  email: 'hello@fernandkiln.example',
  phone: '+1 828 555 0133',
  hasAccounts: true,
  address: ['118 Foundry Lane', '', 'Asheville'],
  words: { aroundTheSite: 'Around the site', findUs: 'Find us' },
};
const bare: FooterSite = {
  ...site,
  tagLine: '',
  description: '',
  email: '',
  phone: '',
  hasAccounts: false,
  address: [],
};
const data = someData({
  site: { navigations: { main: [], footer: [{ label: 'Shipping', href: '/shipping', newWindow: false }] } },
});

it('has every word and link of the theme’s own footer', () => {
  const html = renderDocument(footerDocument(site, 'dark'), data, {});
  const words = html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
  expect(words).toBe(
    '|Fern &amp; Kiln|A two-person pottery studio.|Around the site|Shipping|Find us|118 Foundry Lane|Asheville|hello@fernandkiln.example|+1 828 555 0133|Stoneware &lt;from&gt; Asheville|',
  );
  expect(html).toContain('href="mailto:hello@fernandkiln.example"');
  expect(html).toMatch(/<section[^>]* data-theme="dark"/);
});

it('leaves no hole for what the site does not say', () => {
  const { sections } = footerDocument(bare, 'light');
  expect(sections[0]?.blocks.map(({ id }) => id)).toEqual(['footer-rule', 'footer-name', 'footer-links']);
});

it.each([site, bare])('can be edited and published as it is', (one) => {
  for (const look of ['dark', 'light'] as const) {
    const document = footerDocument(one, look);
    expect(pageDocument.parse(document)).toEqual(document);
    expect(footerDocument(one, look)).toEqual(document);
    for (const { type, props } of document.sections.flatMap(({ blocks }) => blocks))
      expect(openBlock(type, props), type).toMatchObject({ ok: true });
  }
});
