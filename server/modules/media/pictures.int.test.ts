// PostgreSQL: both (row locks)
import { noDelivery } from '@vitrine/domain/delivery/delivery-settings.ts';
import { deflateSync } from 'node:zlib';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { withLockHeld } from '@vitrine/testing/row-locks.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { registerRoutes } from '../../platform/http/register-routes.ts';
import { registerSite } from '../../platform/http/site.ts';
import { importDocument, importPicture, picturesByIds } from './index.ts';
import { mediaRoutes } from './routes.ts';
import { assets } from './tables.ts';

const websiteId = newId();
const otherWebsiteId = newId();
let platform: TestPlatform;
let app: FastifyInstance;

const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a8482f' } })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** A PNG of one colour, made without holding its pixels in memory: zeros deflate to almost nothing. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

async function importOrThrow(bytes: Uint8Array, filename = 'picture.jpg', altText = '') {
  const result = await importPicture(platform, websiteId, { bytes, filename, altText });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const get = (url: string, host = 'one.test', headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } });

const square = (color: string) => ({
  create: { width: 200, height: 200, channels: 3 as const, background: color },
});

const near = (hex: string, wanted: readonly number[]) =>
  wanted.every((value, at) => Math.abs(Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16) - value) < 48);

const frame = (background: string) =>
  sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .png()
    .toBuffer();

const refuse = async (bytes: Uint8Array, altText = '') => {
  const before = await platform.db.$count(assets);
  const result = await importPicture(platform, websiteId, { bytes, filename: 'mug.jpg', altText });
  expect(await platform.db.$count(assets)).toBe(before);
  return result.ok ? null : result.error;
};

beforeAll(async () => {
  platform = await testPlatform();
  app = Fastify();
  const sites = new Map([
    ['one.test', websiteId],
    ['two.test', otherWebsiteId],
  ]);
  registerSite(app, platform, (host) => {
    const found = sites.get(host);
    return found === undefined
      ? null
      : {
          websiteId: found,
          identifier: host,
          title: host,
          revision: 1,
          homeCollectionId: null,
          settings: SETTINGS,
          locale: 'en',
          origin: `http://${host}`,
          isSecure: false,
          isOwnHost: true,
          isClosed: false,
          logo: null,
          icon: null,
        };
  });
  registerRoutes(app, platform, mediaRoutes, {
    requireOwner: () => () => Promise.reject(new Error('no owner here')),
  });
  await app.ready();
});
const SETTINGS = {
  theme: 'atelier',
  tagLine: '',
  description: '',
  language: 'en-US',
  timeZone: 'UTC',
  contactEmail: '',
  address: [],
  mainNavigation: [],
  footerNavigation: [],
  store: { currency: 'USD', delivery: noDelivery, taxRules: [] },
} as const;
afterAll(async () => {
  await app.close();
  await platform.close();
});

