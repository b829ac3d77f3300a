import { openBlock } from '@vitrine/blocks/registry.ts';
import { getDocument, listCollections } from '../content/index.ts';
import { createWebsite } from '../websites/index.ts';
import { loadStarters } from '@vitrine/starters/index.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { headingLevels, visitPages } from '@vitrine/testing/demo-site/visit-pages.ts';
import type { FastifyInstance } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { installStarter, settingsOf } from './install-starter.ts';

/** Every starter, as its owner gets it: `docs/guides/starter.md` says what these tests ask of one. */

const starters = await loadStarters();
let platform: TestPlatform;
let app: FastifyInstance;
const sites = new Map<
  string,
  { readonly websiteId: string; readonly pages: ReadonlyMap<string, string>; readonly steps: number }
>();

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** By a connection of its own, since a site is known by its host only. */
function ask(host: string, path: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { host, accept: 'text/html' } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}
const get = (name: string, url: string) => ask(`${name}.example`, url);

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const starter of starters) {
    const host = `${starter.name}.example`;
    const websiteId = await createWebsite(platform, {
      identifier: starter.name,
      title: starter.site.title,
      settings: settingsOf(starter),
      hosts: [host],
    });
    let steps = 0;
    await installStarter(platform, websiteId, starter, async (done, all) => {
      steps += 1;
      expect(done).toBe(steps);
      expect(all).toBeGreaterThanOrEqual(done);
    });
    sites.set(starter.name, { websiteId, pages: await linkedPages(host), steps });
  }
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** `visitPages`, of a site of this server. */
async function linkedPages(host: string): Promise<ReadonlyMap<string, string>> {
  vi.stubGlobal('fetch', async (path: string) => {
    const { status, type, body } = await ask(host, path);
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  try {
    return await visitPages('');
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The host's own pages are tested elsewhere. */
const isHosts = (path: string): boolean => /^\/(?:cart|search|checkout)\b/.test(path);
const pagesOf = (name: string): ReadonlyMap<string, string> =>
  new Map([...(sites.get(name)?.pages ?? [])].filter(([path]) => !isHosts(path)));

describe.each(starters.map((starter) => [starter.name, starter] as const))(
  'the starter %s',
  (name, starter) => {
    it('has a home page, and every page of it answers', async () => {
      expect(starter.pages.some(({ urlId, kind }) => urlId === '' && kind === 'page')).toBe(true);
      for (const { urlId } of starter.pages)
        expect([urlId, (await get(name, `/${urlId}`)).status]).toEqual([urlId, 200]);
    });

    it('has blocks that their schemas take', async () => {
      const { websiteId } = sites.get(name) ?? { websiteId: '' };
      for (const { id, urlId } of await listCollections(platform, websiteId)) {
        const document = await getDocument(platform, websiteId, id);
        for (const { type, props } of (document?.sections ?? []).flatMap(({ blocks }) => blocks))
          expect([urlId, type, openBlock(type, props)]).toEqual([
            urlId,
            type,
            expect.objectContaining({ ok: true }),
          ]);
      }
    });

    it('links to nothing that is not there', async () => {
      const pages = pagesOf(name);
      expect(pages.size).toBeGreaterThanOrEqual(starter.pages.length);
      for (const [path, html] of pages) {
        for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
          const [page = '', anchor] = href.replaceAll('&amp;', '&').split('#');
          if (/^(?:https?:|mailto:|tel:)/.test(page)) continue;
          const target = page === '' ? html : (pages.get(page) ?? (await get(name, page)).body);
          if (page !== '') expect([path, href, (await get(name, page)).status]).toEqual([path, href, 200]);
          if (anchor !== undefined)
            expect([path, href, target.includes(`id="${anchor}"`)]).toEqual([path, href, true]);
        }
      }
    });

    it('leads to itself, to mail and telephones, and to names that nobody has', () => {
      for (const [path, html] of pagesOf(name)) {
        const outside = [...html.matchAll(/(?:href|src)="(https?:\/\/[^"/]+)/g)].map(
          ([, origin = '']) => origin,
        );
        const foreign = outside.filter(
          (origin) =>
            !/\.example$|^https:\/\/www\.instagram\.com$|openstreetmap\.org$|^https:\/\/www\.google\.com$/.test(
              origin,
            ),
        );
        expect([path, foreign]).toEqual([path, []]);
      }
    });

    it('says what each picture shows, and shows each', async () => {
      for (const [picture, { altText }] of Object.entries(starter.pictures)) {
        expect([picture, altText.length > 10 && altText.length <= 250]).toEqual([picture, true]);
      }
      const all = [...pagesOf(name).values()].join('');
      for (const { file } of Object.values(starter.pictures)) {
        const [stem = ''] = (file.split('/').at(-1) ?? '').split('.');
        expect([file, all.includes(stem)]).toEqual([file, true]);
      }
      for (const [path, html] of pagesOf(name)) {
        for (const [tag] of html.matchAll(/<img\s[^>]*>/g))
          expect([path, tag]).toEqual([path, expect.stringContaining('alt=')]);
      }
    });

    it('has one main heading on each page, and no level left out', () => {
      for (const [path, html] of pagesOf(name)) {
        const levels = headingLevels(html);
        expect([path, levels.filter((level) => level === 1).length]).toEqual([path, 1]);
        const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
        expect([path, levels, jumps]).toEqual([path, levels, []]);
      }
    });

    it('has words of its own', () => {
      for (const [path, html] of pagesOf(name)) {
        const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ');
        expect([path, /lorem|ipsum|placeholder|your (?:text|title) here|\bTODO\b/i.exec(text)?.[0]]).toEqual([
          path,
          undefined,
        ]);
      }
    });
  },
);
