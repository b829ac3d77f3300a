import { afterEach, expect, test, vi } from 'vitest';
import { hasCartCookie, readCookie, readJsonCookie } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

test('a cookie is found among others and decoded, whatever surrounds it', () => {
  expect(readCookie('a=1; crumb=x%20y; b=2', 'crumb')).toBe('x y');
  expect(readCookie('crumb=abc', 'crumb')).toBe('abc');
});

test('a cookie whose name has the same ending is another cookie', () => {
  expect(readCookie('mycrumb=1; crumbs=2', 'crumb')).toBeNull();
});

test('a value that is not valid percent-encoding is returned unchanged', () => {
  expect(readCookie('crumb=100%', 'crumb')).toBe('100%');
});

test('JSON in a cookie is read', () => {
  expect(readJsonCookie('SiteUserInfo=%7B%22authenticated%22%3Atrue%7D', 'SiteUserInfo')).toEqual({
    authenticated: true,
  });
});

test('invalid JSON in a cookie is logged and treated as absent', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readJsonCookie('SiteUserInfo={not json', 'SiteUserInfo')).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});

test('a cart is fetched for hasCart=true or a CART cookie, and for nobody else', () => {
  expect(hasCartCookie('hasCart=true')).toBe(true);
  expect(hasCartCookie('CART=abc')).toBe(true);
  expect(hasCartCookie('hasCart=false')).toBe(false);
  expect(hasCartCookie('')).toBe(false);
});
