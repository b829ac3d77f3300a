import type { PageSettings } from '@vitrine/contracts/pages.ts';
import type { SiteCode } from '@vitrine/contracts/site-code.ts';
import { MAX_CODE_VERSIONS } from '@vitrine/domain/code/page-code.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTitledPage } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection, createItem } from '../index.ts';
import { emptyPageBin } from '../pages-admin/page-bin.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy']);
/** The code of a mark in a page, for its order. */
const meta = (name: string) => `<meta name="${name}">`;

const callOf = (place: string) => `/api/admin/code/${place}`;

/** A website with a home page, a page, a journal with one post and a shop with one product. */
async function aSite() {
  count += 1;
  const shop = await aShop(platform, `code-${count}.example`);
  const { websiteId, host } = shop;
  const owner = await anOwner(app, platform, shop, `owner-${count}@example.com`);
  const add = (urlId: string, kind: 'page' | 'blog') =>
    createCollection(platform, websiteId, {
      kind,
      urlId,
      title: `The ${urlId}`,
      ...(kind === 'page' ? { document: aTitledPage(`Words of ${urlId}`) } : {}),
    });
  const [home, about, journal] = [
    await add('', 'page'),
    await add('about', 'page'),
    await add('journal', 'blog'),
  ];
  await createItem(platform, websiteId, {
    collectionId: journal,
    urlId: 'first',
    recordType: 1,
    title: 'First post',
  });
  await shop.addProduct('mug');
  const codeOf = async (place: string) => (await owner.send('GET', callOf(place))).json<SiteCode>();
  const put = async (place: string, code: object, revision?: number) =>
    owner.send('PUT', callOf(place), {
      revision: revision ?? (await codeOf(place)).revision,
      header: '',
      footer: '',
      ...code,
    });
  const visit = async (path: string) => {
    await awaitNotifications(platform);
    return aVisitor(app, host).send('GET', path);
  };
  /** Code of a page of its own. */
  const putOwn = async (id: string, code: { header: string; footer: string }) => {
    const { revision, title, urlId, description, seo } = (
      await owner.send('GET', `/api/admin/pages/${id}`)
    ).json<PageSettings>();
    const body = { revision, title, urlId, description, seo, code };
    expect((await owner.send('PUT', `/api/admin/pages/${id}`, body)).statusCode).toBe(200);
  };
  return { shop, owner, home, about, journal, codeOf, put, putOwn, visit };
}

