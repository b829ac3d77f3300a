import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { newToken } from '../ids.ts';

/** Received files in memory at once, of all requests together. */
const inMemory = pLimit(4);

/**
 * Receives a file of a form, and gives its bytes to `use`. While it arrives it is on disk, and few are read from there at
 * a time, each until `use` has ended: neither many senders nor slow ones fill the memory.
 */
export async function receiveFile<T>(file: Readable, use: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `vitrine-${newToken(9)}.part`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    // Without a name it is gone with this process, however that ends.
    await rm(path);
    for await (const part of file as AsyncIterable<Uint8Array>) await handle.appendFile(part);
    return await inMemory(async () => use(await contentOf(handle)));
  } finally {
    await handle.close();
  }
}

async function contentOf(handle: FileHandle): Promise<Uint8Array> {
  const { size } = await handle.stat();
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await handle.read(bytes, read, size - read, read);
    if (bytesRead === 0) throw new Error('a received file is shorter than it was');
    read += bytesRead;
  }
  return bytes;
}
