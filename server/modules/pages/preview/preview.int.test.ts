import { MAX_PREVIEW_LINKS, type PreviewLink } from '@vitrine/contracts/page-previews.ts';
import { referenceTo } from '@vitrine/domain/page/shared-sections.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aSectionOf, aTab, aTitledPage, titled } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection, deleteDrafts, updateCollection } from '../../content/index.ts';
import { removeEndedPreviews } from '../../content/drafts/preview-links.ts';

const DAY = 24 * 60 * 60 * 1000;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'drafts.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

interface Made {
  readonly link: PreviewLink;
  readonly address: string;
  /** The address below the website. */
  readonly path: string;
}

/** A page whose visitors read "Live words" and whose draft says "Draft words". */
async function aDraftedPage(
  input: Partial<Parameters<typeof createCollection>[2]> = {},
): Promise<{ readonly id: string; readonly urlId: string }> {
  count += 1;
  const urlId = `page-${count}`;
  const id = await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId,
    title: urlId,
    document: aTitledPage('Live words'),
    ...input,
  });
  await awaitNotifications(platform);
  const tab = aTab(owner, id);
  await tab.lease();
  expect((await tab.save(0, [titled('Draft words')])).statusCode).toBe(200);
  return { id, urlId };
}

const linksOf = (id: string) => `/api/admin/page-drafts/${id}/previews`;
async function make(id: string, days: 1 | 7 | 30 = 7): Promise<Made> {
  const answer = await owner.send('POST', linksOf(id), { days });
  expect(answer.statusCode, answer.body).toBe(201);
  const made = answer.json<Omit<Made, 'path'>>();
  return { ...made, path: new URL(made.address).pathname };
}
const list = async (id: string) =>
  (await owner.send('GET', linksOf(id))).json<{ links: PreviewLink[] }>().links;
/** Someone without a session. */
const stranger = (host = shop.host) => aVisitor(app, host);
const open = (path: string, visitor = stranger()) => visitor.send('GET', path);

