import { placeIn, type ThemeProblem } from './theme-problem.ts';

/** A script, stylesheet or font that a theme loads from another site. */
export interface OutsideFile {
  /** The full URL, its key. */
  readonly address: string;
  readonly kind: 'script' | 'style' | 'font';
  /** Place of its first use. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Maximum files from other sites per theme. */
const MAX_OUTSIDE_FILES = 100;

const tag = /<(script|squarespace:script|link)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const addressAttribute = /(\s(?:src|href)\s*=\s*)("[^"{}]*"|'[^'{}]*'|[^\s"'>{}]+)/i;
const elsewhere = /^\s*(?:https?:)?\/\//i;
const remoteImport = /(@import\s+)(?:url\(\s*)?(["']?)((?:https?:)?\/\/[^"')\s;]+)\2\s*\)?/gi;
const remoteFont =
  /(url\(\s*)(["']?)((?:https?:)?\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot)(?:[?#][^"')\s]*)?)\2\s*\)/gi;

/** The URL to fetch: absolute, with HTML entities decoded. Null if it is not one. */
export function outsideAddress(written: string): string | null {
  const plain = written.trim().replaceAll('&amp;', '&');
  const whole = plain.startsWith('//') ? `https:${plain}` : plain;
  if (!elsewhere.test(plain) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  url.hash = '';
  return url.href;
}

const unquoted = (written: string): string => written.replace(/^(["'])(.*)\1$/s, '$2');

/** Whether a `<link>` is a stylesheet; other links are not copied. */
const isStylesheet = (attributes: string): boolean =>
  /\srel\s*=\s*["']?[^"'>]*\bstylesheet\b/i.test(attributes);

/**
 * Every script, stylesheet and font that a theme's sources load from other sites, each URL once. `sources` by path
 * in the folder, importable files by path in styles/.
 */
export function outsideFiles(files: {
  readonly sources: ReadonlyMap<string, string>;
  readonly importable: ReadonlyMap<string, string>;
}): OutsideFile[] {
  const found = new Map<string, OutsideFile>();
  const add = (kind: OutsideFile['kind'], written: string, file: string, text: string, at: number): void => {
    const address = outsideAddress(written);
    if (address === null || found.has(address) || found.size >= MAX_OUTSIDE_FILES) return;
    found.set(address, { address, kind, file, ...placeIn(text, at) });
  };
  for (const [file, text] of files.sources) {
    if (!/\.(?:region|block|list|item|page)$/.test(file)) continue;
    for (const match of text.matchAll(tag)) {
      const [, name = '', attributes = ''] = match;
      const written = unquoted(addressAttribute.exec(attributes)?.[2] ?? '');
      if (name.toLowerCase() !== 'link') add('script', written, file, text, match.index);
      else if (isStylesheet(attributes)) add('style', written, file, text, match.index);
    }
  }
  for (const [path, text] of files.importable) {
    for (const match of text.matchAll(remoteImport))
      add('style', match[3] ?? '', `styles/${path}`, text, match.index);
    for (const match of text.matchAll(remoteFont))
      add('font', match[3] ?? '', `styles/${path}`, text, match.index);
  }
  return [...found.values()];
}

/** The address of the copy of a URL; undefined where there is none. */
export type CopyOf = (address: string) => string | undefined;

/** Replaces URLs in a template's tags by their copies. Later offsets are kept where possible. */
export function replaceWithCopies(source: string, copyOf: CopyOf): string {
  return source.replaceAll(tag, (whole: string, name: string, attributes: string) => {
    if (name.toLowerCase() === 'squarespace:script') return whole;
    const written = addressAttribute.exec(attributes);
    const address = outsideAddress(unquoted(written?.[2] ?? ''));
    const copy = address === null ? undefined : copyOf(address);
    if (written === null || copy === undefined) return whole;
    // The copy of a stylesheet has other font addresses, so its integrity hash would not match.
    const plain = attributes.replace(/\sintegrity\s*=\s*(?:"[^"]*"|'[^']*')/i, '');
    const named = plain.replace(addressAttribute, (_text, begin: string) => `${begin}"${copy}"`);
    return `<${name}${named}${' '.repeat(Math.max(0, attributes.length - named.length))}>`;
  });
}

/** CSS with its imports and fonts replaced by their copies. */
export function replaceWithCopiesInCss(css: string, copyOf: CopyOf): string {
  const copyOfWritten = (written: string): string | undefined => {
    const address = outsideAddress(written);
    return address === null ? undefined : copyOf(address);
  };
  return css
    .replaceAll(remoteImport, (whole: string, begin: string, _quote: string, written: string) => {
      const copy = copyOfWritten(written);
      return copy === undefined ? whole : `${begin}url("${copy}")`;
    })
    .replaceAll(remoteFont, (whole: string, begin: string, _quote: string, written: string) => {
      const copy = copyOfWritten(written);
      return copy === undefined ? whole : `${begin}"${copy}")`;
    });
}

/** A problem for each file that pages do not load, with what to do about it. */
export function outsideProblems(missing: readonly OutsideFile[]): ThemeProblem[] {
  return missing.map(({ address, kind, file, line, column }) => ({
    severity: 'warning',
    file,
    line,
    column,
    message: `This ${kind === 'style' ? 'stylesheet' : kind} is on another site and is not loaded: ${address}`,
  }));
}
