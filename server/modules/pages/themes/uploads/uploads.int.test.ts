import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeList, ThemeView, UploadedThemeAnswer } from '@vitrine/contracts/themes.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { type FileHost, openFileHost } from '@vitrine/testing/folder-sites/file-host.ts';
import { brokenTheme, makeZip, smallTheme, zipOfFolder, type ZipPart } from '@vitrine/testing/make-zip.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { uploadedFolder } from './theme-folders.ts';

let files: FileHost;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let other: TestShop;
let owner: TestVisitor;
let neighbor: TestVisitor;

beforeAll(async () => {
  files = await openFileHost();
  platform = await testPlatform({ outside: files.outside });
  app = await buildApp(platform);
  shop = await aShop(platform, 'own.example');
  other = await aShop(platform, 'next.example');
  owner = await anOwner(app, platform, shop);
  neighbor = await anOwner(app, platform, other, 'neighbor@example.com');
});
afterAll(async () => {
  await app.close();
  await platform.close();
  files.close();
});
afterEach(async () => {
  for (const visitor of [owner, neighbor]) {
    await visitor.send('PUT', '/api/admin/themes/current', { name: 'atelier' });
    for (const name of await namesOf(visitor)) await visitor.send('DELETE', `/api/admin/themes/${name}`);
  }
  await awaitNotifications(platform);
});

const themesOf = async (visitor: TestVisitor): Promise<readonly ThemeView[]> =>
  (await visitor.send('GET', '/api/admin/themes')).json<ThemeList>().themes;
const namesOf = async (visitor: TestVisitor): Promise<readonly string[]> =>
  (await themesOf(visitor)).filter((one) => one.upload !== null).map(({ name }) => name);

