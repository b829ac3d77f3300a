import { createServer, request } from 'node:http';

const SCRIPT = `const source = new EventSource('/_dev/events');
let wasOpen = false;
source.onopen = () => { if (wasOpen) location.reload(); wasOpen = true; };
source.addEventListener('reload', () => location.reload());
source.addEventListener('styles', async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const fresh = [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  const inHead = 'style[data-full-stylesheet]';
  const style = page.querySelector(inHead);
  if (style !== null) {
    const text = await (await fetch(style.dataset.fullStylesheet)).text();
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    // The content security policy allows only the styles the page was sent with; constructed style sheets are exempt.
    document.adoptedStyleSheets = [whole];
    for (const old of document.querySelectorAll(inHead + ',' + inHead + ' + link')) old.disabled = true;
    return;
  }
  document.querySelectorAll('link[rel=stylesheet]').forEach((link, index) => {
    if (fresh[index] && fresh[index] !== link.getAttribute('href')) link.href = fresh[index];
  });
});`;
const TAG = '<script src="/_dev/live.js" defer></script>';

/** How often a request is retried while the server restarts, and the pause between retries in ms. */
const TRIES = 100;
const PAUSE = 100;

/**
 * A proxy in front of the development server: pages get a script that reloads them, and requests wait while the server
 * restarts. Returns `notify(event)`, which sends 'reload' or 'styles' to all open pages.
 */
export function startLiveReload({ port, host, behind }) {
  const pages = new Set();
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/_dev/events') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.write(': open\n\n');
      pages.add(answer);
      answer.on('close', () => pages.delete(answer));
    } else if (incoming.url === '/_dev/live.js') {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
    } else {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () => forward(incoming, Buffer.concat(chunks), answer, behind, TRIES));
    }
  });
  server.listen(port, host);
  return {
    notify(event) {
      for (const page of pages) page.write(`event: ${event}\ndata: \n\n`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(incoming, body, answer, port, tries) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
    (reply) => {
      const isPage = (reply.headers['content-type'] ?? '').startsWith('text/html');
      if (!isPage || incoming.method !== 'GET') {
        answer.writeHead(reply.statusCode, reply.headers);
        reply.pipe(answer);
        return;
      }
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('end', () => {
        const html = Buffer.concat(chunks).toString();
        // The browser must not serve a reload from its cache.
        const { 'content-length': _, etag: __, ...rest } = reply.headers;
        answer.writeHead(reply.statusCode, { ...rest, 'cache-control': 'no-store' });
        answer.end(html.includes('</body>') ? html.replace('</body>', `${TAG}</body>`) : html + TAG);
      });
    },
  );
  outgoing.on('error', (error) => {
    // Only when the connection was refused, so that nothing is sent twice.
    if (tries > 0 && error.code === 'ECONNREFUSED')
      setTimeout(() => forward(incoming, body, answer, port, tries - 1), PAUSE);
    else answer.destroy();
  });
  outgoing.end(body);
}
