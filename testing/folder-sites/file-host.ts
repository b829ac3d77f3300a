import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Outside } from '@vitrine/server/platform/http/guarded-fetch.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';

/** A fake of the sites that theme folders load jQuery and fonts from. */
export interface FileHost {
  readonly port: number;
  /** Resolves every host name to this machine. */
  readonly outside: Outside;
  /** Requested URLs, without the port. */
  readonly requested: readonly string[];
  close(): void;
}

/** The parts of jQuery that the folders call. */
const jquery = `window.$ = window.jQuery = function (what) {
  if (typeof what === 'function') return void document.addEventListener('DOMContentLoaded', what);
  var found = typeof what === 'string' ? Array.prototype.slice.call(document.querySelectorAll(what)) : [what];
  return {
    addClass: function (name) { found.forEach(function (one) { one.classList.add(name); }); return this; },
    removeClass: function (name) { found.forEach(function (one) { one.classList.remove(name); }); return this; },
    each: function (work) { found.forEach(function (one, at) { work.call(one, at, one); }); return this; },
    attr: function (name, value) {
      if (value === undefined) return found[0] && found[0].getAttribute(name);
      found.forEach(function (one) { one.setAttribute(name, value); });
      return this;
    }
  };
};
`;

export async function openFileHost(): Promise<FileHost> {
  const font = await readFile(
    join(
      projectRoot,
      'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ),
  );
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    requested.push(`${(request.headers.host ?? '').replace(/:\d+$/, '')}${url}`);
    const send = (type: string, body: string | Buffer): void => {
      response.writeHead(200, { 'content-type': type }).end(body);
    };
    const [, family = ''] = /[?&]family=([\w+]+)/.exec(url) ?? [];
    if (url.endsWith('.js')) send('text/javascript', jquery);
    else if (url.endsWith('.woff2')) send('font/woff2', font);
    else if (family !== '')
      send(
        'text/css; charset=utf-8',
        `@font-face { font-family: '${family.replaceAll('+', ' ')}'; font-weight: 400 700; src: url(http://fonts.gstatic.com:${String(portOf())}/s/face.woff2) format('woff2'); }`,
      );
    else response.writeHead(404).end();
  });
  const portOf = (): number => (server.address() as AddressInfo).port;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(),
    outside: { resolve: () => Promise.resolve(['127.0.0.1']), mayReach: () => true },
    requested,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Copies a theme folder of the tests to an owner's themes, with its external files on the fake host. Returns its path.
 */
export async function installFolder(themes: string, name: string, { port }: FileHost): Promise<string> {
  const folder = join(themes, name);
  await cp(join(projectRoot, 'testing/folder-sites', name), folder, { recursive: true });
  for (const region of ['site.region', 'head.region']) {
    const path = join(folder, region);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    const moved = text.replaceAll(
      /(?:https:)?\/\/(code\.jquery\.com|fonts\.googleapis\.com)/g,
      (_address, site: string) => `http://${site}:${String(port)}`,
    );
    await writeFile(path, moved);
  }
  return folder;
}
