import { createHash } from 'node:crypto';
import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import {
  type CollectionConf,
  placeOfName,
  readCollectionConf,
  readThemeConf,
  type ThemeConf,
} from './theme-conf.ts';
import { COPIES, type CopyList, readCopies } from './theme-copies.ts';
import type { ThemeProblem } from './theme-problem.ts';
import type { StyleSource } from './theme-styles.ts';

/** A theme folder's sources, read once. */
export interface ThemeFiles {
  readonly name: string;
  readonly conf: ThemeConf;
  /** Confs of `collections/<name>.conf` by name. */
  readonly collections: ReadonlyMap<string, CollectionConf>;
  /** By path in the folder, e.g. `blocks/header.block`. */
  readonly sources: ReadonlyMap<string, string>;
  /** What the theme's stylesheet is made of: its own files in order. */
  readonly styles: readonly StyleSource[];
  /** Every file under styles/, for `@import`. */
  readonly importable: ReadonlyMap<string, string>;
  /** CSS of all blocks, put after the theme's own. */
  readonly blockStyles: string;
  /** Addresses of scripts by their path in scripts/. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Whether a script file calls what only the host it was written for has. */
  readonly callsOtherHost: boolean;
  /** What was copied into the folder from other sites. */
  readonly copies: CopyList;
  /** Files under assets/ and scripts/, by path in the theme folder. */
  readonly assets: ReadonlySet<string>;
  readonly folder: string;
  readonly problems: readonly ThemeProblem[];
}

/** A file whose address changes with its content, so that it may be kept for ever. */
export interface BuiltFile {
  readonly url: string;
  readonly body: Buffer;
}

/** Themes that come with the product. */
export const themesFolder = join(projectRoot, 'themes');
const themeName = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,60}$/;
const sourceFile = /\.(region|block|list|item|page|conf|json)$/;
/** Files of one theme that are looked at. */
const MAX_FILES = 3000;
/** Longest source that is read, characters. */
const MAX_SOURCE = 1_000_000;
const tooLong = `The file is longer than ${MAX_SOURCE} characters and is not read`;
/** Largest script that is read for its address, bytes; a larger one changes its address with its date. */
const MAX_HASHED = 20_000_000;

/** Where the owner's own themes lie. */
export const ownThemesFolder = (dataFolder: string): string => join(dataFolder, 'themes');

/** Whether a theme may be called so; such a name never leads out of its folder. */
const isThemeName = (name: string): boolean => themeName.test(name);

/** The folder of a theme: one of the product's own, or of the owner's; null when there is none. */
function themeFolder(name: string, dataFolder: string | null): string | null {
  if (!isThemeName(name)) return null;
  const places = [themesFolder, ...(dataFolder === null ? [] : [ownThemesFolder(dataFolder)])];
  const found = places
    .map((place) => join(place, name))
    .find((folder) => existsSync(join(folder, 'template.conf')));
  return found ?? null;
}

/** Names of all themes there are, the product's own first. */
export async function listThemeNames(dataFolder: string): Promise<string[]> {
  const names = new Set<string>();
  for (const place of [themesFolder, ownThemesFolder(dataFolder)]) {
    for (const name of (await readdir(place).catch(() => [])).toSorted())
      if (isThemeName(name) && existsSync(join(place, name, 'template.conf'))) names.add(name);
  }
  return [...names];
}

/** Reads a theme by name. Throws when there is none of that name. */
export function readThemeFiles(name: string, dataFolder: string | null = null): Promise<ThemeFiles> {
  const folder = themeFolder(name, dataFolder);
  if (folder === null) throw new Error(`there is no theme "${name}"`);
  return readThemeFolder(folder, name);
}

