import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutsideFilesAnswer, ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { type FileHost, installFolder, openFileHost } from '@vitrine/testing/folder-sites/file-host.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createWelcomeLink } from '../../accounts/index.ts';

const host = 'dockside.example';
let files: FileHost;
let platform: TestPlatform;
let app: FastifyInstance;
let owner: TestVisitor;
let folder = '';

beforeAll(async () => {
  files = await openFileHost();
  platform = await testPlatform({ outside: files.outside });
  folder = await installFolder(join(platform.config.dataFolder, 'themes'), 'dockside', files);
  app = await buildApp(platform);
  const { websiteId } = await aShop(platform, host);
  owner = aVisitor(app, host);
  const token = await createWelcomeLink(platform, websiteId);
  await owner.send('POST', '/api/admin/welcome', {
    token,
    name: 'Rowan',
    email: 'rowan@dockside.example',
    password: 'a quay at dawn',
  });
  await owner.send('PUT', '/api/admin/themes/current', { name: 'dockside' });
  await awaitNotifications(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
  files.close();
});

const settle = (action: string, name = 'dockside') =>
  owner.send('POST', `/api/admin/themes/${name}/outside-files`, { action });
const dockside = async (): Promise<ThemeView | undefined> =>
  (await owner.send('GET', '/api/admin/themes'))
    .json<ThemeList>()
    .themes.find(({ name }) => name === 'dockside');
const statesOf = (theme: ThemeView | undefined): unknown =>
  theme?.outsideFiles.map(({ kind, state }) => [kind, state]);
const outsideWarnings = (theme: ThemeView | undefined): number =>
  theme?.problems.filter(({ message }) => message.includes('on another site')).length ?? 0;
const addressIn = (html: string, element: RegExp): string => element.exec(html)?.[1] ?? '';

it('lists the scripts and styles a theme has from other sites, and fetches none without the owner’s consent', async () => {
  const theme = await dockside();
  expect(statesOf(theme)).toEqual([
    ['script', 'missing'],
    ['style', 'missing'],
  ]);
  expect(outsideWarnings(theme)).toBe(2);
  await owner.send('GET', '/');
  expect(files.requested).toEqual([]);
});

it('does without them when the owner says so, and no longer reports them', async () => {
  const answer = await settle('go-without');
  expect(answer.statusCode).toBe(200);
  expect(statesOf(answer.json<OutsideFilesAnswer>().theme)).toEqual([
    ['script', 'without'],
    ['style', 'without'],
  ]);
  expect(outsideWarnings(await dockside())).toBe(0);
  expect(files.requested).toEqual([]);
});

it('copies jQuery, and a stylesheet with its font, and pages load the copies', async () => {
  const before = (await owner.send('GET', '/')).body;
  expect(before).not.toContain('/_v/theme-copies/');
  const answer = await settle('copy');
  expect([answer.statusCode, answer.json<OutsideFilesAnswer>().failed]).toEqual([200, []]);
  expect(statesOf(answer.json<OutsideFilesAnswer>().theme)).toEqual([
    ['script', 'copied'],
    ['style', 'copied'],
  ]);
  expect(files.requested).toEqual([
    'code.jquery.com/jquery-3.3.1.min.js',
    'fonts.googleapis.com/css?family=Work+Sans:400,600',
    'fonts.gstatic.com/s/face.woff2',
  ]);
  await awaitNotifications(platform);
  const page = (await owner.send('GET', '/')).body;
  expect(page).not.toMatch(/code\.jquery\.com|fonts\.googleapis\.com/);
  const script = await owner.send('GET', addressIn(page, /<script src="(\/_v\/theme-copies\/[^"]+)"/));
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(script.body).toContain('window.jQuery');
  const css = await owner.send('GET', addressIn(page, /<link href="(\/_v\/theme-copies\/[^"]+)"/));
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  const font = await owner.send('GET', `/_v/theme-copies/${addressIn(css.body, /url\("([^"]+\.woff2)"\)/)}`);
  expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
});

it('serves only the files on the list of copies', async () => {
  expect(await readdir(join(folder, 'copied-files'))).toContain('copied-files.json');
  for (const file of ['copied-files.json', '..%2Ftemplate.conf', 'none.js'])
    expect((await owner.send('GET', `/_v/theme-copies/${file}`)).statusCode).toBe(404);
});

it('copies only for an owner, and only files that a theme references', async () => {
  const stranger = aVisitor(app, host);
  expect(
    (await stranger.send('POST', '/api/admin/themes/dockside/outside-files', { action: 'copy' })).statusCode,
  ).toBe(401);
  expect((await settle('copy', 'nowhere')).json()).toMatchObject({ error: 'THEME_NOT_FOUND' });
  expect((await settle('steal')).statusCode).toBe(422);
});
