import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameBelow, readSiteHost } from './site-address.ts';
import { freeName, identifierFrom, isIdentifier, MAX_IDENTIFIER } from './site-name.ts';
import { mayArchive, mayErase, mayMakeSite, mayMakeWay } from './site-rights.ts';

const local = { host: 'localhost:3000', isLocal: true };
const online = { host: 'shop.example', isLocal: false };
const read = (typed: string, base = local) => {
  const host = readSiteHost(typed, base);
  return host.ok ? host.value : host.error.code;
};

describe('the address of a site', () => {
  it('is a name below the machine with its port, or a domain of its own', () => {
    expect(read('bakery')).toBe('bakery.localhost:3000');
    expect(read('bakery.localhost')).toBe('bakery.localhost:3000');
    expect(read('http://bakery.localhost:3000/')).toBe('bakery.localhost:3000');
    expect(read('bakery.example')).toBe('bakery.example');
    expect(read('bakery', online)).toBe('bakery.shop.example');
    expect(read('https://bakery.example/', online)).toBe('bakery.example');
    expect(read('xn--bckerei-5wa.example', online)).toBe('xn--bckerei-5wa.example');
  });

  it('is refused where it is no name, a machine, another port, or means something else', () => {
    expect(
      ['', '-a', 'a..b', 'a b', 'a_b.example', 'a/b', `${'a'.repeat(64)}.example`].map((one) => read(one)),
    ).toEqual(['empty', ...Array.from({ length: 6 }, () => 'invalid')]);
    expect(read(`${'abc.'.repeat(70)}example`)).toBe('invalid');
    expect(read('10.0.0.1')).toBe('machine');
    expect(read('bakery.localhost', online)).toBe('machine');
    expect(read('bakery.localhost:4000')).toBe('port');
    expect(read('bakery.example:8080', online)).toBe('port');
    expect(['localhost', 'www', 'mail'].map((one) => read(one))).toEqual([
      'reserved',
      'reserved',
      'reserved',
    ]);
    expect(['shop.example', 'www.shop.example', 'api'].map((one) => read(one, online))).toEqual([
      'reserved',
      'reserved',
      'reserved',
    ]);
    // Someone else's www is theirs to give.
    expect(read('www.bakery.example', online)).toBe('www.bakery.example');
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.boolean(), (typed, isOnline) => {
        const base = isOnline ? online : local;
        const host = readSiteHost(typed.toLowerCase(), base);
        if (!host.ok) return;
        expect(readSiteHost(host.value, base)).toEqual(host);
        expect(read(nameBelow(host.value, base), base)).toBe(host.value);
      }),
    );
  });
});

describe('the short name of a site', () => {
  it('is made from its title, and is one that may be used', () => {
    expect(identifierFrom('Café Nová & Söhne')).toBe('cafe-nova-sohne');
    expect(identifierFrom('Ada’s pianos')).toBe('adas-pianos');
    expect(identifierFrom('日本')).toBe('site');
    fc.assert(fc.property(fc.string(), (title) => isIdentifier(identifierFrom(title))));
  });

  it('gets a number where it is taken', () => {
    expect(freeName('bakery', new Set(['bakery', 'bakery-2']))).toBe('bakery-3');
    const long = 'a'.repeat(MAX_IDENTIFIER);
    expect(freeName(long, new Set([long])).length).toBe(MAX_IDENTIFIER);
  });
});

describe('what may be done with a site', () => {
  const facts = { isFirst: false, isHere: false, subscriptions: 0, isBusy: false };

  it('is made by whoever administers the first, up to the limit', () => {
    expect(mayMakeSite({ administersFirst: true, sites: 49, most: 50 }).ok).toBe(true);
    expect(mayMakeSite({ administersFirst: true, sites: 50, most: 50 })).toMatchObject({
      error: { code: 'SITES_FULL', params: { most: 50 } },
    });
    expect(mayMakeSite({ administersFirst: false, sites: 0, most: 50 })).toMatchObject({
      error: { code: 'SITE_MAKING_FORBIDDEN' },
    });
  });

  it('is not closed or erased while it charges people or is being changed', () => {
    expect(mayArchive(facts).ok).toBe(true);
    expect(mayArchive({ ...facts, subscriptions: 2 })).toMatchObject({
      error: { code: 'SITE_HAS_SUBSCRIPTIONS' },
    });
    expect(mayErase({ ...facts, isBusy: true }, 'A', 'A')).toMatchObject({ error: { code: 'SITE_BUSY' } });
    expect(mayErase({ ...facts, isFirst: true }, 'A', 'A')).toMatchObject({
      error: { code: 'SITE_IS_FIRST' },
    });
    expect(mayErase({ ...facts, isHere: true }, 'A', 'A')).toMatchObject({ error: { code: 'SITE_IS_HERE' } });
  });

  it('is erased once its title is typed, whichever quotation marks a keyboard has', () => {
    expect(mayErase(facts, 'Ada’s  “Pianos”', ' Ada\'s "Pianos"').ok).toBe(true);
    expect(mayErase(facts, 'Pianos', 'pianos')).toMatchObject({ error: { code: 'SITE_TITLE_DIFFERS' } });
    expect(mayErase(facts, 'Pianos', '')).toMatchObject({ error: { code: 'SITE_TITLE_DIFFERS' } });
  });

  it('makes way for another when it is the demo shop, or empty', () => {
    expect([
      mayMakeWay('demo', 30),
      mayMakeWay('empty', 0),
      mayMakeWay('empty', 1),
      mayMakeWay('starter', 0),
    ]).toEqual([true, true, false, false]);
  });
});