/** Reads a theme folder wherever it lies. Mistakes in it are problems. */
export async function readThemeFolder(folder: string, name: string = basename(folder)): Promise<ThemeFiles> {
  const problems: ThemeProblem[] = [];
  const paths = await listFiles(folder, problems);
  const sources = new Map<string, string>();
  const importable = new Map<string, string>();
  const scripts = new Map<string, string>();
  let callsOtherHost = false;
  for (const path of paths) {
    if (path.startsWith(`${COPIES}/`)) continue;
    if (sourceFile.test(path) && !/^(assets|scripts|styles)\//.test(path)) {
      sources.set(path, await readSource(folder, path, problems));
    } else if (/^styles\/.*\.(less|css)$/.test(path)) {
      importable.set(path.slice('styles/'.length), await readSource(folder, path, problems));
    } else if (path.startsWith('scripts/')) {
      const script = await readScript(folder, path, problems);
      if (script === null) continue;
      callsOtherHost ||= script.callsOtherHost;
      const address = path.split('/').slice(1).map(encodeURIComponent).join('/');
      scripts.set(path.slice('scripts/'.length), `/_v/theme-scripts/${address}?v=${script.hash}`);
    }
  }
  return assembleThemeFiles({
    name,
    folder,
    sources,
    importable,
    scripts,
    callsOtherHost,
    copies: await readCopies(folder),
    blockStyles: await readBlockStyles(),
    assets: new Set(paths.filter((path) => /^(assets|scripts)\//.test(path))),
    problems,
  });
}

/** A theme's files from what was read of them. */
export function assembleThemeFiles(read: Omit<ThemeFiles, 'conf' | 'collections' | 'styles'>): ThemeFiles {
  const problems = [...read.problems];
  const confSource = read.sources.get('template.conf');
  if (confSource === undefined)
    problems.push({
      severity: 'error',
      file: 'template.conf',
      line: 0,
      column: 0,
      message: 'There is no template.conf',
    });
  const conf = readThemeConf(confSource ?? '', problems);
  const collections = new Map<string, CollectionConf>();
  for (const [path, source] of read.sources) {
    const kind = /^collections\/([^/]+)\.conf$/.exec(path)?.[1];
    if (kind !== undefined) collections.set(kind, readCollectionConf(path, source, problems));
    else if (path.endsWith('.conf') && path !== 'template.conf') readCollectionConf(path, source, problems);
  }
  const styles: StyleSource[] = [];
  for (const named of ['reset.css', ...conf.stylesheets]) {
    const plain = named.replace(/^\/?(?:styles\/)?/, '');
    const path = [plain, `${plain}.less`, `${plain}.css`].find((one) => read.importable.has(one));
    const text = path === undefined ? undefined : read.importable.get(path);
    if (path !== undefined && text !== undefined) {
      if (!styles.some((style) => style.path === path)) styles.push({ path, text });
    } else if (named !== 'reset.css') {
      const message = `The stylesheet styles/${plain} is not there`;
      problems.push({
        severity: 'error',
        file: 'template.conf',
        ...placeOfName(confSource ?? '', named),
        message,
      });
    }
  }
  return { ...read, conf, collections, styles, problems };
}

/** Paths below a folder with forward slashes, sorted; without hidden ones and installed packages. */
async function listFiles(folder: string, problems: ThemeProblem[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [''];
  for (let below = waiting.shift(); below !== undefined; below = waiting.shift()) {
    for (const entry of await readFolder(folder, below, problems)) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isSymbolicLink())
        problems.push(wholeFile('warning', path, 'This leads to another place and is not read'));
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) found.push(path);
    }
    if (found.length + waiting.length > MAX_FILES) break;
  }
  if (found.length + waiting.length > MAX_FILES)
    problems.push(
      wholeFile('error', 'template.conf', `Of more than ${MAX_FILES} files the others are not read`),
    );
  return found.slice(0, MAX_FILES).toSorted();
}

/** What lies in a folder; nothing and a problem where that may not be seen. */
async function readFolder(folder: string, below: string, problems: ThemeProblem[]): Promise<Dirent[]> {
  try {
    return await readdir(join(folder, below), { withFileTypes: true });
  } catch (error) {
    // The theme's own folder is the caller's matter.
    if (below === '') throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    problems.push(wholeFile('error', below, `The folder cannot be read (${code})`));
    return [];
  }
}