async function upload(zip: Buffer, visitor = owner, host = shop.host, fileName = 'theme.zip') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(zip)]), fileName);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/admin/themes',
    headers: {
      host,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const installed = async (zip: Buffer, visitor = owner, host = shop.host): Promise<UploadedThemeAnswer> => {
  const answer = await upload(zip, visitor, host);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<UploadedThemeAnswer>();
};
const use = async (name: string, visitor = owner): Promise<void> => {
  const answer = await visitor.send('PUT', '/api/admin/themes/current', { name });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  await awaitNotifications(platform);
};
const home = async (visitor = owner): Promise<string> => (await visitor.send('GET', '/')).body;

const list = (path: string): Promise<string[]> => readdir(path).catch(() => []);

/** What lies on the disk for a website's uploads: folders, and zips in the file store. */
async function onDisk({ websiteId }: TestShop = shop): Promise<readonly string[]> {
  return [
    ...(await list(uploadedFolder(platform, websiteId))),
    ...(await list(join(platform.config.dataFolder, websiteId, 'themes'))),
  ];
}

const aTheme = (...more: ZipPart[]): Buffer => makeZip(smallTheme('Small', more));
const whole = aTheme();
const many = (count: number): ZipPart[] =>
  Array.from({ length: count }, (_, at) => ({ name: `assets/${at}.txt`, isStored: true }));

const refused: readonly (readonly [what: string, zip: () => Buffer, sentence: RegExp])[] = [
  ['a text', () => Buffer.from('This is a letter.'), /not a zip file/],
  [
    'a picture under the name of a zip',
    () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    /not a zip file/,
  ],
  ['nothing', () => Buffer.alloc(0), /The zip is empty/],
  ['a zip without files', () => makeZip([]), /The zip is empty/],
  ['a zip that ends too early', () => whole.subarray(0, -60), /The end of the zip is missing/],
  [
    'a zip with something behind its end',
    () => Buffer.concat([whole, Buffer.from('x')]),
    /table of contents/,
  ],
  ['one part of a split zip', () => makeZip(smallTheme('Small'), { disk: 1 }), /split into several/],
  ['a path that climbs', () => aTheme({ name: '../../themes/evil/template.conf' }), /lead out of the theme/],
  ['a path that climbs within', () => aTheme({ name: 'assets/../../../x.js' }), /lead out of the theme/],
  ['a path that climbs in what is left out', () => aTheme({ name: '.git/../../x' }), /lead out of the theme/],
  ['an absolute path', () => aTheme({ name: '/etc/cron.d/x' }), /a place on a disk/],
  ['a drive letter', () => aTheme({ name: 'C:/x.js' }), /a place on a disk/],
  ['backslashes', () => aTheme({ name: 'assets\\..\\..\\x.js' }), /has a backslash/],
  [
    'a NUL in a name',
    () => aTheme({ name: 'assets/a.png\0.js' }),
    /characters that a file’s name cannot have/,
  ],
  ['an empty name within a path', () => aTheme({ name: 'assets//x.js' }), /characters that a file’s name/],
  ['a name that is too long', () => aTheme({ name: `assets/${'x'.repeat(250)}.js` }), /too long/],
  ['a link', () => aTheme({ name: 'assets/passwd', body: '/etc/passwd', mode: 0o120777 }), /is a link/],
  ['the same file twice', () => aTheme({ name: 'styles/site.css', body: 'b' }), /upper and lower case/],
  [
    'names that differ by case',
    () => aTheme({ name: 'Styles/other.css', body: 'b' }),
    /upper and lower case/,
  ],
  ['a file that is a folder too', () => aTheme({ name: 'assets', body: 'x' }), /both a file and a folder/],
  ['a password', () => aTheme({ name: 'assets/x.txt', body: 'x', flags: 1 }), /protected by a password/],
  ['another method', () => aTheme({ name: 'assets/x.txt', body: 'x', method: 14 }), /only some programs/],
  ['a wrong checksum', () => aTheme({ name: 'assets/x.txt', body: 'x', crc: 1 }), /is damaged/],
  [
    'more bytes than claimed',
    () => aTheme({ name: 'a.txt', body: 'x'.repeat(9000), claimed: 10 }),
    /not as large/,
  ],
  ['fewer bytes than claimed', () => aTheme({ name: 'a.txt', body: 'x', claimed: 9000 }), /not as large/],
  ['10,000 files', () => aTheme(...many(10_000)), /has 10004 files; a theme has at most 3000/],
  [
    'a file of zeros',
    () => aTheme({ name: 'assets/a.txt', body: Buffer.alloc(20_000_000) }),
    /made to fill a disk/,
  ],
  [
    'files that share their bytes',
    () =>
      aTheme(
        { name: 'assets/0.txt', body: 'x'.repeat(500) },
        { name: 'assets/1.txt', body: 'x'.repeat(500), sharedWith: 4 },
      ),
    /shares its bytes/,
  ],
  [
    'more than 200 MB by what it claims',
    () =>
      aTheme(
        ...[0, 1, 2].map((at) => ({
          name: `assets/${at}.bin`,
          body: Buffer.alloc(400_000, 'ab12'),
          isStored: false,
          claimed: 90_000_000,
        })),
      ),
    /made to fill a disk|larger than 200 MB/,
  ],
  [
    'a zip in a zip',
    () => makeZip([{ name: 'theme.zip', body: whole, isStored: true }]),
    /only holds another one/,
  ],
  ['no template.conf', () => makeZip([{ name: 'site/index.html', body: 'x' }]), /no template\.conf/],
  [
    'a theme that lies too deep',
    () => makeZip(smallTheme('Small').map((part) => ({ ...part, name: `a/b/${String(part.name)}` }))),
    /lies too deep, in a\/b/,
  ],
  [
    'two themes',
    () =>
      makeZip(
        ['a', 'b'].flatMap((folder) =>
          smallTheme('Small').map((part) => ({ ...part, name: `${folder}/${String(part.name)}` })),
        ),
      ),
    /holds several themes: a, b/,
  ],
];

describe('a zip that is no theme', () => {
  it.each(refused)(
    'is refused with its own sentence, and leaves nothing behind: %s',
    async (_, zip, sentence) => {
      const answer = await upload(zip());
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([422, 'THEME_ZIP_REFUSED']);
      expect(answer.json<{ message: string }>().message).toMatch(sentence);
      expect(await onDisk()).toEqual([]);
      expect(await namesOf(owner)).toEqual([]);
    },
  );

  it('is refused above 50 MB while it arrives', async () => {
    const answer = await upload(Buffer.concat([whole, Buffer.alloc(50 * 1024 * 1024)]));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The file theme.zip is too large. The maximum allowed file size is 50 MB.',
    ]);
    expect(await onDisk()).toEqual([]);
  });

  it('is refused with the list where no layout can be shown', async () => {
    for (const conf of [
      '{ "layouts": ',
      '{ "name": "x" }',
      '{ layouts: { default: { regions: ["gone"] } } }',
    ]) {
      const answer = await upload(makeZip([{ name: 'template.conf', body: conf }]));
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([422, 'THEME_UNUSABLE']);
      const { fields } = answer.json<{ fields: Record<string, string> }>();
      expect(Object.values(fields).join('\n')).toMatch(/template\.conf.*: /);
      expect(await onDisk()).toEqual([]);
    }
  });
});

