import type { OpenedDraft, PageVersion } from '@vitrine/contracts/page-drafts.ts';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { KEPT_VERSIONS } from '@vitrine/domain/page/thin-versions.ts';
import { ok } from '@vitrine/domain/result.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  aHeading,
  aSectionOf,
  aTab,
  aTitledPage,
  type EditorTab,
  titled,
} from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { newId } from '../../../platform/ids.ts';
import { importPicture } from '../../media/index.ts';
import { createCollection, readVersionDocument } from '../index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let pageId: string;
let mine: EditorTab;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `publish-${count}.example`);
  owner = await anOwner(app, platform, shop);
  pageId = await aPage('studio', true);
  await awaitNotifications(platform);
  mine = aTab(owner, pageId);
});

const aPage = (urlId: string, enabled: boolean): Promise<string> =>
  createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId,
    title: 'Studio',
    document: aTitledPage('Our studio'),
    enabled,
  });
const view = (path = '/studio') => aVisitor(app, shop.host).send('GET', path);
const aPicture = async (websiteId: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1f1f' } })
    .png()
    .toBuffer();
  const taken = await importPicture(platform, websiteId, { bytes, filename: 'pot.png', altText: '' });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value.id;
};
const versions = async (): Promise<readonly PageVersion[]> =>
  (await owner.send('GET', `/api/admin/page-drafts/${pageId}/versions`)).json<{ versions: PageVersion[] }>()
    .versions;
const revisionOfWebsite = async (): Promise<number | undefined> => {
  const { rows } = await platform.db.$client.query<{ revision: number }>(
    'select revision from websites where website_id = $1',
    [shop.websiteId],
  );
  return rows[0]?.revision;
};

const block = (id: string, type: string, props: Record<string, unknown>, row: number) => ({
  ...aHeading(id, '', row),
  type,
  props,
});

