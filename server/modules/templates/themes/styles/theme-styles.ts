import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../platform/project-root.ts';
import { excludeOurElements, withoutLayers } from '../foreign-css/foreign-cascade.ts';
import { pageColors } from '../foreign-css/page-colors.ts';
import { replaceWithCopiesInCss } from '../outside-files.ts';
import { copyUrl } from '../theme-copies.ts';
import type { ThemeProblem } from '../theme-problem.ts';
import { hostStylesheets } from './host-less.ts';
import {
  bare,
  compile,
  cssOf,
  finishUnit,
  type LessUnit,
  lessUnitOf,
  localImport,
  readUnit,
  unitWith,
} from './less-unit.ts';
import { readTweaks } from './read-tweaks.ts';
import type { StyleInput, StyleSource } from './style-input.ts';
import type { Tweak, TweakValues } from './theme-tweaks.ts';

/** Later layers win, so the theme overrides all others. */
const layerOrder = '@layer reset, tokens, base, blocks, theme;\n';
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
      minifyOurs(`${layerOrder}${remote}\n${fontRules}`),
      ...pieces.map((piece) => (piece.minified ??= minifyOurs(piece.rest))),
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
  return (piece.minified ??= minifyOurs(input.blockStyles));
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

/** Minifies CSS: drops comments and needless white space, but not in strings. */
export function minifyCss(css: string): string {
  return css
    .replaceAll(
      /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|\/\*[\s\S]*?(?:\*\/|$)|\s*([{};,])\s*|\s+/g,
      (_part, kept: string | undefined, mark: string | undefined) => kept ?? mark ?? ' ',
    )
    .trim();
}

/**
 * Minifies CSS that is written for us further: also drops spaces after colons and around `>`, the last semicolon of a
 * rule, and zeros before a decimal point.
 */
export function minifyOurs(css: string): string {
  return minifyCss(css).replaceAll(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))|;(?=\})|(?<=[:>]) | (?=>)|(?<=[\s,(:]-?)0(?=\.\d)/g,
    (_part, kept: string | undefined) => kept ?? '',
  );
}