describe('the code of a website', () => {
  it('is on every page and entry, at the end of the head and of the body, with the policy that lets it run', async () => {
    const { put, visit } = await aSite();
    const paths = ['/', '/about', '/journal', '/journal/first', '/shop', '/shop/p/mug'];
    const before = new Map(await Promise.all(paths.map(async (path) => [path, await visit(path)] as const)));
    const snippet = {
      header:
        '<meta name="google-site-verification" content="abc">\n<script>globalThis.counted = 1;</script>',
      footer: '<script async src="https://count.example/x.js"></script>',
    };
    expect((await put('site', snippet)).json()).toMatchObject({ revision: 1, list: null, code: snippet });
    for (const path of paths) {
      const { body, headers, statusCode } = await visit(path);
      expect([path, statusCode]).toEqual([path, 200]);
      const [head = '', rest = ''] = body.split(/<\/head\s*>/);
      expect(head).toContain(`\n${snippet.header}\n`);
      expect(rest).toMatch(/\n<script async src="https:\/\/count\.example\/x\.js"><\/script>\n\s*<\/body>/);
      expect(policyOf({ headers })).toMatch(/script-src 'self' 'unsafe-inline'[^;]* https:/);
      expect(headers['etag']).not.toBe(before.get(path)?.headers['etag']);
    }
    await put('site', {});
    for (const path of paths) {
      const after = await visit(path);
      expect([path, after.body]).toEqual([path, before.get(path)?.body]);
      expect(policyOf(after)).toBe(policyOf(before.get(path) ?? after));
      expect(policyOf(after)).toMatch(/script-src 'self';/);
    }
  });

  it('comes before that of the list’s entries and before a page’s own', async () => {
    const { put, putOwn, visit, about, journal } = await aSite();
    await put('site', { header: `${meta('all')} //`, footer: '<i>all</i>' });
    await put(journal, { header: meta('entry'), footer: '<i>entry</i>' });
    await putOwn(journal, { header: meta('list'), footer: '<i>list</i>' });
    await putOwn(about, { header: meta('own'), footer: '<i>own</i>' });
    const marksOf = async (path: string) => {
      const { body } = await visit(path);
      return [...body.matchAll(/<meta name="(all|entry|list|own)">|<i>(\w+)<\/i>/g)].map(
        ([, head, foot]) => head ?? foot,
      );
    };
    expect(await marksOf('/about')).toEqual(['all', 'own', 'all', 'own']);
    expect(await marksOf('/journal')).toEqual(['all', 'list', 'all', 'list']);
    expect(await marksOf('/journal/first')).toEqual(['all', 'entry', 'all', 'entry']);
    expect(await marksOf('/shop/p/mug')).toEqual(['all', 'all']);
    expect((await visit('/about')).body).toContain(`${meta('all')} //\n${meta('own')}\n`);
  });

  it('of the entries of one list leaves every other page its strict policy, to the byte', async () => {
    const { put, visit, journal } = await aSite();
    const others = ['/', '/journal', '/shop/p/mug'];
    const before = await Promise.all(others.map(visit));
    await put(journal, { footer: '<p>after each post</p>' });
    expect((await visit('/journal/first')).body).toContain('<p>after each post</p>');
    for (const [at, path] of others.entries()) {
      const after = await visit(path);
      expect([path, after.body, policyOf(after)]).toEqual([
        path,
        before[at]?.body,
        policyOf(before[at] ?? after),
      ]);
    }
  });

  it('changes pages and their tags at once, with the page cache in between', async () => {
    const { put, visit } = await aSite();
    const tagOf = async () => String((await visit('/about')).headers['etag']);
    const tags = [await tagOf()];
    expect(await tagOf()).toBe(tags[0]);
    for (const name of ['first', 'second']) {
      await put('site', { header: meta(name) });
      const { body, headers } = await visit('/about');
      expect(body).toContain(meta(name));
      tags.push(String(headers['etag']));
    }
    expect(new Set(tags).size).toBe(3);
  });

  it('is in no other view, and on no page of the host', async () => {
    const { put, visit, owner, about, journal } = await aSite();
    const code = { header: meta('own-code'), footer: '<i>own-code</i>' };
    await put('site', code);
    await put(journal, code);
    const made = await owner.send('POST', `/api/admin/page-drafts/${about}/previews`, { days: 1 });
    const { address } = made.json<{ address: string }>();
    const preview = new URL(address).pathname;
    const json = ['/?format=json', '/journal/first?format=json', '/shop/p/mug?format=quick-view'];
    for (const path of [preview, ...json]) {
      const { statusCode, body } = await visit(path);
      expect([path, statusCode, body.includes('own-code')]).toEqual([path, 200, false]);
    }
    for (const path of ['/cart', '/checkout', '/search', '/nothing-here', '/order-lookup']) {
      const answer = await visit(path);
      expect([path, answer.body.includes('own-code')]).toEqual([path, false]);
      expect(policyOf(answer)).not.toContain("script-src 'self' 'unsafe-inline'");
    }
    for (const call of [
      `page-drafts/${about}/canvas`,
      `page-drafts/${about}/canvas?live=true`,
      'themes/gazette/preview',
    ]) {
      const answer = await owner.send('GET', `/api/admin/${call}`);
      expect([call, answer.statusCode, answer.body.includes('own-code')]).toEqual([call, 200, false]);
    }
    expect((await visit('/')).body).toContain('own-code');
  });

  it('keeps what it was before, the latest first, and forgets the oldest', async () => {
    const { put, codeOf, owner } = await aSite();
    for (let number = 1; number <= MAX_CODE_VERSIONS + 2; number += 1)
      await put('site', { header: meta(`v${number}`) });
    const { revision, versions } = await codeOf('site');
    expect(revision).toBe(MAX_CODE_VERSIONS + 2);
    expect(versions.map(({ number }) => number)).toEqual(
      Array.from({ length: MAX_CODE_VERSIONS }, (_, at) => revision - at),
    );
    expect(versions[0]).toMatchObject({ headerBytes: meta('v22').length, footerBytes: 0 });
    const version = (number: number | string) => owner.send('GET', `${callOf('site')}/versions/${number}`);
    expect((await version(3)).json()).toEqual({ header: meta('v3'), footer: '' });
    for (const gone of [2, 23, 0, -1, 'x', 2 ** 40]) expect((await version(gone)).statusCode).toBe(404);
    // What is saved again unchanged is no new version.
    expect((await put('site', { header: meta('v22') })).json()).toMatchObject({ revision });
  });

  it('of an older version changes nothing, also where two save at once', async () => {
    const { put, codeOf, journal } = await aSite();
    for (const place of ['site', journal]) {
      const answers = await Promise.all([
        put(place, { header: meta('one') }, 0),
        put(place, { header: meta('other') }, 0),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const late = await put(place, { header: meta('late') }, 0);
      expect(late.json()).toMatchObject({ error: 'STALE_REVISION' });
      expect((await codeOf(place)).versions).toHaveLength(1);
    }
  });

  it('is refused from roles that may not change it, who see it', async () => {
    const { put, codeOf, visit } = await aSite();
    await put('site', { header: meta('kept') });
    await platform.db.$client.query("update contributors set role = 'editor'");
    try {
      const refused = await put('site', {});
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: 'CODE_NOT_ALLOWED' }]);
      expect(await codeOf('site')).toMatchObject({ mayChange: false, code: { header: meta('kept') } });
    } finally {
      await platform.db.$client.query("update contributors set role = 'admin'");
    }
    expect((await visit('/')).body).toContain(meta('kept'));
  });

  it('is refused when it is too long or leaves something open, with a sentence at its field', async () => {
    const { put, codeOf } = await aSite();
    for (const [header, sentence] of [
      ['<script>\nlet a;', 'Line 1: <script> is not closed. Add </script> where it ends.'],
      ['x\n<!-- a', 'Line 2: the comment is not closed. Add --> where it ends.'],
      ['"'.repeat(65 * 1024), /^The code has 65 KB; at most 64 KB can be saved\./],
    ] as const) {
      const refused = await put('site', { header });
      expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
        422,
        { header: sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence },
      ]);
    }
    const most = '"'.repeat(64 * 1024);
    expect((await put('site', { header: most, footer: most })).statusCode).toBe(200);
    expect((await codeOf('site')).code).toEqual({ header: most, footer: most });
  });

  it('is of lists with entries only, and of the own website', async () => {
    const { put, owner, about, journal, shop } = await aSite();
    const other = await aSite();
    const gone = '0192f0c1-2345-7abc-8def-0123456789ab';
    for (const place of [about, other.journal, gone, shop.websiteId, 'all', 'SITE']) {
      for (const answer of [
        await owner.send('GET', callOf(place)),
        await put(place, { header: 'x' }, 0),
        await owner.send('GET', `${callOf(place)}/versions/1`),
        await owner.send('GET', `${callOf(place)}/without`),
      ])
        expect([place, answer.statusCode]).toEqual([place, 404]);
    }
    await put(journal, { footer: 'abc' });
    expect((await owner.send('GET', '/api/admin/code')).json()).toEqual({
      lists: [
        { id: shop.collectionId, kind: 'products', title: 'Shop', headerBytes: 0, footerBytes: 0 },
        { id: journal, kind: 'blog', title: 'The journal', headerBytes: 0, footerBytes: 3 },
      ],
    });
  });

  it('is left out of a view in an origin of its own, for its owner, also where it hides the page', async () => {
    const { put, putOwn, visit, owner, home, journal } = await aSite();
    const hiding = { header: '<style>body { --hidden: 1 }</style>', footer: '' };
    await put('site', hiding);
    await put(journal, hiding);
    await putOwn(home, hiding);
    for (const [place, words] of [
      ['site', 'Words of '],
      [journal, 'First post'],
    ] as const) {
      const call = `${callOf(place)}/without`;
      expect((await visit(call)).statusCode).toBe(401);
      const { statusCode, body, headers } = await owner.send('GET', call);
      expect([place, statusCode]).toEqual([place, 200]);
      expect(body).toContain(words);
      expect(body).not.toContain('--hidden');
      expect(body).toContain('This is the website without added code.');
      expect(policyOf({ headers })).toMatch(/script-src 'self';.*; sandbox allow-scripts(?!.*same-origin)/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('of a list is kept in the bin and erased with it', async () => {
    const { put, owner, codeOf, shop } = await aSite();
    const id = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'notes',
      title: 'Notes',
    });
    await put(id, { header: meta('notes') });
    await put('site', { header: meta('all') });
    const { revision } = (await owner.send('GET', `/api/admin/pages/${id}`)).json<PageSettings>();
    expect((await owner.send('DELETE', `/api/admin/pages/${id}?revision=${revision}`)).statusCode).toBe(204);
    expect((await owner.send('GET', `/api/admin/code/${id}`)).statusCode).toBe(404);
    await owner.send('POST', `/api/admin/deleted-pages/${id}/restore`);
    expect((await codeOf(id)).code.header).toBe(meta('notes'));
    const again = (await owner.send('GET', `/api/admin/pages/${id}`)).json<PageSettings>();
    await owner.send('DELETE', `/api/admin/pages/${id}?revision=${again.revision}`);
    await emptyPageBin(platform, new Date(platform.clock.now() + 1));
    const { rows } = await platform.db.$client.query<{ place: string }>(
      'select place from code_versions where website_id = $1',
      [shop.websiteId],
    );
    expect(rows).toEqual([{ place: 'site' }]);
  });
});
