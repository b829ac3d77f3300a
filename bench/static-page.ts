import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * Serves one page in its current state, gzipped, with the picture at `pictureUrl` and no other resources: the bytes
 * needed for the first paint, from a static server.
 */
export async function serveStaticPage(
  pageUrl: string,
  pictureUrl: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const html = gzipSync(await (await fetch(pageUrl)).text());
  const picture = pictureUrl === '' ? null : await fetchPicture(pictureUrl);
  const server = createServer((request, answer) => {
    if (request.url === '/') {
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'content-length': html.length,
      });
      answer.end(html);
    } else if (picture !== null && request.url === picture.path) {
      answer.writeHead(200, { 'content-type': picture.type, 'content-length': picture.bytes.length });
      answer.end(picture.bytes);
    } else {
      answer.writeHead(404, { 'content-length': 0 });
      answer.end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function fetchPicture(url: string) {
  // Chromium's Accept header.
  const answer = await fetch(url, {
    headers: { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' },
  });
  const { pathname, search } = new URL(url);
  return {
    path: pathname + search,
    type: answer.headers.get('content-type') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}
