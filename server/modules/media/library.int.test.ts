import { readdir } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AssetList, AssetView, FolderView, UsesOfFiles } from '@vitrine/contracts/admin-media.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anMp3, anMp4 } from '@vitrine/testing/media-fixtures.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { emptyAssetBin } from './bin.ts';
import { makeAvifs } from './make-avifs.ts';

const DAY = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let stranger: TestVisitor;
let port: number;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  shop = await aShop(platform, `127.0.0.1:${port}`);
  owner = await anOwner(app, platform, shop);
  const other = await aShop(platform, 'other.example');
  stranger = await anOwner(app, platform, other, 'stranger@example.com');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const png = (width: number, height: number, background = '#a8482f') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const ownerHeaders = () => ({
  host: shop.host,
  cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrf-token': owner.cookies.get('crumb') ?? '',
});
async function send(url: string, filename: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), filename);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...ownerHeaders(), 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const upload = (filename: string, bytes: Uint8Array, fields: Record<string, string> = {}) =>
  send('/api/admin/assets', filename, bytes, fields);
const uploaded = async (filename: string, bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const answer = await upload(filename, bytes, fields);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<AssetView>();
};
const replace = (id: string, filename: string, bytes: Uint8Array) =>
  send(`/api/admin/assets/${id}/content`, filename, bytes);
const errorOf = async (id: string, name: string, bytes: Uint8Array) =>
  (await replace(id, name, bytes)).json<{ error: string; message: string }>();
const moveTo = (body: object, as = owner) => as.send('POST', '/api/admin/assets/move', body);
const putFolder = (id: string, body: object, as = owner) =>
  as.send('PUT', `/api/admin/asset-folders/${id}`, body);
const makeFolder = async (name: string, parentId: string | null = null) =>
  (await owner.send('POST', '/api/admin/asset-folders', { name, parentId })).json<FolderView>();
const listed = async (query: string) =>
  (await owner.send('GET', `/api/admin/assets?${query}`)).json<AssetList>();
const namesOf = async (query: string) => (await listed(query)).assets.map(({ filename }) => filename);
const get = (url: string) => app.inject({ url, headers: { host: shop.host } });
const foldersOfStore = async (id: string): Promise<string[]> =>
  (await readdir(join(platform.config.dataFolder, shop.websiteId))).filter((name) => name.startsWith(id));
/** What is stored of the website: folders of files, and rows. */
const everything = async () => {
  const files = await readdir(join(platform.config.dataFolder, shop.websiteId), { recursive: true });
  const { rows } = await platform.db.$client.query<{ count: number }>(
    'select count(*)::int as count from assets where website_id = $1',
    [shop.websiteId],
  );
  return { files: files.toSorted(), rows: rows[0]?.count };
};

