import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLine, mailParagraphs, plainParagraph } from './mail-text.ts';

const values = { name: 'Ada', number: 1001, email: 'hello@fern.example' };
const textsOf = (text: string, given = values) => mailParagraphs(text, given).map(plainParagraph);

describe('paragraphs', () => {
  it('are divided by empty lines, and keep their own line breaks', () => {
    expect(textsOf('Hello {name}.\r\n \r\n\n#{number}:\nthank you.\n')).toEqual([
      'Hello Ada.',
      '#1001:\nthank you.',
    ]);
    expect(textsOf(' \n ')).toEqual([]);
  });

  it('are left out where they name a contact address that the shop does not have', () => {
    const text = 'Thanks.\n\nQuestions? Write to {email}.';
    expect(textsOf(text)).toHaveLength(2);
    expect(textsOf(text, { ...values, email: '' })).toEqual(['Thanks.']);
  });

  it('have links where they have web addresses, without the full stop after one', () => {
    expect(
      mailParagraphs('See https://fern.example/care?n={number}. Or (http://a.example).', values),
    ).toEqual([
      [
        { text: 'See ', href: null },
        { text: 'https://fern.example/care?n=1001', href: 'https://fern.example/care?n=1001' },
        { text: '. Or (', href: null },
        { text: 'http://a.example', href: 'http://a.example' },
        { text: ').', href: null },
      ],
    ]);
  });

  it('have no links of what a visitor typed', () => {
    const typed = { ...values, name: 'https://evil.example/x' };
    expect(mailParagraphs('Hello {name}', typed)).toEqual([
      [{ text: 'Hello https://evil.example/x', href: null }],
    ]);
    const [parts = []] = mailParagraphs('https://fern.example/{name}', { ...values, name: '../?a=b&c' });
    expect(parts[0]?.href).toBe('https://fern.example/..%2F%3Fa%3Db%26c');
  });

  it('link only to http and https, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, name) => {
        for (const { href } of mailParagraphs(`${text} https://a.example/{name}`, { ...values, name }).flat())
          expect(href === null || /^https?:\/\//i.test(href)).toBe(true);
      }),
    );
  });
});

it('a line stays one line, whatever its values bring along', () => {
  expect(mailLine('For {name}', { name: 'Ada\r\nBcc: all@example.com' })).toBe(
    'For Ada Bcc: all@example.com',
  );
  expect(mailLine('10,00\u00a0€', {})).toBe('10,00\u00a0€');
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(mailLine('For {name}', { name })).not.toMatch(/[\r\n]/);
    }),
  );
});
