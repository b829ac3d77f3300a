import { describe, expect, it } from 'vitest';
import { unprintableTexts } from './printable.ts';

describe('what documents can print', () => {
  it('are names in Latin with all accents, Greek and Cyrillic, with their punctuation and currencies', () => {
    const texts = [
      'Łukasz Dvořák',
      'Nguyễn Thị Hạnh',
      'Οδός Ελένη 7',
      'Київ',
      '“Größe ẞ” – €₴₹ 5 %\nSuite #4',
      '',
    ];
    expect(unprintableTexts(texts)).toEqual([]);
    // As some keyboards type it: a letter and its accent apart, and marks that are not seen.
    expect(unprintableTexts(['Dvor\u030Ca\u0301k', 'a\u200Db\uFE0F'])).toEqual([]);
  });

  it.each([
    ['Chinese', '王小明'],
    ['Japanese', '山田 たろう'],
    ['Korean', '김민준'],
    ['Arabic', 'محمد'],
    ['Hebrew', 'דוד'],
    ['Thai', 'สมชาย'],
    ['a picture', 'Ada 🌿'],
  ])('are not names in %s', (_, name) => {
    expect(unprintableTexts(['Ada', name, name])).toEqual([name]);
  });
});