describe('a link to the draft of a page', () => {
  it('shows the draft as it is now to whoever has it, in the theme, with a bar that says until when', async () => {
    const { id } = await aDraftedPage({ enabled: false });
    const { path, link, address } = await make(id);
    expect(address).toMatch(/^https?:\/\/[^/]+\/_v\/preview\/[\w-]{32}$/);
    expect(Date.parse(link.endsOn) - Date.parse(link.madeOn)).toBe(7 * DAY);
    const seen = await open(path);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(seen.body).toContain('Draft words');
    expect(seen.body).not.toMatch(/Live words|data-block-id|canvas/);
    expect(seen.body).toContain('class="site-header');
    expect(seen.body).toMatch(/<aside [^>]*aria-label="Preview of a draft, until [A-Z][^"]+ \d{4}"/);
    const tab = aTab(owner, id);
    await tab.lease(true);
    await tab.save(1, [titled('Later words')]);
    expect((await open(path)).body).toContain('Later words');
  });

  it('is kept nowhere, and its page acts in an origin of its own', async () => {
    const { id } = await aDraftedPage();
    const { headers, body } = await open((await make(id)).path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    const sandbox = policy.split('; ').find((part) => part.startsWith('sandbox'));
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    expect(policy).toContain("script-src 'self';");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/rel="canonical"|application\/ld\+json/);
  });

  it('loads the scripts of the website into that origin, and no call from it is taken', async () => {
    const { id } = await aDraftedPage();
    const { body } = await open((await make(id)).path);
    const font = /url\((\/_v\/fonts\/[^)]+)\)/.exec(body)?.[1] ?? '';
    expect((await open(font)).headers['access-control-allow-origin']).toBe('*');
    // As a browser sends it from there, with the visitor's own crumb.
    const send = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/api/census/RecordHit',
        headers: {
          host: shop.host,
          origin,
          cookie: 'crumb=crumb-of-a-visitor-01',
          'x-csrf-token': 'crumb-of-a-visitor-01',
        },
        payload: { event: 'View', data: '{}' },
      });
    expect((await send(`http://${shop.host}`)).statusCode).toBe(202);
    expect((await send('null')).statusCode).toBe(403);
  });

  it('leaves the live page, the sitemap, feeds and search as they were', async () => {
    const { id, urlId } = await aDraftedPage();
    const places = [`/${urlId}`, `/${urlId}?format=json`, '/sitemap.xml', '/robots.txt'];
    const read = async () => {
      const bytes: Buffer[] = [];
      for (const place of places) bytes.push((await open(place)).rawPayload);
      return bytes;
    };
    const before = await read();
    const { path } = await make(id);
    await open(path);
    const after = await read();
    expect(after.map((bytes, at) => bytes.equals(before[at] ?? Buffer.alloc(0)))).toEqual(
      places.map(() => true),
    );
    expect(after[0]?.toString()).toContain('Live words');
    expect(Buffer.concat(after).toString()).not.toMatch(/preview|Draft words/);
    expect((await open('/search?q=Draft')).body).not.toContain('Draft words');
  });

  it('is stored as the hash of its secret only', async () => {
    const { id } = await aDraftedPage();
    const { address } = await make(id);
    const secret = address.slice(address.lastIndexOf('/') + 1);
    const { rows } = await platform.db.$client.query(
      'select row_to_json(p)::text as stored from page_previews p where page_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.stored).not.toContain(secret);
    expect(JSON.stringify(await list(id))).not.toContain(secret);
  });

  it('shows shared sections as Publish would: as visitors see them, without their own drafts, with their code', async () => {
    const code = {
      id: 'snippet',
      type: 'code',
      place: { column: 1, columns: 24, row: 2, rows: 1 },
      props: { mode: 'html', code: '<p>Shared code</p>', language: '', caption: '', height: 200 },
    };
    const heading = {
      id: 'shared-title',
      type: 'heading',
      place: { column: 1, columns: 24, row: 1, rows: 1 },
      props: { text: 'Shared as published' },
    };
    const made = await owner.send('POST', '/api/admin/parts', {
      name: 'Shared in a preview',
      section: aSectionOf('shared', heading, code),
    });
    expect(made.statusCode, made.body).toBe(201);
    const part = made.json<{ id: string }>();
    const { id, urlId } = await aDraftedPage();
    const tab = aTab(owner, id);
    await tab.lease(true);
    const { revision, document } = await tab.open();
    const section = { ...referenceTo(part.id), id: 'place' };
    const after = document.sections.at(-1)?.id ?? null;
    expect((await tab.save(revision, [{ kind: 'insert-section', section, after }])).statusCode).toBe(200);
    const partTab = aTab(owner, part.id);
    const opened = await partTab.open();
    await partTab.lease();
    const inside = opened.document.sections[0]?.blocks.find(({ type }) => type === 'heading')?.id ?? '';
    const changed = { kind: 'change-props', id: inside, props: { text: 'Draft of the shared one' } } as const;
    expect((await partTab.save(opened.revision, [changed])).statusCode).toBe(200);

    const { path } = await make(id);
    const { body } = await open(path);
    expect(body).toContain('Shared as published');
    expect(body).not.toContain('Draft of the shared one');
    const frame = new RegExp(`/_v/code/${part.id}/[^"]+`).exec(body)?.[0] ?? '/no-frame';
    const shown = await open(frame);
    expect([shown.statusCode, shown.body]).toEqual([200, '<p>Shared code</p>']);

    // What Publish shows is the same.
    await tab.publish(revision + 1);
    await awaitNotifications(platform);
    const live = (await open(`/${urlId}`)).body;
    expect(live).toContain('Shared as published');
    expect(live).not.toContain('Draft of the shared one');
  });

  it('shows code blocks of the draft in frames of its own', async () => {
    const { id } = await aDraftedPage();
    const tab = aTab(owner, id);
    await tab.lease(true);
    const code = {
      id: 'snippet',
      type: 'code',
      place: { column: 1, columns: 24, row: 2, rows: 1 },
      props: { mode: 'html', code: '<p>Draft code</p>', language: '', caption: '', height: 200 },
    };
    const saved = await tab.save(1, [
      { kind: 'insert-section', section: aSectionOf('below', code), after: null },
    ]);
    expect(saved.statusCode, saved.body).toBe(200);
    const { path, link } = await make(id);
    const frame = `${path}/code/snippet`;
    expect((await open(path)).body).toContain(`src="${frame}"`);
    const inside = await open(frame);
    expect(inside.body).toBe('<p>Draft code</p>');
    expect(inside.headers['content-security-policy']).toMatch(/^sandbox allow-scripts/);
    expect(inside.headers['cache-control']).toBe('no-store');
    await owner.send('DELETE', `${linksOf(id)}/${link.id}`);
    expect((await open(frame)).statusCode).toBe(404);
  });
});

