import type { ListedPage, PageSettings } from '@vitrine/contracts/pages.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTitledPage } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection } from '../index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'code.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const HEADER = '<script>globalThis.header = "code";</script>\n<style>h1 { color: teal }</style>';
const FOOTER = '<script src="https://chat.example/x.js"></script>';
const both = { header: HEADER, footer: FOOTER };

type Kind = Parameters<typeof createCollection>[2]['kind'];
async function aPage(kind: Kind = 'page'): Promise<{ id: string; path: string }> {
  count += 1;
  const id = await createCollection(platform, shop.websiteId, {
    kind,
    urlId: `page-${count}`,
    title: `Page ${count}`,
    document: aTitledPage('Live words'),
    ...(kind === 'folder' ? { folderBehavior: 'index' as const } : {}),
  });
  return { id, path: `/page-${count}` };
}
const callOf = (id: string) => `/api/admin/pages/${id}`;
const settingsOf = async (id: string) => (await owner.send('GET', callOf(id))).json<PageSettings>();
async function save(id: string, fields: object) {
  const { revision, title, urlId, description, seo } = await settingsOf(id);
  return owner.send('PUT', callOf(id), { revision, title, urlId, description, seo, ...fields });
}
async function visit(path: string, visitor = aVisitor(app, shop.host)) {
  await awaitNotifications(platform);
  return visitor.send('GET', path);
}
const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy']);

