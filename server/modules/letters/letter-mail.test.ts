import { readRichText } from '@vitrine/domain/mail/rich-text.ts';
import { plainStyle } from '../mail/mail-style.ts';
import { renderMail } from '../mail/mail-layout.ts';
import { describe, expect, it } from 'vitest';
import { letterMail, letterPage, linksOf } from './letter-mail.ts';
import type { LetterSite } from './letter-site.ts';
import { countedPath, isSigned } from './paths.ts';
import type { ResolvedPart } from './resolved-part.ts';

const site = {
  websiteId: 'w',
  title: 'Fern & Kiln',
  origin: 'https://fern.example',
  locale: 'en',
  settings: { address: ['1 Mill Lane', 'Hudson'], contactEmail: 'fern@example.com', timeZone: 'UTC' },
} as unknown as LetterSite;
const picture = {
  path: '/media/p/kiln.jpg?format=1000w',
  width: 800,
  height: 400,
  altText: 'A "kiln"',
  href: '',
};
const parts: readonly ResolvedPart[] = [
  {
    kind: 'text',
    blocks: readRichText(
      '<h2>Twelve mugs</h2><p>See <a href="/shop">them</a> &lt;now&gt;</p><ul><li>one</li><li>two</li></ul>',
    ),
  },
  { kind: 'pictures', pictures: [{ ...picture, href: '/kiln' }] },
  { kind: 'pictures', pictures: [picture, picture] },
  { kind: 'button', label: 'Look', href: 'https://other.example/?a=1&b=2' },
  { kind: 'product', name: 'Mug <1>', price: '$28.00', href: '/shop/mug', picture },
  { kind: 'line' },
  { kind: 'spacer', height: 32 },
  { kind: 'button', label: 'Write', href: 'mailto:fern@example.com' },
];
const letter = { subject: 'The kiln opens', previewText: '', parts };
const to = {
  unsubscribeUrl: 'https://fern.example/leave?token=x',
  pageUrl: 'https://fern.example/site-letters/1',
};

describe('a letter as a mail', () => {
  it('has its parts, where to unsubscribe, where to read it, why it comes and the address of the shop', () => {
    const { bodyHtml: html, subject } = renderMail(letterMail(site, letter, to), plainStyle);
    expect(subject).toBe('The kiln opens');
    expect(html).not.toContain('<h1');
    expect(html).toMatch(/<h2[^>]*>Twelve mugs<\/h2>/);
    expect(html).toContain('href="https://fern.example/shop"');
    expect(html).toContain('&lt;now&gt;');
    expect(html).toMatch(/<ul[^>]*>(<li[^>]*>(one|two)<\/li>){2}<\/ul>/);
    expect(html).toContain('src="https://fern.example/media/p/kiln.jpg?format=1000w" width="542"');
    expect(html).toContain('alt="A &quot;kiln&quot;"');
    expect(html).toContain('href="https://other.example/?a=1&amp;b=2"');
    expect(html).toContain('Mug &lt;1&gt;');
    expect(html).toContain('>View product</a>');
    expect(html).toContain('href="https://fern.example/leave?token=x"');
    expect(html).toContain('>View in browser</a>');
    expect(html).toContain(
      'You get this letter because you agreed to get news from Fern &amp; Kiln by email.',
    );
    expect(html).toContain('1 Mill Lane<br>Hudson');
    // What inboxes show beside the subject.
    expect(html).toMatch(/display:none[^>]*>Twelve mugs See them/);
    expect(html).not.toContain('width="1"');
  });

  it('has the same in plain text, in the same order', () => {
    const { bodyText } = renderMail(letterMail(site, letter, to), plainStyle);
    expect(bodyText.split('\n\n')).toEqual([
      'Twelve mugs',
      'See them (https://fern.example/shop) <now>',
      '- one\n- two',
      'A "kiln": https://fern.example/kiln',
      '[A "kiln"]\n[A "kiln"]',
      'Look: https://other.example/?a=1&b=2',
      'Mug <1>\n$28.00\nView product: https://fern.example/shop/mug',
      '—'.repeat(12),
      'Write: mailto:fern@example.com',
      'You get this letter because you agreed to get news from Fern & Kiln by email.',
      'View in browser: https://fern.example/site-letters/1',
      'Unsubscribe: https://fern.example/leave?token=x',
      'Fern & Kiln\n1 Mill Lane\nHudson\n',
    ]);
  });

  it('names the postal address also where mails end with other lines', () => {
    const style = { ...plainStyle, footer: 'With love' };
    const { bodyText } = renderMail(letterMail(site, letter, to), style);
    expect(bodyText).toContain('With love\n1 Mill Lane\nHudson');
  });

  it('leads over the site only with links that can be counted, and not on its page', () => {
    const links = linksOf(site.origin, parts);
    expect(links).toEqual([
      'https://fern.example/shop',
      'https://fern.example/kiln',
      'https://other.example/?a=1&b=2',
      'https://fern.example/shop/mug',
    ]);
    const counted = letterMail(site, letter, {
      ...to,
      linkOf: (address) =>
        links.includes(address) ? `https://fern.example/go/${links.indexOf(address)}` : address,
      seenUrl: 'https://fern.example/seen',
    });
    const { bodyHtml } = renderMail(counted, plainStyle);
    expect(bodyHtml).toContain('href="https://fern.example/go/2"');
    expect(bodyHtml).not.toContain('other.example');
    expect(bodyHtml).toContain('href="mailto:fern@example.com"');
    expect(bodyHtml).toContain('<img src="https://fern.example/seen" width="1" height="1" alt=""');
    const page = renderMail(letterPage(site, { ...letter, links }), plainStyle, {
      page: { note: 'March 4, 2026' },
    }).bodyHtml;
    expect(page).toContain('<main>');
    expect(page).toContain(`>${letter.subject}</h1>`);
    expect(page).toContain('>March 4, 2026</p>');
    expect(page).toContain('other.example');
    expect(page).not.toContain('Unsubscribe');
    expect(page).toContain('href="/site-letters"');
  });
});

it('a link counts only with the signature of its letter, reader and target', () => {
  const link = { letterId: 'l', subscriberId: 's', what: 2 } as const;
  const signature = countedPath('key', link).split('/').at(-1) ?? '';
  expect(isSigned('key', link, signature)).toBe(true);
  expect(isSigned('key', { ...link, what: 3 }, signature)).toBe(false);
  expect(isSigned('key', { ...link, subscriberId: 't' }, signature)).toBe(false);
  expect(isSigned('key', { ...link, what: 'seen' }, signature)).toBe(false);
  expect(isSigned('other', link, signature)).toBe(false);
  expect(isSigned('key', link, '')).toBe(false);
});
