import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openInternet, type Outside } from './guarded-fetch.ts';
import { guardedSend, type SentRequest } from './guarded-send.ts';

let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: { readonly method: string; readonly body: string; readonly headers: object }[];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    received.push({ method: request.method ?? '', body, headers: request.headers });
    answer(request, response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.writeHead(204).end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sent: SentRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"glaze":"Ränder"}',
  timeout: 50_000,
  keptBytes: 10,
};
const local: Outside = { ...openInternet, mayCallLocal: true };
const here = () => `http://localhost:${port}/in`;
const codeOf = async (address: string, outside: Outside): Promise<string> => {
  const outcome = await guardedSend(address, sent, outside);
  return outcome.ok ? 'sent' : outcome.error.code;
};

describe('sending to an address that somebody typed', () => {
  it('sends the body as it is, and reads the beginning of the answer', async () => {
    answer = (_, response) => response.writeHead(500).end('a very long story');
    expect(await guardedSend(here(), sent, local)).toEqual({
      ok: true,
      value: { status: 500, bytes: Buffer.from('a very lon') },
    });
    expect(received).toMatchObject([
      {
        method: 'POST',
        body: '{"glaze":"Ränder"}',
        headers: { 'content-type': 'application/json', 'content-length': '19', host: `localhost:${port}` },
      },
    ]);
  });

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    expect(await guardedSend(here(), sent, local)).toMatchObject({ ok: true, value: { status: 307 } });
    expect(received).toHaveLength(1);
  });

  it('keeps the status of an answer that is cut off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    expect(await guardedSend(here(), sent, local)).toMatchObject({ ok: true, value: { status: 200 } });
  });

  it('reads no more than was asked for of an answer that never ends', async () => {
    let written = 0;
    answer = (_, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x'))) written += 65_536;
      };
      response.on('drain', more);
      more();
    };
    const outcome = await guardedSend(here(), sent, local);
    expect(outcome).toEqual({ ok: true, value: { status: 200, bytes: Buffer.from('x'.repeat(10)) } });
    // What the sockets hold, and no more.
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('keeps the status of an answer that dribbles, and what came in time', async () => {
    answer = (_, response) => void response.writeHead(200).write('slow');
    const outcome = await guardedSend(here(), { ...sent, timeout: 300 }, local);
    expect(outcome).toEqual({ ok: true, value: { status: 200, bytes: Buffer.from('slow') } });
  });

  it('connects to the address it has judged, whatever the name leads to afterwards', async () => {
    const found = ['127.0.0.1', '127.0.0.2'];
    const asked: string[] = [];
    const outside: Outside = {
      resolve: (name) => {
        asked.push(name);
        return Promise.resolve([found.shift() ?? '127.0.0.3']);
      },
      mayReach: (address) => address === '127.0.0.1',
    };
    // No certificate is there: that the connection fails shows that it was made, to the address that may be reached.
    expect(await codeOf(`https://hooks.example:${port}/in`, outside)).toBe('UNREACHABLE');
    expect(asked).toEqual(['hooks.example']);
    expect(await codeOf(`https://hooks.example:${port}/in`, outside)).toBe('ADDRESS_REFUSED');
  });

  it('does not wait for an answer that never comes', async () => {
    answer = () => undefined;
    const outcome = await guardedSend(here(), { ...sent, timeout: 100 }, local);
    expect(outcome).toMatchObject({ ok: false, error: { code: 'TOO_SLOW' } });
  });

  it('reaches this machine in development only', async () => {
    expect(await codeOf(here(), openInternet)).toBe('ADDRESS_INVALID');
    expect(await codeOf(`https://localhost:${port}/in`, openInternet)).toBe('ADDRESS_REFUSED');
    expect(received).toEqual([]);
  });

  it.each(['http://hooks.example/', 'ftp://hooks.example/', 'https://ada:secret@hooks.example/', 'x'])(
    'refuses %s without a connection',
    async (address) => {
      expect(await codeOf(address, local)).toBe('ADDRESS_INVALID');
    },
  );

  it.each(['10.0.0.1', '169.254.169.254', '127.0.0.1', '::1', 'fd00::1'])(
    'refuses a name that leads to %s',
    async (address) => {
      const outside = { ...local, resolve: () => Promise.resolve(['93.184.216.34', address]) };
      expect(await codeOf('https://hooks.example/', outside)).toBe('ADDRESS_REFUSED');
    },
  );
});
