import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withQuery } from './redirect-query.ts';

describe('a redirect’s address', () => {
  it('passes on a visitor’s query', () => {
    for (const [target, query, location] of [
      ['/new', 'utm_source=x&b=2', '/new?utm_source=x&b=2'],
      ['/new', '', '/new'],
      ['/new#part', 'a=1', '/new?a=1#part'],
      ['/new?', 'a=1', '/new?a=1'],
      ['https://elsewhere.example', 'a=1', 'https://elsewhere.example?a=1'],
      ['/new', 'a=1&a=2', '/new?a=1&a=2'],
    ] as const)
      expect(withQuery(target, query), target).toBe(location);
  });

  it('keeps the target’s own parameters as they are written, and lets them win', () => {
    expect(withQuery('/new?tag=caf%C3%A9&x=1#part', 'x=2&tag=tea&utm_source=mail')).toBe(
      '/new?tag=caf%C3%A9&x=1&utm_source=mail#part',
    );
  });

  it('drops parameters that are not accepted, and control characters', () => {
    expect(withQuery('/new', 'page=2&utm_source=x', (name) => name !== 'page')).toBe('/new?utm_source=x');
    expect(withQuery('/new', 'a=%0d%0aset-cookie:+b&%00=1&c=3')).toBe('/new?c=3');
  });

  it('has at most 2000 characters, and is cut between two parameters', () => {
    const query = Array.from({ length: 500 }, (_one, at) => `name${at}=value`).join('&');
    const location = withQuery('/new', query);
    expect(location.length).toBeGreaterThan(1900);
    expect(location.length).toBeLessThanOrEqual(2000);
    expect(location).toMatch(/=value$/);
    const long = `/${'x'.repeat(2100)}`;
    expect(withQuery(long, 'a=1')).toBe(long);
  });

  it('has the same host and path whatever the query', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/new', '/', '/new?own=1', '/new#part', 'https://elsewhere.example'),
        fc.string({ unit: 'binary' }),
        (target, query) => {
          const before = new URL(target, 'https://shop.example');
          const location = withQuery(target, query);
          const after = new URL(location, 'https://shop.example');
          expect(after.origin + after.pathname + after.hash).toBe(
            before.origin + before.pathname + before.hash,
          );
          expect(location).toMatch(/^[\x21-\x7e]*$/);
        },
      ),
    );
  });
});
