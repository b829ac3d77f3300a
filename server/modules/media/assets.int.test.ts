// PostgreSQL: both (row locks)
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import type { AssetList, AssetView } from '@vitrine/contracts/admin-media.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { anMp3, anMp4 } from '@vitrine/testing/media-fixtures.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { filesByIds, importDocument, importFile } from './index.ts';
import { MAX_AUDIO_BYTES } from './limits.ts';
import { assets } from './tables.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let other: TestShop;
let owner: TestVisitor;
let port: number;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  shop = await aShop(platform, `127.0.0.1:${port}`);
  other = await aShop(platform, 'other.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const ownerHeaders = () => ({
  host: shop.host,
  cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrf-token': owner.cookies.get('crumb') ?? '',
});
async function upload(filename: string, bytes: Uint8Array | null, altText = '', url = '/api/admin/assets') {
  const form = new FormData();
  form.set('altText', altText);
  if (bytes !== null) form.set('file', new Blob([new Uint8Array(bytes)]), filename);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...ownerHeaders(), 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const sell = (name: string, bytes: Buffer) => upload(name, bytes, '', '/api/admin/documents');
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { host: shop.host, ...headers } });
const rowsOf = (websiteId: string) =>
  platform.db.select().from(assets).where(eq(assets.websiteId, websiteId));
