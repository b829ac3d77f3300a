import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import * as z from 'zod';
import { guardedFetch, type Outside } from '../../../platform/http/guarded-fetch.ts';
import type { OutsideFile } from './outside-files.ts';

/** Folder and index of a theme's copies of files from other sites. */
export const COPIES = 'copied-files';
const LIST = 'copied-files.json';
const PREFIX = '/_v/theme-copies/';

const copiedFile = z.object({
  /** The URL it was copied from. */
  address: z.string().max(2083),
  file: z.string().regex(/^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2?|ttf|otf|eot)$/),
  bytes: z.number(),
  copiedOn: z.string(),
});
const copyList = z.object({
  files: z.array(copiedFile).max(1000).default([]),
  /** URLs the owner does not want. */
  without: z.array(z.string().max(2083)).max(1000).default([]),
});
export type CopiedFile = z.infer<typeof copiedFile>;
export type CopyList = z.infer<typeof copyList>;

const nothingCopied: CopyList = { files: [], without: [] };

/** The index of a theme's copies; empty where it is missing or cannot be read. */
export async function readCopies(folder: string): Promise<CopyList> {
  try {
    const read: unknown = JSON.parse(await readFile(join(folder, COPIES, LIST), 'utf8'));
    return copyList.parse(read);
  } catch {
    return nothingCopied;
  }
}

/** The address of a copy on the site. */
export const copyUrl = ({ file }: CopiedFile): string => PREFIX + file;

/** Limits in milliseconds and bytes, per file and in all. */
const LIMITS = { timeout: 10_000, maxBytes: 3 * 1024 * 1024 };
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_TIME = 60_000;
/** A stylesheet of fonts references one file per alphabet and weight. */
const MAX_FILES = 300;
/** Maximum nesting of imports. */
const MAX_DEPTH = 3;

const types: Readonly<Record<OutsideFile['kind'], readonly string[]>> = {
  script: ['text/javascript', 'application/javascript', 'application/x-javascript', 'text/ecmascript'],
  style: ['text/css'],
  font: [
    'font/*',
    'application/font-woff',
    'application/font-woff2',
    'application/x-font-woff',
    'application/x-font-ttf',
    'application/vnd.ms-fontobject',
    'application/octet-stream',
    'binary/octet-stream',
  ],
};
/** Font services choose the file format by user agent. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

export interface CopyOutcome {
  readonly copied: number;
  readonly failed: readonly { readonly address: string; readonly reason: string }[];
}

/**
 * Copies files from other sites into a theme's folder, with everything its stylesheets reference, and records where
 * each came from. A file copied again replaces its earlier copy. What cannot be fetched is reported and left as it was.
 * Fails with THEME_NOT_WRITABLE.
 */
export async function copyOutsideFiles(
  folder: string,
  wanted: readonly Pick<OutsideFile, 'address' | 'kind'>[],
  outside: Outside,
  now: number,
): Promise<Result<CopyOutcome, 'THEME_NOT_WRITABLE'>> {
  const work = new Copying(outside, now);
  for (const { address, kind } of wanted) await work.copy(address, kind, 0);
  const before = await readCopies(folder);
  const fresh = new Set([...work.copies.values()].map(({ entry }) => entry.address));
  const list: CopyList = {
    files: [
      ...before.files.filter(({ address }) => !fresh.has(address)),
      ...[...work.copies.values()].map(({ entry }) => entry),
    ],
    without: before.without.filter((address) => !fresh.has(address)),
  };
  try {
    await mkdir(join(folder, COPIES), { recursive: true });
    for (const { entry, body } of work.copies.values())
      await writeWhole(join(folder, COPIES, entry.file), body);
    await writeList(folder, list);
    const kept = new Set(list.files.map(({ file }) => file));
    for (const { file } of before.files)
      if (!kept.has(file)) await rm(join(folder, COPIES, file), { force: true });
  } catch {
    return fail('THEME_NOT_WRITABLE');
  }
  const requested = new Set(wanted.map(({ address }) => address));
  return ok({ copied: [...fresh].filter((address) => requested.has(address)).length, failed: work.failed });
}

/** Records that the owner does not want these files. Fails with THEME_NOT_WRITABLE. */
export async function declineFiles(
  folder: string,
  addresses: readonly string[],
): Promise<Result<null, 'THEME_NOT_WRITABLE'>> {
  const before = await readCopies(folder);
  try {
    await mkdir(join(folder, COPIES), { recursive: true });
    await writeList(folder, { ...before, without: [...new Set([...before.without, ...addresses])] });
    return ok(null);
  } catch {
    return fail('THEME_NOT_WRITABLE');
  }
}

