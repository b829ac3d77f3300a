import { createServer, request, Agent, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { serveFromSocketCache, readPlainGet, type SocketAnswer } from './socket-cache.ts';

const plain =
  'GET /shop?page=2 HTTP/1.1\r\nHost: shop.example\r\nCookie: crumb=a; CART=b\r\nAccept-Encoding: gzip\r\n\r\n';
const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'));

describe('a request head', () => {
  it('is parsed when it is one plain GET', () => {
    expect(read(plain)).toEqual({
      url: '/shop?page=2',
      headers: { host: 'shop.example', cookie: 'crumb=a; CART=b', 'accept-encoding': 'gzip' },
    });
  });

  it.each([
    ['another method', plain.replace('GET', 'POST')],
    ['HEAD', plain.replace('GET', 'HEAD')],
    ['an older protocol', plain.replace('HTTP/1.1', 'HTTP/1.0')],
    ['a whole address', plain.replace('/shop', 'http://shop.example/shop')],
    ['no host', plain.replace(/Host: .*\r\n/, '')],
    ['two hosts', plain.replace('Cookie:', 'Host: other.example\r\nCookie:')],
    ['a body', plain.replace('Cookie:', 'Content-Length: 3\r\nCookie:')],
    ['a chunked body', plain.replace('Cookie:', 'Transfer-Encoding: chunked\r\nCookie:')],
    [
      'a chunked body with a space before the colon',
      plain.replace('Cookie:', 'Transfer-Encoding : chunked\r\nCookie:'),
    ],
    ['an upgrade', plain.replace('Cookie:', 'Upgrade: websocket\r\nCookie:')],
    ['a wish to close', plain.replace('Cookie:', 'Connection: close\r\nCookie:')],
    ['a folded header', plain.replace('Cookie: ', 'Cookie:\r\n ')],
    ['a lone line feed', plain.replace('gzip\r\n', 'gzip\nX: y\r\n')],
    ['a lone carriage return', plain.replace('gzip\r\n', 'gzip\rX: y\r\n')],
    ['a zero byte', plain.replace('gzip', 'gz\0ip')],
    ['a head in pieces', plain.slice(0, -2)],
    ['two requests at once', plain + plain],
    ['something after the head', `${plain}x`],
    ['a head of 9 KB', plain.replace('CART=b', `CART=${'b'.repeat(9000)}`)],
  ])('is passed to the full parser with %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

const kept = (text: string, setCookie: string | null = null): SocketAnswer => ({
  answer: {
    status: 200,
    headers: ['content-type', 'text/plain', 'content-length', String(text.length)],
    body: [Buffer.from(text)],
  },
  setCookie,
});

function ask(
  port: number,
  method: string,
  path: string,
  agent: Agent,
  body = '',
): Promise<{ text: string; cookies: string[]; date: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        resolve({ text, cookies: answer.headers['set-cookie'] ?? [], date: answer.headers.date ?? '' }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a server with a socket cache', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function start(
    find: (url: string) => SocketAnswer | null,
  ): Promise<{ port: number; server: Server; stop: () => Promise<void> }> {
    const server = createServer((incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        answer.end(`long way: ${incoming.method} ${incoming.url} ${Buffer.concat(chunks).toString()}`),
      );
    });
    serveFromSocketCache(server, find);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const stop = (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
      });
    stops.push(stop);
    return { port: (server.address() as AddressInfo).port, server, stop };
  }

  it('responds from memory, and passes everything else on the same connection to the HTTP server', async () => {
    const hello = kept('hello');
    const { port } = await start((url) => (url === '/kept' ? hello : null));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(port, 'GET', '/kept', agent)).text).toBe('hello');
    expect((await ask(port, 'GET', '/kept', agent)).text).toBe('hello');
    expect((await ask(port, 'GET', '/other', agent)).text).toBe('long way: GET /other ');
    expect((await ask(port, 'POST', '/kept', agent, 'a body')).text).toBe('long way: POST /kept a body');
    agent.destroy();
  });

  it('gives each visitor their own cookie and a date', async () => {
    let visitor = 0;
    const answer = kept('hello').answer;
    const { port } = await start(() => ({ answer, setCookie: `crumb=${(visitor += 1)}` }));
    const agent = new Agent({ keepAlive: true });
    const incoming = Date.now();
    const [first, second] = [await ask(port, 'GET', '/', agent), await ask(port, 'GET', '/', agent)];
    expect([first.text, second.text]).toEqual(['hello', 'hello']);
    expect([first.cookies, second.cookies]).toEqual([['crumb=1'], ['crumb=2']]);
    // The header has whole seconds only.
    expect(Date.parse(second.date)).toBeGreaterThan(incoming - 1000);
    expect(Date.parse(second.date)).toBeLessThanOrEqual(Date.now());
    agent.destroy();
  });

  it('leaves a request that arrives in pieces to the HTTP server, complete', async () => {
    const { port, server } = await start(() => kept('hello'));
    const said = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /piec'));
      server.on('connection', (accepted) => {
        accepted.once('data', () => socket.write('es HTTP/1.1\r\nHost: a\r\n\r\n'));
      });
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('/pieces')) socket.end();
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });
    expect(said).toContain('long way: GET /pieces');
  });

  it('closes waiting connections when the server stops', async () => {
    const { port, stop } = await start(() => kept('hello'));
    stops.pop();
    const agent = new Agent({ keepAlive: true });
    await ask(port, 'GET', '/', agent);
    await stop();
    agent.destroy();
  });
});
