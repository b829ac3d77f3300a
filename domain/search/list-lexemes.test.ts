import { describe, expect, it } from 'vitest';
import { listIndexQuery, listLexemes, listQuery } from './list-lexemes.ts';

const websiteId = '0193e0c2-0000-7000-8000-0000abcdef01';
const words = (text: string) => listLexemes(websiteId, text).map((lexeme) => lexeme.replace('abcdef01', ''));

describe('the words a row is found by', () => {
  it('have no accents, no case and no punctuation', () => {
    expect(words('Ngũgĩ O’Brien-Łoś, STRASSE Straße!')).toEqual(['ngugi', 'o', 'brien', 'los', 'strasse']);
  });

  it('keep letters of every script and digits, without marks above them', () => {
    expect(words('Київ 東京 1042')).toEqual(['киів', '東京', '1042']);
  });

  it('begin with the key of the website, and marks with an equals sign after it', () => {
    expect(listLexemes(websiteId, 'Mug', ['p:1'])).toEqual(['abcdef01mug', 'abcdef01=p:1']);
  });

  it('are bounded in number and length', () => {
    expect(listLexemes(websiteId, 'a'.repeat(100))).toEqual([`abcdef01${'a'.repeat(40)}`]);
    const many = Array.from({ length: 400 }, (_, at) => `w${at}`).join(' ');
    expect(listLexemes(websiteId, many)).toHaveLength(250);
  });
});

describe('a query', () => {
  it('looks for beginnings of every word, and for marks as they are', () => {
    expect(listQuery(websiteId, 'Mari  Łos', ['P:1'])).toBe(
      "'abcdef01mari':* & 'abcdef01los':* & 'abcdef01=p:1'",
    );
  });

  it('has at most six words', () => {
    expect(listQuery(websiteId, 'a b c d e f g h')?.split(' & ')).toHaveLength(6);
  });

  it('quotes what PostgreSQL would read as its own signs', () => {
    expect(listQuery(websiteId, '', ["it's \\ a tag"])).toBe("'abcdef01=it''s \\\\ a tag'");
  });

  it('for an index has the two longest words and every mark', () => {
    const key = 'abcdef01';
    expect(listIndexQuery(websiteId, 'maria.kruger@gmx.de', ['t:Gift'])).toBe(
      `'${key}kruger':* & '${key}maria':* & '${key}=t:gift'`,
    );
    expect(listIndexQuery(websiteId, 'd')).toBe(listQuery(websiteId, 'd'));
    expect(listIndexQuery(websiteId, '…')).toBeNull();
  });

  it('for an index has only the longest word with a digit, without which a SKU would read every SKU', () => {
    const key = 'abcdef01';
    expect(listIndexQuery(websiteId, 'SKU-50005-1')).toBe(`'${key}50005':*`);
    expect(listIndexQuery(websiteId, 'Herringbone 04109 112233')).toBe(`'${key}112233':*`);
    // Years and sizes are in many rows.
    expect(listIndexQuery(websiteId, 'winter 2023')).toBe(`'${key}winter':* & '${key}2023':*`);
  });

  it('of signs alone is none', () => {
    expect(listQuery(websiteId, ' ?!… ')).toBeNull();
  });
});
