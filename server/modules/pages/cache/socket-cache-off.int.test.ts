import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';

let server: TestApp;
let without: FastifyInstance;
/** Requests that reached Node's HTTP server. */
const reached = { with: 0, without: 0 };

beforeAll(async () => {
  server = await startTestApp('small');
  await server.shop?.addProduct('cup');
  const { platform } = server;
  without = await buildApp({ ...platform, config: { ...platform.config, socketCache: false } });
  await without.listen({ host: '127.0.0.1', port: 0 });
  server.app.server.on('request', () => (reached.with += 1));
  without.server.on('request', () => (reached.without += 1));
});
afterAll(async () => {
  await without.close();
  await server.close();
});

interface Sent {
  readonly status: string;
  /** In the order of the alphabet, the moment it was sent aside. */
  readonly headers: readonly string[];
  readonly body: string;
}

async function answerOf(app: FastifyInstance, path: string, headers: readonly string[]): Promise<Sent> {
  const { port } = app.server.address() as AddressInfo;
  const host = new URL(server.origin).host;
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Cookie: crumb=abcdefghijklmnopqrstuv',
    ...headers,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  const whole = await new Promise<string>((resolve, reject) => {
    let received = '';
    socket.on('error', reject).on('data', (chunk: string) => {
      received += chunk;
      const head = received.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (head > 3 && received.length >= head + length) resolve(received);
    });
    socket.write(`${request.join('\r\n')}\r\n\r\n`);
  });
  socket.destroy();
  const end = whole.indexOf('\r\n\r\n');
  const [status = '', ...lines] = whole
    .slice(0, end)
    .replace(/^date: .*$/im, 'date:')
    .split('\r\n');
  return { status, headers: lines.toSorted(), body: whole.slice(end) };
}

it('without the socket cache a cached page goes through the framework, with the same bytes and headers', async () => {
  for (const path of ['/', '/shop', '/shop/p/cup', '/shop?format=json']) {
    for (const headers of [[], ['Accept-Encoding: gzip'], ['Accept-Encoding: br']]) {
      await answerOf(server.app, path, headers);
      const before = { ...reached };
      const kept = await answerOf(server.app, path, headers);
      expect(reached.with, path).toBe(before.with);
      const ordinary = await answerOf(without, path, headers);
      expect(reached.without, path).toBe(before.without + 1);
      expect(ordinary, path).toEqual(kept);
      const etag = kept.headers.find((line) => line.startsWith('etag: '))?.slice(6) ?? '';
      const known = [...headers, `If-None-Match: ${etag}`];
      const unchanged = await answerOf(without, path, known);
      expect(unchanged).toEqual(await answerOf(server.app, path, known));
      expect(unchanged.status).toBe('HTTP/1.1 304 Not Modified');
    }
  }
});