describe('an uploaded theme', () => {
  it('is read at the root or in one folder, with what does not belong to it left out', async () => {
    const { theme: rooted } = await installed(await zipOfFolder('lighthouse'));
    expect(rooted).toMatchObject({ name: 'lighthouse', isCurrent: false, isOwn: false });
    const within = smallTheme('Dock Side!').map((part) => ({ ...part, name: `x/${String(part.name)}` }));
    const left = ['x/.git/config', '__MACOSX/x/._a', 'x/node_modules/a/a:b.js', 'x/.DS_Store', 'README.txt'];
    const answer = await installed(makeZip([...within, ...left.map((name) => ({ name, body: 'x' }))]));
    expect(answer.theme).toMatchObject({ name: 'dock-side', title: 'Dock Side!', problems: [] });
    expect(answer.theme.upload).toMatchObject({ files: 4, hasPrevious: false });
    expect(answer.leftOut).toEqual(['.DS_Store', '.git', '__MACOSX', 'node_modules']);
  });

  it('may be a zip64', async () => {
    const parts = smallTheme('Wide').map((part) => ({ ...part, is64: true }));
    expect((await installed(makeZip(parts))).theme.name).toBe('wide');
  });

  it('is installed with its problems listed where its pages can still show', async () => {
    const { theme: wreck } = await installed(brokenTheme());
    expect(wreck.name).toBe('wreck');
    const lines = wreck.problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n');
    expect(lines).toContain('template.conf:1 The region "gone" of the layout "default" is not there');
    expect(lines).toContain('template.conf:1 The stylesheet styles/missing.less is not there');
    expect(lines).toMatch(/head\.region:2/);
    // The problems of templates that no page has shown yet are there after a reload, too.
    const stored = (await themesOf(owner)).find(({ name }) => name === 'wreck');
    expect(stored?.problems).toEqual(wreck.problems);
    await use('wreck');
    expect(await home()).toContain('{.nonsense}');
  });

  it('is tried on with its own files, then used for good, and back', async () => {
    await installed(aTheme());
    const preview = (await owner.send('GET', '/api/admin/themes/small/preview')).body;
    expect(preview).toContain('<h1>Small</h1>');
    const [, address = ''] = /<img src="([^"]+mark\.svg)"/.exec(preview) ?? [];
    expect(address).toMatch(/^\/_v\/theme-files\/small\/[0-9a-f-]{36}\/assets\/mark\.svg$/);
    expect(preview).toContain(`url(${address})`);
    const mark = await aVisitor(app, shop.host).send('GET', address);
    expect([mark.statusCode, mark.headers['content-type'], mark.headers['x-content-type-options']]).toEqual([
      200,
      'image/svg+xml',
      'nosniff',
    ]);
    // As a document of its own it may do nothing.
    expect(mark.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
    expect((await owner.send('GET', '/assets/mark.svg')).statusCode).toBe(404);
    await use('small');
    expect(await home()).toContain('<img src="/assets/mark.svg" alt="">');
    expect((await owner.send('GET', '/assets/mark.svg')).body).toContain('<title>Small</title>');
    await use('atelier');
    expect(await home()).not.toContain('<h1>Small</h1>');
  });

  it('belongs to its website: others do not see it, use it, change it or get its files', async () => {
    await installed(aTheme());
    const preview = (await owner.send('GET', '/api/admin/themes/small/preview')).body;
    const [, address = ''] = /<img src="([^"]+mark\.svg)"/.exec(preview) ?? [];
    expect(await namesOf(neighbor)).toEqual([]);
    for (const [method, url, body] of [
      ['GET', '/api/admin/themes/small/preview', undefined],
      ['GET', '/api/admin/themes/small/zip', undefined],
      ['PUT', '/api/admin/themes/current', { name: 'small' }],
      ['POST', '/api/admin/themes/small/restore', {}],
      ['DELETE', '/api/admin/themes/small', undefined],
      ['GET', address, undefined],
    ] as const)
      expect([url, (await neighbor.send(method, url, body)).statusCode]).toEqual([url, 404]);
    // Another theme of the same name is another theme.
    await installed(
      makeZip(smallTheme('Small', [{ name: 'assets/own.txt', body: 'mine' }])),
      neighbor,
      other.host,
    );
    await use('small', neighbor);
    await use('small');
    expect((await neighbor.send('GET', '/assets/own.txt')).body).toBe('mine');
    expect((await owner.send('GET', '/assets/own.txt')).statusCode).toBe(404);
  });

  it('is refused without an owner, and with an owner of another website', async () => {
    expect((await upload(whole, aVisitor(app, shop.host))).statusCode).toBe(401);
    expect((await upload(whole, neighbor)).statusCode).toBe(401);
    expect(await onDisk()).toEqual([]);
  });

  it('gets a name of its own, also of two that arrive at once', async () => {
    const names = await Promise.all(
      [aTheme(), aTheme(), aTheme()].map(async (zip) => (await installed(zip)).theme.name),
    );
    expect(names.toSorted()).toEqual(['small', 'small-2', 'small-3']);
    expect((await installed(makeZip(smallTheme('Atelier')))).theme.name).toBe('atelier-2');
    // A zip and a folder for each, and nothing else.
    expect(await onDisk()).toHaveLength(8);
  });

  it('replaces an earlier one in use, and the replacement is taken back', async () => {
    await installed(aTheme());
    await use('small');
    const second = await installed(
      makeZip(
        smallTheme('Small').map((part) =>
          part.name === 'site.region'
            ? { ...part, body: '<html><head>{squarespace-headers}</head><body><h1>New</h1></body></html>' }
            : part,
        ),
      ),
    );
    expect([second.theme.name, second.replaces]).toEqual(['small-2', 'small']);
    expect(await home()).toContain('<h1>Small</h1>');
    const replaced = await owner.send('POST', '/api/admin/themes/small/replace', { by: 'small-2' });
    expect(replaced.json<ThemeView>()).toMatchObject({
      name: 'small',
      isCurrent: true,
      upload: { hasPrevious: true },
    });
    expect(await home()).toContain('<h1>New</h1>');
    expect(await namesOf(owner)).toEqual(['small']);
    await owner.send('POST', '/api/admin/themes/small/restore', {});
    expect(await home()).toContain('<h1>Small</h1>');
    await owner.send('POST', '/api/admin/themes/small/restore', {});
    expect(await home()).toContain('<h1>New</h1>');
  });

  it('is removed with its files, unless it is in use', async () => {
    await installed(aTheme());
    await use('small');
    const inUse = await owner.send('DELETE', '/api/admin/themes/small');
    expect([inUse.statusCode, inUse.json<{ error: string }>().error]).toEqual([409, 'THEME_IN_USE']);
    await use('atelier');
    expect((await owner.send('DELETE', '/api/admin/themes/small')).statusCode).toBe(204);
    await awaitNotifications(platform);
    await expect.poll(() => onDisk()).toEqual([]);
    expect((await owner.send('DELETE', '/api/admin/themes/atelier')).statusCode).toBe(404);
  });

  it('is downloaded as it was uploaded', async () => {
    await installed(whole);
    const answer = await owner.send('GET', '/api/admin/themes/small/zip');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('small.zip');
    expect(Buffer.compare(answer.rawPayload, whole)).toBe(0);
  });

  it('is unpacked again by a server that does not have its folder', async () => {
    await installed(aTheme());
    await use('small');
    await rm(uploadedFolder(platform, shop.websiteId), { recursive: true });
    const second = await testPlatform({
      database: { db: platform.db, url: platform.url, close: () => Promise.resolve() },
      files: platform.files,
    });
    const elsewhere = await buildApp(second);
    const page = await elsewhere.inject({ url: '/', headers: { host: shop.host } });
    expect(page.body).toContain('<h1>Small</h1>');
    expect(
      (await readdir(uploadedFolder(second, shop.websiteId))).filter((name) => !name.startsWith('.')),
    ).toHaveLength(1);
    await elsewhere.close();
  });

  it('is shown in the default theme, uncached, while its zip cannot be read', async () => {
    await installed(aTheme());
    await use('small');
    const { websiteId } = shop;
    const zips = join(platform.config.dataFolder, websiteId, 'themes');
    const [zip = ''] = await readdir(zips);
    const bytes = await readFile(join(zips, zip));
    await rm(zips, { recursive: true });
    const second = await testPlatform({
      database: { db: platform.db, url: platform.url, close: () => Promise.resolve() },
      files: platform.files,
    });
    const elsewhere = await buildApp(second);
    const page = () => elsewhere.inject({ url: '/', headers: { host: shop.host } });
    expect((await page()).statusCode).toBe(200);
    expect((await page()).body).not.toContain('<h1>Small</h1>');
    await mkdir(zips);
    await writeFile(join(zips, zip), bytes);
    expect((await page()).body).toContain('<h1>Small</h1>');
    await elsewhere.close();
  });

  it('copies files of other sites into a new version of itself', async () => {
    const region = `<html><head>{squarespace-headers}<script src="http://code.jquery.com:${files.port}/jquery.js"></script></head><body><h1>{website.siteTitle}</h1></body></html>`;
    await installed(
      makeZip(
        smallTheme('Small').map((part) => (part.name === 'site.region' ? { ...part, body: region } : part)),
      ),
    );
    await use('small');
    const before = await onDisk();
    const answer = await owner.send('POST', '/api/admin/themes/small/outside-files', { action: 'copy' });
    const copied = answer.json<{ theme: ThemeView }>().theme;
    expect(copied.outsideFiles).toMatchObject([{ kind: 'script', state: 'copied' }]);
    expect(copied.problems).toEqual([]);
    const [, address = ''] = /<script src="(\/_v\/theme-copies\/[^"]+)"/.exec(await home()) ?? [];
    expect((await owner.send('GET', address)).body).toContain('jQuery');
    await awaitNotifications(platform);
    await expect.poll(async () => (await onDisk()).length).toBe(before.length);
    expect(await onDisk()).not.toEqual(before);
  });
});
