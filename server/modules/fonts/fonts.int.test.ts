import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontList, OwnFontView } from '@vitrine/contracts/fonts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { projectRoot } from '../../platform/project-root.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

const installed = (file: string): Promise<Buffer> => readFile(join(projectRoot, 'node_modules', file));
let woff2: Buffer;
let ttf: Buffer;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'fonts.example');
  owner = await anOwner(app, platform, shop);
  woff2 = await installed('@fontsource/gloock/files/gloock-latin-400-normal.woff2');
  ttf = await installed('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function upload(filename: string, bytes: Uint8Array, by: TestVisitor = owner, host = shop.host) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), filename);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/admin/fonts',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      host,
      cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': by.cookies.get('crumb') ?? '',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
  });
}
const list = async (by = owner): Promise<FontList> =>
  (await by.send('GET', '/api/admin/fonts')).json<FontList>();
const storedFiles = (): Promise<string[]> =>
  readdir(join(platform.config.dataFolder, shop.websiteId, 'fonts')).catch(() => []);
async function choose(tweaks: Readonly<Record<string, string>>): Promise<void> {
  const answer = await owner.send('PUT', '/api/admin/themes/current', { tweaks });
  expect(answer.statusCode).toBe(200);
  await awaitNotifications(platform);
}
/** The whole stylesheet that the home page loads. */
async function stylesheet(): Promise<string> {
  const page = await aVisitor(app, shop.host).send('GET', '/');
  const url = /\/_v\/theme\/[\w.-]+\.css/.exec(page.body)?.[0] ?? '';
  return (await aVisitor(app, shop.host).send('GET', url)).body;
}

it('declares a chosen family of the catalogue in the site’s stylesheet, and serves its files for ever', async () => {
  expect(await stylesheet()).not.toContain('Lora Variable');
  await choose({
    headingFont: "font-family: 'Lora', serif",
    textFont: "font-family: 'Work Sans', sans-serif",
  });
  const css = await stylesheet();
  expect(css).toContain("--font-heading:'Lora Variable','Lora Georgia'");
  expect(css).toContain("--font-body:'Work Sans Variable','Work Sans Arial'");
  expect(css.match(/@font-face\{font-family:'Lora Variable'/g)).toHaveLength(4);
  const url = /\/_v\/fonts\/lora-latin-wght-normal\.woff2\?v=[\d.]+/.exec(css)?.[0] ?? '';
  const file = await aVisitor(app, shop.host).send('GET', url);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  expect(file.rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect((await list()).inUse).toEqual(['Lora', 'Work Sans']);
  // Only what the catalogue declares: not every file of its packages.
  for (const name of ['lora-vietnamese-wght-normal.woff2', 'package.json', '..%2Fpackage.json'])
    expect((await owner.send('GET', `/_v/fonts/${name}`)).statusCode).toBe(404);
  await choose({ headingFont: '', textFont: '' });
  expect(await stylesheet()).not.toContain('Lora Variable');
});

it('leaves a font of the theme itself to the theme, and takes the one of the catalogue where that is named', async () => {
  const themes = (await owner.send('GET', '/api/admin/themes')).json<{
    themes: { isCurrent: boolean; tweaks: { name: string; default: string }[] }[];
  }>().themes;
  const heading = themes
    .find(({ isCurrent }) => isCurrent)
    ?.tweaks.find(({ name }) => name === 'headingFont');
  await choose({ textFont: heading?.default ?? '' });
  expect(await stylesheet()).not.toContain('Fraunces Variable');
  await choose({ textFont: "font-family: 'Fraunces', serif" });
  expect(await stylesheet()).toContain("--font-body:'Fraunces Variable'");
  await choose({ textFont: '' });
});

it('takes font files, by family, and serves them as they are', async () => {
  const answer = await upload('Noto Sans Größe.ttf', ttf);
  expect(answer.statusCode).toBe(201);
  const font = answer.json<OwnFontView>();
  expect(font).toMatchObject({
    family: 'Noto Sans',
    generic: 'sans-serif',
    files: [{ format: 'truetype', weights: [400, 400], italic: false, byteSize: ttf.byteLength }],
    usedBy: [],
  });
  const bold = await upload(
    'b.ttf',
    await installed('@expo-google-fonts/noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf'),
  );
  expect(bold.json<OwnFontView>()).toMatchObject({
    id: font.id,
    files: [{}, { weights: [700, 700], italic: true }],
  });
  await awaitNotifications(platform);
  const url = font.files[0]?.url ?? '';
  expect(url).toMatch(/^\/_v\/own-fonts\/[\w-]{36}\/noto-sans-gro-e\.ttf$/);
  const served = await aVisitor(app, shop.host).send('GET', url);
  expect([served.statusCode, served.headers['content-type'], served.headers['cache-control']]).toEqual([
    200,
    'font/ttf',
    'public, max-age=31536000, immutable',
  ]);
  expect(served.headers['access-control-allow-origin']).toBe('*');
  expect(served.rawPayload.equals(ttf)).toBe(true);
  expect((await aVisitor(app, shop.host).send('GET', `${url}x`)).statusCode).toBe(404);
});

it('uses an own font by its name, its former names too, and says where', async () => {
  await choose({ headingFont: "font-family: 'Noto Sans', sans-serif" });
  const [font] = (await list()).fonts;
  expect(font?.usedBy).toEqual([{ theme: 'Atelier', setting: 'Heading font' }]);
  expect(await stylesheet()).toContain(`url(${font?.files[0]?.url ?? ''}) format('truetype')`);
  const renamed = await owner.send('PUT', `/api/admin/fonts/${font?.id}`, { family: 'House Sans' });
  expect(renamed.json<OwnFontView>()).toMatchObject({ family: 'House Sans', usedBy: [{ theme: 'Atelier' }] });
  await awaitNotifications(platform);
  expect(await stylesheet()).toContain("--font-heading:'House Sans Own'");
  expect((await list()).inUse).toContain('House Sans');
});

it('refuses names that a stylesheet cannot hold, and those of other fonts', async () => {
  const [font] = (await list()).fonts;
  const rename = async (family: string) =>
    (await owner.send('PUT', `/api/admin/fonts/${font?.id}`, { family })).json<{ error: string }>().error;
  expect(await rename("a'; } *{")).toBe('FONT_NAME_INVALID');
  expect(await rename('')).toBe('FONT_NAME_INVALID');
  expect(await rename('lora')).toBe('FONT_NAME_TAKEN');
  // A family of the catalogue that is uploaded gets a name of its own.
  const gloock = (await upload('g.woff2', woff2)).json<OwnFontView>();
  expect(gloock.family).toBe('Gloock Own');
  expect((await upload('g.woff2', woff2)).json<OwnFontView>()).toMatchObject({ id: gloock.id, files: [{}] });
  expect(await rename('gloock own')).toBe('FONT_NAME_TAKEN');
  // The file that was replaced is gone.
  expect(await storedFiles()).toHaveLength(3);
});

it('refuses what is no font, what is too large and what is empty, and keeps nothing of it', async () => {
  const before = await storedFiles();
  for (const bytes of [Buffer.from('<script>alert(1)</script>'), woff2.subarray(0, 2000), Buffer.alloc(0)]) {
    const answer = await upload('a.woff2', bytes);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      'The file a.woff2 does not appear to be a supported font file.',
    ]);
  }
  const large = await upload('large.ttf', Buffer.concat([ttf, Buffer.alloc(5 * 1024 * 1024)]));
  expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
    413,
    'The file large.ttf is too large. The maximum allowed file size is 5 MB.',
  ]);
  expect(await storedFiles()).toEqual(before);
});

