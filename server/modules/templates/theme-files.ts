import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

/** A theme's `template.conf`, as far as we read it. */
export interface ThemeConf {
  readonly layouts: Readonly<Record<string, { readonly regions: readonly string[] }>>;
  readonly stylesheets: readonly string[];
}

/** A theme folder's sources, read once. */
export interface ThemeFiles {
  readonly name: string;
  readonly conf: ThemeConf;
  /** By path in the folder, e.g. `blocks/header.block`. */
  readonly sources: ReadonlyMap<string, string>;
  readonly stylesheet: BuiltFile;
  /** Font files the stylesheet names, by file name. */
  readonly fonts: ReadonlyMap<string, string>;
  /** Files under assets/ and scripts/, by path in the theme folder. */
  readonly assets: ReadonlySet<string>;
  readonly folder: string;
}

/** A file whose address changes with its content, so that it may be kept for ever. */
export interface BuiltFile {
  readonly url: string;
  readonly body: Buffer;
}

export const themesFolder = join(projectRoot, 'themes');
const themeName = /^[a-z0-9][a-z0-9-]{0,40}$/;
const sourceFile = /\.(region|block|list|item|page|conf)$/;
/** Later layers win; a theme has the last word. */
const layerOrder = '@layer reset, tokens, base, blocks, theme;\n';

/** Reads a theme folder. Throws when there is none of that name. */
export async function readThemeFiles(name: string): Promise<ThemeFiles> {
  if (!themeName.test(name)) throw new Error(`"${name}" is no theme name`);
  const folder = join(themesFolder, name);
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  const sources = new Map<string, string>();
  for (const path of paths.filter((candidate) => sourceFile.test(candidate)).toSorted()) {
    sources.set(path, await readFile(join(folder, path), 'utf8'));
  }
  const conf = parseConf(sources.get('template.conf') ?? '{}');
  const css = await concatenateStyles(folder, paths, conf);
  return {
    name,
    conf,
    sources,
    stylesheet: fingerprint(`/_v/theme/${name}`, 'css', css),
    fonts: await findFonts(folder, css),
    assets: new Set(paths.filter((path) => /^(assets|scripts)\/[\w./-]+\.\w+$/.test(path))),
    folder,
  };
}

/** A built file at `prefix-<hash>.extension`. */
export function fingerprint(prefix: string, extension: string, text: string): BuiltFile {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  return { url: `${prefix}-${hash}.${extension}`, body };
}

/** JSON with `//` and block comments and trailing commas, as template.conf files are written. */
export function parseLenientJson(text: string): unknown {
  const plain = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*[}\]])/g, (part) =>
    part.startsWith('"') ? part : '',
  );
  return JSON.parse(plain);
}

function parseConf(text: string): ThemeConf {
  const conf = parseLenientJson(text) as {
    layouts?: Record<string, { regions?: string[] }>;
    stylesheets?: string[];
  };
  return {
    layouts: Object.fromEntries(
      Object.entries(conf.layouts ?? {}).map(([name, { regions }]) => [name, { regions: regions ?? [] }]),
    ),
    stylesheets: conf.stylesheets ?? [],
  };
}

async function concatenateStyles(folder: string, paths: readonly string[], conf: ThemeConf): Promise<string> {
  const present = new Set(paths.filter((path) => /^styles\/[\w./-]+\.css$/.test(path)));
  const named = ['reset.css', ...conf.stylesheets].map((path) => `styles/${path.replace(/^styles\//, '')}`);
  const ordered = [...new Set(named)].filter((path) => present.has(path));
  const parts = [layerOrder];
  for (const path of ordered) parts.push(await readFile(join(folder, path), 'utf8'));
  const blocks = join(projectRoot, 'blocks');
  const blockStyles = (await readdir(blocks, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[a-z0-9-]+\/[\w.-]+\.css$/.test(path));
  for (const path of blockStyles.toSorted()) parts.push(await readFile(join(blocks, path), 'utf8'));
  return shrink(parts.join('\n'));
}

/** Takes comments and needless white space out of CSS; strings stay as they are. */
export function shrink(css: string): string {
  return css
    .replaceAll(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|\/\*[\s\S]*?\*\/|\s*([{};,])\s*|\s+/g,
      (_part, kept: string | undefined, mark: string | undefined) => kept ?? mark ?? ' ',
    )
    .trim();
}

/** The font files a stylesheet names: the theme's own, or those of the installed font families. */
async function findFonts(folder: string, css: string): Promise<Map<string, string>> {
  const wanted = new Set([...css.matchAll(/\/_v\/fonts\/([\w.-]+)/g)].map(([, file = '']) => file));
  const fonts = new Map<string, string>();
  const families = join(projectRoot, 'node_modules', '@fontsource-variable');
  const installed = (await readdir(families).catch(() => [])).map((family) =>
    join(families, family, 'files'),
  );
  for (const place of [...installed, join(folder, 'fonts')]) {
    if (wanted.size === 0) break;
    for (const file of await readdir(place).catch(() => []))
      if (wanted.has(file)) fonts.set(file, join(place, file));
  }
  return fonts;
}
