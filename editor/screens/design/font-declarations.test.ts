import { nameOfFamily } from '@vitrine/domain/design/fonts/family-names.ts';
import { expect, it } from 'vitest';
import { changeFont, invalidFontParts, editableFontParts, readFont, writeFont } from './font-declarations.ts';

const own = "font-family: Fraunces, 'Fraunces Screen', serif; font-size: 34px";

it('parses declarations and writes them back', () => {
  expect([...readFont(own)]).toEqual([
    ['font-family', "Fraunces, 'Fraunces Screen', serif"],
    ['font-size', '34px'],
  ]);
  expect(writeFont(readFont(own))).toBe(own);
  expect([...readFont('{ Font-Weight:700 ; nonsense; }')]).toEqual([['font-weight', '700']]);
  expect([...readFont('')]).toEqual([]);
});

it('changes one part and leaves the others', () => {
  expect(changeFont(own, own, 'font-size', '40px')).toBe(
    "font-family: Fraunces, 'Fraunces Screen', serif; font-size: 40px",
  );
});

it('adds declarations of the theme that the value lacks', () => {
  expect(changeFont('font-family: Arial', own, 'font-family', 'Verdana')).toBe(
    'font-family: Verdana; font-size: 34px',
  );
});

it('is the theme’s default again when it says the same', () => {
  const changed = changeFont(own, own, 'font-size', '40px');
  expect(changeFont(changed, own, 'font-size', '34px')).toBe(own);
});

it('keeps a half-typed part as typed', () => {
  expect(readFont(changeFont(own, own, 'font-size', '')).get('font-size')).toBe('');
});

it('shows the parts that theme or value set, and family and size of a font that sets none', () => {
  expect(editableFontParts('font-style: italic', own)).toEqual(['font-family', 'font-size', 'font-style']);
  expect(editableFontParts('', '')).toEqual(['font-family', 'font-size']);
});

it('names a font stack by its first family', () => {
  expect(nameOfFamily("'Trebuchet MS', Tahoma")).toBe('Trebuchet MS');
});

it('marks the part of a refused font that looks wrong, and all when none does', () => {
  const shown = ['font-family', 'font-size', 'font-weight'] as const;
  expect(invalidFontParts('font-family: Georgia; font-size: huge; font-weight: 400', shown)).toEqual([
    'font-size',
  ]);
  expect(invalidFontParts('font-family: url(x); font-size: 0.5', shown)).toEqual([
    'font-family',
    'font-size',
  ]);
  expect(invalidFontParts('font-family: Georgia; font-size: 18px; font-weight: 450', shown)).toEqual(shown);
});
