import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderFileStore } from './files.ts';
import { closeDataFolder } from './private-folder.ts';

let folder: string;
const modeOf = (...path: string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a sold file is readable by our account only', async () => {
  const store = folderFileStore(join(folder, 'files'));
  await store.put('site/asset/book.pdf', Buffer.from('a book'));
  await store.putStream(
    'site/asset/film.mp4',
    (async function* () {
      yield await Promise.resolve(Buffer.from('a film'));
    })(),
  );
  const paths = [['files'], ['files', 'site'], ['files', 'site', 'asset']];
  expect(paths.map((path) => modeOf(...path))).toEqual(['700', '700', '700']);
  expect(modeOf('files', 'site', 'asset', 'book.pdf')).toBe('600');
  expect(modeOf('files', 'site', 'asset', 'film.mp4')).toBe('600');
});

it('open permissions of an earlier version are restricted at a start', async () => {
  mkdirSync(join(folder, 'files', 'site', 'asset'), { recursive: true, mode: 0o755 });
  mkdirSync(join(folder, 'themes', 'mine'), { recursive: true, mode: 0o755 });
  mkdirSync(join(folder, 'postgres'), { mode: 0o700 });
  writeFileSync(join(folder, 'files', 'site', 'asset', 'book.pdf'), 'a book', { mode: 0o644 });
  writeFileSync(join(folder, 'themes', 'mine', 'build.sh'), '', { mode: 0o755 });
  writeFileSync(join(folder, 'vitrine.pid'), '{}', { mode: 0o644 });
  const elsewhere = join(folder, 'elsewhere.txt');
  writeFileSync(elsewhere, '', { mode: 0o644 });
  symlinkSync(elsewhere, join(folder, 'files', 'link'));
  expect(await closeDataFolder(folder)).toBe(true);
  expect(modeOf()).toBe('700');
  expect(modeOf('files', 'site', 'asset')).toBe('700');
  expect(modeOf('files', 'site', 'asset', 'book.pdf')).toBe('600');
  expect(modeOf('themes', 'mine', 'build.sh')).toBe('700');
  expect(modeOf('vitrine.pid')).toBe('600');
  expect(modeOf('elsewhere.txt')).toBe('644');
});

it('a folder shared with other accounts stays open, with a warning; our files in it are private', async () => {
  mkdirSync(join(folder, 'somebody-else'), { mode: 0o755 });
  mkdirSync(join(folder, 'files'), { mode: 0o755 });
  expect(await closeDataFolder(folder)).toBe(false);
  expect(modeOf()).toBe('755');
  expect(modeOf('files')).toBe('700');
});