const wholeFile = (severity: ThemeProblem['severity'], file: string, message: string): ThemeProblem => ({
  severity,
  file,
  line: 0,
  column: 0,
  message,
});

/** What a file of at most `largest` bytes says; null and a problem where it is larger or may not be read. */
async function readWhole(
  folder: string,
  path: string,
  largest: number,
  problems: ThemeProblem[],
): Promise<Buffer | null> {
  try {
    const { size } = await stat(join(folder, path));
    if (size <= largest) return await readFile(join(folder, path));
    problems.push(wholeFile('error', path, tooLong));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    problems.push(wholeFile('error', path, `The file cannot be read (${code})`));
  }
  return null;
}

/** A text file without its byte order mark, with plain line ends. */
async function readSource(folder: string, path: string, problems: ThemeProblem[]): Promise<string> {
  // A character is four bytes at most.
  const bytes = await readWhole(folder, path, 4 * MAX_SOURCE, problems);
  const text = bytes === null ? '' : decodeSource(bytes).replaceAll(/\r\n?/g, '\n');
  if (text.length <= MAX_SOURCE) return text;
  problems.push(wholeFile('error', path, tooLong));
  return '';
}

/** UTF-8, or UTF-16 where the byte order mark of one stands first. */
function decodeSource(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('latin1');
  const encoding = mark === '\u00ff\u00fe' ? 'utf-16le' : mark === '\u00fe\u00ff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Names that scripts of template folders call on their host's pages. */
const otherHost =
  /\bY\s*\.\s*(?:use|on|one|all|namespace|Squarespace)\b|\b(?:SQUARESPACE_CONTEXT|ImageLoader|SQS|Squarespace\s*\.)/;

/** Whether a script or a template calls what only the host it was written for has. */
export const namesOtherHost = (text: string): boolean => otherHost.test(text);

interface ScriptFacts {
  /** What its address changes with. */
  readonly hash: string;
  readonly callsOtherHost: boolean;
}

/** What a page must know of a script; null and a problem where it may not be read. */
async function readScript(
  folder: string,
  path: string,
  problems: ThemeProblem[],
): Promise<ScriptFacts | null> {
  try {
    const { size, mtimeMs } = await stat(join(folder, path));
    if (size > MAX_HASHED)
      return { hash: shortHash(Buffer.from(`${size} ${mtimeMs}`)), callsOtherHost: false };
  } catch {
    // Reported when it is read.
  }
  const bytes = await readWhole(folder, path, MAX_HASHED, problems);
  if (bytes === null) return null;
  return {
    hash: shortHash(bytes),
    callsOtherHost: path.endsWith('.js') && namesOtherHost(bytes.toString('latin1')),
  };
}

async function readBlockStyles(): Promise<string> {
  const blocks = join(projectRoot, 'blocks');
  const parts: string[] = [];
  const paths = (await readdir(blocks, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.filter((one) => /^[a-z0-9-]+\/[\w.-]+\.css$/.test(one)).toSorted())
    parts.push(await readFile(join(blocks, path), 'utf8'));
  return parts.join('\n');
}

function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
}

/** A built file at `prefix-<hash>.extension`. */
export function fingerprint(prefix: string, extension: string, text: string): BuiltFile {
  const body = Buffer.from(text);
  return { url: `${prefix}-${shortHash(body)}.${extension}`, body };
}

/** The font files a stylesheet names: the theme's own, or those of the installed font families. */
export async function findFonts(folder: string, css: string): Promise<Map<string, string>> {
  const wanted = new Set([...css.matchAll(/\/_v\/fonts\/([\w.-]+)/g)].map(([, file = '']) => file));
  const fonts = new Map<string, string>();
  if (wanted.size === 0) return fonts;
  const families = join(projectRoot, 'node_modules', '@fontsource-variable');
  const installed = (await readdir(families).catch(() => [])).map((family) =>
    join(families, family, 'files'),
  );
  for (const place of [...installed, join(folder, 'fonts')]) {
    for (const file of await readdir(place).catch(() => []))
      if (wanted.has(file)) fonts.set(file, join(place, file));
  }
  return fonts;
}
