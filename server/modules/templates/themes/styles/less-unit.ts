import { Block, LessCompiler, Renderer, STYLESHEET, Stylesheet } from '@squarespace/less-ts';
import { MAX_PROBLEMS, placeIn, type ThemeProblem } from '../theme-problem.ts';
import { hostPrelude, hostStylesheets } from './host-less.ts';
import { BoundedEvaluator, BoundedStream } from './less-evaluator.ts';
import { LessSource } from './less-source.ts';
import type { StyleInput, StyleSource } from './style-input.ts';
import {
  changedVariables,
  fontVariables,
  noTweaks,
  type Tweak,
  tweakDefinitions,
  type TweakValues,
} from './theme-tweaks.ts';

/** Maximum nesting of imports. */
const MAX_IMPORT_DEPTH = 8;
/** Maximum imports per stylesheet, repeated ones included. */
const MAX_IMPORTS = 300;
/** CSS that old Less cannot parse or calculate; a `.css` file with any of it is used unchanged. */
const modern =
  /@layer|@container|@property|\b(?:clamp|min|max)\(|color-mix\(|oklch\(|:(?:has|is|where)\(|var\(--|calc\(|\/\s*(?:auto|\d)/;

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

export function readUnit(input: StyleInput): LessUnit {
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
export const finishUnit = ({ source, verbatim }: LessUnit, css: string): string =>
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

export function compile(
  read: () => Stylesheet,
  seen: readonly StyleSource[],
  problems: ThemeProblem[],
): string {
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
export function cssOf(tree: Stylesheet): string {
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

export const localImport =
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

export const bare = (name: string): string => name.replace(/^.*\//, '').replace(/\.(?:less|css)$/, '');

function depthAt(text: string, at: number): number {
  let depth = 0;
  for (const mark of text.slice(0, at).replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''))
    depth += mark === '{' ? 1 : mark === '}' ? -1 : 0;
  return depth;
}
