import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LessCompiler, Renderer, Stylesheet } from '@squarespace/less-ts';
import { projectRoot } from '../../platform/project-root.ts';
import { sparingOurs, withoutLayers } from './foreign-css/foreign-cascade.ts';
import { pageColors } from './foreign-css/page-colors.ts';
import { hostPrelude, hostStylesheets } from './host-less.ts';
import { BoundedEvaluator } from './less-evaluator.ts';
import { LessSource } from './less-source.ts';
import { nameCopiesInCss } from './outside-files.ts';
import { type CopyList, copyUrl } from './theme-copies.ts';
import { MAX_PROBLEMS, placeIn, type ThemeProblem } from './theme-problem.ts';
import { readTweaks } from './read-tweaks.ts';
import { fontVariables, type Tweak, tweakDefinitions, type TweakValues } from './theme-tweaks.ts';

/** One stylesheet of a theme: its path in styles/ and what it says. */
export interface StyleSource {
  readonly path: string;
  readonly text: string;
}

export interface StyleInput {
  readonly styles: readonly StyleSource[];
  readonly importable: ReadonlyMap<string, string>;
  /** CSS of all blocks. */
  readonly blockStyles: string;
  /** What was copied into the folder from other sites. */
  readonly copies: CopyList;
}

/** Later layers win; a theme has the last word. */
const layerOrder = '@layer reset, tokens, base, blocks, theme;\n';
/** Imports inside imports. */
const MAX_IMPORT_DEPTH = 8;
/** Files one stylesheet is put together from, each counted as often as it is imported. */
const MAX_IMPORTS = 300;
/** What no Less of the old kind can read or calculate; a file of `.css` with any of it is taken as it is. */
const modern =
  /@layer|@container|@property|\b(?:clamp|min|max)\(|color-mix\(|oklch\(|:(?:has|is|where)\(|var\(--|calc\(|\/\s*(?:auto|\d)/;

/** The tweaks of a theme's stylesheets, and what is wrong with them. */
export function tweaksOf(styles: readonly StyleSource[], problems: ThemeProblem[]): Tweak[] {
  const tweaks = new Map<string, Tweak>();
  for (const { path, text } of styles) {
    if (!path.endsWith('.less')) continue;
    for (const tweak of readTweaks(`styles/${path}`, text, problems))
      if (!tweaks.has(tweak.name)) tweaks.set(tweak.name, tweak);
  }
  return [...tweaks.values()];
}

/**
 * The one stylesheet of a theme: its own files in order, Less compiled as one unit with the owner's values, then the
 * CSS of all blocks. A file that cannot be compiled is a problem and left out.
 */
export function buildStyles(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  problems: ThemeProblem[],
): string {
  const isLess = input.styles.some(({ path }) => path.endsWith('.less'));
  const own = isLess
    ? compileUnit(input, tweaks, values, problems)
    : input.styles.map(({ text }) => text).join('\n');
  const copies = new Map(input.copies.files.map((copy) => [copy.address, copyUrl(copy)]));
  const { remote, rest } = hoistImports(nameCopiesInCss(fromRoot(own), (address) => copies.get(address)));
  const isBare = !/--paper\s*:/.test(own);
  if (!isBare) return shrink([layerOrder, remote, rest, input.blockStyles].join('\n'));
  const ours = withoutLayers(`${hostStyles()}\n${input.blockStyles}`);
  const page = pageColors(rest);
  return shrink([remote, ours, page.css, sparingOurs(rest, page.isReadable)].join('\n'));
}

/**
 * Addresses in a folder's styles are written as seen from the root of the site, where its home serves them:
 * `url(assets/paper.png)`. The compiled stylesheet lies elsewhere.
 */
function fromRoot(css: string): string {
  return css.replaceAll(
    /\burl\(\s*(["']?)(?![a-z][a-z0-9+.-]*:|[/#"'\s])(?:\.{1,2}\/)*/gi,
    (_text, quote: string) => `url(${quote}/`,
  );
}

let host: string | null = null;

/** Custom properties and the few controls that blocks rely on, for a theme that knows nothing of them. */
function hostStyles(): string {
  host ??= readFileSync(join(projectRoot, 'server/modules/templates/host-styles/host.css'), 'utf8');
  return host;
}

/** Remote `@import`s count only before everything else. */
function hoistImports(css: string): { readonly remote: string; readonly rest: string } {
  const found: string[] = [];
  const rest = css.replaceAll(
    /@import\s+(?:url\(\s*(?:"[^"\n]*"|'[^'\n]*'|[^)\n]*)\s*\)|"[^"\n]*"|'[^'\n]*')[^;\n]*;|@charset[^;\n]*;/g,
    (text) => {
      if (text.startsWith('@import')) found.push(text);
      return '';
    },
  );
  return { remote: found.join('\n'), rest };
}

const compiler = new LessCompiler({ indentSize: 1, compress: false, mixinRecursionLimit: 64 });

function compileUnit(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  problems: ThemeProblem[],
): string {
  const source = new LessSource();
  const verbatim: string[] = [];
  const parts: string[] = [];
  const seen: StyleSource[] = [];
  for (const { path, text } of input.styles) {
    if (path.endsWith('.css') && modern.test(text)) {
      parts.push(`/*!vitrine-css-${verbatim.push(text) - 1}*/`);
      continue;
    }
    const whole = resolveImports({ path, text }, input.importable, seen, problems, 0);
    const prepared = source.protect(whole);
    const broken = parseProblem(path, prepared);
    if (broken === null) parts.push(prepared);
    // What is plain CSS is shown as it is: a browser forgives more than a compiler.
    else if (path.endsWith('.css')) parts.push(`/*!vitrine-css-${verbatim.push(text) - 1}*/`);
    else problems.push(broken);
  }
  const unit = [hostPrelude, fontVariables(tweaks, values), ...parts, tweakDefinitions(tweaks, values)].join(
    '\n',
  );
  const css = compile(unit, seen, problems);
  return source
    .restore(css)
    .replaceAll(/\/\*!vitrine-css-(\d+)\*\//g, (_text, number: string) => verbatim[Number(number)] ?? '');
}

function compile(unit: string, seen: readonly StyleSource[], problems: ThemeProblem[]): string {
  try {
    const tree = compiler.parse(unit);
    if (!(tree instanceof Stylesheet)) return '';
    const context = compiler.context();
    const evaluated = new BoundedEvaluator(context).evaluateWhole(tree);
    const css = Renderer.render(context, evaluated).trimEnd();
    const reported = new Set<string>();
    for (const { errors: found } of context.errors) {
      for (const { message } of found) {
        if (reported.has(message)) continue;
        reported.add(message);
        problems.push({ severity: 'error', ...placeOf(message, seen), message: `Less: ${message}` });
      }
    }
    return css;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    problems.push({ severity: 'error', file: 'styles', line: 0, column: 0, message: `Less: ${message}` });
    return '';
  }
}

/** The compiler's mistakes have no place; what they name has. */
function placeOf(
  message: string,
  seen: readonly StyleSource[],
): Pick<ThemeProblem, 'file' | 'line' | 'column'> {
  const name = /(?:variable|selector|call|Variable) ((?:@|\.|#)[\w-]+)/.exec(message)?.[1];
  for (const { path, text } of name === undefined ? [] : seen) {
    const at = text.indexOf(name ?? '');
    if (at !== -1) return { file: `styles/${path}`, ...placeIn(text, at) };
  }
  return { file: 'styles', line: 0, column: 0 };
}

/** Why a file cannot be parsed, with its place; null when it can. */
function parseProblem(path: string, less: string): ThemeProblem | null {
  try {
    compiler.parse(less);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const lines = [...text.matchAll(/^ *(\d+) {3}(.*)$/gm)];
    const mark = /^ *(\.+)\^$/m.exec(text)?.[1];
    const reason = /SyntaxError: (.*)/.exec(text)?.[1] ?? text.split('\n', 1)[0] ?? '';
    const line = Number(lines.at(-1)?.[1] ?? 0);
    return {
      severity: 'error',
      file: `styles/${path}`,
      line,
      column: mark === undefined || line === 0 ? 0 : mark.length + 1,
      message: `Less: ${reason} Near: ${(lines.at(-1)?.[2] ?? '').trim().slice(0, 80)}`,
    };
  }
}

const localImport =
  /@import\s+(?:\([\w\s,]*\)\s*)?(?:url\(\s*)?["']?((?!https?:|\/\/)[^"')\s;]+)["']?\s*\)?\s*;|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The text with imports of the theme's own and the host's stylesheets put in their place. */
function resolveImports(
  style: StyleSource,
  importable: ReadonlyMap<string, string>,
  seen: StyleSource[],
  problems: ThemeProblem[],
  depth: number,
): string {
  seen.push(style);
  return style.text.replaceAll(localImport, (text: string, name: string | undefined, at: number) => {
    if (name === undefined) return text;
    const known = Object.hasOwn(hostStylesheets, bare(name)) ? hostStylesheets[bare(name)] : undefined;
    if (known !== undefined) {
      // Imported inside a rule, the grid breaker is meant there and not only made known.
      const isInside = depthAt(style.text, at) > 0 && bare(name) === 'sqs-grid-breaker';
      return isInside ? `${known}.sqs-grid-breaker();` : known;
    }
    const here = style.path.includes('/') ? style.path.replace(/[^/]*$/, '') : '';
    const plain = name.replace(/^(?:\.\/|\/?styles\/)/, '');
    const path = [here + plain, `${here}${plain}.less`, plain, `${plain}.less`, `${plain}.css`].find((one) =>
      importable.has(one),
    );
    const found = path === undefined ? undefined : importable.get(path);
    const isTooMuch = depth >= MAX_IMPORT_DEPTH || seen.length >= MAX_IMPORTS;
    if (path === undefined || found === undefined || isTooMuch) {
      if (problems.length >= MAX_PROBLEMS) return '';
      const message =
        found === undefined ? `There is no stylesheet "${name}"` : 'Imports lie too deep, or are too many';
      problems.push({ severity: 'error', file: `styles/${style.path}`, ...placeIn(style.text, at), message });
      return '';
    }
    return resolveImports({ path, text: found }, importable, seen, problems, depth + 1);
  });
}

const bare = (name: string): string => name.replace(/^.*\//, '').replace(/\.(?:less|css)$/, '');

function depthAt(text: string, at: number): number {
  let depth = 0;
  for (const mark of text.slice(0, at).replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''))
    depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
  return depth;
}

/** Takes comments and needless white space out of CSS; strings stay as they are. */
export function shrink(css: string): string {
  return css
    .replaceAll(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|\/\*[\s\S]*?(?:\*\/|$)|\s*([{};,])\s*|\s+/g,
      (_part, kept: string | undefined, mark: string | undefined) => kept ?? mark ?? ' ',
    )
    .trim();
}