it('is of one website only, and of its owner', async () => {
  const [font] = (await list()).fonts;
  const other = await aShop(platform, 'elsewhere.example');
  const stranger = await anOwner(app, platform, other, 'stranger@example.com');
  expect((await list(stranger)).fonts).toEqual([]);
  expect((await stranger.send('GET', font?.files[0]?.url ?? '')).statusCode).toBe(404);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['DELETE', `/files/${font?.files[0]?.id}`],
  ] as const) {
    const answer = await stranger.send(method, `/api/admin/fonts/${font?.id}${path}`, { family: 'Mine' });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'FONT_NOT_FOUND']);
  }
  const visitor = aVisitor(app, shop.host);
  expect((await visitor.send('GET', '/api/admin/fonts')).statusCode).toBe(401);
  expect((await upload('g.woff2', woff2, visitor)).statusCode).toBe(401);
});

it('is deleted with its files, and pages that named it go on with the next font', async () => {
  const house = (await list()).fonts.find(({ family }) => family === 'House Sans');
  const [first, second] = house?.files ?? [];
  expect((await owner.send('DELETE', `/api/admin/fonts/${house?.id}/files/${first?.id}`)).statusCode).toBe(
    204,
  );
  expect((await list()).fonts.find(({ id }) => id === house?.id)?.files.map(({ id }) => id)).toEqual([
    second?.id,
  ]);
  expect((await owner.send('DELETE', `/api/admin/fonts/${house?.id}/files/${first?.id}`)).statusCode).toBe(
    404,
  );
  expect((await owner.send('DELETE', `/api/admin/fonts/${house?.id}/files/${second?.id}`)).statusCode).toBe(
    204,
  );
  const [gloock] = (await list()).fonts;
  expect((await owner.send('DELETE', `/api/admin/fonts/${gloock?.id}`)).statusCode).toBe(204);
  expect((await list()).fonts).toEqual([]);
  expect(await storedFiles()).toEqual([]);
  await awaitNotifications(platform);
  expect(await stylesheet()).toContain("--font-heading:'Noto Sans',sans-serif");
  expect((await aVisitor(app, shop.host).send('GET', first?.url ?? '')).statusCode).toBe(404);
});

it('has a limit of families', async () => {
  const fonts = Array.from({ length: 40 }, (_, at) => ({
    id: `0192f0c1-2345-7abc-8def-0123456789${String(at).padStart(2, '0')}`,
    family: `Font ${at}`,
    formerNames: [],
    generic: 'serif',
    lines: { ascent: 1, descent: 0.2, lineGap: 0 },
    files: [],
  }));
  const { rows } = await platform.db.$client.query<{ settings: object }>(
    'select settings from websites where website_id = $1',
    [shop.websiteId],
  );
  await platform.db.$client.query('update websites set settings = $2 where website_id = $1', [
    shop.websiteId,
    JSON.stringify({ ...rows[0]?.settings, fonts }),
  ]);
  expect((await upload('g.woff2', woff2)).json()).toMatchObject({ error: 'TOO_MANY_FONTS' });
});