describe('publishing a page', () => {
  it('shows its draft at once, and keeps it as a version', async () => {
    expect((await view()).body).toContain('Our studio');
    await mine.save(0, [titled('Kiln room')]);
    const addedOn = new Date(platform.clock.now()).toISOString();
    platform.clock.advance(60_000);
    const publishedOn = new Date(platform.clock.now()).toISOString();
    const published = await mine.publish(1);
    expect(published.json()).toEqual({
      id: pageId,
      kind: 'page',
      title: 'Studio',
      path: '/studio',
      layout: '',
      isPublished: true,
      publishedOn,
      hasChanges: false,
      revision: 2,
      document: aTitledPage('Kiln room'),
    });
    // No waiting: the answer comes when this server shows it.
    expect((await view()).body).toContain('Kiln room');
    expect((await view('/studio?format=json')).body).not.toContain('Our studio');
    expect(await versions()).toEqual([
      { id: expect.any(String), publishedOn, author: 'Rowan', summary: '1 block changed' },
      {
        id: expect.any(String),
        publishedOn: addedOn,
        author: '',
        summary: 'The page before it was first edited',
      },
    ]);
  });

  it('whose answer was lost is answered alike, with one version', async () => {
    await mine.save(0, [titled('Kiln room')]);
    const [first, second] = [await mine.publish(1), await mine.publish(1)];
    expect(second.json()).toEqual(first.json());
    expect(await versions()).toHaveLength(2);
    // But not what is older still.
    expect((await mine.publish(0)).json()).toMatchObject({ error: 'STALE_REVISION' });
  });

  it('with half-made blocks is refused by what each lacks, and changes nothing', async () => {
    const before = await revisionOfWebsite();
    const section = aSectionOf(
      'more',
      block('photo', 'image', { assetId: null }, 1),
      block('constructor', 'heading', {}, 2),
      block('__proto__', 'no-such-type', {}, 3),
      aHeading('fine', 'Fine', 4),
    );
    await mine.save(0, [titled('Kiln room'), { kind: 'insert-section', section, after: 'top' }]);
    const refused = await mine.publish(1);
    expect(refused.statusCode).toBe(409);
    const answer: { error: string; fields: object } = refused.json();
    expect(answer.error).toBe('DRAFT_INCOMPLETE');
    expect(Object.entries(answer.fields)).toEqual([
      ['photo', 'Choose a picture.'],
      ['constructor', 'Fill in “Text”.'],
      ['__proto__', 'This kind of block is not known. Remove it.'],
    ]);
    expect((await view()).body).toContain('Our studio');
    expect(await revisionOfWebsite()).toBe(before);
    expect(await versions()).toEqual([]);
    // The draft is still there, and is published once they are gone.
    const ids = ['photo', 'constructor', '__proto__'];
    await mine.save(
      1,
      ids.map((id) => ({ kind: 'remove-block', id }) as const),
    );
    expect((await mine.publish(2)).json()).toMatchObject({ isPublished: true, hasChanges: false });
    expect((await view()).body).toContain('Fine');
  });

  it('with a picture that was deleted while it is in use names the block', async () => {
    const gone = newId();
    const foreign = await aPicture((await aShop(platform, `publish-other-${count}.example`)).websiteId);
    const kept = await aPicture(shop.websiteId);
    const section = aSectionOf(
      'more',
      block('gone', 'image', { assetId: gone }, 1),
      block('kept', 'image', { assetId: kept }, 2),
      block('several', 'gallery', { pictures: [{ assetId: kept }, { assetId: foreign }] }, 3),
    );
    await mine.save(0, [{ kind: 'insert-section', section, after: 'top' }]);
    const refused = await mine.publish(1);
    expect(refused.json()).toMatchObject({
      error: 'DRAFT_INCOMPLETE',
      fields: {
        gone: 'Choose a picture: this one was deleted.',
        several: 'Picture 2: Choose a picture: this one was deleted.',
      },
    });
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(['gone', 'several']);
    await mine.save(
      1,
      ['gone', 'several'].map((id) => ({ kind: 'remove-block', id }) as const),
    );
    expect((await mine.publish(2)).json()).toMatchObject({ isPublished: true });
    // Deleted later: visitors get the page without a hole.
    await owner.send('DELETE', `/api/admin/assets/${kept}`);
    await awaitNotifications(platform);
    expect((await view()).body).not.toContain('class="image"');
  });

  it('with a background, a cover, a logo or a share picture that was deleted names each', async () => {
    const kept = await aPicture(shop.websiteId);
    const gone = newId();
    const ground = { source: 'upload', assetId: gone, strength: 20 } as const;
    const file = { kind: 'file', assetId: kept };
    const sections = [
      { ...aSectionOf('under'), background: ground },
      { ...aSectionOf('fine'), background: { ...ground, assetId: kept } },
      {
        ...aSectionOf('film'),
        background: { source: 'video', assetId: gone, posterId: kept, strength: 20 } as const,
      },
      aSectionOf(
        'more',
        block('sound', 'audio', { audio: file, title: 'Kiln', coverId: gone }, 1),
        block('mark', 'logo', { assetId: gone }, 2),
      ),
    ];
    await mine.save(
      0,
      sections.map((section) => ({ kind: 'insert-section', section, after: 'top' }) as const),
    );
    const path = `/api/admin/pages/${pageId}`;
    const { revision, title, urlId, description, seo } = (await owner.send('GET', path)).json<PageSettings>();
    const changeShare = (imageId: string | null, at: number) =>
      owner.send('PUT', path, { revision: at, title, urlId, description, seo: { ...seo, imageId } });
    expect((await changeShare(gone, revision)).statusCode).toBe(200);
    const refused = await mine.publish(1);
    expect(refused.json()).toMatchObject({
      error: 'DRAFT_INCOMPLETE',
      fields: {
        sound: 'Choose a picture: this one was deleted.',
        mark: 'Choose a picture: this one was deleted.',
        'section:under': 'Choose another background picture: this one was deleted.',
        'section:film': 'Choose another background video: this one was deleted.',
        'seo.imageId': 'Choose another picture for shared links: this one was deleted.',
      },
    });
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toHaveLength(5);
    const removed = ['under', 'film', 'more'].map((id) => ({ kind: 'remove-section', id }) as const);
    expect((await mine.save(1, removed)).statusCode).toBe(200);
    await changeShare(null, revision + 1);
    expect((await mine.publish(2)).json()).toMatchObject({ isPublished: true });
  });

  it('that visitors did not see yet shows it, also without a draft', async () => {
    const hiddenId = await aPage('hidden', false);
    await awaitNotifications(platform);
    const hidden = aTab(owner, hiddenId);
    expect((await view('/hidden')).statusCode).toBe(404);
    expect(await hidden.open()).toMatchObject({ isPublished: false, publishedOn: null, revision: 0 });
    expect((await hidden.publish(0)).json()).toMatchObject({
      isPublished: true,
      publishedOn: new Date(platform.clock.now()).toISOString(),
    });
    expect((await view('/hidden')).body).toContain('Our studio');
  });

  it('without a change does nothing that visitors’ pages would have to be made again for', async () => {
    const before = await revisionOfWebsite();
    await mine.publish(0);
    await mine.save(0, [titled('Kiln room')]);
    await mine.save(1, [titled('Our studio')]);
    expect((await mine.publish(2)).json()).toMatchObject({ hasChanges: false, revision: 3 });
    expect(await revisionOfWebsite()).toBe(before);
    expect(await versions()).toEqual([]);
  });

  it('gives up versions by their age: the latest 50 stay, and one a day for a year', async () => {
    const day = 24 * 60 * 60 * 1000;
    const now = platform.clock.now();
    // Two on each of 60 days, and one two years ago.
    const moments = Array.from({ length: 60 }, (_, age) => [age * day, age * day + 1000]).flat();
    for (const age of [...moments, 730 * day]) {
      await platform.db.$client.query(
        `insert into page_versions (website_id, id, page_id, document, summary, published_on)
          values ($1, $2, $3, '{"version": 2, "sections": []}', '', $4)`,
        [shop.websiteId, newId(), pageId, new Date(now - age)],
      );
    }
    platform.clock.advance(1000);
    await mine.save(0, [titled('Kiln room')]);
    await mine.publish(1);
    const kept = await versions();
    // Of 50 this one and 49 of the first 25 days; beyond them one of the 25th and of each of the 35 before it.
    expect(kept).toHaveLength(KEPT_VERSIONS + 36);
    expect(kept[0]?.summary).toBe('1 block changed');
    expect(Date.parse(kept.at(-1)?.publishedOn ?? '')).toBe(now - 59 * day);
  });
});