/** Every file in the store, relative. */
const stored = async (): Promise<string[]> => {
  const folder = platform.config.dataFolder;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

/** Audio longer than the limit. */
async function* endless(): AsyncGenerator<Buffer> {
  yield anMp3(64);
  for (let sent = 0; sent < MAX_AUDIO_BYTES; sent += 1_000_000) yield Buffer.alloc(1_000_000);
}

describe('video and audio', () => {
  it('is imported from bytes or a local file and found by its id, only by its own website', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'));
    await writeFile(join(folder, 'raw'), anMp4(300_000));
    const film = await importFile(platform, shop.websiteId, {
      path: join(folder, 'raw'),
      filename: '../../Opening the Kiln <1>.mp4',
    });
    const sound = await importFile(platform, shop.websiteId, { bytes: anMp3(900), filename: 'bell.mp3' });
    await rm(folder, { recursive: true });
    if (!film.ok || !sound.ok) throw new Error('not imported');
    expect(film.value).toEqual({
      id: film.value.id,
      kind: 'video',
      assetUrl: `/media/${film.value.id}/opening-the-kiln-1.mp4`,
      filename: 'opening-the-kiln-1.mp4',
      contentType: 'video/mp4',
      byteSize: 300_000,
    });
    expect(sound.value).toMatchObject({ kind: 'audio', contentType: 'audio/mpeg', byteSize: 900 });
    const ids = [film.value.id, sound.value.id];
    expect([...(await filesByIds(platform, shop.websiteId, ids)).keys()].toSorted()).toEqual(ids.toSorted());
    expect((await filesByIds(platform, other.websiteId, ids)).size).toBe(0);
    const elsewhere = await app.inject({ url: film.value.assetUrl, headers: { host: 'other.example' } });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('supports byte ranges', async () => {
    const bytes = anMp4(1000);
    for (let at = 32; at < 1000; at += 1) bytes[at] = at % 251;
    const film = await importFile(platform, shop.websiteId, { bytes, filename: 'film.mp4' });
    if (!film.ok) throw new Error('not imported');
    const { assetUrl, id } = film.value;
    const etag = `"${id}"`;

    const whole = await get(assetUrl);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '1000',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      etag,
    });
    const part = await get(assetUrl, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 100-199/1000');
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    const tail = await get(assetUrl, { range: 'bytes=-10', 'if-range': etag });
    expect(tail.statusCode).toBe(206);
    expect(tail.rawPayload.equals(bytes.subarray(990))).toBe(true);
    expect((await get(assetUrl, { range: 'bytes=-10', 'if-range': '"another"' })).statusCode).toBe(200);
    const behind = await get(assetUrl, { range: 'bytes=1000-' });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(behind.headers['cache-control']).toBe('no-store');
    expect((await get(assetUrl, { 'if-none-match': etag })).statusCode).toBe(304);
    const head = await get(assetUrl, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000', '']);
  });

  it('fails when its stored file is truncated, and never sends a part of it', async () => {
    const film = await importFile(platform, shop.websiteId, { bytes: anMp4(1000), filename: 'film.mp4' });
    if (!film.ok) throw new Error('not imported');
    await platform.files.put(`${shop.websiteId}/${film.value.id}/original`, anMp4(500));
    expect((await get(film.value.assetUrl)).statusCode).toBe(404);
  });

  it('refuses a file that is a video by name only, with a sentence', async () => {
    const refused = await upload('<b>page.mp4', Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      error: 'FILE_UNSUPPORTED',
      message: 'The file <b>page.mp4 does not appear to be a supported video or audio file.',
    });
    const direct = await importFile(platform, shop.websiteId, {
      bytes: Buffer.from('no film'),
      filename: 'film.mp4',
    });
    expect(direct).toEqual({
      ok: false,
      error: {
        code: 'FILE_UNSUPPORTED',
        params: { fileName: 'film.mp4', fileTypeMessage: 'video or audio ' },
      },
    });
  });

  it('stops at the limit and leaves nothing behind', async () => {
    const before = [(await stored()).toSorted(), (await rowsOf(shop.websiteId)).length];
    const stream = Readable.from(endless());
    expect(await importFile(platform, shop.websiteId, { stream, filename: 'long.mp3' })).toEqual({
      ok: false,
      error: { code: 'FILE_TOO_LARGE', params: { fileName: 'long.mp3', maxSize: '100 MB' } },
    });
    expect([(await stored()).toSorted(), (await rowsOf(shop.websiteId)).length]).toEqual(before);
  });

  it('leaves nothing behind when the connection breaks, and logs no error', async () => {
    const errorLog = vi.spyOn(platform.log, 'error');
    const before = [(await stored()).toSorted(), (await rowsOf(shop.websiteId)).length];
    const request = requestPlain({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/admin/assets',
      headers: {
        ...ownerHeaders(),
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 50_000_000,
      },
    });
    request.on('error', () => undefined);
    request.write(
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
    );
    request.write(anMp4(2_000_000));
    const partial = async (): Promise<number> =>
      (await stored()).filter((name) => name.endsWith('.part')).length;
    await expect.poll(partial).toBe(1);
    request.destroy();
    const ids = (await rowsOf(shop.websiteId)).map(({ id }) => id).toSorted();
    const folders = async (): Promise<string[]> =>
      (await readdir(join(platform.config.dataFolder, shop.websiteId))).toSorted();
    // The file is deleted first, its folder a moment later, before another call is served.
    await expect.poll(folders).toEqual(ids);
    expect((await owner.send('GET', '/api/admin/assets')).statusCode).toBe(200);
    expect([(await stored()).toSorted(), (await rowsOf(shop.websiteId)).length]).toEqual(before);
    expect(errorLog).not.toHaveBeenCalled();
    errorLog.mockRestore();
  });
});

describe('the owner’s files', () => {
  it('are uploaded by one call: pictures, video, audio and documents', async () => {
    const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a8482f' } })
      .png()
      .toBuffer();
    const picture = await upload('Bowl.png', png, 'A bowl');
    expect(picture.statusCode).toBe(201);
    expect(picture.json<AssetView>()).toMatchObject({
      kind: 'picture',
      filename: 'bowl.webp',
      picture: { altText: 'A bowl', width: 800 },
    });
    expect((await upload('Bell.mp3', anMp3())).json<AssetView>()).toMatchObject({
      kind: 'audio',
      picture: null,
    });
    const paper = await upload('menu.pdf', Buffer.from('%PDF-1.4\nhello\n%%EOF'));
    const { assetUrl } = paper.json<AssetView>();
    expect(assetUrl).toMatch(/\/menu\.pdf$/);
    expect((await get(assetUrl ?? '')).headers['content-type']).toBe('application/pdf');
  });

  it('require a session, a file, and a description of at most 250 characters', async () => {
    const stranger = aVisitor(app, shop.host);
    expect((await stranger.send('GET', '/api/admin/assets')).statusCode).toBe(401);
    expect((await stranger.send('DELETE', '/api/admin/assets/x')).statusCode).toBe(401);
    const without = await upload('x', null);
    expect(without.json()).toMatchObject({ fields: { file: 'Choose a file first.' } });
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const wordy = await upload('x.png', png, 'x'.repeat(251));
    expect(wordy.statusCode).toBe(422);
    expect(wordy.json()).toMatchObject({
      fields: { altText: 'Keep the description within 250 characters.' },
    });
  });

  it('are listed newest first, by kind', async () => {
    const all = (await owner.send('GET', '/api/admin/assets')).json<AssetList>();
    expect(all.next).toBeNull();
    const ids = all.assets.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const sounds = (await owner.send('GET', '/api/admin/assets?kind=audio')).json<AssetList>();
    expect(new Set(sounds.assets.map(({ kind }) => kind))).toEqual(new Set(['audio']));
  });

  it('are found by words of their name or their alternative text, and by their ids', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const bowl = (await upload('bowl_50%.png', png, 'A bowl on a windowsill')).json<AssetView>();
    const vase = (await upload('vase.png', png, 'A vase')).json<AssetView>();
    const found = async (query: string) =>
      (await owner.send('GET', `/api/admin/assets?${query}`)).json<AssetList>().assets.map(({ id }) => id);
    expect(await found('search=windowsill+BOWL')).toEqual([bowl.id]);
    expect(await found('search=windowsill+vase')).toEqual([]);
    expect(await found('search=%25&kind=picture')).toEqual([]);
    expect(await found('search=bowl&kind=audio')).toEqual([]);
    expect(await found(`ids=${bowl.id},${vase.id}`)).toEqual([vase.id, bowl.id]);
    expect((await owner.send('GET', '/api/admin/assets?ids=bowl')).statusCode).toBe(422);
  });

  it('can be renamed; the former name redirects', async () => {
    const film = await importFile(platform, shop.websiteId, { bytes: anMp4(), filename: 'a.mp4' });
    if (!film.ok) throw new Error('not imported');
    const url = `/api/admin/assets/${film.value.id}`;
    const empty = await owner.send('PUT', url, { filename: '  ' });
    expect(empty.json()).toMatchObject({ message: 'Please enter a file name' });
    const renamed = await owner.send('PUT', url, { filename: '"><script>.exe' });
    expect(renamed.json<AssetView>().filename).toBe('script.mp4');
    const old = await get(film.value.assetUrl);
    expect([old.statusCode, old.headers.location]).toEqual([301, `/media/${film.value.id}/script.mp4`]);
    expect((await get(`/media/${film.value.id}/script.mp4`)).statusCode).toBe(200);
    expect((await get(`/media/${film.value.id}/other.mp4`)).statusCode).toBe(404);
    expect(
      (await owner.send('PUT', '/api/admin/assets/0190a8b0-0000-7000-8000-000000000000', {})).json(),
    ).toMatchObject({
      error: 'FILE_NOT_FOUND',
    });
  });

  it('can get a new focal point and description', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { id } = (await upload('x.png', png)).json<AssetView>();
    const changed = await owner.send('PUT', `/api/admin/assets/${id}`, {
      focalPoint: { x: 0.2, y: 0.9 },
      altText: ' Snow ',
    });
    expect(changed.json<AssetView>().picture).toMatchObject({
      focalPoint: { x: 0.2, y: 0.9 },
      altText: 'Snow',
    });
    const outside = await owner.send('PUT', `/api/admin/assets/${id}`, { focalPoint: { x: 2, y: 0 } });
    expect(outside.statusCode).toBe(422);
  });

  it('keep both of two concurrent changes', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { id } = (await upload('both.png', png)).json<AssetView>();
    const change = (body: object) => owner.send('PUT', `/api/admin/assets/${id}`, body);
    await withLockHeld(
      platform,
      'select 1 from assets where id = $1 for update',
      [id],
      async (_holder, commit) => {
        const changes = [change({ altText: 'Snow' }), change({ focalPoint: { x: 0.2, y: 0.9 } })];
        await untilBlocked(platform, 2);
        await commit();
        await Promise.all(changes);
      },
    );
    const row = (await rowsOf(shop.websiteId)).find((one) => one.id === id);
    expect(row).toMatchObject({ altText: 'Snow', focalPoint: { x: 0.2, y: 0.9 } });
  });

  it('are deleted once, and only by their owner', async () => {
    const film = await importFile(platform, shop.websiteId, { bytes: anMp4(), filename: 'a.mp4' });
    const foreign = await importFile(platform, other.websiteId, { bytes: anMp4(), filename: 'b.mp4' });
    if (!film.ok || !foreign.ok) throw new Error('not imported');
    const url = `/api/admin/assets/${film.value.id}`;
    expect((await owner.send('DELETE', url)).statusCode).toBe(204);
    expect((await owner.send('DELETE', url)).statusCode).toBe(404);
    expect((await get(film.value.assetUrl)).statusCode).toBe(404);
    expect((await owner.send('DELETE', `/api/admin/assets/${foreign.value.id}`)).statusCode).toBe(404);
  });

  it('that are sold are of any kind, have a clean name and no public address', async () => {
    const answer = await sell('../Épreuve & Motif.ZIP', Buffer.from('PK not really'));
    expect(answer.statusCode).toBe(201);
    const file = answer.json<AssetView>();
    expect(file).toMatchObject({
      kind: 'document',
      filename: 'epreuve-motif.zip',
      contentType: 'application/octet-stream',
      byteSize: 13,
      assetUrl: null,
    });
    expect((await get(`/media/${file.id}/${file.filename}`)).statusCode).toBe(404);
    expect((await get(`/media/${file.id}/document.pdf`)).statusCode).toBe(404);
    const sound = (await sell('song', anMp3())).json<AssetView>();
    expect(sound).toMatchObject({ kind: 'document', filename: 'song.bin', contentType: 'audio/mpeg' });
    const empty = await sell('nothing.zip', Buffer.alloc(0));
    expect(empty.statusCode).toBe(422);
    expect(empty.json()).toMatchObject({
      error: 'FILE_EMPTY',
      message: 'The file nothing.zip is empty. Choose another one.',
    });
    const stranger = await aVisitor(app, shop.host).send('POST', '/api/admin/documents', {});
    expect(stranger.statusCode).toBe(401);
    for (const { id } of [file, sound]) await owner.send('DELETE', `/api/admin/assets/${id}`);
  });

  it('include documents that are sold, without a public address', async () => {
    const sold = await importDocument(platform, shop.websiteId, {
      bytes: Buffer.from('%PDF-1.4\nsecret\n%%EOF'),
      filename: 'notebook.pdf',
    });
    if (!sold.ok) throw new Error('not imported');
    const listed = (await owner.send('GET', '/api/admin/assets?kind=document')).json<AssetList>();
    expect(listed.assets).toMatchObject([{ id: sold.value.id, assetUrl: null }]);
    expect((await get(`/media/${sold.value.id}/notebook.pdf`)).statusCode).toBe(404);
    expect((await filesByIds(platform, shop.websiteId, [sold.value.id])).size).toBe(0);
  });
});

describe('SVG drawings', () => {
  it('are served sanitised, and a policy forbids scripts and loads', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)"><script>alert(1)</script><rect width="4"/></svg>';
    const uploaded = (await upload('Logo.svg', Buffer.from(svg), 'Our mark')).json<AssetView>();
    expect(uploaded).toMatchObject({ kind: 'picture', filename: 'logo.svg', contentType: 'image/svg+xml' });
    expect(uploaded.picture).toMatchObject({ width: 40, height: 30, widths: [], isTransparent: true });
    const served = await get(`${uploaded.assetUrl}?format=500w`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    });
    expect(served.body).not.toContain('alert');
    expect(served.body).toContain('<rect width="4"/>');
    const files = (await stored()).filter((name) => name.includes(uploaded.id));
    expect(files).toEqual([join(shop.websiteId, uploaded.id, 'original')]);
  });

  it('are refused with a sentence when they cannot be sanitised', async () => {
    const refused = await upload('Bomb.svg', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'));
    expect(refused.json()).toMatchObject({
      message: 'The file Bomb.svg does not appear to be a supported image file.',
    });
  });
});
