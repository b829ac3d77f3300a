import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Files that are compressed already. */
const packedKinds = /\.(?:avif|gif|jpe?g|mp[34]|png|webm|webp|woff2?|zip)$/i;

/** A folder as a zip, in parts, with the files in the order of their names. */
export async function* packFolder(folder: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error === null) ready.push(part);
    else failure = error;
  });
  const take = function* (): Generator<Uint8Array> {
    if (failure !== null) throw failure;
    yield* ready.splice(0);
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  for (const path of paths) {
    const name = path.replaceAll('\\', '/');
    const file = packedKinds.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of createReadStream(join(folder, path))) {
      file.push(part as Buffer);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
