import { pbkdf2 } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type FakeS3, startFakeS3 } from '@vitrine/testing/fake-s3/fake-s3.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, folderFileStore } from './files.ts';
import { s3FileStore } from './s3-files.ts';

const deriveKey = promisify(pbkdf2);
let folder: string;
let s3: FakeS3;
const bucket = (more: Partial<Pick<FakeS3, 'secretAccessKey' | 'bucket'>> = {}) => {
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  return s3FileStore({
    endpoint,
    bucket: s3.bucket,
    region: 'eu-central-1',
    accessKeyId,
    secretAccessKey,
    pathStyle: true,
    ...more,
  });
};

const temporaryFolder = process.env['TMPDIR'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  // A temporary folder of its own, so that leftovers can be counted.
  process.env['TMPDIR'] = await mkdtemp(join(folder, 'temporary-'));
  s3 = await startFakeS3();
});
afterAll(async () => {
  if (temporaryFolder === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporaryFolder;
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function* pieces(...parts: readonly (Buffer | Error)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    await Promise.resolve();
    if (part instanceof Error) throw part;
    yield part;
  }
}
async function whole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const stores: readonly (readonly [string, () => FileStore])[] = [
  ['a folder', () => folderFileStore(folder)],
  ['a bucket', () => bucket()],
];
describe.each(stores)('files in %s', (_name, open) => {
  it('are missing until stored, and returned unchanged', async () => {
    const store = open();
    expect([await store.get('site/a/full.webp'), await store.size('site/a/full.webp')]).toEqual([null, null]);
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.put('site/a/full.webp', bytes);
    expect(await store.get('site/a/full.webp')).toEqual(bytes);
    expect(await store.size('site/a/full.webp')).toBe(5);
    await store.put('site/a/full.webp', Buffer.from('newer'));
    expect(String(await store.get('site/a/full.webp'))).toBe('newer');
  });

  it('are written as a stream and read in ranges', async () => {
    const store = open();
    const parts = [Buffer.alloc(70_000, 1), Buffer.alloc(50_000, 2)];
    expect(await store.putStream('site/b/original', pieces(...parts))).toBe(120_000);
    expect((await whole(store.stream('site/b/original'))).equals(Buffer.concat(parts))).toBe(true);
    const middle = await whole(store.stream('site/b/original', { start: 69_998, end: 70_001 }));
    expect([...middle]).toEqual([1, 1, 2, 2]);
  });

  it('are not stored when their stream broke off', async () => {
    const store = open();
    const broken = store.putStream('site/c/original', pieces(Buffer.alloc(9000), new Error('cut')));
    await expect(broken).rejects.toThrow('cut');
    expect(await store.get('site/c/original')).toBeNull();
    expect(await readdir(tmpdir())).toEqual([]);
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    await store.remove('site/c');
  });

  it('are not stored when many streams broke off on a busy machine', async () => {
    const store = open();
    const busy = Array.from({ length: 12 }, () => deriveKey('clay', 'kiln', 20_000, 64, 'sha512'));
    const broken = Array.from({ length: 60 }, (_, at) =>
      store.putStream(`site/busy/${at}/original`, pieces(Buffer.alloc(9000), new Error('cut'))),
    );
    const ends = await Promise.allSettled(broken);
    await Promise.all(busy);
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    await store.remove('site/busy');
  });

  it('are removed one by one or by prefix, and no others with them', async () => {
    const store = open();
    for (let at = 0; at < 8; at += 1) await store.put(`site/d/${at}.webp`, Buffer.from('x'));
    await store.put('site/d2/full.webp', Buffer.from('neighbour'));
    await store.remove('site/d/0.webp');
    expect(await store.get('site/d/0.webp')).toBeNull();
    expect(await store.size('site/d/1.webp')).toBe(1);
    await store.remove('site/d');
    for (let at = 0; at < 8; at += 1) expect(await store.size(`site/d/${at}.webp`)).toBeNull();
    expect(await store.size('site/d2/full.webp')).toBe(9);
    await store.remove('site/never-there');
  });

  it('cannot be outside the store', async () => {
    const store = open();
    await expect((async () => store.put('../outside', Buffer.from('x')))()).rejects.toThrow(
      'leaves the store',
    );
  });

  it('are reported missing to a reader after they are removed', async () => {
    await expect(whole(open().stream('site/gone/original'))).rejects.toThrow();
  });
});

describe('a bucket', () => {
  it('is listed page by page', () => {
    expect(s3.calls.filter((call) => call === 'LIST site/d/').length).toBeGreaterThan(2);
  });

  it('is an error, not an absence, when its key is wrong or it does not exist', async () => {
    const wrong = bucket({ secretAccessKey: 'wrong' });
    await expect(wrong.put('site/e', Buffer.from('x'))).rejects.toThrow('signature');
    await expect(wrong.size('site/e')).rejects.toThrow();
    expect(s3.objects.has('site/e')).toBe(false);
  });
});