const writeList = (folder: string, list: CopyList): Promise<void> =>
  writeWhole(join(folder, COPIES, LIST), Buffer.from(`${JSON.stringify(list, null, 2)}\n`));

/** Atomic: no reader sees half of it. */
async function writeWhole(path: string, body: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  await writeFile(draft, body);
  await rename(draft, path);
}

/** One run of copying, within its time and size limits. */
class Copying {
  readonly copies = new Map<string, { readonly entry: CopiedFile; readonly body: Buffer }>();
  readonly failed: { address: string; reason: string }[] = [];
  readonly #outside: Outside;
  readonly #now: number;
  readonly #ends = performance.now() + MAX_TIME;
  #bytes = 0;

  constructor(outside: Outside, now: number) {
    this.#outside = outside;
    this.#now = now;
  }

  /** The file name of the copy; null where it failed. */
  async copy(address: string, kind: OutsideFile['kind'], depth: number): Promise<string | null> {
    const known = this.copies.get(address);
    if (known !== undefined) return known.entry.file;
    const refuse = (reason: string): null => {
      if (this.failed.length < MAX_FILES) this.failed.push({ address, reason });
      return null;
    };
    const left = this.#ends - performance.now();
    if (this.copies.size >= MAX_FILES || depth > MAX_DEPTH || this.#bytes >= MAX_BYTES || left <= 0)
      return refuse('Too much belongs to it');
    const fetched = await guardedFetch(
      address,
      {
        maxBytes: Math.min(LIMITS.maxBytes, MAX_BYTES - this.#bytes),
        timeout: Math.min(LIMITS.timeout, left),
        types: types[kind],
        headers: { 'user-agent': BROWSER },
      },
      this.#outside,
    );
    if (!fetched.ok) return refuse(reasons[fetched.error.code] ?? 'It cannot be reached');
    const { status, bytes, url } = fetched.value;
    if (status !== 200) return refuse(`Its site answers ${status}`);
    this.#bytes += bytes.length;
    const body = kind === 'style' ? await this.#bring(bytes.toString('utf8'), url, depth) : bytes;
    const file = nameOf(address, kind, body);
    const copiedOn = new Date(this.#now).toISOString();
    this.copies.set(address, { entry: { address, file, bytes: body.length, copiedOn }, body });
    return file;
  }

  /** A stylesheet with its imports and fonts copied; pictures and all else are not. */
  async #bring(css: string, base: string, depth: number): Promise<Buffer> {
    const named = /(@import\s+)?(?:url\(\s*)(["']?)([^"')]+)\2\s*\)|(@import\s+)(["'])([^"']+)\5/gi;
    let brought = '';
    let at = 0;
    for (const match of css.matchAll(named)) {
      const written = (match[3] ?? match[6] ?? '').trim();
      const isImport = match[1] !== undefined || match[4] !== undefined;
      const isFont = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(written);
      if ((!isImport && !isFont) || /^data:/i.test(written) || !URL.canParse(written, base)) continue;
      const address = new URL(written, base);
      address.hash = '';
      const file = await this.copy(address.href, isImport ? 'style' : 'font', depth + 1);
      if (file === null) continue;
      brought += `${css.slice(at, match.index)}${isImport ? '@import ' : ''}url("${file}")`;
      at = match.index + match[0].length;
    }
    return Buffer.from(brought + css.slice(at));
  }
}

const reasons: Readonly<Record<string, string>> = {
  ADDRESS_INVALID: 'This is no address of the web',
  ADDRESS_REFUSED: 'This address may not be reached from here',
  ANSWER_TOO_LARGE: 'It is too large',
  ANSWER_UNEXPECTED: 'Its site answers with something else',
  TOO_MANY_REDIRECTS: 'Its site leads from one address to the next',
  TOO_SLOW: 'Its site takes too long to answer',
  UNREACHABLE: 'Its site cannot be reached',
};

/** A readable file name with a content hash. */
function nameOf(address: string, kind: OutsideFile['kind'], body: Buffer): string {
  const written = basename(new URL(address).pathname);
  const ending = /\.(woff2?|ttf|otf|eot)$/i.exec(written)?.[1]?.toLowerCase() ?? 'woff2';
  const stem =
    written
      .replace(/\.[a-z0-9]+$/i, '')
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 40) || kind;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return `${stem}-${hash}.${kind === 'script' ? 'js' : kind === 'style' ? 'css' : ending}`;
}