describe('an earlier version', () => {
  it('is made the draft, which visitors see when it is published', async () => {
    await mine.save(0, [titled('Kiln room')]);
    await mine.publish(1);
    await mine.save(2, [titled('Unfinished')]);
    const [, original] = await versions();
    const versionId = original?.id ?? '';
    expect((await mine.restore(versionId, 2)).json()).toMatchObject({ error: 'STALE_REVISION' });
    const restored = (await mine.restore(versionId, 3)).json<OpenedDraft>();
    expect(restored).toMatchObject({
      revision: 4,
      hasChanges: true,
      document: aTitledPage('Our studio'),
    });
    expect((await view()).body).toContain('Kiln room');
    await mine.save(4, [titled('Our old studio')]);
    await mine.publish(5);
    expect((await view()).body).toContain('Our old studio');
    expect(await readVersionDocument(platform, shop.websiteId, pageId, versionId)).toEqual(
      ok(aTitledPage('Our studio')),
    );
  });

  it('is of its page only, and restored by the tab that holds it', async () => {
    await mine.save(0, [titled('Kiln room')]);
    await mine.publish(1);
    const [latest] = await versions();
    const versionId = latest?.id ?? '';
    const second = aTab(owner, await aPage('second', true));
    expect((await second.restore(versionId, 0)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await mine.restore(newId(), 2)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    const other = aTab(owner, pageId);
    expect((await other.restore(versionId, 2)).json()).toMatchObject({ error: 'PAGE_LOCKED' });
  });
});
