/** Maximum size of an uploaded theme as a zip, bytes. */
export const MAX_PACKED_BYTES = 50 * 1024 * 1024;
/** Maximum size of its files unpacked, bytes. */
export const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Maximum files of a theme. */
export const MAX_THEME_FILES = 3000;
/** Maximum size of its templates, styles and confs together, bytes: all of them are parsed. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const sourceFile = /\.(?:region|block|list|item|page|conf|json|less|css)$/;
/** Maximum entries of a zip, what is left out of it included. */
export const MAX_ZIP_ENTRIES = 50_000;
/** Uploaded themes of one website. */
export const MAX_UPLOADED_THEMES = 30;
/** A file that unpacks to more than this many times its size in the zip is made to fill a disk. */
const MAX_RATIO = 300;
/** Small files of one repeated character are ordinary. Bytes unpacked. */
const RATIO_FROM = 4 * 1024 * 1024;
/** Characters of a path, and of one name in it. */
const MAX_PATH = 400;
const MAX_NAME = 200;
/** Folders a file may lie in. */
const MAX_DEPTH = 20;

/** Roles that may bring scripts for every visitor. */
const rolesOfUploads: ReadonlySet<string> = new Set(['admin']);

/** Whether an account of this role may upload, replace and remove themes: their scripts run on every page. */
export const mayUploadThemes = (role: string): boolean => rolesOfUploads.has(role);

/** Why a zip is refused; each has a sentence in `domain/text/en/theme-upload.ts`. */
export type ZipFlaw =
  | 'notZip'
  | 'truncated'
  | 'split'
  | 'empty'
  | 'malformed'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'tooMuchSource'
  | 'bomb'
  | 'overlap'
  | 'lyingSize'
  | 'climbs'
  | 'absolute'
  | 'backslash'
  | 'badName'
  | 'longName'
  | 'link'
  | 'twice'
  | 'fileAsFolder'
  | 'encrypted'
  | 'method'
  | 'damaged'
  | 'slow'
  | 'nestedZip'
  | 'noConf'
  | 'deepConf'
  | 'manyConfs';

/** A flaw, with the file it was found in. */
export interface FoundFlaw {
  readonly flaw: ZipFlaw;
  /** What is filled into its sentence. */
  readonly params: Readonly<Record<string, string>>;
}

const found = (flaw: ZipFlaw, params: Readonly<Record<string, string>> = {}): FoundFlaw => ({ flaw, params });

/** An entry of a zip, as its table of contents says. */
export interface ZipEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly isEncrypted: boolean;
  /** 0: stored, 8: deflated; no other is read. */
  readonly method: number;
  /** Bytes. */
  readonly packed: number;
  readonly unpacked: number;
  /** Where it begins in the zip. */
  readonly offset: number;
}

/** A path as it is shown in a sentence: short, on one line. */
function shown(path: string): string {
  const plain = [...path].map((sign) => (sign < ' ' || sign === '\u007f' ? '?' : sign)).join('');
  return plain.length > 120 ? `${plain.slice(0, 119)}…` : plain;
}

/**
 * Whether a file of the zip does not belong to the theme: hidden ones (`.git`, `.DS_Store`), installed packages, and what
 * operating systems add.
 */
function isLeftOut(path: string): boolean {
  return path
    .split('/')
    .some(
      (name) =>
        (name.startsWith('.') && name !== '..' && name !== '.') ||
        /^(?:__MACOSX|node_modules|Thumbs\.db|desktop\.ini)$/i.test(name),
    );
}

