import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, EncodedBody, joined, matchesEtag } from './encoded-body.ts';

describe('Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['GZIP', 'gzip'],
    ['zstd', 'identity'],
    ['gzip;q=0', 'identity'],
    ['*', 'br'],
    [`${'x,'.repeat(400)}br`, 'identity'],
    ['*;q=0.5, br;q=0', 'gzip'],
  ])('%s selects %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('If-None-Match', () => {
  it('matches a tag among others, weakly, or any', () => {
    expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true);
    expect(matchesEtag('*', '"b"')).toBe(true);
    expect(matchesEtag('"ab"', '"b"')).toBe(false);
    expect(matchesEtag(undefined, '"b"')).toBe(false);
  });
});

describe('a body', () => {
  it('is compressed once, on the first request', async () => {
    const body = new EncodedBody('text/html; charset=utf-8', Buffer.from('x'.repeat(2000)));
    expect(body.ready('gzip')).toBeNull();
    const [one, two] = await Promise.all([body.bytes('gzip'), body.bytes('gzip')]);
    expect(one).toBe(two);
    expect(gunzipSync(joined(one)).toString()).toBe('x'.repeat(2000));
    expect(body.ready('gzip')).toBe(one);
    expect(body.etag('gzip')).not.toBe(body.etag('identity'));
  });

  it('that is small or already compressed is sent unchanged', () => {
    expect(new EncodedBody('text/html', Buffer.from('x')).choose('br')).toBe('identity');
    expect(new EncodedBody('font/woff2', Buffer.alloc(9000)).choose('br')).toBe('identity');
    expect(new EncodedBody('text/css', Buffer.alloc(9000)).choose('br')).toBe('br');
  });
});
