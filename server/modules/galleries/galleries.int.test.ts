// PostgreSQL: both (row locks)
import type { AddedPictures, Gallery, GalleryPicture, PicturePage } from '@vitrine/contracts/galleries.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { MAX_GALLERY_PICTURES } from '@vitrine/domain/content/gallery-pictures.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anMp3 } from '@vitrine/testing/media-fixtures.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { createItem } from '../content/index.ts';
import { importFile, importPicture } from '../media/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let bytes: Uint8Array;
let count = 0;
const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  const small = sharp({ create: { width: 8, height: 6, channels: 3, background: '#a8482f' } });
  bytes = new Uint8Array(await small.png().toBuffer());
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `galleries-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/galleries';
const create = (body: object, by = owner) => by.send('POST', path, body);
const made = async (title: string, by = owner) => (await create({ title }, by)).json<Gallery>();
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<Gallery>();
const upload = async (filename: string, websiteId = shop.websiteId): Promise<string> => {
  const stored = await importPicture(platform, websiteId, { bytes, filename, altText: '' });
  if (!stored.ok) throw new Error(`${filename} was refused`);
  return stored.value.id;
};
const uploads = async (names: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const name of names) ids.push(await upload(`${name}.png`));
  return ids;
};
const add = (id: string, assetIds: readonly string[], by = owner) =>
  by.send('POST', `${path}/${id}/pictures`, { assetIds });
const page = async (id: string, query = '') =>
  (await owner.send('GET', `${path}/${id}/pictures${query}`)).json<PicturePage>();
const titles = async (id: string, query = '') => (await page(id, query)).pictures.map(({ title }) => title);
const change = (id: string, one: Pick<GalleryPicture, 'id' | 'revision'>, body: object, by = owner) =>
  by.send('PUT', `${path}/${id}/pictures/${one.id}`, { revision: one.revision, ...body });
const act = (id: string, action: 'order' | 'visibility' | 'remove' | 'restore', body: object, by = owner) =>
  by.send('POST', `${path}/${id}/pictures/${action}`, body);

/** A gallery with pictures of these names, in their order, by title. */
async function filled(
  ...names: readonly string[]
): Promise<{ readonly id: string; readonly of: (title: string) => GalleryPicture }> {
  const { id } = await made('Kiln');
  const added = (await add(id, await uploads(names))).json<AddedPictures>().added;
  return {
    id,
    of: (title) => {
      const found = added.find((one) => one.title === title);
      if (found === undefined) throw new Error(`no picture ${title}`);
      return found;
    },
  };
}

const seen = async (address: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', address);
};
/** The titles that visitors see of a list, in their order. */
const seenTitles = async (address: string): Promise<readonly string[]> =>
  (await seen(`${address}?format=json`))
    .json<{ items?: { title: string }[] }>()
    .items?.map(({ title }) => title) ?? [];

/** With which status a new gallery is refused, and for which fields. */
const refused = async (body: object) => {
  const answer = await create(body);
  return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
};

describe('a new gallery', () => {
  it('is at the address that is given, or one made from its title, is listed, and visitors see it', async () => {
    const given = (await create({ title: 'From the kiln', urlId: 'kiln' })).json<Gallery>();
    expect(given).toMatchObject({
      path: '/kiln',
      pictures: 0,
      isPublished: true,
      hasBin: false,
      cover: null,
    });
    expect(await made('At work')).toMatchObject({ path: '/at-work', ordering: 'user-orderable' });
    expect(await made('At work')).toMatchObject({ path: '/at-work-2' });
    const { galleries } = (await owner.send('GET', path)).json<{ galleries: Gallery[] }>();
    expect(galleries.map((one) => one.path)).toEqual(['/at-work', '/at-work-2', '/kiln']);
    expect((await seen('/kiln')).statusCode).toBe(200);
    const { pages } = (await owner.send('GET', '/api/admin/pages')).json<{ pages: ListedPage[] }>();
    expect(pages.find((one) => one.id === given.id)).toMatchObject({ kind: 'gallery', parentId: null });
  });

  it('is refused with a sentence for a title or an address that cannot be', async () => {
    expect(await refused({ title: ' ' })).toEqual([422, ['title']]);
    expect(await refused({ title: 'a\nb' })).toEqual([422, ['title']]);
    expect(await refused({ title: 'Kiln', urlId: 'shop' })).toEqual([409, ['urlId']]);
    expect(await refused({ title: 'Kiln', urlId: 'a b' })).toEqual([422, ['urlId']]);
    expect(await refused({ title: 'Kiln', urlId: 'api' })).toEqual([422, ['urlId']]);
    expect((await owner.send('GET', path)).json()).toEqual({ galleries: [] });
  });

  it('is deleted when it has no picture, whatever was removed from it', async () => {
    const { id, of } = await filled('bowl');
    const remove = async () => {
      const { revision } = (await owner.send('GET', `/api/admin/pages/${id}`)).json<{ revision: number }>();
      return owner.send('DELETE', `/api/admin/pages/${id}?revision=${revision}`);
    };
    expect((await remove()).json()).toMatchObject({ error: 'COLLECTION_NOT_EMPTY' });
    await act(id, 'remove', { ids: [of('Bowl').id] });
    expect((await remove()).statusCode).toBe(204);
    expect((await owner.send('GET', `${path}/${id}`)).statusCode).toBe(404);
    expect((await add(id, [nothing])).statusCode).toBe(404);
  });
});

describe('pictures', () => {
  it('are added in the order given, with titles of their files, and visitors see them', async () => {
    const { id } = await made('Kiln');
    const ids = await uploads(['blue-bowl', 'IMG_2041', 'blue-bowl', 'vase']);
    const answer = await add(id, ids);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<AddedPictures>()).toMatchObject({ present: [], missing: [], total: 4 });
    expect(await page(id)).toMatchObject({
      total: 4,
      hasMore: false,
      pictures: [
        {
          title: 'Blue bowl',
          path: '/kiln/blue-bowl',
          assetId: ids[0],
          isShown: true,
          caption: '',
          link: '',
        },
        { title: 'Kiln 2', path: '/kiln/kiln-2' },
        { title: 'Blue bowl', path: '/kiln/blue-bowl-2' },
        { title: 'Vase', path: '/kiln/vase' },
      ],
    });
    expect(await seenTitles('/kiln')).toEqual(['Blue bowl', 'Kiln 2', 'Blue bowl', 'Vase']);
    expect((await seen('/kiln/vase')).body).toContain('Vase');
    expect(await read(id)).toMatchObject({ pictures: 4, cover: { id: ids[0] } });
    await add(id, await uploads(['last']));
    expect((await titles(id)).at(-1)).toBe('Last');
  });

  it('are added as far as they can be: what is there, gone, foreign or no picture is named', async () => {
    const { id } = await made('Kiln');
    const other = await aShop(platform, `other-${count}.example`);
    const foreign = await upload('foreign.png', other.websiteId);
    const sound = await importFile(platform, shop.websiteId, { bytes: anMp3(), filename: 'kiln.mp3' });
    if (!sound.ok) throw new Error('no file');
    const [bowl = '', vase = '', gone = ''] = await uploads(['bowl', 'vase', 'gone']);
    await owner.send('POST', '/api/admin/assets/delete', { ids: [gone] });
    await add(id, [bowl]);
    const answer = await add(id, [gone, vase, foreign, bowl, sound.value.id, vase, nothing]);
    expect(answer.json<AddedPictures>()).toMatchObject({
      added: [{ title: 'Vase' }],
      present: [bowl],
      missing: [gone, foreign, sound.value.id, nothing],
      total: 2,
    });
    // Sent again, as after an answer that was lost.
    expect((await add(id, [bowl, vase])).json()).toMatchObject({
      added: [],
      present: [bowl, vase],
      total: 2,
    });
    expect(await titles(id)).toEqual(['Bowl', 'Vase']);
  });

  it('are refused for what is no gallery of the website, for none, for 501, and for more than a gallery has', async () => {
    const { id } = await made('Kiln');
    const [bowl = ''] = await uploads(['bowl']);
    const other = await aShop(platform, `other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    const foreign = await made('Theirs', stranger);
    for (const target of [foreign.id, shop.collectionId, nothing])
      expect((await add(target, [bowl])).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await add(id, [bowl], stranger)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
    expect((await add(id, [])).json()).toMatchObject({
      fields: { assetIds: 'Choose at least one picture.' },
    });
    expect(
      (
        await add(
          id,
          Array.from({ length: 501 }, () => crypto.randomUUID()),
        )
      ).json(),
    ).toMatchObject({
      fields: { assetIds: 'Choose at most 500 pictures at once.' },
    });
    expect(await titles(id)).toEqual([]);
    await platform.db.$client.query(
      `insert into items (website_id, id, collection_id, url_id, record_type, title, published_on, updated_on)
        select $1, gen_random_uuid(), $2, 'p' || n, 2, 'P', now(), now() from generate_series(1, $3) n`,
      [shop.websiteId, id, MAX_GALLERY_PICTURES],
    );
    expect((await add(id, [bowl])).json()).toMatchObject({
      error: 'GALLERY_FULL',
      message: expect.stringMatching(/at most 5,?000 pictures/) as string,
    });
    expect(await read(id)).toMatchObject({ pictures: MAX_GALLERY_PICTURES });
    expect(await page(id)).toMatchObject({ hasMore: true, total: MAX_GALLERY_PICTURES });
  });

  it('are added five hundred by one call, without the one that is broken, then moved, hidden, removed and restored together', async () => {
    const { id } = await made('Kiln');
    const { rows } = await platform.db.$client.query<{ id: string }>(
      `insert into assets (website_id, id, kind, filename, content_type, byte_size, width, height, created_on)
        select $1, gen_random_uuid(), 'picture', 'plate-' || n || '.webp', 'image/webp', 1, 8, 6, now()
        from generate_series(1, 499) n returning id`,
      [shop.websiteId],
    );
    const files = rows.map((row) => row.id);
    const answer = (await add(id, files.toSpliced(250, 0, nothing))).json<AddedPictures>();
    expect(answer).toMatchObject({ present: [], missing: [nothing], total: 499 });
    expect(answer.added.map(({ assetId }) => assetId)).toEqual(files);
    await add(id, await uploads(['first', 'last']));
    expect(await read(id)).toMatchObject({ pictures: 501 });
    const ids = answer.added.map((one) => one.id);
    expect((await act(id, 'order', { ids, place: 2 })).statusCode).toBe(204);
    const { pictures } = await page(id);
    expect([pictures.length, pictures[0]?.title, pictures[1]?.id]).toEqual([500, 'First', ids[0]]);
    const hidden = await act(id, 'visibility', { ids, isShown: false });
    expect(hidden.json<{ pictures: GalleryPicture[] }>().pictures).toHaveLength(499);
    expect(await seenTitles('/kiln')).toEqual(['First', 'Last']);
    expect((await act(id, 'remove', { ids })).json<{ removed: string[] }>().removed).toHaveLength(499);
    expect(await titles(id)).toEqual(['First', 'Last']);
    await act(id, 'restore', { ids });
    expect((await page(id)).pictures.map((one) => one.id)).toEqual(pictures.map((one) => one.id));
  });

  it('are listed 500 at a time, each once', async () => {
    const { id } = await made('Kiln');
    await platform.db.$client.query(
      `insert into items (website_id, id, collection_id, url_id, record_type, title, display_index, published_on, updated_on)
        select $1, gen_random_uuid(), $2, 'p' || n, 2, 'P' || n, n / 7, now(), now() from generate_series(1, 730) n`,
      [shop.websiteId, id],
    );
    const first = await page(id);
    const last = await page(id, `?after=${first.pictures.at(-1)?.id}`);
    expect([first.pictures.length, last.pictures.length, first.hasMore, last.hasMore]).toEqual([
      500,
      230,
      true,
      false,
    ]);
    expect(new Set([...first.pictures, ...last.pictures].map((one) => one.id)).size).toBe(730);
    expect((await owner.send('GET', `${path}/${id}/pictures?after=${nothing}`)).statusCode).toBe(404);
  });

  it('that are added twice at once stand one lot behind the other', async () => {
    const { id } = await made('Kiln');
    const clay = await uploads(['clay-a', 'clay-aa', 'clay-aaa']);
    const glaze = await uploads(['glaze-b', 'glaze-bb']);
    await withLockHeld(
      platform,
      'select 1 from websites where website_id = $1 for update',
      [shop.websiteId],
      async (_holder, commit) => {
        const first = add(id, clay);
        await untilBlocked(platform, 1);
        const second = add(id, glaze);
        await untilBlocked(platform, 2);
        await commit();
        expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      },
    );
    expect(await titles(id)).toEqual(['Clay a', 'Clay aa', 'Clay aaa', 'Glaze b', 'Glaze bb']);
    const { rows } = await platform.db.$client.query<{ places: number; urls: number }>(
      `select count(distinct display_index)::int as places, count(distinct url_id)::int as urls from items
        where collection_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ places: 5, urls: 5 }]);
  });

  it('are not deleted from the library while they are added, and are gone for whoever adds them later', async () => {
    const { id } = await made('Kiln');
    const [bowl = ''] = await uploads(['bowl']);
    await withLockHeld(
      platform,
      'delete from assets where website_id = $1 and id = $2',
      [shop.websiteId, bowl],
      async (_holder, commit) => {
        const adding = add(id, [bowl]);
        await untilBlocked(platform, 1);
        await commit();
        expect((await adding).json()).toMatchObject({ added: [], missing: [bowl], total: 0 });
      },
    );
  });
});

describe('what is written of a picture', () => {
  it('is changed field by field, and visitors read it', async () => {
    const { id, of } = await filled('bowl', 'vase');
    const caption = 'Fired <twice>.\nFor Ann.';
    const words = { title: 'Blue bowl', caption: ` ${caption} ` };
    const named = (await change(id, of('Bowl'), words)).json<GalleryPicture>();
    expect(named).toMatchObject({ title: 'Blue bowl', caption, link: '', path: '/kiln/bowl' });
    expect((await seen('/kiln/bowl')).body).toMatch(/Fired &lt;twice(?:&gt;|>)\.<br/);
    const linked = (await change(id, named, { link: '/shop' })).json<GalleryPicture>();
    expect(linked).toMatchObject({ link: '/shop', title: 'Blue bowl', caption });
    expect((await seen('/kiln')).body).toContain('class="frame__link" href="/shop"');
    const plain = (await change(id, linked, { link: '', caption: '' })).json<GalleryPicture>();
    expect(plain).toMatchObject({ link: '', caption: '' });
    expect((await seen('/kiln')).body).toContain('class="frame__link" href="/kiln/bowl"');
  });

  it('is refused with a sentence for each wrong field, and changes nothing', async () => {
    const { id, of } = await filled('bowl');
    const refusedChange = async (body: object) => {
      const answer = await change(id, of('Bowl'), body);
      return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
    };
    expect(await refusedChange({ title: '' })).toEqual([422, ['title']]);
    expect(await refusedChange({ title: 'x'.repeat(301) })).toEqual([422, ['title']]);
    expect(await refusedChange({ caption: 'x'.repeat(1001) })).toEqual([422, ['caption']]);
    expect(await refusedChange({ caption: 'a\0b' })).toEqual([422, ['caption']]);
    for (const link of ['javascript:alert(1)', '//evil.example', 'nowhere', 'https://a b'])
      expect(await refusedChange({ link }), link).toEqual([422, ['link']]);
    expect((await page(id)).pictures).toEqual([of('Bowl')]);
  });

  it('is not changed on an older revision, in another gallery, for another website, or in the bin', async () => {
    const { id, of } = await filled('bowl');
    const elsewhere = await made('Elsewhere');
    const bowl = of('Bowl');
    expect((await change(elsewhere.id, bowl, { title: 'A' })).json()).toMatchObject({
      error: 'CONTENT_NOT_FOUND',
    });
    expect((await change(id, { ...bowl, id: nothing }, { title: 'A' })).statusCode).toBe(404);
    const other = await aShop(platform, `other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    expect((await change(id, bowl, { title: 'A' }, stranger)).statusCode).toBe(404);
    const answers = await Promise.all([change(id, bowl, { title: 'A' }), change(id, bowl, { title: 'B' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await change(id, bowl, { title: 'C' })).json()).toMatchObject({ error: 'STALE_REVISION' });
    const [now = bowl] = (await page(id)).pictures;
    await act(id, 'remove', { ids: [bowl.id] });
    expect((await change(id, { ...now, revision: now.revision + 1 }, { title: 'D' })).statusCode).toBe(404);
  });
});

describe('the order of a gallery', () => {
  it('is changed by places, behind others and in lots, and visitors see it', async () => {
    const { id, of } = await filled('ash', 'birch', 'cedar', 'dogwood');
    const move = (names: readonly string[], to: object) =>
      act(id, 'order', { ids: names.map((name) => of(name).id), ...to });
    expect((await move(['Dogwood'], { after: null })).statusCode).toBe(204);
    expect(await seenTitles('/kiln')).toEqual(['Dogwood', 'Ash', 'Birch', 'Cedar']);
    await move(['Cedar', 'Ash'], { after: of('Birch').id });
    expect(await titles(id)).toEqual(['Dogwood', 'Birch', 'Cedar', 'Ash']);
    await move(['Ash', 'Birch'], { place: 2 });
    expect(await titles(id)).toEqual(['Dogwood', 'Ash', 'Birch', 'Cedar']);
    await move(['Dogwood'], { place: 900 });
    expect(await titles(id)).toEqual(['Ash', 'Birch', 'Cedar', 'Dogwood']);
    // Where there is no number left between two, all are numbered again.
    for (let turn = 0; turn < 24; turn += 1) {
      const [one = '', two = '', three = '', four = ''] = await titles(id);
      await move([three], { after: of(one).id });
      expect(await titles(id)).toEqual([one, three, two, four]);
    }
    expect(await seenTitles('/kiln')).toEqual(await titles(id));
  });

  it('is not changed for pictures that are unknown, foreign, removed, named twice or too many', async () => {
    const { id, of } = await filled('ash', 'birch', 'cedar');
    const elsewhere = await made('Elsewhere');
    const theirs =
      (await add(elsewhere.id, await uploads(['theirs']))).json<AddedPictures>().added[0]?.id ?? '';
    await act(id, 'remove', { ids: [of('Cedar').id] });
    const [ash, cedar] = [of('Ash').id, of('Cedar').id];
    for (const body of [
      { ids: [nothing], after: null },
      { ids: [theirs], after: null },
      { ids: [cedar], after: null },
      { ids: [ash, nothing], place: 1 },
      { ids: [ash], after: nothing },
      { ids: [ash], after: theirs },
      { ids: [ash], after: cedar },
      { ids: [ash], after: ash },
    ])
      expect((await act(id, 'order', body)).json(), JSON.stringify(body)).toMatchObject({
        error: 'CONTENT_NOT_FOUND',
      });
    for (const body of [
      { ids: [] },
      { ids: [ash, ash], place: 1 },
      { ids: [ash] },
      { ids: [ash], place: 1, after: null },
      { ids: [ash], place: 0 },
      { ids: ['x'], place: 1 },
      { ids: Array.from({ length: 501 }, () => crypto.randomUUID()), place: 1 },
    ])
      expect((await act(id, 'order', body)).statusCode, JSON.stringify(body)).toBe(422);
    expect((await act(shop.collectionId, 'order', { ids: [ash], place: 1 })).statusCode).toBe(404);
    expect(await titles(id)).toEqual(['Ash', 'Birch']);
  });
});

describe('many pictures at once', () => {
  it('are hidden from visitors and shown again', async () => {
    const { id, of } = await filled('ash', 'birch', 'cedar');
    const ids = [of('Ash').id, of('Cedar').id];
    const hidden = await act(id, 'visibility', { ids: [...ids, nothing], isShown: false });
    expect(hidden.json<{ pictures: GalleryPicture[] }>().pictures).toMatchObject([
      { title: 'Ash', isShown: false, revision: of('Ash').revision + 1 },
      { title: 'Cedar', isShown: false },
    ]);
    expect(await seenTitles('/kiln')).toEqual(['Birch']);
    expect((await seen('/kiln/ash')).statusCode).toBe(404);
    expect(await read(id)).toMatchObject({ pictures: 3, cover: { id: of('Birch').assetId } });
    await act(id, 'visibility', { ids, isShown: true });
    expect(await seenTitles('/kiln')).toEqual(['Ash', 'Birch', 'Cedar']);
  });

  it('are removed, and restored to their places; a file that was deleted leaves a picture without one', async () => {
    const { id, of } = await filled('ash', 'birch', 'cedar');
    const ids = [of('Ash').id, of('Birch').id];
    expect((await act(id, 'remove', { ids: [...ids, nothing] })).json()).toEqual({
      removed: expect.arrayContaining(ids) as string[],
    });
    expect(await seenTitles('/kiln')).toEqual(['Cedar']);
    expect(await titles(id, '?removed=only')).toEqual(['Ash', 'Birch']);
    expect(await page(id, '?removed=only')).toMatchObject({ total: 2 });
    expect(await read(id)).toMatchObject({ pictures: 1, hasBin: true });
    expect((await act(id, 'remove', { ids })).json()).toEqual({ removed: [] });
    // The file stays in the library, and can be added again while its picture is in the bin.
    await act(id, 'restore', { ids: [...ids, of('Cedar').id] });
    expect(await titles(id)).toEqual(['Ash', 'Birch', 'Cedar']);
    expect(await seenTitles('/kiln')).toEqual(['Ash', 'Birch', 'Cedar']);
    await owner.send('POST', '/api/admin/assets/delete', { ids: [of('Ash').assetId] });
    expect((await page(id)).pictures[0]).toMatchObject({ title: 'Ash', picture: null });
    expect((await seen('/kiln')).statusCode).toBe(200);
  });

  it('are not reached through another gallery, or by another website', async () => {
    const { id, of } = await filled('ash');
    const elsewhere = await made('Elsewhere');
    const ids = [of('Ash').id];
    expect((await act(elsewhere.id, 'remove', { ids })).json()).toEqual({ removed: [] });
    expect((await act(elsewhere.id, 'visibility', { ids, isShown: false })).json()).toEqual({ pictures: [] });
    const other = await aShop(platform, `other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    for (const action of ['order', 'visibility', 'remove', 'restore'] as const)
      expect((await act(id, action, { ids, place: 1, isShown: false }, stranger)).statusCode, action).toBe(
        404,
      );
    expect((await page(id)).pictures).toEqual([of('Ash')]);
  });
});

/** The queries of one view of the gallery. */
const cost = async (): Promise<number> => {
  await awaitNotifications(platform);
  const queries = vi.spyOn(platform.db.$client, 'query');
  expect((await aVisitor(app, shop.host).send('GET', '/kiln')).statusCode).toBe(200);
  const { length } = queries.mock.calls;
  queries.mockRestore();
  return length;
};

it('a gallery costs visitors as many queries with sixty pictures as with one', async () => {
  const { id } = await made('Kiln');
  const [bowl = ''] = await uploads(['bowl']);
  await add(id, [bowl]);
  // The theme is loaded by the first one.
  await cost();
  await act(id, 'visibility', { ids: [(await page(id)).pictures[0]?.id ?? ''], isShown: false });
  await act(id, 'visibility', { ids: [(await page(id)).pictures[0]?.id ?? ''], isShown: true });
  const ofOne = await cost();
  for (let number = 1; number < 60; number += 1)
    await createItem(platform, shop.websiteId, {
      collectionId: id,
      urlId: `bowl-${number}`,
      recordType: 2,
      title: `Bowl ${number}`,
      mainImageId: bowl,
    });
  expect(ofOne).toBeGreaterThan(0);
  expect(await cost()).toBe(ofOne);
});