/** Names that Windows reserves or cuts would be other files there. */
const isBad = (name: string): boolean =>
  name === '' ||
  name === '.' ||
  /[:<>"|?*]|[. ]$/.test(name) ||
  [...name].some((sign) => sign < ' ' || sign === '\u007f' || sign === '\ufffd');

/** What makes a path unfit to be written to a disk; null when it is fit. */
function flawOfPath(path: string): FoundFlaw | null {
  const params = { file: shown(path) };
  if (path.includes('\\')) return found('backslash', params);
  if (/^(?:\/|[a-z]:)/i.test(path)) return found('absolute', params);
  const names = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  if (names.includes('..')) return found('climbs', params);
  if (path.length > MAX_PATH || names.length > MAX_DEPTH || names.some((name) => name.length > MAX_NAME))
    return found('longName', params);
  return names.some(isBad) ? found('badName', params) : null;
}

/** The key that two names share where a disk takes them for one. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

/** The files to unpack, by their paths in the theme's folder. */
export interface ZipPlan {
  /** The folder in the zip that is the theme: '' or `name/`. */
  readonly root: string;
  readonly files: ReadonlyMap<string, ZipEntry>;
  /** Names at which something was left out, each once. */
  readonly leftOut: readonly string[];
}

/**
 * What to unpack of a zip with this table of contents, or why nothing of it is. `contentsAt` is where the table begins,
 * in bytes. Nothing of the files themselves has been read yet, so sizes are what the zip claims.
 */
export function planUnpacking(
  entries: readonly ZipEntry[],
  contentsAt: number,
): { readonly plan: ZipPlan } | FoundFlaw {
  if (entries.length === 0) return found('empty');
  if (entries.length > MAX_ZIP_ENTRIES)
    return found('tooManyFiles', { count: String(entries.length), most: String(MAX_THEME_FILES) });
  const kept: ZipEntry[] = [];
  const leftOut = new Set<string>();
  for (const entry of entries) {
    const flaw = flawOfPath(entry.path);
    const isOther = isLeftOut(entry.path);
    // What is never written may have any name that leads nowhere else.
    if (flaw !== null && !(isOther && (flaw.flaw === 'badName' || flaw.flaw === 'longName'))) return flaw;
    if (isOther) leftOut.add(leftOutName(entry.path));
    else kept.push(entry);
  }
  const overlap = overlapIn(entries, contentsAt);
  if (overlap !== null) return overlap;
  const root = rootOf(kept.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  if (typeof root !== 'string') return root;
  const files = filesBelow(kept, root);
  return files instanceof Map ? { plan: { root, files, leftOut: [...leftOut].toSorted() } } : files;
}

const leftOutName = (path: string): string => path.split('/').find((name) => isLeftOut(name)) ?? path;

/** Files that lie in the same bytes of a zip are how little becomes a lot. */
function overlapIn(entries: readonly ZipEntry[], contentsAt: number): FoundFlaw | null {
  /** Bytes of a file's own header in the zip, without its name. */
  const HEADER = 30;
  const sorted = entries.toSorted((a, b) => a.offset - b.offset);
  for (const [at, entry] of sorted.entries()) {
    const next = sorted[at + 1]?.offset ?? contentsAt;
    if (entry.offset + HEADER + entry.packed > next) return found('overlap', { file: shown(entry.path) });
  }
  return null;
}

/** The theme's folder: the one with template.conf, at the root of the zip or a single folder inside it. */
function rootOf(paths: readonly string[]): string | FoundFlaw {
  const confs = paths.filter((path) => path === 'template.conf' || path.endsWith('/template.conf'));
  if (confs.includes('template.conf')) return '';
  const folders = confs.map((path) => path.slice(0, -'template.conf'.length));
  const near = folders.filter((folder) => folder.split('/').length === 2);
  if (near.length > 1)
    return found('manyConfs', {
      folders: near
        .slice(0, 5)
        .map((folder) => shown(folder.slice(0, -1)))
        .join(', '),
    });
  const [only] = near;
  if (only !== undefined) return only;
  const [deep] = folders;
  if (deep !== undefined) return found('deepConf', { folder: shown(deep.slice(0, -1)) });
  const zip = paths.find((path) => /\.(?:zip|rar|7z|tar|gz|tgz)$/i.test(path));
  return zip === undefined ? found('noConf') : found('nestedZip', { file: shown(zip) });
}

function filesBelow(kept: readonly ZipEntry[], root: string): Map<string, ZipEntry> | FoundFlaw {
  const files = new Map<string, ZipEntry>();
  const taken = new Map<string, string>();
  const folders = new Map<string, string>();
  let unpacked = 0;
  let source = 0;
  for (const entry of kept) {
    if (entry.isFolder || !entry.path.startsWith(root)) continue;
    const path = entry.path.slice(root.length);
    const params = { file: shown(path) };
    if (entry.isLink) return found('link', params);
    if (entry.isEncrypted) return found('encrypted', params);
    if (entry.method !== 0 && entry.method !== 8) return found('method', params);
    if (entry.unpacked > RATIO_FROM && entry.unpacked > entry.packed * MAX_RATIO)
      return found('bomb', params);
    const other = taken.get(keyOf(path));
    if (other !== undefined) return found('twice', { ...params, other: shown(other) });
    taken.set(keyOf(path), path);
    const parts = path.split('/').slice(0, -1);
    for (const [at] of parts.entries()) {
      const folder = parts.slice(0, at + 1).join('/');
      const known = folders.get(keyOf(folder));
      if (known !== undefined && known !== folder)
        return found('twice', { file: shown(folder), other: shown(known) });
      folders.set(keyOf(folder), folder);
    }
    files.set(path, entry);
    unpacked += entry.unpacked;
    if (sourceFile.test(path)) source += entry.unpacked;
  }
  if (files.size > MAX_THEME_FILES)
    return found('tooManyFiles', { count: String(files.size), most: String(MAX_THEME_FILES) });
  if (unpacked > MAX_UNPACKED_BYTES) return found('tooLarge');
  if (source > MAX_SOURCE_BYTES) return found('tooMuchSource');
  for (const key of folders.keys()) {
    const file = taken.get(key);
    if (file !== undefined) return found('fileAsFolder', { file: shown(file) });
  }
  return files;
}

/** Characters of a theme's name. */
const MAX_THEME_NAME = 60;

/** Lower-case letters, digits and hyphens of a text. */
const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_THEME_NAME - 5)
    .replace(/-+$/, '');

/** A theme's folder name from its title, else from its zip's name. */
export function themeNameFrom(title: string, fileName: string): string {
  return plainName(title) || plainName(fileName.replace(/\.zip$/i, '')) || 'theme';
}

/** The name, with a number at its end where it is taken. */
export function uniqueThemeName(wanted: string, taken: ReadonlySet<string>): string {
  const lower = new Set([...taken].map((name) => name.toLowerCase()));
  if (!lower.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!lower.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
