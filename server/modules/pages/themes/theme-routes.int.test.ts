// PostgreSQL: both (row locks)
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeList, ThemeView } from '@vitrine/contracts/themes.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createWelcomeLink } from '../../accounts/index.ts';

const host = 'themes.example';
let platform: TestPlatform;
let websiteId: string;
let app: FastifyInstance;
let owner: TestVisitor;

beforeAll(async () => {
  platform = await testPlatform();
  const folder = join(platform.config.dataFolder, 'themes', 'shed');
  await mkdir(join(folder, 'styles'), { recursive: true });
  await writeFile(
    join(folder, 'template.conf'),
    '{ "name": "Shed", "layouts": { "default": { "name": "Default", "regions": ["site"] } }, "stylesheets": ["shed.less"] }',
  );
  await writeFile(
    join(folder, 'site.region'),
    '<html><head>{squarespace-headers}</head><body class="shed">\n<h1>{.nonsense}</h1>{squarespace.main-content}</body></html>',
  );
  await writeFile(
    join(folder, 'styles', 'shed.less'),
    '// tweak: {"type": "color", "title": "Ink", "category": "Colours"}\n@ink: #102030;\nbody { color: @ink; --end: "</style><script>"; }\n',
  );
  app = await buildApp(platform);
  ({ websiteId } = await aShop(platform, host));
  owner = aVisitor(app, host);
  const token = await createWelcomeLink(platform, websiteId);
  await owner.send('POST', '/api/admin/welcome', {
    token,
    name: 'Rowan',
    email: 'rowan@themes.example',
    password: 'a shed at dawn',
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const themes = async (): Promise<readonly ThemeView[]> =>
  (await owner.send('GET', '/api/admin/themes')).json<ThemeList>().themes;
const preview = (name: string, tweaks?: object) =>
  owner.send(
    'GET',
    `/api/admin/themes/${name}/preview${tweaks === undefined ? '' : `?tweaks=${encodeURIComponent(JSON.stringify(tweaks))}`}`,
  );

const choose = (body: object) => owner.send('PUT', '/api/admin/themes/current', body);

it('lists the product’s themes and the owner’s, each with its problems and where they are', async () => {
  const all = await themes();
  expect(all.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['atelier', false],
    ['gazette', false],
    ['noctis', false],
    ['shed', true],
  ]);
  expect(all.find(({ name }) => name === 'shed')?.problems).toContainEqual(
    expect.objectContaining({ severity: 'error', file: 'site.region', line: 2, column: 5 }),
  );
});

it('previews the home page in any theme without scripts', async () => {
  const shed = await preview('shed');
  expect([shed.statusCode, shed.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(shed.body).toContain('<body inert class="shed">');
  expect(shed.body).toContain('color: #102030');
  expect(shed.body).not.toContain('rel="stylesheet"');
  // What a stylesheet says never ends its element.
  expect(shed.body.match(/<\/style/gi)).toHaveLength(1);
  expect((await preview('atelier')).body).not.toContain('<script');
  const policy = String(shed.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-same-origin;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/allow-scripts|script-src|form-action 'self'/);
  expect(shed.headers['cache-control']).toBe('no-store');
  expect((await preview('noctis')).body).toContain('site-header');
});

it('previews unsaved values, and only those a theme allows', async () => {
  const tried = await preview('shed', { ink: '#abcdef' });
  expect(tried.body).toContain('color: #abcdef');
  expect((await preview('shed', { ink: 'red; } * { display: none' })).body).toContain('color: #102030');
  expect((await preview('shed')).body).toContain('color: #102030');
  expect((await themes()).find(({ name }) => name === 'shed')?.tweaks[0]?.value).toBe('#102030');
  expect((await owner.send('GET', '/')).body).not.toContain('shed');
});

it('refuses previews of a missing theme, with invalid JSON, and without an owner’s session', async () => {
  expect((await preview('nowhere')).json()).toMatchObject({ error: 'THEME_NOT_FOUND' });
  expect((await preview('..%2F..%2Fetc')).json()).toMatchObject({ error: 'THEME_NOT_FOUND' });
  expect((await owner.send('GET', '/api/admin/themes/shed/preview?tweaks=%7B')).statusCode).toBe(422);
  expect((await preview('shed', { ink: 'x'.repeat(7000) })).statusCode).toBe(422);
  expect((await aVisitor(app, host).send('GET', '/api/admin/themes/shed/preview')).statusCode).toBe(401);
});

it('does not log unknown theme names', async () => {
  const logged = [vi.spyOn(platform.log, 'error'), vi.spyOn(platform.log, 'warn')];
  expect((await choose({ name: 'nowhere-at-all' })).statusCode).toBe(404);
  expect((await preview('nowhere-at-all')).statusCode).toBe(404);
  expect((await preview('constructor')).statusCode).toBe(404);
  for (const spy of logged) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

it('refuses a change to a theme that is no longer active, and shows what is stored at once', async () => {
  expect((await choose({ name: 'shed', seen: 'atelier' })).statusCode).toBe(200);
  expect((await themes()).find(({ isCurrent }) => isCurrent)?.name).toBe('shed');
  const late = await choose({ seen: 'atelier', tweaks: { accentColor: '#000000' } });
  expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([409, 'STALE_REVISION']);
  expect((await choose({ seen: 'shed', tweaks: { ink: '#445566' } })).statusCode).toBe(200);
  expect((await preview('shed')).body).toContain('color: #445566');
  expect((await preview('shed', { ink: '' })).body).toContain('color: #102030');
  expect((await choose({ name: 'atelier' })).statusCode).toBe(200);
});

/** Chooses one after the other while the website is held, each waiting before the next begins. */
const atOnce = (...bodies: readonly object[]) =>
  withLockHeld(
    platform,
    'select 1 from websites where website_id = $1 for update',
    [websiteId],
    async (_holder, commit) => {
      const chosen: ReturnType<typeof choose>[] = [];
      for (const body of bodies) {
        chosen.push(choose(body));
        await untilBlocked(platform, chosen.length);
      }
      await commit();
      return (await Promise.all(chosen)).map(({ statusCode }) => statusCode);
    },
  );

it('stores concurrent changes of two owners, and lets only one of them switch the theme that both saw', async () => {
  const accent = { tweaks: { accentColor: '#112233' } };
  expect(await atOnce(accent, { tweaks: { groundColor: '#fefefe' } })).toEqual([200, 200]);
  const atelier = (await themes()).find(({ isCurrent }) => isCurrent);
  const valueOf = (name: string) => atelier?.tweaks.find((tweak) => tweak.name === name)?.value;
  expect([valueOf('accentColor'), valueOf('groundColor')]).toEqual(['#112233', '#fefefe']);
  expect(await atOnce({ name: 'shed', seen: 'atelier' }, { name: 'noctis', seen: 'atelier' })).toEqual([
    200, 409,
  ]);
  expect((await themes()).find(({ isCurrent }) => isCurrent)?.name).toBe('shed');
});
