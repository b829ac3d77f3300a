import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPlace, someData } from '../block-fixtures.ts';
import { SocialLinksBlock } from './social-links.render.tsx';
import { socialLinksSchema } from './social-links.schema.ts';

const account = (service: string, profileUrl: string, userName = '') => ({ service, profileUrl, userName });
const draw = (props: unknown, accounts = [account('instagram', 'https://a.example/fernandkiln')]): string =>
  renderToStaticMarkup(
    <SocialLinksBlock
      {...aPlace(socialLinksSchema.parse(props), someData({ site: { socialAccounts: accounts } }))}
    />,
  );

test('shows the accounts of the site as icons with accessible names', () => {
  const html = draw({});
  expect(html).toContain('href="https://a.example/fernandkiln" rel="me noopener"');
  expect(html).toContain('<span class="visually-hidden">Instagram</span>');
  expect(html).toContain(': fernandkiln');
  expect(html).toContain('<svg');
});

test('shows the name of a service without an icon', () => {
  const html = draw({ accounts: [account('constructor', 'https://a.example/b')] });
  expect(html).not.toContain('<svg');
  expect(html).toContain('<span>Constructor</span>');
});

test('shows its own accounts instead, and nothing without any', () => {
  expect(draw({ accounts: [account('Mastodon', 'https://b.example/@c')] })).not.toContain('a.example');
  expect(draw({}, [])).toBe('');
});

test('refuses and leaves out scripts, and shows markup as text', () => {
  const script = account('x', 'javascript:alert(1)');
  expect(socialLinksSchema.safeParse({ accounts: [script] }).success).toBe(false);
  expect(draw({}, [script])).toBe('');
  expect(draw({ accounts: [account('<img src=x>', 'https://a.example/"><img src=x>')] })).not.toContain(
    '<img',
  );
});
