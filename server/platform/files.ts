import { createReadStream, createWriteStream, type Dirent, type WriteStream } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { newToken } from './ids.ts';

/** Storage of uploaded files. Keys look like `<websiteId>/<assetId>/750w.webp`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Writes a stream without buffering it whole; returns its number of bytes. Nothing is stored when the source throws.
   */
  putStream(key: string, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  size(key: string): Promise<number | null>;
  /** Streams bytes `start` to `end` inclusive. */
  stream(key: string, range?: { start: number; end: number }): Readable;
  /** The keys of all files under a prefix, in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes a file or everything under a prefix. */
  remove(key: string): Promise<void>;
}

/** Removes the file of a stream that failed. A file that was still being opened then appears late. */
export async function removeStream(file: WriteStream): Promise<void> {
  await finished(file).catch(() => undefined);
  await rm(file.path, { force: true });
}

/** A file store in a private folder. Writes are complete or absent: a temporary file is renamed into place. */
export function folderFileStore(root: string): FileStore {
  const base = resolve(root);
  const locate = (key: string): string => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new Error(`file key leaves the store: ${key}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = locate(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = join(dirname(path), `.${newToken(9)}.part`);
      await writeFile(temporary, bytes, { mode: 0o600 });
      await rename(temporary, path);
    },
    async putStream(key, source) {
      const path = locate(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = join(dirname(path), `.${newToken(9)}.part`);
      const file = createWriteStream(temporary, { mode: 0o600 });
      try {
        await pipeline(source, file);
        await rename(temporary, path);
        return file.bytesWritten;
      } catch (error) {
        await removeStream(file);
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(locate(key));
      } catch {
        return null;
      }
    },
    async size(key) {
      try {
        return (await stat(locate(key))).size;
      } catch {
        return null;
      }
    },
    stream: (key, range) => createReadStream(locate(key), range),
    async *list(prefix) {
      const folder = locate(prefix);
      let entries: AsyncIterable<Dirent>;
      try {
        entries = await opendir(folder);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
        throw error;
      }
      for await (const entry of entries) {
        const key = `${prefix}/${entry.name}`;
        if (entry.isDirectory()) yield* this.list(key);
        else if (!entry.name.endsWith('.part')) yield key;
      }
    },
    remove: (key) => rm(locate(key), { recursive: true, force: true }),
  };
}
