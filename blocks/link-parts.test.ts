import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const links = (text: string): string[] =>
  linkParts(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('links in plain text', () => {
  it('are found in text, without the punctuation around them', () => {
    expect(linkParts('See https://a.example/x?y=1&z=(2). Or (www.b.example)!')).toEqual([
      { text: 'See ', href: null },
      { text: 'https://a.example/x?y=1&z=(2)', href: 'https://a.example/x?y=1&z=(2)' },
      { text: '. Or (', href: null },
      { text: 'www.b.example', href: 'https://www.b.example/' },
      { text: ')!', href: null },
    ]);
  });

  it('are only http and https links', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://localhost',
      'ftp://a.b',
    ]) {
      expect(links(text)).toEqual([]);
    }
  });

  it('end before markup and quotes', () => {
    expect(links('https://a.example"><script>alert(1)</script>')).toEqual(['https://a.example/']);
  });

  it('preserve any text', () => {
    for (const text of [
      '',
      'plain',
      'https://a.example'.repeat(50),
      'www.'.repeat(2000),
      '(((https://a.example)))',
    ]) {
      expect(
        linkParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });
});