describe('an imported picture', () => {
  it('is stored as WebP in every standard width up to its own, and found by its id', async () => {
    const view = await importOrThrow(await jpeg(1200, 1500), 'Oat Mug.JPG', 'A mug');
    expect(view).toMatchObject({
      assetUrl: `/media/${view.id}/oat-mug.webp`,
      width: 1200,
      height: 1500,
      altText: 'A mug',
      focalPoint: { x: 0.5, y: 0.5 },
      widths: [100, 300, 500, 750, 1000],
    });
    for (const width of view.widths) {
      const answer = await get(`${view.assetUrl}?format=${width}w`);
      const metadata = await sharp(answer.rawPayload).metadata();
      expect([metadata.format, metadata.width]).toEqual(['webp', width]);
    }
    expect((await picturesByIds(platform, websiteId, [view.id, newId(), view.id])).get(view.id)).toEqual(
      view,
    );
  });

  it('has the average colours of its corners and its centre', async () => {
    const picture = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#808080' } })
      .composite([
        { input: square('#ff0000'), left: 0, top: 0 },
        { input: square('#00ff00'), left: 800, top: 0 },
        { input: square('#0000ff'), left: 0, top: 800 },
        { input: square('#ffff00'), left: 800, top: 800 },
      ])
      .png()
      .toBuffer();
    const { colorData } = await importOrThrow(picture);
    expect(near(colorData.topLeft, [255, 0, 0])).toBe(true);
    expect(near(colorData.topRight, [0, 255, 0])).toBe(true);
    expect(near(colorData.bottomLeft, [0, 0, 255])).toBe(true);
    expect(near(colorData.bottomRight, [255, 255, 0])).toBe(true);
    expect(near(colorData.center, [128, 128, 128])).toBe(true);
  });

  it('loses its location data, and is rotated upright', async () => {
    const bytes = await sharp(await jpeg(400, 200))
      .withExif({ IFD0: { Make: 'Telltale' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 35/1 42/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes('Telltale')).toBe(true);
    const view = await importOrThrow(bytes, 'camera.jpg');
    expect([view.width, view.height]).toEqual([200, 400]);
    for (const format of ['', '?format=100w']) {
      const { rawPayload } = await get(view.assetUrl + format);
      const metadata = await sharp(rawPayload).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
      expect(rawPayload.includes('Telltale')).toBe(false);
      expect(metadata.height > metadata.width).toBe(true);
    }
  });

  it('may be PNG, WebP, AVIF or GIF as well, whatever its name', async () => {
    const base = sharp(await jpeg(120, 90));
    for (const bytes of [
      await base.clone().png().toBuffer(),
      await base.clone().webp().toBuffer(),
      await base.clone().avif({ effort: 0 }).toBuffer(),
      await base.clone().gif().toBuffer(),
    ]) {
      const view = await importOrThrow(bytes, 'noname.txt');
      expect([view.width, view.height, view.widths]).toEqual([120, 90, [100]]);
    }
  });

  it('keeps its transparency and, when animated, its frames', async () => {
    const clear = await sharp({ create: { width: 120, height: 90, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const stillView = await importOrThrow(clear);
    expect((await sharp((await get(stillView.assetUrl)).rawPayload).metadata()).hasAlpha).toBe(true);

    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const movingView = await importOrThrow(moving, 'wheel.gif');
    expect([movingView.width, movingView.height]).toEqual([120, 90]);
    const served = await sharp((await get(`${movingView.assetUrl}?format=100w`)).rawPayload, {
      animated: true,
    }).metadata();
    expect([served.pages, served.width]).toEqual([2, 100]);
  });
});

describe('a file that is refused', () => {
  it('is a text named .jpg, an HTML page around an SVG, an empty file', async () => {
    for (const bytes of [
      Buffer.from('This is not a picture.'),
      Buffer.from('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      Buffer.from('%PDF-1.4\n%%EOF'),
      Buffer.alloc(0),
    ]) {
      expect(await refuse(bytes)).toMatchObject({
        code: 'PICTURE_UNREADABLE',
        params: { fileName: 'mug.jpg' },
      });
    }
  });

  it('is a truncated picture', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refuse(whole.subarray(0, Math.floor(whole.length / 2)))).toMatchObject({
      code: 'PICTURE_UNREADABLE',
    });
    const png = await sharp(whole).png().toBuffer();
    expect(await refuse(png.subarray(0, Math.floor(png.length / 2)))).toMatchObject({
      code: 'PICTURE_UNREADABLE',
    });
  });

  it('is a picture of a hundred megapixels, before its pixels are decoded', async () => {
    const bytes = hugePng(10_000, 10_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    expect(await refuse(bytes)).toMatchObject({
      code: 'PICTURE_TOO_MANY_PIXELS',
      params: { megapixels: 100 },
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('is larger than 20 MB', async () => {
    expect(await refuse(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      code: 'FILE_TOO_LARGE',
      params: { maxSize: '20 MB' },
    });
  });

  it('has a description above 250 characters', async () => {
    const bytes = await jpeg(20, 20);
    expect(await refuse(bytes, 'a'.repeat(251))).toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect((await importOrThrow(bytes, 'a.jpg', 'a'.repeat(250))).altText).toHaveLength(250);
  });

  it('arrives while two are being converted and sixteen wait', async () => {
    const bytes = await jpeg(20, 20);
    await withLockHeld(platform, 'lock table assets in share mode', [], async (_holder, commit) => {
      const uploads = Array.from({ length: 19 }, async () =>
        importPicture(platform, websiteId, { bytes, filename: 'mug.jpg', altText: '' }),
      );
      expect(await Promise.race(uploads)).toMatchObject({ ok: false, error: { code: 'RATE_LIMITED' } });
      await commit();
      const taken = (await Promise.all(uploads)).filter(({ ok }) => ok);
      expect(taken).toHaveLength(18);
    });
  });

  it('leaves nothing behind when the store fails half-way', async () => {
    const kept = new Map<string, Uint8Array>();
    const failing: FileStore = {
      ...platform.files,
      put: async (key, bytes) => {
        if (kept.size === 2) throw new Error('disk full');
        kept.set(key, bytes);
      },
      remove: async (prefix) => {
        for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
      },
    };
    const before = await platform.db.$count(assets);
    await expect(
      importPicture(anotherProcess(platform, { files: failing }), websiteId, {
        bytes: await jpeg(800, 600),
        filename: 'a.jpg',
        altText: '',
      }),
    ).rejects.toThrow('disk full');
    expect(kept.size).toBe(0);
    expect(await platform.db.$count(assets)).toBe(before);
  });
});

describe('the address of a picture', () => {
  it('is immutable for a year, has an entity tag, and supports HEAD and 304', async () => {
    const { assetUrl } = await importOrThrow(await jpeg(640, 480));
    const first = await get(`${assetUrl}?format=500w`);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(first.rawPayload.length),
    });
    const etag = String(first.headers.etag);
    const again = await get(`${assetUrl}?format=500w`, 'one.test', { 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await app.inject({
      method: 'HEAD',
      url: `${assetUrl}?format=500w`,
      headers: { host: 'one.test' },
    });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      first.headers['content-length'],
      0,
    ]);
  });

  it('belongs to its own website', async () => {
    const { id, assetUrl } = await importOrThrow(await jpeg(64, 64));
    expect((await get(assetUrl)).statusCode).toBe(200);
    expect((await get(assetUrl, 'two.test')).statusCode).toBe(404);
    expect((await picturesByIds(platform, otherWebsiteId, [id])).size).toBe(0);
  });

  it('is not found under other names, ids, widths or folders', async () => {
    const { id, assetUrl } = await importOrThrow(await jpeg(64, 64));
    for (const url of [
      `/media/${id}/source`,
      `/media/${id}/full.webp`,
      `/media/${id}/..%2f${id}%2fsource`,
      `/media/${newId()}/picture.webp`,
      '/media/..%2f..%2fetc/passwd',
      `/media/%2e%2e/picture.webp`,
      `${assetUrl}?format=501w`,
      `${assetUrl}?format=../source`,
      `${assetUrl}?format=100w&format=300w`,
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n');

  it('is stored unchanged and never served publicly', async () => {
    const result = await importDocument(platform, websiteId, { bytes: pdf, filename: 'Glaze Notes.pdf' });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value).toMatchObject({
      filename: 'glaze-notes.pdf',
      contentType: 'application/pdf',
      byteSize: pdf.length,
    });
    expect(await platform.files.get(`${websiteId}/${result.value.id}/document.pdf`)).toEqual(pdf);
    for (const name of ['glaze-notes.pdf', 'document.pdf', 'glaze-notes.webp']) {
      expect((await get(`/media/${result.value.id}/${name}`)).statusCode).toBe(404);
    }
    expect((await picturesByIds(platform, websiteId, [result.value.id])).size).toBe(0);
  });

  it('is refused when it is not a PDF, or truncated', async () => {
    for (const bytes of [Buffer.from('hello'), pdf.subarray(0, 20)]) {
      const result = await importDocument(platform, websiteId, { bytes, filename: 'notes.pdf' });
      expect(result).toMatchObject({ ok: false, error: { code: 'DOCUMENT_UNREADABLE' } });
    }
  });
});
