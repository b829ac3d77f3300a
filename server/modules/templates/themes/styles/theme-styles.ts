import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Block, LessCompiler, Renderer, STYLESHEET, Stylesheet } from '@squarespace/less-ts';
import { projectRoot } from '../../../../platform/project-root.ts';
import { excludeOurElements, withoutLayers } from '../foreign-css/foreign-cascade.ts';
import { pageColors } from '../foreign-css/page-colors.ts';
import { hostPrelude, hostStylesheets } from './host-less.ts';
import { BoundedEvaluator, BoundedStream } from './less-evaluator.ts';
import { LessSource } from './less-source.ts';
import { replaceWithCopiesInCss } from '../outside-files.ts';
import { type CopyList, copyUrl } from '../theme-copies.ts';
import { MAX_PROBLEMS, placeIn, type ThemeProblem } from '../theme-problem.ts';
import { readTweaks } from './read-tweaks.ts';
import {
  changedVariables,
  fontVariables,
  noTweaks,
  type Tweak,
  tweakDefinitions,
  type TweakValues,
} from './theme-tweaks.ts';

/** One stylesheet of a theme: its path in styles/ and its text. */
export interface StyleSource {
  readonly path: string;
  readonly text: string;
}

export interface StyleInput {
  readonly styles: readonly StyleSource[];
  readonly importable: ReadonlyMap<string, string>;
  /** CSS of all blocks. */
  readonly blockStyles: string;
  /** Copies of files from other sites. */
  readonly copies: CopyList;
}

