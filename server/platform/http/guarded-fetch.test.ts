import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FetchLimits, guardedFetch, openInternet, type Outside } from './guarded-fetch.ts';

let origin: string;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requested: string[];
const server = createServer((request, response) => {
  requested.push(`${request.headers.host ?? ''}${request.url ?? ''}`);
  answer(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  origin = `http://feeds.example:${port}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A timeout that no request to this machine exceeds. */
const limits: FetchLimits = { maxBytes: 1000, timeout: 50_000 };
/** Every name resolves to this test's own server. */
const here: Outside = { resolve: () => Promise.resolve(['127.0.0.1']), mayReach: () => true };
const named = (...addresses: string[]): Outside => ({
  ...openInternet,
  resolve: () => Promise.resolve(addresses),
});
const codeOf = async (address: string, outside: Outside, limited = limits): Promise<string> => {
  const fetched = await guardedFetch(address, limited, outside);
  return fetched.ok ? 'fetched' : fetched.error.code;
};

describe('fetching an address somebody typed', () => {
  it('returns body, type and final address', async () => {
    answer = (request, response) => {
      if (request.url === '/old') return response.writeHead(301, { location: '/new?x=1' }).end();
      return response
        .writeHead(200, { 'content-type': 'Text/Plain; charset=utf-8', etag: '"1"' })
        .end('hello');
    };
    const fetched = await guardedFetch(`${origin}/old`, limits, here);
    expect(fetched).toEqual({
      ok: true,
      value: {
        status: 200,
        url: `${origin}/new?x=1`,
        contentType: 'text/plain',
        etag: '"1"',
        bytes: Buffer.from('hello'),
      },
    });
    expect(requested).toEqual([`feeds.example:${port}/old`, `feeds.example:${port}/new?x=1`]);
  });

  it.each([
    'ftp://feeds.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,hi',
    'http://user:secret@feeds.example/',
    'not an address',
    `http://feeds.example/${'a'.repeat(2100)}`,
  ])('refuses %s without a connection', async (address) => {
    expect(await codeOf(address, here)).toBe('ADDRESS_INVALID');
    expect(requested).toEqual([]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://localhost/',
  ])('refuses %s', async (address) => {
    expect(await codeOf(address, openInternet)).toBe('ADDRESS_REFUSED');
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1', '0.0.0.0'])(
    'refuses a name that resolves to %s',
    async (address) => {
      expect(await codeOf('http://looks-harmless.example/', named(address))).toBe('ADDRESS_REFUSED');
      expect(await codeOf('http://half.example/', named('93.184.215.14', address))).toBe('ADDRESS_REFUSED');
    },
  );

  it('refuses ports other than 80 and 443', async () => {
    expect(await codeOf('http://db.example:5432/', named('93.184.215.14'))).toBe('ADDRESS_REFUSED');
  });

  it('connects to the address it checked, whatever the name resolves to a moment later', async () => {
    answer = (_request, response) => response.end('the first one');
    let times = 0;
    const rebinding: Outside = {
      resolve: () => {
        times += 1;
        return Promise.resolve([times === 1 ? '127.0.0.1' : '10.0.0.1']);
      },
      mayReach: (address) => address === '127.0.0.1',
    };
    expect(await codeOf(`${origin}/`, rebinding)).toBe('fetched');
    expect(times).toBe(1);
    expect(await codeOf(`${origin}/`, rebinding)).toBe('ADDRESS_REFUSED');
  });

  it('checks again at every redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://inside.example/' }).end();
    const outside: Outside = {
      resolve: (name) => Promise.resolve([name === 'inside.example' ? '192.168.0.1' : '127.0.0.1']),
      mayReach: (address) => address === '127.0.0.1',
    };
    expect(await codeOf(`${origin}/`, outside)).toBe('ADDRESS_REFUSED');
    answer = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    expect(await codeOf(`${origin}/`, outside)).toBe('ADDRESS_INVALID');
  });

  it('follows three redirects, not four', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      return left === 0 ? response.end('there') : response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    expect(await codeOf(`${origin}/3`, here)).toBe('fetched');
    expect(await codeOf(`${origin}/4`, here)).toBe('TOO_MANY_REDIRECTS');
  });

  it('stops at the size limit, whether declared, streamed or compressed', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-length': 5000 }).end();
    expect(await codeOf(`${origin}/`, here)).toBe('ANSWER_TOO_LARGE');
    answer = (_request, response) => {
      const pour = (): void => {
        if (!response.destroyed && response.write('x'.repeat(600))) setImmediate(pour);
      };
      pour();
    };
    expect(await codeOf(`${origin}/`, here)).toBe('ANSWER_TOO_LARGE');
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)));
    expect(await codeOf(`${origin}/`, here)).toBe('ANSWER_TOO_LARGE');
  });

  it('decompresses known encodings and refuses others', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    const fetched = await guardedFetch(`${origin}/`, limits, here);
    expect(fetched.ok && fetched.value.bytes.toString()).toBe('hello');
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'constructor' }).end('x');
    expect(await codeOf(`${origin}/`, here)).toBe('ANSWER_UNEXPECTED');
  });

  it('times out waiting for a response, for its end, or for a name', async () => {
    const short = { ...limits, timeout: 80 };
    answer = () => undefined;
    expect(await codeOf(`${origin}/`, here, short)).toBe('TOO_SLOW');
    answer = (_request, response) => response.write('a little, and then nothing');
    expect(await codeOf(`${origin}/`, here, short)).toBe('TOO_SLOW');
    const silent: Outside = { ...here, resolve: () => new Promise(() => undefined) };
    expect(await codeOf(`${origin}/`, silent, short)).toBe('TOO_SLOW');
  });

  it('accepts only the requested types', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    expect(await codeOf(`${origin}/`, here, { ...limits, types: ['image/*'] })).toBe('fetched');
    expect(await codeOf(`${origin}/`, here, { ...limits, types: ['application/json'] })).toBe(
      'ANSWER_UNEXPECTED',
    );
  });

  it('reports that the host is unreachable, or that the connection was closed early', async () => {
    expect(await codeOf('http://127.0.0.1:1/', here)).toBe('UNREACHABLE');
    expect(
      await codeOf(`${origin}/`, { ...here, resolve: () => Promise.reject(new Error('ENOTFOUND')) }),
    ).toBe('UNREACHABLE');
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setImmediate(() => response.destroy());
    };
    expect(await codeOf(`${origin}/`, here)).toBe('UNREACHABLE');
  });
});