describe('folders of files', () => {
  it('hold files, which are listed, counted and searched with the folders inside', async () => {
    const glazes = await makeFolder('Glazes');
    const blue = await makeFolder('Blue', glazes.id);
    const picture = await png(8, 8);
    await uploaded('celadon.png', picture, { folderId: glazes.id });
    await uploaded('cobalt.png', picture, { folderId: blue.id, altText: 'Celadon beside cobalt' });
    await uploaded('celadon-test.png', picture);
    expect(await namesOf(`folder=${glazes.id}`)).toEqual(['celadon.webp']);
    expect(await namesOf(`folder=${glazes.id}&search=cela`)).toEqual(['cobalt.webp', 'celadon.webp']);
    expect(await namesOf('folder=none&search=celadon')).toEqual(['celadon-test.webp']);
    const all = (await owner.send('GET', '/api/admin/asset-folders')).json();
    expect(all).toMatchObject({
      files: 3,
      unsorted: 1,
      folders: [
        { name: 'Glazes', files: 1 },
        { name: 'Blue', parentId: glazes.id, files: 1 },
      ],
    });
    const counted = await owner.send('GET', `/api/admin/assets/count?folder=${glazes.id}&search=celadon`);
    expect(counted.json()).toEqual({ count: 2, isMore: false });
    const gone = await owner.send('GET', '/api/admin/assets?folder=0192f0c1-2345-7abc-8def-0123456789ab');
    expect([gone.statusCode, gone.json<{ error: string }>().error]).toEqual([404, 'FOLDER_NOT_FOUND']);
    const nowhere = await upload('x.png', picture, { folderId: '0192f0c1-2345-7abc-8def-0123456789ab' });
    expect(nowhere.json()).toMatchObject({ error: 'FOLDER_NOT_FOUND' });
    expect((await upload('x.png', picture, { folderId: 'top' })).statusCode).toBe(422);
  });

  it('get files moved into them, and say where these were', async () => {
    const from = await makeFolder('Inbox');
    const to = await makeFolder('Studio');
    const file = await uploaded('kiln.png', await png(8, 8), { folderId: from.id });
    expect((await moveTo({ ids: [file.id], folderId: to.id })).json()).toEqual({
      moved: [{ id: file.id, from: from.id }],
    });
    expect(await namesOf(`folder=${to.id}`)).toEqual(['kiln.webp']);
    expect((await moveTo({ ids: [file.id], folderId: null }, stranger)).json()).toEqual({ moved: [] });
    expect((await moveTo({ ids: [], folderId: null })).statusCode).toBe(422);
    expect((await moveTo({ ids: [file.id], folderId: file.id })).statusCode).toBe(404);
    expect(await namesOf(`folder=${to.id}`)).toEqual(['kiln.webp']);
  });

  it('are renamed and moved, but not into themselves nor beside one of their name', async () => {
    const one = await makeFolder('One');
    const two = await makeFolder('Two', one.id);
    expect((await putFolder(one.id, { parentId: two.id })).json()).toMatchObject({
      error: 'FOLDER_INSIDE_ITSELF',
      message: 'The folder One cannot go into itself. Choose another one.',
    });
    expect((await putFolder(two.id, { parentId: null, name: 'ONE' })).json()).toMatchObject({
      error: 'FOLDER_NAME_TAKEN',
    });
    expect((await putFolder(two.id, { parentId: null, name: ' Three ' })).json()).toMatchObject({
      name: 'Three',
      parentId: null,
    });
    expect((await putFolder(two.id, { name: '  ' })).statusCode).toBe(422);
    expect((await putFolder(two.id, { name: 'Theirs' }, stranger)).statusCode).toBe(404);
  });

  it('never make a circle when two are moved into each other at once', async () => {
    const left = await makeFolder('Left');
    const right = await makeFolder('Right');
    const answers = await Promise.all([
      owner.send('PUT', `/api/admin/asset-folders/${left.id}`, { parentId: right.id }),
      owner.send('PUT', `/api/admin/asset-folders/${right.id}`, { parentId: left.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('are deleted with their files moved up, or to the bin, as is asked for', async () => {
    const outer = await makeFolder('Outer');
    const inner = await makeFolder('Inner', outer.id);
    const deep = await makeFolder('Deep', inner.id);
    const picture = await png(8, 8);
    await uploaded('in-inner.png', picture, { folderId: inner.id });
    await uploaded('in-deep.png', picture, { folderId: deep.id });
    const remove = (id: string, files: string, as = owner) =>
      as.send('DELETE', `/api/admin/asset-folders/${id}?files=${files}`);
    expect((await remove(inner.id, 'up', stranger)).statusCode).toBe(404);
    expect((await remove(inner.id, 'away')).statusCode).toBe(422);
    expect((await remove(inner.id, 'up')).json()).toEqual({ deleted: [] });
    expect(await namesOf(`folder=${outer.id}`)).toEqual(['in-inner.webp']);
    expect(await namesOf(`folder=${deep.id}`)).toEqual(['in-deep.webp']);
    const { deleted } = (await remove(outer.id, 'bin')).json<{ deleted: string[] }>();
    expect(deleted).toHaveLength(2);
    expect(await namesOf('search=in')).toEqual([]);
    await owner.send('POST', '/api/admin/deleted-assets/restore', { ids: deleted });
    expect(await namesOf('search=in&folder=none')).toEqual(['in-deep.webp', 'in-inner.webp']);
  });
});

describe('the list of files', () => {
  it('is sorted, and read in pages that neither repeat nor skip', async () => {
    await platform.db.$client.query(
      `insert into assets (website_id, id, kind, filename, content_type, byte_size, created_on)
        select $1, ('01930000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'attachment',
          'page-' || (n % 7) || '.pdf', 'application/pdf', n % 5, now() from generate_series(1, 150) n`,
      [shop.websiteId],
    );
    for (const sort of ['-added', 'added', 'name', '-name', 'size', '-size']) {
      const ids: string[] = [];
      let after = '';
      do {
        const page = await listed(`kind=attachment&search=page&sort=${sort}${after}`);
        ids.push(...page.assets.map(({ id }) => id));
        after = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`;
      } while (after !== '');
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, 150, 150]);
    }
    const sized = (await listed('kind=attachment&sort=size')).assets.map(({ byteSize }) => byteSize);
    expect(sized).toEqual(sized.toSorted((a, b) => a - b));
    expect((await owner.send('GET', '/api/admin/assets?after=nonsense')).statusCode).toBe(422);
    await platform.db.$client.query("delete from assets where kind = 'attachment'");
  });

  it('finds pictures without an alternative text', async () => {
    await uploaded('bare.png', await png(8, 8));
    await uploaded('described.png', await png(8, 8), { altText: 'A described one' });
    await uploaded('sound.mp3', anMp3());
    const names = await namesOf('altText=none');
    expect(names).toContain('bare.webp');
    expect(names).not.toContain('described.webp');
    expect(names).not.toContain('sound.mp3');
  });
});

describe('what uses a file', () => {
  it('is named: products, their variants, settings and drafts, and nothing of other websites', async () => {
    const mug = await shop.addProduct('mug');
    const used = await uploaded('used.png', await png(8, 8));
    const unused = await uploaded('unused.png', await png(8, 8));
    await owner.send('PUT', `/api/admin/products/${mug}`, { revision: 1, pictureIds: [used.id] });
    await platform.db.$client.query(
      `update websites set settings = settings || jsonb_build_object('branding', jsonb_build_object('logoId', $2::text))
        where website_id = $1`,
      [shop.websiteId, used.id],
    );
    const uses = async (as = owner) =>
      (await as.send('POST', '/api/admin/assets/uses', { ids: [used.id, unused.id] })).json<UsesOfFiles>();
    expect(await uses()).toEqual({
      files: [
        {
          id: used.id,
          filename: 'used.webp',
          isMore: false,
          uses: [
            { kind: 'product', id: mug, title: expect.any(String), isDeleted: false },
            { kind: 'website', id: null, title: '', isDeleted: false },
          ],
        },
      ],
    });
    expect(await uses(stranger)).toEqual({ files: [] });
    const names = await namesOf('used=no');
    expect(names).toContain('unused.webp');
    expect(names).not.toContain('used.webp');
  });

  it('may be a letter, also what was sent of it', async () => {
    const drafted = await uploaded('drafted.png', await png(8, 8));
    const sent = await uploaded('sent.png', await png(8, 8));
    const made = (await owner.send('POST', '/api/admin/letters', { subject: 'The kiln opens' })).json<{
      id: string;
    }>();
    await platform.db.$client.query(
      `update letters set parts = jsonb_build_array(jsonb_build_object('assetId', $2::text)),
          sent = jsonb_build_object('path', $3::text) where id = $1`,
      [made.id, drafted.id, sent.assetUrl],
    );
    const { files } = (
      await owner.send('POST', '/api/admin/assets/uses', { ids: [drafted.id, sent.id] })
    ).json<UsesOfFiles>();
    const use = { kind: 'letter', id: made.id, title: 'The kiln opens', isDeleted: false };
    expect(files.map(({ filename, uses }) => ({ filename, uses }))).toEqual([
      { filename: 'drafted.webp', uses: [use] },
      { filename: 'sent.webp', uses: [use] },
    ]);
  });
});

describe('a deleted file', () => {
  it('is in the bin for 30 days, with its picture for its owner only, and comes back as it was', async () => {
    const folder = await makeFolder('Kept');
    const file = await uploaded('bowl.png', await png(400, 300), { folderId: folder.id, altText: 'A bowl' });
    const other = await uploaded('plate.png', await png(8, 8));
    const remove = (body: object, as = owner) => as.send('POST', '/api/admin/assets/delete', body);
    expect((await remove({ ids: [file.id] }, stranger)).json()).toEqual({ deleted: [] });
    expect((await remove({ ids: [file.id, other.id] })).json<{ deleted: string[] }>().deleted).toHaveLength(
      2,
    );
    await awaitNotifications(platform);
    expect((await get(file.assetUrl ?? '')).statusCode).toBe(404);
    expect(await namesOf('search=bowl')).toEqual([]);
    const bin = (await owner.send('GET', '/api/admin/deleted-assets')).json<{ assets: { id: string }[] }>();
    expect(bin.assets.map(({ id }) => id)).toEqual(expect.arrayContaining([file.id, other.id]));
    const preview = `/api/admin/deleted-assets/${file.id}/preview`;
    expect((await owner.send('GET', preview)).headers['content-type']).toBe('image/webp');
    expect((await stranger.send('GET', preview)).statusCode).toBe(404);
    expect((await get(preview)).statusCode).toBe(401);
    const restore = (as: TestVisitor) =>
      as.send('POST', '/api/admin/deleted-assets/restore', { ids: [file.id] });
    expect((await restore(stranger)).json()).toEqual({ restored: [] });
    expect((await restore(owner)).json()).toEqual({ restored: [file.id] });
    expect((await listed(`ids=${file.id}`)).assets).toEqual([file]);
    expect((await get(file.assetUrl ?? '')).statusCode).toBe(200);
    await emptyAssetBin(platform, new Date(platform.clock.now() + DAY));
    expect(await foldersOfStore(other.id)).toEqual([]);
    expect((await foldersOfStore(file.id)).length).toBe(1);
    const again = await owner.send('POST', '/api/admin/deleted-assets/restore', { ids: [other.id] });
    expect(again.json()).toEqual({ restored: [] });
  });

  it('keeps its stored files while AVIF is made of it', async () => {
    const file = await uploaded('glaze.png', await png(600, 400));
    const encoder = {
      encode: async () => {
        await owner.send('DELETE', `/api/admin/assets/${file.id}`);
        return [{ name: 'full', bytes: new Uint8Array([1]) }];
      },
      close: () => undefined,
    };
    await platform.db.$client.query('update assets set avif_due = null where id <> $1', [file.id]);
    await makeAvifs(platform, { encoder });
    await owner.send('POST', '/api/admin/deleted-assets/restore', { ids: [file.id] });
    expect((await get(file.assetUrl ?? '')).statusCode).toBe(200);
  });
});

describe('a file whose content is replaced', () => {
  it('keeps its id, name, text, focal point and crops; its former address leads to the new one', async () => {
    const before = await uploaded('cup.png', await png(800, 600, '#a8482f'), { altText: 'A cup' });
    const address = `/api/admin/assets/${before.id}`;
    await owner.send('PUT', address, { focalPoint: { x: 0.2, y: 0.3 } });
    await owner.send('POST', `${address}/crops`, { x: 0.25, y: 0, width: 0.5, height: 1 });
    const answer = await replace(before.id, 'another.jpg', await png(1200, 1200, '#224488'));
    const after = answer.json<AssetView>();
    expect(after).toMatchObject({ id: before.id, filename: 'cup.webp', altText: 'A cup', version: 2 });
    expect(after.picture).toMatchObject({ width: 1200, height: 1200, focalPoint: { x: 0.2, y: 0.3 } });
    expect(after.picture?.colorData.center).toBe('224488');
    expect(after.assetUrl).toBe(`/media/${before.id}/cup.v2.webp`);
    const old = await get(`${before.assetUrl}?format=300w`);
    expect([old.statusCode, old.headers.location]).toEqual([301, `${after.assetUrl}?format=300w`]);
    const served = await get(after.assetUrl ?? '');
    expect((await sharp(served.rawPayload).metadata()).width).toBe(1200);
    const crop = await get(`/media/${before.id}/2500-0-5000-10000/cup.v2.webp`);
    expect(await sharp(crop.rawPayload).metadata()).toMatchObject({ width: 600, height: 1200 });
    // Another version has never been at this address.
    expect((await get(`/media/${before.id}/cup.v3.webp`)).statusCode).toBe(404);
    const renamed = (await owner.send('PUT', address, { filename: 'beaker' })).json<AssetView>();
    expect([renamed.filename, renamed.assetUrl]).toEqual([
      'beaker.webp',
      `/media/${before.id}/beaker.v2.webp`,
    ]);
    expect((await get(before.assetUrl ?? '')).headers.location).toBe(renamed.assetUrl);
  });

  it('is taken back once, at another address again, since browsers keep each for a year', async () => {
    const before = await uploaded('jar.png', await png(40, 40, '#a8482f'));
    await replace(before.id, 'new.png', await png(60, 60, '#224488'));
    expect((await foldersOfStore(before.id)).length).toBe(2);
    const restore = (as = owner) => as.send('POST', `/api/admin/assets/${before.id}/content/restore`, {});
    expect((await restore(stranger)).statusCode).toBe(404);
    const back = (await restore()).json<AssetView>();
    expect(back).toMatchObject({ version: 3, replacedOn: null, picture: { width: 40 } });
    expect((await get(`/media/${before.id}/jar.v2.webp`)).headers.location).toBe(back.assetUrl);
    const bytes = (await get(back.assetUrl ?? '')).rawPayload;
    expect((await sharp(bytes).metadata()).width).toBe(40);
    expect((await foldersOfStore(before.id)).length).toBe(1);
    expect((await restore()).json()).toMatchObject({ error: 'FILE_NOT_REPLACED' });
  });

  it('is refused when it is of another kind, none, empty or of another website, and nothing is left behind', async () => {
    const picture = await uploaded('pot.png', await png(8, 8));
    const film = await uploaded('film.mp4', anMp4());
    const before = await everything();
    expect(await errorOf(picture.id, 'film.mp4', anMp4())).toMatchObject({
      error: 'FILE_KIND_DIFFERS',
      message: 'The file film.mp4 is of another kind. Choose a picture instead.',
    });
    expect(await errorOf(film.id, 'pot.png', await png(8, 8))).toMatchObject({ error: 'FILE_KIND_DIFFERS' });
    expect(await errorOf(film.id, 'bell.mp3', anMp3())).toMatchObject({ error: 'FILE_KIND_DIFFERS' });
    expect(await errorOf(film.id, 'film.mp4', Buffer.from('no film'))).toMatchObject({
      error: 'FILE_UNSUPPORTED',
    });
    expect(await errorOf(picture.id, 'notes.png', Buffer.from('notes'))).toMatchObject({
      error: 'PICTURE_UNREADABLE',
    });
    expect(await errorOf(picture.id, 'x.png', Buffer.alloc(0))).toMatchObject({ error: 'FILE_EMPTY' });
    const whole = await png(900, 900);
    expect(await errorOf(picture.id, 'cut.png', whole.subarray(0, whole.length / 2))).toMatchObject({
      error: 'PICTURE_UNREADABLE',
    });
    expect(await everything()).toEqual(before);
  });

  it('goes with all that is stored of it', async () => {
    const file = await uploaded('tile.png', await png(8, 8));
    await replace(file.id, 'new.png', await png(9, 9));
    await owner.send('DELETE', `/api/admin/assets/${file.id}`);
    await emptyAssetBin(platform, new Date(platform.clock.now() + DAY));
    expect(await foldersOfStore(file.id)).toEqual([]);
    const other = await uploaded('tile.png', await png(8, 8));
    await replace(other.id, 'new.png', await png(9, 9));
    await emptyAssetBin(platform, new Date(platform.clock.now() + DAY));
    expect((await foldersOfStore(other.id)).length).toBe(1);
    expect((await listed(`ids=${other.id}`)).assets[0]?.replacedOn).toBeNull();
  });
});

describe('an upload', () => {
  it('of which another kind is wanted is refused, and leaves nothing behind', async () => {
    const before = await everything();
    const refused = await upload('film.mp4', anMp4(), { kind: 'picture' });
    expect(refused.json()).toMatchObject({
      error: 'FILE_UNSUPPORTED',
      message: 'The file film.mp4 does not appear to be a supported image file.',
    });
    expect((await upload('film.mp4', anMp4(), { kind: 'cup' })).statusCode).toBe(422);
    expect(await everything()).toEqual(before);
  });

  it('that is named as another kind of picture is taken, and text that is named as one is not', async () => {
    const taken = await uploaded('really-a-png.jpg', await png(8, 8));
    expect(taken.filename).toBe('really-a-png.webp');
    expect((await upload('notes.png', Buffer.from('only notes'))).json()).toMatchObject({
      message: 'The file notes.png does not appear to be a supported image file.',
    });
  });

  it('of a hundred pictures with one broken and one cut off leaves 98, and nothing of the two', async () => {
    const folder = await makeFolder('A hundred');
    const before = await everything();
    const picture = await png(64, 48);
    const answers: number[] = [];
    const taken = new Set<string>();
    const sendOne = async (at: number): Promise<void> => {
      if (at === 17) return cutOff(folder.id, picture);
      const bytes = at === 42 ? picture.subarray(0, Math.floor(picture.length / 2)) : picture;
      const answer = await upload(`number-${at}.png`, bytes, { folderId: folder.id });
      answers.push(answer.statusCode);
      if (answer.statusCode === 201) taken.add(answer.json<AssetView>().id);
      else
        expect(answer.json()).toMatchObject({
          message: 'The file number-42.png does not appear to be a supported image file.',
        });
    };
    // Three at a time, as the editor sends them.
    for (let at = 0; at < 100; at += 3)
      await Promise.all([at, at + 1, at + 2].filter((one) => one < 100).map(sendOne));
    expect(answers.filter((status) => status === 201)).toHaveLength(98);
    expect(answers.filter((status) => status !== 201)).toEqual([422]);
    expect((await owner.send('GET', `/api/admin/assets/count?folder=${folder.id}`)).json()).toEqual({
      count: 98,
      isMore: false,
    });
    // What is cut off goes a moment after its connection.
    await expect
      .poll(async () => {
        const { files, rows } = await everything();
        const known = new Set(before.files);
        return [
          (rows ?? 0) - (before.rows ?? 0),
          files.filter((name) => !known.has(name) && !taken.has(name.slice(0, 36))),
        ];
      })
      .toEqual([98, []]);
  }, 60_000);
});

/** Sends half of a picture, and ends the connection. */
function cutOff(folderId: string, picture: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const request = requestPlain({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/admin/assets',
      headers: {
        ...ownerHeaders(),
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': picture.length + 1000,
      },
    });
    request.on('error', () => resolve());
    request.write(
      `--cut\r\ncontent-disposition: form-data; name="folderId"\r\n\r\n${folderId}\r\n--cut\r\ncontent-disposition: form-data; name="file"; filename="cut.png"\r\ncontent-type: image/png\r\n\r\n`,
    );
    request.write(picture.subarray(0, picture.length / 2), () => request.destroy());
    request.on('close', () => resolve());
  });
}
