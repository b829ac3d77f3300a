import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetView } from '@vitrine/contracts/admin-media.ts';
import { croppedPicture } from '@vitrine/blocks/cropped-picture.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { importPicture } from './index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'crops.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** The left half is red, the right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);
async function picture(bytes: Uint8Array, filename = 'pot.png') {
  const taken = await importPicture(platform, shop.websiteId, { bytes, filename, altText: 'A pot' });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value;
}
const crop = (id: string, part: object, as = owner) => as.send('POST', `/api/admin/assets/${id}/crops`, part);
const cropped = async (id: string, part: object): Promise<AssetView> => {
  const answer = await crop(id, part);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AssetView>();
};
const frame = async (background: string) =>
  sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .png()
    .toBuffer();
const visit = (path: string) => aVisitor(app, shop.host).send('GET', path);
const files = (id: string) => readdir(join(platform.config.dataFolder, shop.websiteId, id));
const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };

describe('a crop of a picture', () => {
  it('has files of its own, in every width up to its own, and visitors get them only', async () => {
    const { id } = await picture(await halves(1600, 800).png().toBuffer());
    const asset = await cropped(id, rightHalf);
    expect(asset.picture?.crops).toEqual([{ key: '5000-0-5000-10000', widths: [100, 300, 500, 750] }]);
    const document: PageDocument = {
      version: 2,
      sections: [
        {
          id: 'top',
          theme: 'light',
          space: 'normal',
          fullWidth: false,
          blocks: [
            {
              id: 'pot',
              type: 'image',
              place: { column: 1, columns: 24, row: 1, rows: 1 },
              props: { assetId: id, crop: { assetId: id, ...rightHalf }, focalPoint: { x: 0.75, y: 0.5 } },
            },
          ],
        },
      ],
    };
    await createCollection(platform, shop.websiteId, { kind: 'page', urlId: 'pot', title: 'Pot', document });
    await awaitNotifications(platform);
    const [figure = ''] = /<figure class="image".*?<\/figure>/s.exec((await visit('/pot')).body) ?? [];
    expect(figure).toContain('width="800" height="800"');
    expect(figure).toContain('object-position:50% 50%');
    const addresses = [...figure.matchAll(/\/media\/[^\s",]+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      expect(address).toContain(`/media/${id}/5000-0-5000-10000/pot.webp?format=`);
      const served = sharp((await visit(address)).rawPayload);
      const { width, height } = await served.metadata();
      expect(width).toBe(height);
      const { dominant } = await served.stats();
      expect(dominant.b > 200 && dominant.r < 50).toBe(true);
    }
    const full = await visit(`/media/${id}/5000-0-5000-10000/pot.webp`);
    expect(full.headers['cache-control']).toContain('immutable');
    expect(await sharp(full.rawPayload).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  it('is cut from the picture upright, and keeps the frames of an animation', async () => {
    const turned = await sharp(await halves(400, 200).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = await picture(turned, 'camera.jpg');
    // Turned by a quarter to the right, the left half is the upper one.
    const lower = { x: 0, y: 0.5, width: 1, height: 0.5 };
    await cropped(upright.id, lower);
    const address = `/media/${upright.id}/0-5000-10000-5000/camera.webp`;
    const served = sharp((await visit(address)).rawPayload);
    expect(await served.metadata()).toMatchObject({ width: 200, height: 200 });
    expect((await served.stats()).dominant).toMatchObject({ r: expect.toSatisfy((r: number) => r < 50) });

    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const wheel = await picture(moving, 'wheel.gif');
    await cropped(wheel.id, rightHalf);
    const { rawPayload } = await visit(`/media/${wheel.id}/5000-0-5000-10000/wheel.webp`);
    expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({ pages: 2, width: 60 });
  });

  it('that differs by less than anyone sees, or is asked for again, is the same one', async () => {
    const { id } = await picture(await halves(400, 200).png().toBuffer());
    await cropped(id, rightHalf);
    const stored = await files(id);
    const again = await cropped(id, { x: 0.500_004, y: 0, width: 0.499_996, height: 1 });
    expect(again.picture?.crops).toHaveLength(1);
    expect(await files(id)).toEqual(stored);
  });

  it('is refused outside the picture, too small, of a drawing, of another website, and for others', async () => {
    const { id } = await picture(await halves(400, 200).png().toBuffer());
    for (const bad of [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0.04, height: 1 },
      { x: -0.1, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0.5 },
      { ...rightHalf, quality: 1 },
    ])
      expect((await crop(id, bad)).statusCode, JSON.stringify(bad)).toBe(422);
    const drawing = await picture(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
      'mark.svg',
    );
    expect((await crop(drawing.id, rightHalf)).json()).toMatchObject({ error: 'PICTURE_IS_DRAWING' });
    const other = await aShop(platform, 'other-crops.example');
    const foreign = await importPicture(platform, other.websiteId, {
      bytes: await halves(40, 20).png().toBuffer(),
      filename: 'a.png',
      altText: '',
    });
    if (!foreign.ok) throw new Error(foreign.error.code);
    expect((await crop(foreign.value.id, rightHalf)).json()).toMatchObject({ error: 'FILE_NOT_FOUND' });
    expect((await crop(id, rightHalf, aVisitor(app, shop.host))).statusCode).toBe(401);
    expect((await files(id)).some((name) => name.startsWith('crop-'))).toBe(false);
  });

  it('is never made by an address: whatever is asked for, only stored ones are served', async () => {
    const { id } = await picture(await halves(400, 200).png().toBuffer());
    await cropped(id, rightHalf);
    const before = await files(id);
    for (const key of [
      '5000-0-5000-9999',
      '05000-0-5000-10000',
      '0-0-10000-10000',
      '..%2F..',
      '99999-99999-99999-99999',
    ]) {
      const answer = await visit(`/media/${id}/${key}/pot.webp`);
      expect([answer.statusCode, answer.headers['cache-control']], key).toEqual([404, 'no-store']);
    }
    expect((await visit(`/media/${id}/5000-0-5000-10000/pot.webp?format=7w`)).statusCode).toBe(404);
    expect(await files(id)).toEqual(before);
  });

  it('follows a picture that is renamed, and goes with one that is deleted', async () => {
    const { id } = await picture(await halves(400, 200).png().toBuffer());
    await cropped(id, rightHalf);
    await owner.send('PUT', `/api/admin/assets/${id}`, { filename: 'bowl' });
    const former = await visit(`/media/${id}/5000-0-5000-10000/pot.webp?format=100w`);
    expect([former.statusCode, former.headers.location]).toEqual([
      301,
      `/media/${id}/5000-0-5000-10000/bowl.webp?format=100w`,
    ]);
    await owner.send('DELETE', `/api/admin/assets/${id}`);
    expect((await visit(`/media/${id}/5000-0-5000-10000/bowl.webp`)).statusCode).toBe(404);
  });

  it('is one of at most sixty of a picture', async () => {
    const { id } = await picture(await halves(40, 20).png().toBuffer());
    const crops = Array.from({ length: 60 }, (_, at) => ({ key: `${at}-0-5000-10000`, widths: [] }));
    await platform.db.$client.query('update assets set crops = $2 where id = $1', [
      id,
      JSON.stringify(crops),
    ]);
    expect((await crop(id, rightHalf)).json()).toMatchObject({
      error: 'TOO_MANY_CROPS',
      message: expect.stringContaining('60'),
    });
  });
});

describe('a picture that was never cropped so', () => {
  it('is shown whole', async () => {
    const view = await picture(await halves(400, 200).png().toBuffer());
    expect(croppedPicture(view, { assetId: view.id, ...rightHalf })).toBe(view);
    const { picture: known } = await cropped(view.id, rightHalf);
    if (known === null) throw new Error('no picture');
    const ofAnother = { assetId: '0199aaaa-0000-7000-8000-000000000001', ...rightHalf };
    expect(croppedPicture(known, ofAnother)).toBe(known);
    expect(croppedPicture(known, null)).toBe(known);
  });
});