/** The page that says that a preview has ended. */
async function isOver(path: string, status: 404 | 410): Promise<void> {
  const seen = await open(path);
  expect(seen.statusCode).toBe(status);
  expect(seen.body).toContain('This preview has ended');
  expect(seen.body).toContain('Ask whoever sent you this one for a new link.');
  expect(seen.body).not.toContain('Draft words');
  expect(seen.headers['cache-control']).toBe('no-store');
  expect(seen.headers['x-robots-tag']).toBe('noindex, nofollow');
}

describe('a link that does not work any more', () => {
  it('was ended: that one, or all of the page', async () => {
    const { id } = await aDraftedPage();
    const [first, second, third] = [await make(id), await make(id), await make(id)];
    expect((await owner.send('DELETE', `${linksOf(id)}/${first.link.id}`)).statusCode).toBe(204);
    await isOver(first.path, 410);
    expect((await open(second.path)).statusCode).toBe(200);
    expect((await list(id)).map((link) => link.id)).toEqual([third.link.id, second.link.id]);
    expect((await owner.send('DELETE', linksOf(id))).statusCode).toBe(204);
    await isOver(second.path, 410);
    await isOver(third.path, 410);
    expect(await list(id)).toEqual([]);
  });

  it('is of another website, or made up', async () => {
    const { id } = await aDraftedPage();
    const { path } = await make(id);
    const other = await aShop(platform, `other-preview-${count}.example`);
    expect((await open(path, stranger(other.host))).statusCode).toBe(404);
    await isOver(`/_v/preview/${'a'.repeat(32)}`, 404);
    await isOver('/_v/preview/short', 404);
  });

  it('is of a page that was deleted, and gone with it', async () => {
    const { id } = await aDraftedPage();
    const { path } = await make(id);
    const page = (await owner.send('GET', `/api/admin/pages/${id}`)).json<{ revision: number }>();
    const deleted = await owner.send('DELETE', `/api/admin/pages/${id}?revision=${page.revision}`);
    expect(deleted.statusCode, deleted.body).toBe(204);
    await isOver(path, 410);
    await platform.db.transaction((tx) => deleteDrafts(tx, shop.websiteId, [id]));
    await isOver(path, 404);
  });
});

describe('the links of a page', () => {
  it('are listed with who made them and when they end, the latest first', async () => {
    const { id } = await aDraftedPage();
    const first = await make(id, 30);
    const second = await make(id, 1);
    expect(await list(id)).toEqual([second.link, first.link]);
    expect(first.link.author).not.toBe('');
  });

  it('are at most twenty; ended ones make room', async () => {
    const { id } = await aDraftedPage();
    const made: Made[] = [];
    for (let number = 0; number < MAX_PREVIEW_LINKS; number += 1) made.push(await make(id));
    const refused = await owner.send('POST', linksOf(id), { days: 7 });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: 'PREVIEW_LIMIT' }]);
    await owner.send('DELETE', `${linksOf(id)}/${made[0]?.link.id}`);
    await make(id);
  });

  it('work for lists too, and for a page whose blocks are half made', async () => {
    const { id } = await aDraftedPage({ kind: 'blog' });
    await updateCollection(platform, shop.websiteId, id, { title: 'Stories' });
    expect((await open((await make(id)).path)).body).toContain('Draft words');
    const half = await aDraftedPage();
    const tab = aTab(owner, half.id);
    await tab.lease(true);
    const image = {
      id: 'half',
      type: 'image',
      place: { column: 1, columns: 24, row: 1, rows: 1 },
      props: { assetId: null },
    };
    await tab.save(1, [{ kind: 'insert-section', section: aSectionOf('new', image), after: null }]);
    const seen = await open((await make(half.id)).path);
    expect([seen.statusCode, seen.body.includes('Draft words')]).toEqual([200, true]);
  });

  it('are asked for by owners only', async () => {
    const { id } = await aDraftedPage();
    for (const [method, path] of [
      ['GET', linksOf(id)],
      ['POST', linksOf(id)],
      ['DELETE', linksOf(id)],
    ] as const)
      expect((await stranger().send(method, path, { days: 7 })).statusCode).toBe(401);
  });
});

// The last one: the owner's session is over then too.
describe('a link that is past its end', () => {
  it('is closed to the second, and removed a month later', async () => {
    const { id } = await aDraftedPage();
    const { path } = await make(id, 1);
    platform.clock.advance(DAY - 1000);
    expect((await open(path)).statusCode).toBe(200);
    platform.clock.advance(1000);
    await isOver(path, 410);
    platform.clock.advance(30 * DAY);
    await removeEndedPreviews(platform);
    await isOver(path, 404);
  });
});
