import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { type AvifEncoder, openAvifEncoder } from './avif-encoder.ts';
import { fileRow } from './file-row.ts';
import { importPicture, makeAvifs } from './index.ts';
import { claimForAvif, insertAsset } from './repository.ts';
import { assets } from './tables.ts';

let websiteId: string;
let platform: TestPlatform;
let app: FastifyInstance;

/** Smooth gradients and grain, as photographs have, so that AVIF is smaller. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    pixels[at] = 120 + 60 * Math.sin(x / 37 + (at % 3)) + 50 * Math.cos(y / 23) + ((at * 7919) % 13);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
const imported = async (bytes: Buffer, filename = 'p.jpg') => {
  const result = await importPicture(platform, websiteId, { bytes, filename, altText: '' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const get = (
  url: string,
  accept: string,
  more: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => app.inject({ method, url, headers: { host: 'avif.test', accept, ...more } });
const BROWSER = 'image/avif,image/webp,image/*,*/*;q=0.8';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  ({ websiteId } = await aShop(platform, 'avif.test'));
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

describe('AVIF in the background', () => {
  it('is served at the same address to browsers that accept it', async () => {
    const { assetUrl } = await imported(await photograph(800, 500));
    const address = `${assetUrl}?format=750w`;
    const before = await get(address, BROWSER);
    expect([before.headers['content-type'], before.headers['vary']]).toEqual(['image/webp', 'Accept']);

    expect(await makeAvifs(platform)).toBe(1);
    const avif = await get(address, BROWSER);
    expect(avif.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(avif.rawPayload).metadata()).width).toBe(750);
    expect(avif.rawPayload.byteLength).toBeLessThan(before.rawPayload.byteLength);
    expect(avif.headers['etag']).not.toBe(before.headers['etag']);

    const webp = await get(address, 'image/webp,*/*');
    expect(webp.headers['content-type']).toBe('image/webp');
    expect((await get(address, 'image/avif;q=0, image/webp')).headers['content-type']).toBe('image/webp');
    const etag = String(avif.headers['etag']);
    expect((await get(address, BROWSER, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(address, 'image/webp', { 'if-none-match': etag })).statusCode).toBe(200);
    const head = await get(address, BROWSER, {}, 'HEAD');
    expect([head.headers['content-type'], head.body]).toEqual(['image/avif', '']);
    expect((await get(assetUrl, BROWSER)).headers['content-type']).toBe('image/avif');
  });

  it('is not stored when it would be larger, and not made of an animation', async () => {
    const dot = await imported(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    );
    const frame = { create: { width: 40, height: 40, channels: 4, background: '#a8482f' } } as const;
    const frames = await Promise.all(
      ['#a8482f', '#56654a'].map((background) =>
        sharp({ create: { ...frame.create, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await imported(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'm.gif',
    );
    await makeAvifs(platform);
    expect((await get(dot.assetUrl, BROWSER)).headers['content-type']).toBe('image/webp');
    expect((await get(moving.assetUrl, BROWSER)).headers['content-type']).toBe('image/webp');
    expect((await sharp((await get(moving.assetUrl, BROWSER)).rawPayload).metadata()).pages).toBe(2);
  });

  it('is retried by one server only after the server died while encoding', async () => {
    const { id } = await imported(await photograph(120, 90));
    const now = platform.clock.now();
    const lease = new Date(now + 600_000);
    const claims = await Promise.all([1, 2, 3].map(() => claimForAvif(platform.db, new Date(now), lease)));
    expect(claims.filter((claim) => claim?.id === id)).toHaveLength(1);
    expect(await makeAvifs(platform)).toBe(0);
    platform.clock.advance(601_000);
    expect(await makeAvifs(platform)).toBe(1);
  });

  it('is claimed for one picture at a time, whatever plan the database chooses', async () => {
    await platform.db.delete(assets);
    const now = platform.clock.now();
    const add = (number: number) =>
      insertAsset(platform.db, {
        ...fileRow({
          websiteId,
          id: `01890000-0000-7000-8000-00000000000${number}`,
          kind: 'picture',
          filename: 'p.webp',
          contentType: 'image/webp',
          byteSize: 1,
          createdOn: new Date(now),
        }),
        avifDue: new Date(now),
      });
    await add(1);
    await platform.db.$client.query('vacuum analyze assets');
    for (let number = 2; number <= 5; number += 1) await add(number);
    expect(await claimForAvif(platform.db, new Date(now), new Date(now + 600_000))).not.toBeNull();
    const rows = await platform.db.select({ tries: assets.avifTries }).from(assets);
    expect(rows.map(({ tries }) => tries).toSorted()).toEqual([0, 0, 0, 0, 1]);
    await platform.db.delete(assets);
  });

  it('releases a picture when it is stopped while encoding, or just before', async () => {
    const { id } = await imported(await photograph(120, 90));
    const encoder = openAvifEncoder();
    let isStopped = false;
    const stoppedOver: AvifEncoder = {
      ...encoder,
      encode: (job) => {
        const working = encoder.encode(job);
        isStopped = true;
        encoder.close();
        return working;
      },
    };
    expect(await makeAvifs(platform, { encoder: stoppedOver, goOn: () => !isStopped })).toBe(0);
    expect(isStopped).toBe(true);
    const givenBack = { avifTries: 0, avifDue: new Date(platform.clock.now()) };
    expect(await rowOf(id)).toMatchObject(givenBack);
    let asked = 0;
    const stoppedBefore: AvifEncoder = { ...encoder, encode: () => expect.unreachable() };
    const goOn = (): boolean => (asked += 1) === 1;
    expect(await makeAvifs(platform, { encoder: stoppedBefore, goOn })).toBe(0);
    expect(await rowOf(id)).toMatchObject(givenBack);
  });

  it('stops retrying a picture that cannot be encoded', async () => {
    const { id } = await imported(await photograph(120, 90));
    await platform.files.put(`${websiteId}/${id}/source`, Buffer.from('damaged on the disk'));
    await makeAvifs(platform);
    for (let tries = 0; tries < 4; tries += 1) {
      platform.clock.advance(601_000);
      await makeAvifs(platform);
    }
    expect((await rowOf(id))?.avifDue).toBeNull();
  });
});

async function rowOf(id: string) {
  return (await platform.db.select().from(assets)).find((row) => row.id === id);
}
