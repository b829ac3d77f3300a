import { createHash } from 'node:crypto';
import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MAX_THEME_FILES } from '@vitrine/domain/theme/theme-upload.ts';
import { projectRoot } from '../../../platform/project-root.ts';
import {
  type CollectionConf,
  placeOfName,
  readCollectionConf,
  readThemeConf,
  type ThemeConf,
} from './theme-conf.ts';
import { COPIES, type CopyList, readCopies } from './theme-copies.ts';
import type { ThemeProblem } from './theme-problem.ts';
import type { StyleSource } from './styles/style-input.ts';

/** A theme folder's sources, read once. */
export interface ThemeFiles {
  readonly name: string;
  readonly conf: ThemeConf;
  /** `collections/<name>.conf`, by name. */
  readonly collections: ReadonlyMap<string, CollectionConf>;
  /** By path in the folder, e.g. `blocks/header.block`. */
  readonly sources: ReadonlyMap<string, string>;
  /** The parts of the theme's stylesheet: its own files in order. */
  readonly styles: readonly StyleSource[];
  /** Every file under styles/, for `@import`. */
  readonly importable: ReadonlyMap<string, string>;
  /** CSS of all blocks, appended to the theme's own. */
  readonly blockStyles: string;
  /** Addresses of scripts by their path in scripts/. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Whether a script file uses the API of another host. */
  readonly callsOtherHost: boolean;
  /** Copies of files from other sites. */
  readonly copies: CopyList;
  /** Files under assets/ and scripts/, by path in the theme folder. */
  readonly assets: ReadonlySet<string>;
  readonly folder: string;
  readonly problems: readonly ThemeProblem[];
}

/** A file with a content hash in its address, so that it can be cached forever. */
export interface BuiltFile {
  readonly url: string;
  readonly body: Buffer;
}

/** The product's own themes. */
export const themesFolder = join(projectRoot, 'themes');
const themeName = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,60}$/;
const sourceFile = /\.(region|block|list|item|page|conf|json)$/;
/** Maximum length of a source, characters. */
const MAX_SOURCE = 1_000_000;
const tooLong = `The file is longer than ${MAX_SOURCE} characters and is not read`;
/** Maximum size of a script that is hashed for its address, bytes; a larger one uses its size and date instead. */
const MAX_HASHED = 20_000_000;

/** Folder of the owner's themes. */
export const ownThemesFolder = (dataFolder: string): string => join(dataFolder, 'themes');

/** Whether this is a valid theme name; a valid one cannot escape the folder of themes. */
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

/** Names of all themes, the product's own first. */
export async function listThemeNames(dataFolder: string): Promise<string[]> {
  const names = new Set<string>();
  for (const place of [themesFolder, ownThemesFolder(dataFolder)]) {
    for (const name of (await readdir(place).catch(() => [])).toSorted())
      if (isThemeName(name) && existsSync(join(place, name, 'template.conf'))) names.add(name);
  }
  return [...names];
}

/** Reads a theme by name. Throws when there is none. */
export function readThemeFiles(name: string, dataFolder: string | null = null): Promise<ThemeFiles> {
  const folder = themeFolder(name, dataFolder);
  if (folder === null) throw new Error(`there is no theme "${name}"`);
  return readThemeFolder(folder, name);
}

/** Reads a theme folder at any path. Mistakes in it are reported as problems. */
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

/** Builds a theme's files from its sources. */
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
    if (found.length + waiting.length > MAX_THEME_FILES) break;
  }
  if (found.length + waiting.length > MAX_THEME_FILES)
    problems.push(
      wholeFile('error', 'template.conf', `Of more than ${MAX_THEME_FILES} files the others are not read`),
    );
  return found.slice(0, MAX_THEME_FILES).toSorted();
}

/** The entries of a folder; empty and a problem where it cannot be read. */
async function readFolder(folder: string, below: string, problems: ThemeProblem[]): Promise<Dirent[]> {
  try {
    return await readdir(join(folder, below), { withFileTypes: true });
  } catch (error) {
    // The theme's own folder is checked by the caller.
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

/** The content of a file of at most `largest` bytes; null and a problem where it is larger or cannot be read. */
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

/** UTF-8, or UTF-16 with a byte order mark. */
function decodeSource(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('latin1');
  const encoding = mark === '\u00ff\u00fe' ? 'utf-16le' : mark === '\u00fe\u00ff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Global names of other hosts' scripts. */
const otherHost =
  /\bY\s*\.\s*(?:use|on|one|all|namespace|Squarespace)\b|\b(?:SQUARESPACE_CONTEXT|ImageLoader|SQS|Squarespace\s*\.)/;

/** Whether a script or a template uses the API of another host. */
export const namesOtherHost = (text: string): boolean => otherHost.test(text);

interface ScriptFacts {
  /** Hash in its address. */
  readonly hash: string;
  readonly callsOtherHost: boolean;
}

/** The facts of a script that pages need; null and a problem where it cannot be read. */
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

/** Sorts block styles by the folder's name, whether of a block or a view: the order of rules is part of the look. */
function ownName(path: string): string {
  return path.replace(/^views\//, '');
}

/** A sheet that is nothing but one layer: no line of it closes that before the last. */
const ONE_LAYER = /^@layer blocks \{\n((?:[^}\n].*\n|\n)*)\}\s*$/;

/** The styles of all blocks, in one layer as far as they can share it, since each would name it again otherwise. */
async function readBlockStyles(): Promise<string> {
  const blocks = join(projectRoot, 'blocks');
  const parts: string[] = [];
  const paths = (await readdir(blocks, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  const sheets = paths.filter((path) => /^(views\/)?[a-z0-9-]+\/[\w.-]+\.css$/.test(path));
  for (const path of sheets.toSorted((a, b) => (ownName(a) < ownName(b) ? -1 : 1))) {
    const sheet = await readFile(join(blocks, path), 'utf8');
    parts.push(ONE_LAYER.exec(sheet)?.[1] ?? `}\n${sheet}\n@layer blocks {`);
  }
  return `@layer blocks {\n${parts.join('\n')}\n}`;
}

function shortHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
}

/** A built file at `prefix-<hash>.extension`. */
export function fingerprint(prefix: string, extension: string, text: string): BuiltFile {
  const body = Buffer.from(text);
  return { url: `${prefix}-${shortHash(body)}.${extension}`, body };
}

/** The font files a stylesheet references: the theme's own, or those of installed font packages. */
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
