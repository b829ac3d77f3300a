import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openInternet } from '../../../platform/http/guarded-fetch.ts';
import { COPIES, copyOutsideFiles, declineFiles, readCopies } from './theme-copies.ts';

const here: Outside = { resolve: () => Promise.resolve(['127.0.0.1']), mayReach: () => true };
const NOW = Date.UTC(2026, 2, 2, 15);

/** The responses of the other site by path: type and body. */
const answers = new Map<string, readonly [type: string, body: string]>();
let site: Server;
let origin = '';
let folder = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    const [type, body] = answers.get(request.url ?? '') ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://fonts.example:${String((site.address() as AddressInfo).port)}`;
});
afterAll(() => new Promise((resolve) => site.close(resolve)));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theme-'));
});
afterEach(async () => {
  answers.clear();
  await rm(folder, { recursive: true });
});

const copied = async (address: string): Promise<string> => {
  const { files } = await readCopies(folder);
  const file = files.find((copy) => copy.address === `${origin}${address}`)?.file ?? '';
  return readFile(join(folder, COPIES, file), 'utf8');
};

describe('copying files from other sites into a theme', () => {
  it('copies a script, a stylesheet, its imports, and their fonts', async () => {
    answers.set('/jquery.min.js', ['text/javascript; charset=utf-8', 'var $ = 1;']);
    answers.set('/css?family=Karla', [
      'text/css; charset=utf-8',
      `@import "/more/more.css"; @font-face { src: local(a), url(${origin}/s/karla.woff2?v=3) format('woff2') } b { background: url(/paper.png) }`,
    ]);
    answers.set('/more/more.css', ['text/css', "@font-face { src: url('../s/karla.woff2?v=3#iefix') }"]);
    answers.set('/s/karla.woff2?v=3', ['font/woff2', 'wOF2']);
    const outcome = await copyOutsideFiles(
      folder,
      [
        { address: `${origin}/jquery.min.js`, kind: 'script' },
        { address: `${origin}/css?family=Karla`, kind: 'style' },
      ],
      here,
      NOW,
    );
    expect(outcome).toEqual({ ok: true, value: { copied: 2, failed: [] } });
    expect(await copied('/jquery.min.js')).toBe('var $ = 1;');
    const font = /^karla-[0-9a-f]{12}\.woff2$/;
    const css = await copied('/css?family=Karla');
    expect(/url\("([^"]+)"\) format/.exec(css)?.[1]).toMatch(font);
    expect(css).toMatch(/^@import url\("more-[0-9a-f]{12}\.css"\);/);
    expect(css).toContain('url(/paper.png)');
    expect(await copied('/more/more.css')).toContain('url("karla-');
    expect(await copied('/s/karla.woff2?v=3')).toBe('wOF2');
    expect((await readdir(join(folder, COPIES))).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await readCopies(folder)).files[0]).toMatchObject({ copiedOn: '2026-03-02T15:00:00.000Z' });
  });

  it('replaces a file copied again, and keeps the earlier copy when the download fails', async () => {
    const wanted = [{ address: `${origin}/a.js`, kind: 'script' }] as const;
    answers.set('/a.js', ['text/javascript', 'one']);
    await copyOutsideFiles(folder, wanted, here, NOW);
    answers.set('/a.js', ['text/javascript', 'two']);
    await copyOutsideFiles(folder, wanted, here, NOW);
    expect(await copied('/a.js')).toBe('two');
    expect(await readdir(join(folder, COPIES))).toHaveLength(2);
    answers.clear();
    const outcome = await copyOutsideFiles(folder, wanted, here, NOW);
    expect(outcome).toMatchObject({
      ok: true,
      value: { copied: 0, failed: [{ reason: 'Its site answers 404' }] },
    });
    expect(await copied('/a.js')).toBe('two');
  });

  it('refuses an HTML page instead of a script, files too large, and private addresses', async () => {
    answers.set('/page.js', ['text/html', '<p>Sign in']);
    answers.set('/large.js', ['text/javascript', 'x'.repeat(4_000_000)]);
    const addresses = ['/page.js', '/large.js'].map(
      (path) => ({ address: origin + path, kind: 'script' }) as const,
    );
    const outcome = await copyOutsideFiles(folder, addresses, here, NOW);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        copied: 0,
        failed: [{ reason: 'Its site answers with something else' }, { reason: 'It is too large' }],
      },
    });
    const inside = [{ address: 'http://127.0.0.1/a.js', kind: 'script' }] as const;
    expect(await copyOutsideFiles(folder, inside, openInternet, NOW)).toMatchObject({
      ok: true,
      value: { failed: [{ reason: 'This address may not be reached from here' }] },
    });
  });

  it('stores which files the owner does not want, until they are copied after all', async () => {
    const address = `${origin}/a.js`;
    await declineFiles(folder, [address, `${origin}/b.js`]);
    expect((await readCopies(folder)).without).toEqual([address, `${origin}/b.js`]);
    answers.set('/a.js', ['text/javascript', 'one']);
    await copyOutsideFiles(folder, [{ address, kind: 'script' }], here, NOW);
    expect((await readCopies(folder)).without).toEqual([`${origin}/b.js`]);
  });
});
