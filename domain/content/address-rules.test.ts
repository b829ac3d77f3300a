import { describe, expect, it } from 'vitest';
import {
  followRedirect,
  isListUrlId,
  isPageUrlId,
  isRedirectSource,
  isRedirectTarget,
  isUrlId,
  resolveRedirectChain,
} from './address-rules.ts';

const reserved = {
  whole: new Set(['api', 'cart', 'config', 'search']),
  below: new Set(['comments', 'downloads', 'subscription']),
};

const rules = (entries: Readonly<Record<string, string>>) => (from: string) => entries[from];

describe('a url id', () => {
  it('has letters, digits and marks of any script, and never contains an escaped slash', () => {
    for (const good of ['a', 'stoneware-mug', 'café', '2026', 'a.b_c~d', '茶碗'])
      expect(isUrlId(good), good).toBe(true);
    for (const bad of ['', '-a', '.', '..', 'a/b', 'a b', 'a?b', 'a%2f', 'a\\b', 'a'.repeat(201), '<b>'])
      expect(isUrlId(bad), bad).toBe(false);
  });

  it('of a page cannot be a reserved path', () => {
    for (const bad of ['cart', 'Config', 'api', 'search', 'sitemap-2.xml'])
      expect(isPageUrlId(bad, reserved), bad).toBe(false);
    expect(isPageUrlId('', reserved)).toBe(true);
    expect(isPageUrlId('journal', reserved)).toBe(true);
  });

  it('of a list is not one with reserved addresses below it', () => {
    for (const bad of ['', 'cart', 'downloads', 'Subscription', 'comments'])
      expect(isListUrlId(bad, reserved), bad).toBe(false);
    expect(isPageUrlId('downloads', reserved)).toBe(true);
    expect(isListUrlId('journal', reserved)).toBe(true);
  });
});

describe('a redirect', () => {
  it('starts at a path and targets a path or a web address', () => {
    for (const good of ['/old', '/old/page', '/old/*', '/café'])
      expect(isRedirectSource(good), good).toBe(true);
    for (const bad of ['', '/', 'old', '//evil', '/old/', '/a?b', '/a#b', '/*/a', '/a*', '/a\\b', '/a\n'])
      expect(isRedirectSource(bad), bad).toBe(false);
    for (const good of ['/', '/new', '/new?tag=a', 'https://elsewhere.example/x']) {
      expect(isRedirectTarget(good), good).toBe(true);
    }
    for (const bad of [
      '',
      'new',
      '//evil.example',
      'javascript:alert(1)',
      'ftp://a',
      'https://',
      '/a b',
      '/\\evil',
      'https://a@b',
    ])
      expect(isRedirectTarget(bad), bad).toBe(false);
  });

  it('uses the rule of the path before one of a parent path', () => {
    const ruleFor = rules({ '/a/b': '/x', '/a/*': '/new/*', '/c/*': '/one' });
    expect(followRedirect('/a/b', ruleFor)).toBe('/x');
    expect(followRedirect('/a/c/d', ruleFor)).toBe('/new/c/d');
    expect(followRedirect('/c/d', ruleFor)).toBe('/one');
    expect(followRedirect('/a', ruleFor)).toBeNull();
  });

  it('targets the end of a chain directly', () => {
    expect(resolveRedirectChain({ from: '/a', to: '/b' }, rules({ '/b': '/c', '/c': '/d' }))).toEqual({
      ok: true,
      value: { from: '/a', to: '/d' },
    });
  });

  it('is refused when it would form a loop', () => {
    const refused = { ok: false, error: { code: 'REDIRECT_LOOP' } };
    expect(resolveRedirectChain({ from: '/a', to: '/a' }, rules({}))).toMatchObject(refused);
    expect(
      resolveRedirectChain({ from: '/a', to: '/b?x=1' }, rules({ '/b': '/c', '/c': '/a' })),
    ).toMatchObject(refused);
    expect(resolveRedirectChain({ from: '/a/*', to: '/a/b' }, rules({}))).toMatchObject(refused);
    expect(resolveRedirectChain({ from: '/x/y', to: '/b/y' }, rules({ '/b/*': '/x/*' }))).toMatchObject(
      refused,
    );
  });
});