describe('the code of a page', () => {
  it('stands at the end of the head and of the body of what visitors get, with a policy that lets it run', async () => {
    for (const kind of ['page', 'blog', 'products', 'events', 'index', 'folder'] as const) {
      const { id, path } = await aPage(kind);
      const before = await visit(path);
      expect((await save(id, { code: both })).json()).toMatchObject({ code: both, mayChangeCode: true });
      const { body, headers, statusCode } = await visit(path);
      expect([kind, statusCode]).toEqual([kind, 200]);
      const [head = '', rest = ''] = body.split(/<\/head\s*>/);
      expect(head).toContain(`\n${HEADER}\n`);
      expect(rest).toMatch(/\n<script src="https:\/\/chat\.example\/x\.js"><\/script>\n\s*<\/body>/);
      expect(policyOf({ headers })).toMatch(/script-src 'self' 'unsafe-inline'[^;]* https:/);
      expect(policyOf({ headers })).toMatch(/object-src 'none'; frame-ancestors 'self'$/);
      // Without what it had before, nothing of it is left, and the bytes and the policy are those of before.
      await save(id, { code: { header: '', footer: '' } });
      const after = await visit(path);
      expect(policyOf(after)).toBe(policyOf(before));
      expect(policyOf(after)).toMatch(/script-src 'self';/);
      expect(after.body).toBe(before.body);
    }
  });

  it('changes the page and its tag at once, with the page cache in between', async () => {
    const { id, path } = await aPage();
    const tagOf = async () => String((await visit(path)).headers['etag']);
    const plain = await tagOf();
    expect(await tagOf()).toBe(plain);
    await save(id, { code: { header: '<meta name="first">', footer: '' } });
    const first = await tagOf();
    await save(id, { code: { header: '<meta name="second">', footer: '' } });
    const answer = await visit(path);
    expect(answer.body).toContain('<meta name="second">');
    expect(new Set([plain, first, String(answer.headers['etag'])]).size).toBe(3);
  });

  it('is in no other view of the page: JSON, canvas, preview', async () => {
    const { id, path } = await aPage('blog');
    await save(id, { code: { header: '<meta name="own-code">', footer: '<i>own-code</i>' } });
    const link = await owner.send('POST', `/api/admin/page-drafts/${id}/previews`, { days: 1 });
    const { address } = link.json<{ address: string }>();
    for (const url of [`${path}?format=json`, new URL(address).pathname]) {
      const { statusCode, body } = await visit(url);
      expect([url, statusCode, body.includes('own-code')]).toEqual([url, 200, false]);
    }
    for (const query of ['', '?live=true']) {
      const canvas = await owner.send('GET', `/api/admin/page-drafts/${id}/canvas${query}`);
      expect([canvas.statusCode, canvas.body.includes('own-code')]).toEqual([200, false]);
      expect(policyOf(canvas)).toMatch(/^default-src 'none'/);
    }
    expect((await visit(path)).body).toContain('own-code');
  });

  it('is on no page of the host: cart, search, not found', async () => {
    const { id } = await aPage();
    await save(id, { code: both });
    for (const url of ['/cart', '/search', '/nothing-here', '/checkout']) {
      const answer = await visit(url);
      expect([url, answer.body.includes('chat.example')]).toEqual([url, false]);
      expect(policyOf(answer)).not.toContain("script-src 'self' 'unsafe-inline'");
    }
  });

  it('of the home page is not in the preview of a theme', async () => {
    const id = await createCollection(platform, shop.websiteId, { kind: 'page', urlId: '', title: 'Home' });
    await save(id, { urlId: '', code: { header: '<meta name="own-code">', footer: '' } });
    expect((await visit('/')).body).toContain('own-code');
    const preview = await owner.send('GET', '/api/admin/themes/gazette/preview');
    expect([preview.statusCode, preview.body.includes('own-code')]).toEqual([200, false]);
  });

  it('is shown off to its owner only, in an origin of its own, also where the code hides the page', async () => {
    const { id, path } = await aPage();
    await save(id, { code: { header: '<style>body { --own-code: 1 }</style>', footer: '' } });
    const call = `${callOf(id)}/without-code`;
    expect((await visit(path)).body).toContain('--own-code: 1');
    expect((await visit(call)).statusCode).toBe(401);
    const { statusCode, body, headers } = await owner.send('GET', call);
    expect(statusCode).toBe(200);
    expect(body).toContain('Live words');
    expect(body).not.toContain('--own-code: 1');
    expect(body).toContain('This is the page without its own code.');
    expect(policyOf({ headers })).toMatch(/script-src 'self';.*; sandbox allow-scripts(?!.*same-origin)/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await owner.send('GET', `${callOf(shop.websiteId)}/without-code`)).statusCode).toBe(404);
  });

  it('is refused from roles that may not change it, who save the rest of the settings', async () => {
    const { id, path } = await aPage();
    await save(id, { code: both });
    const { revision, title, urlId, description, seo } = await settingsOf(id);
    await platform.db.$client.query("update contributors set role = 'editor'");
    try {
      const body = { revision, title: 'Renamed', urlId, description, seo };
      const refused = await owner.send('PUT', callOf(id), { ...body, code: { header: '', footer: '' } });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        {
          error: 'CODE_NOT_ALLOWED',
          message: expect.stringMatching(/^Only administrators may change the code/),
        },
      ]);
      expect(await settingsOf(id)).toMatchObject({ title, code: both, mayChangeCode: false });
      expect((await owner.send('PUT', callOf(id), body)).json()).toMatchObject({
        title: 'Renamed',
        code: both,
      });
    } finally {
      await platform.db.$client.query("update contributors set role = 'admin'");
    }
    expect((await visit(path)).body).toContain('chat.example');
  });

  it('is refused when it is too long or leaves something open, with a sentence at its field', async () => {
    const { id } = await aPage();
    for (const [header, sentence] of [
      ['<script>\nlet a;', 'Line 1: <script> is not closed. Add </script> where it ends.'],
      ['x\n<!-- a', 'Line 2: the comment is not closed. Add --> where it ends.'],
      ['\u0000', 'Line 1 has a character that cannot be saved. Delete the line and type it again.'],
      ['"'.repeat(65 * 1024), /^The code has 65 KB; at most 64 KB can be saved\./],
    ] as const) {
      const refused = await save(id, { code: { header, footer: '' } });
      expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
        422,
        { 'code.header': sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence },
      ]);
    }
    const most = '"'.repeat(64 * 1024);
    expect((await save(id, { code: { header: most, footer: most } })).statusCode).toBe(200);
    expect((await settingsOf(id)).code).toEqual({ header: most, footer: most });
  });

  it('is kept by saving other settings, by duplicating, and by the bin', async () => {
    const { id, path } = await aPage();
    await save(id, { code: both });
    await save(id, { title: 'Renamed' });
    const copy = (await owner.send('POST', `${callOf(id)}/duplicate`)).json<ListedPage>();
    // A copy is a draft: nobody gets its code before it is published.
    expect([copy.isPublished, (await settingsOf(copy.id)).code]).toEqual([false, both]);
    expect((await visit(copy.path)).statusCode).toBe(404);
    const { revision } = await settingsOf(id);
    expect((await owner.send('DELETE', `${callOf(id)}?revision=${revision}`)).statusCode).toBe(204);
    const gone = await visit(path);
    expect([gone.statusCode, gone.body.includes('chat.example')]).toEqual([404, false]);
    await owner.send('POST', `/api/admin/deleted-pages/${id}/restore`);
    expect((await visit(path)).body).toContain('chat.example');
  });

  it('of an older revision changes nothing', async () => {
    const { id } = await aPage();
    const { revision, title, urlId, description, seo } = await settingsOf(id);
    await save(id, { code: both });
    const late = { revision, title, urlId, description, seo, code: { header: '', footer: '' } };
    expect((await owner.send('PUT', callOf(id), late)).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await settingsOf(id)).code).toEqual(both);
  });
});
