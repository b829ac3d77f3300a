import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import {
  type FoundFlaw,
  MAX_THEME_FILES,
  MAX_UNPACKED_BYTES,
  MAX_ZIP_ENTRIES,
  planUnpacking,
  type ZipEntry,
  type ZipPlan,
} from '@vitrine/domain/theme/theme-upload.ts';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';

/** Milliseconds that unpacking may take. */
const MAX_TIME = 60_000;
/** Type bits of a Unix mode, and those of a symbolic link. */
const TYPE_BITS = 0o170000;
const LINK_BITS = 0o120000;

/** A zip that is refused; caught here. */
class Refused extends Error {
  readonly found: FoundFlaw;

  constructor(flaw: FoundFlaw['flaw'], file = '') {
    super(flaw);
    this.found = { flaw, params: { file } };
  }
}

/**
 * Unpacks the theme in a zip into a folder, which is created. Its table of contents is judged before anything is written,
 * and each file is compared with what the table says of it while it is written. The folder is removed again where the zip
 * is refused.
 */
export async function unpackTheme(
  zip: string,
  folder: string,
): Promise<{ readonly plan: ZipPlan } | FoundFlaw> {
  try {
    const { planned, entries, file } = await readContents(zip);
    try {
      if (!('plan' in planned)) return planned;
      await unpackFiles(file, entries, planned.plan, folder);
      return planned;
    } finally {
      file.close();
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof Refused) return error.found;
    throw error;
  }
}

interface Contents {
  readonly file: ZipFile;
  readonly planned: { readonly plan: ZipPlan } | FoundFlaw;
  readonly entries: ReadonlyMap<ZipEntry, Entry>;
}

async function readContents(zip: string): Promise<Contents> {
  const file = await openPromise(zip, {
    lazyEntries: true,
    autoClose: false,
    // Names are judged here, each with a sentence of its own.
    decodeStrings: false,
  }).catch(async (error: unknown) => {
    throw await reasonOf(zip, error);
  });
  try {
    if (file.entryCount > MAX_ZIP_ENTRIES) {
      const params = { count: String(file.entryCount), most: String(MAX_THEME_FILES) };
      return { file, planned: { flaw: 'tooManyFiles', params }, entries: new Map() };
    }
    const entries = new Map<ZipEntry, Entry>();
    for await (const entry of file.eachEntry()) entries.set(entryOf(entry), entry);
    return { file, planned: planUnpacking([...entries.keys()], file.fileSize), entries };
  } catch (error) {
    file.close();
    throw await reasonOf(zip, error);
  }
}

function entryOf(entry: Entry): ZipEntry {
  const { fileNameRaw, generalPurposeBitFlag, extraFields, versionMadeBy } = entry;
  const path = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  const mode = entry.externalFileAttributes >>> 16;
  // The upper byte names the system that packed it; modes are those of Unix and macOS.
  const hasMode = [3, 19].includes(versionMadeBy >>> 8);
  return {
    path,
    isFolder: path.endsWith('/'),
    isLink: hasMode && (mode & TYPE_BITS) === LINK_BITS,
    isEncrypted: entry.isEncrypted(),
    method: entry.compressionMethod,
    packed: entry.compressedSize,
    unpacked: entry.uncompressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
  };
}

/** What an error of the reader means to whoever packed the zip. */
async function reasonOf(zip: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || 'code' in error) return error;
  const { message } = error;
  if (/multi-disk/.test(message)) return new Refused('split');
  if (/strong encryption/.test(message)) return new Refused('encrypted', 'in the zip');
  if (/size mismatch for stored file/.test(message)) return new Refused('lyingSize', 'in the zip');
  if (!/signature not found/.test(message)) return new Refused('malformed');
  return new Refused((await beginsAsZip(zip)) ? 'truncated' : 'notZip');
}

async function beginsAsZip(zip: string): Promise<boolean> {
  const file = await open(zip);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}

async function unpackFiles(
  zip: ZipFile,
  entries: ReadonlyMap<ZipEntry, Entry>,
  { files }: ZipPlan,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const signal = AbortSignal.timeout(MAX_TIME);
  let written = 0;
  for (const [path, planned] of files) {
    const entry = entries.get(planned);
    if (entry === undefined) throw new Error(`an entry is missing: ${path}`);
    const target = join(folder, ...path.split('/'));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    let sum = 0;
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        written += part.byteLength;
        sum = crc32(part, sum);
        done(written > MAX_UNPACKED_BYTES ? new Refused('tooLarge') : null, part);
      },
    });
    try {
      // 'wx': nothing that is there is followed or overwritten.
      const out = createWriteStream(target, { flags: 'wx', mode: 0o600 });
      await pipeline(await zip.openReadStreamPromise(entry), counted, out, { signal });
    } catch (error) {
      throw flawOf(error, path, signal);
    }
    if (sum !== entry.crc32) throw new Refused('damaged', path);
  }
}

function flawOf(error: unknown, path: string, { aborted }: AbortSignal): unknown {
  if (error instanceof Refused) return error;
  if (aborted) return new Refused('slow');
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (/(?:too many|not enough) bytes in the stream/.test(error.message))
    return new Refused('lyingSize', path);
  if (code === undefined || code.startsWith('Z_')) return new Refused('damaged', path);
  // Two names that only this disk takes for one.
  return code === 'EEXIST' ? new Refused('badName', path) : error;
}
