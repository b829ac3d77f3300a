import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** The body of a page of a website, asked for over a socket as feeds and sitemaps need; `app` must be listening. */
export async function textOverSocket(app: FastifyInstance, host: string, path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return text(answer);
}
