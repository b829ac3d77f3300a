import { expect, it } from 'vitest';
import { asciiAddress } from './ascii-address.ts';

it('encodes what a header cannot hold, and nothing twice', () => {
  expect(asciiAddress('/茶碗/café?tag=a%20b&x=1#ü')).toBe(
    '/%E8%8C%B6%E7%A2%97/caf%C3%A9?tag=a%20b&x=1#%C3%BC',
  );
  expect(asciiAddress('/a b\r\nset-cookie: x')).toBe('/a%20b%0D%0Aset-cookie:%20x');
  expect(asciiAddress('/\uD800🏺')).toBe('/%EF%BF%BD%F0%9F%8F%BA');
  expect(asciiAddress('https://shop.example/plain')).toBe('https://shop.example/plain');
});