/** Later layers win, so the theme overrides all others. */
const layerOrder = '@layer reset, tokens, base, blocks, theme;\n';
/** Maximum nesting of imports. */
const MAX_IMPORT_DEPTH = 8;
/** Maximum imports per stylesheet, repeated ones included. */
const MAX_IMPORTS = 300;
/** CSS that old Less cannot parse or calculate; a `.css` file with any of it is used unchanged. */
const modern =
  /@layer|@container|@property|\b(?:clamp|min|max)\(|color-mix\(|oklch\(|:(?:has|is|where)\(|var\(--|calc\(|\/\s*(?:auto|\d)/;

/** The tweaks of a theme's stylesheets, and their problems. */
export function tweaksOf(styles: readonly StyleSource[], problems: ThemeProblem[]): Tweak[] {
  const tweaks = new Map<string, Tweak>();
  for (const { path, text } of styles) {
    if (!path.endsWith('.less')) continue;
    const own = readTweaks(`styles/${path}`, text, problems);
    for (const tweak of [...importedTweaks(text, own), ...own])
      if (!tweaks.has(tweak.name)) tweaks.set(tweak.name, tweak);
  }
  return [...tweaks.values()];
}

/**
 * The tweaks of the host's stylesheets that a theme's imports. The theme gives them defaults by setting their variables
 * after the import, and describes one otherwise by a comment of its own.
 */
function importedTweaks(less: string, own: readonly Tweak[]): Tweak[] {
  const described = new Map(own.map((tweak) => [tweak.name, tweak]));
  const values = new Map(
    [...less.matchAll(/^@([a-zA-Z][\w-]*):\s*([^;{}]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  return [...less.matchAll(localImport)].flatMap(([, name]) => {
    const host =
      name !== undefined && Object.hasOwn(hostStylesheets, bare(name))
        ? hostStylesheets[bare(name)]
        : undefined;
    return host === undefined
      ? []
      : readTweaks(`styles/${name ?? ''}`, host, []).map(
          (tweak) =>
            described.get(tweak.name) ?? { ...tweak, default: values.get(tweak.name) ?? tweak.default },
        );
  });
}

/**
 * The stylesheet of a theme in its parts: its own files in order, Less compiled as one unit with the owner's values, then
 * the CSS of all blocks. Most parts are the same for all values. A file that cannot be compiled is reported and left out.
 */
export function buildStyles(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  problems: ThemeProblem[],
  /** `@font-face` rules of fonts that the theme itself does not load. */
  fontRules = '',
): readonly string[] {
  const isLess = input.styles.some(({ path }) => path.endsWith('.less'));
  const pieces = isLess
    ? compileUnit(input, tweaks, values, problems)
    : input.styles.map(({ text }) => unchanging(input, text));
  const remote = pieces.map((piece) => piece.remote).join('\n');
  if (pieces.some((piece) => piece.setsPaper))
    return [
      minifyCss(`${layerOrder}${remote}\n${fontRules}`),
      ...pieces.map((piece) => (piece.minified ??= minifyCss(piece.rest))),
      minifiedBlocks(input),
    ].filter((part) => part !== '');
  const rest = pieces.map((piece) => piece.rest).join('\n');
  const ours = withoutLayers(`${hostStyles()}\n${input.blockStyles}`);
  const page = pageColors(rest);
  return [
    minifyCss([remote, fontRules, ours, page.css, excludeOurElements(rest, page.isReadable)].join('\n')),
  ];
}

/** The parts of a stylesheet as one. One that ends within a rule takes no word of the next. */
export const joinStyles = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (/(?:^|[{};])$/.test(all) ? all + part : `${all} ${part}`), '');

/** A part of the theme's CSS as pages get it. */
interface Piece {
  /** Imports from other sites, which stand before everything else. */
  readonly remote: string;
  readonly rest: string;
  /** Whether it has the custom properties that blocks use. */
  readonly setsPaper: boolean;
  /** Made when it is needed. */
  minified: string | null;
}

function toPiece({ copies: { files } }: StyleInput, css: string): Piece {
  const copies = new Map(files.map((copy) => [copy.address, copyUrl(copy)]));
  const hoisted = hoistImports(replaceWithCopiesInCss(fromRoot(css), (address) => copies.get(address)));
  return { ...hoisted, setsPaper: /--paper\s*:/.test(css), minified: null };
}

/** What is the same for all values: most of a stylesheet. */
const unchangingPieces = new WeakMap<StyleInput, Map<string, Piece>>();

function unchanging(input: StyleInput, css: string): Piece {
  const pieces = unchangingPieces.get(input) ?? new Map<string, Piece>();
  unchangingPieces.set(input, pieces);
  const piece = pieces.get(css) ?? toPiece(input, css);
  pieces.set(css, piece);
  return piece;
}

function minifiedBlocks(input: StyleInput): string {
  const piece = unchanging(input, input.blockStyles);
  return (piece.minified ??= minifyCss(input.blockStyles));
}

/**
 * Compiles only what sets the colors of a theme's palettes, for any values of its tweaks. The theme is parsed once, so
 * that many shades can be tried. Its problems are those of `buildStyles` and not reported again.
 */
export function paletteStylesOf(
  input: StyleInput,
  tweaks: readonly Tweak[],
): (values: TweakValues) => string {
  let unit: LessUnit | null = null;
  return (values) => {
    unit ??= readUnit(withColorsOnly(input));
    return finishUnit(unit, cssOf(unitWith(unit, tweaks, values)));
  };
}

/** The stylesheets without those that set no color, and without what the tweaks of our own themes do besides. */
const withColorsOnly = (input: StyleInput): StyleInput => ({
  ...input,
  styles: input.styles
    .filter(({ path, text }) => path.endsWith('.less') || /--[\w-]+\s*:/.test(text))
    .map(({ path, text }) => ({
      path,
      text: text.replaceAll(/@import\s+'vitrine-tweaks'/g, "@import 'vitrine-tweak-colors'"),
    })),
});

/**
 * Makes urls in a theme's styles root-relative: theme authors write them relative to the site's root,
 * `url(assets/paper.png)`, but the compiled stylesheet is served from another folder.
 */
export function fromRoot(css: string): string {
  return css.replaceAll(
    /\burl\(\s*(["']?)(?![a-z][a-z0-9+.-]*:|[/#"'\s])(?:\.{1,2}\/)*/gi,
    (_text, quote: string) => `url(${quote}/`,
  );
}

let host: string | null = null;

/** Custom properties and basic controls that blocks need, for a theme that does not define them. */
function hostStyles(): string {
  host ??= readFileSync(join(projectRoot, 'server/modules/templates/themes/host-styles/host.css'), 'utf8');
  return host;
}

/** Moves remote `@import`s to the top, the only place where they are valid. */
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

/** The Less of a theme as one unit, without the owner's values. */
export interface LessUnit {
  /** Has what the compiler would change in the theme's Less. */
  readonly source: LessSource;
  /** Stylesheets that are used unchanged, by their number in the unit. */
  readonly verbatim: readonly string[];
  /** Parsed, in order. */
  readonly parts: readonly Stylesheet[];
  /** Whether they ask which tweaks the owner has set. */
  readonly asksWhatChanged: boolean;
  readonly seen: readonly StyleSource[];
  readonly problems: readonly ThemeProblem[];
}

const units = new WeakMap<StyleInput, LessUnit>();

/** Reads the Less of a theme, once. */
export function lessUnitOf(input: StyleInput): LessUnit {
  const known = units.get(input);
  if (known !== undefined) return known;
  const made = readUnit(input);
  units.set(input, made);
  return made;
}

function readUnit(input: StyleInput): LessUnit {
  const source = new LessSource();
  const verbatim: string[] = [];
  const parts: Stylesheet[] = [];
  let asksWhatChanged = false;
  const seen: StyleSource[] = [];
  const problems: ThemeProblem[] = [];
  const keep = (text: string): number => parts.push(parseLess(`/*!vitrine-css-${verbatim.push(text) - 1}*/`));
  for (const { path, text } of input.styles) {
    if (path.endsWith('.css') && modern.test(text)) {
      keep(text);
      continue;
    }
    const whole = resolveImports({ path, text }, input.importable, seen, problems, 0);
    const prepared = source.protect(whole);
    const read = readLess(prepared);
    if (read instanceof Stylesheet) {
      parts.push(read);
      asksWhatChanged ||= prepared.includes('@changed-');
    }
    // Plain CSS is used unchanged: browsers tolerate more errors than the compiler.
    else if (path.endsWith('.css')) keep(text);
    else problems.push(problemOf(path, read));
  }
  return { source, verbatim, parts, asksWhatChanged, seen, problems };
}

/** Its CSS with the stylesheets that are used unchanged. */
const finishUnit = ({ source, verbatim }: LessUnit, css: string): string =>
  source
    .restore(css)
    .replaceAll(/\/\*!vitrine-css-(\d+)\*\//g, (_text, number: string) => verbatim[Number(number)] ?? '');

let prelude: Stylesheet | null = null;
const unchangedTweaks = new WeakMap<readonly Tweak[], Stylesheet>();

/** No tweak is set: parsed once for a theme, since there are many. */
function nothingChanged(tweaks: readonly Tweak[]): Stylesheet {
  const known = unchangedTweaks.get(tweaks);
  if (known !== undefined) return known;
  const made = parseLess(changedVariables(tweaks, noTweaks));
  unchangedTweaks.set(tweaks, made);
  return made;
}

/**
 * A unit with the owner's values. Only what they say is parsed; the compiler leaves the trees as they are. Throws where
 * the values are no Less.
 */
export function unitWith(unit: LessUnit, tweaks: readonly Tweak[], values: TweakValues): Stylesheet {
  const set = tweaks.filter(({ name }) => values[name] !== undefined);
  return joinSheets(
    (prelude ??= parseLess(hostPrelude)),
    parseLess(fontVariables(tweaks, values)),
    ...unit.parts,
    ...(unit.asksWhatChanged ? [nothingChanged(tweaks), parseLess(changedVariables(set, values))] : []),
    parseLess(tweakDefinitions(tweaks, values)),
  );
}

/** Sheets one after the other; each sees the variables and mixins of all, and the last of a name counts. */
export function joinSheets(...sheets: readonly Stylesheet[]): Stylesheet {
  const block = new Block();
  for (const sheet of sheets) for (const rule of sheet.block.rules) block.add(rule);
  return new Stylesheet(block);
}

function compileUnit(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  problems: ThemeProblem[],
): readonly Piece[] {
  const unit = lessUnitOf(input);
  problems.push(...unit.problems);
  const css = compile(() => unitWith(unit, tweaks, values), unit.seen, problems);
  return unit.source
    .restore(css)
    .split(/\/\*!vitrine-css-(\d+)\*\//)
    .map((part, index) =>
      index % 2 === 1 ? unchanging(input, unit.verbatim[Number(part)] ?? '') : toPiece(input, part),
    );
}

/** The CSS of Less, and what could not be calculated in it. Throws where it takes too much work. */
export function evaluateLess(tree: Stylesheet): {
  readonly css: string;
  readonly messages: readonly string[];
} {
  const context = compiler.context();
  const evaluated = new BoundedEvaluator(context).evaluateWhole(tree);
  const css = Renderer.render(context, evaluated).trimEnd();
  const messages = context.errors.flatMap(({ errors }) => errors.map(({ message }) => message));
  return { css, messages: [...new Set(messages)] };
}

/** Throws where the text is no Less. */
export function parseLess(less: string): Stylesheet {
  const tree = new BoundedStream(compiler.context(), less).parse(STYLESHEET);
  return tree instanceof Stylesheet ? tree : new Stylesheet(new Block());
}

function compile(read: () => Stylesheet, seen: readonly StyleSource[], problems: ThemeProblem[]): string {
  try {
    const { css, messages } = evaluateLess(read());
    for (const message of messages)
      problems.push({ severity: 'error', ...placeOf(message, seen), message: `Less: ${message}` });
    return css;
  } catch (error) {
    problems.push(failureOf(error));
    return '';
  }
}

/** The CSS of a tree; '' where it takes too much work. */
function cssOf(tree: Stylesheet): string {
  try {
    return evaluateLess(tree).css;
  } catch {
    return '';
  }
}

function failureOf(error: unknown): ThemeProblem {
  const message = error instanceof Error ? error.message : String(error);
  return { severity: 'error', file: 'styles', line: 0, column: 0, message: `Less: ${message}` };
}

/** The compiler's errors have no place; it is found by the name in the message. */
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

/** Where and why Less cannot be read: line and column from 1, 0 where they are not known. */
interface Unreadable {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly near: string;
}

const problemOf = (path: string, { line, column, reason, near }: Unreadable): ThemeProblem => ({
  severity: 'error',
  file: `styles/${path}`,
  line,
  column,
  message: `Less: ${reason} Near: ${near.slice(0, 80)}`,
});

/** Why Less cannot be read; null when it can be. */
export function unreadableLess(less: string): Unreadable | null {
  const read = readLess(less);
  return read instanceof Stylesheet ? null : read;
}

function readLess(less: string): Stylesheet | Unreadable {
  try {
    return parseLess(less);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const lines = [...text.matchAll(/^ *(\d+) {3}(.*)$/gm)];
    const mark = /^ *(\.+)\^$/m.exec(text)?.[1];
    const line = Number(lines.at(-1)?.[1] ?? 0);
    return {
      line,
      column: mark === undefined || line === 0 ? 0 : mark.length + 1,
      reason: /SyntaxError: (.*)/.exec(text)?.[1] ?? text.split('\n', 1)[0] ?? '',
      near: (lines.at(-1)?.[2] ?? '').trim(),
    };
  }
}

const localImport =
  /@import\s+(?:\([\w\s,]*\)\s*)?(?:url\(\s*)?["']?((?!https?:|\/\/)[^"')\s;]+)["']?\s*\)?\s*;|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The text with imports of the theme's and the host's stylesheets inlined. */
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
      // Imported inside a rule, the grid breaker's rules apply there.
      const isInside = depthAt(style.text, at) > 0 && bare(name) === 'sqs-grid-breaker';
      return isInside ? `${known}.sqs-grid-breaker();` : known;
    }
    const directory = style.path.includes('/') ? style.path.replace(/[^/]*$/, '') : '';
    const plain = name.replace(/^(?:\.\/|\/?styles\/)/, '');
    const path = [
      directory + plain,
      `${directory}${plain}.less`,
      plain,
      `${plain}.less`,
      `${plain}.css`,
    ].find((one) => importable.has(one));
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

/** Minifies CSS: drops comments and needless white space, but not in strings. */
export function minifyCss(css: string): string {
  return css
    .replaceAll(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|\/\*[\s\S]*?(?:\*\/|$)|\s*([{};,])\s*|\s+/g,
      (_part, kept: string | undefined, mark: string | undefined) => kept ?? mark ?? ' ',
    )
    .trim();
}
