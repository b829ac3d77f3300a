import { expect, it } from 'vitest';
import { keepsAdPixel } from './ad-pixel.ts';

it('an ad pixel is an https address or none', () => {
  expect(keepsAdPixel('https://pixel.example/t?id=7', '')).toBe(true);
  expect(keepsAdPixel('', 'https://pixel.example/t')).toBe(true);
  for (const url of ['http://pixel.example/t', 'https://', 'pixel.example', 'https:// x', 'javascript:1']) {
    expect(keepsAdPixel(url, '')).toBe(false);
  }
});

it('a stored one is kept as it is, and is held to the rule once it is edited', () => {
  expect(keepsAdPixel('http://pixel.example/t', 'http://pixel.example/t')).toBe(true);
  expect(keepsAdPixel('http://pixel.example/t2', 'http://pixel.example/t')).toBe(false);
});
