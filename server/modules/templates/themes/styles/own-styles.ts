import {
  cssProblem,
  cssProblemAt,
  type CustomCssProblem,
  customCssProblem,
} from '@vitrine/domain/code/custom-css.ts';
import { withoutComments } from '@vitrine/domain/code/open-styles.ts';
import type { Stylesheet } from '@squarespace/less-ts';
import { partsOf } from '../critical-css/stylesheet-parts.ts';
import { TooMuchWork } from './less-evaluator.ts';
import { evaluateLess, joinSheets, lessUnitOf, parseLess, unitWith, unreadableLess } from './less-unit.ts';
import type { StyleInput } from './style-input.ts';
import { fromRoot, minifyCss } from './theme-styles.ts';
import type { Tweak, TweakValues } from './theme-tweaks.ts';

/** An owner's own CSS, compiled. */
export interface OwnStyles {
  /** '' where it cannot be used. */
  readonly css: string;
  readonly problems: readonly CustomCssProblem[];
}

export const noOwnStyles: OwnStyles = { css: '', problems: [] };

/** Characters of the compiled CSS. */
const MAX_COMPILED = 512 * 1024;
/** Stands between the theme's Less and the owner's. */
const boundary = '/*!vitrine-own*/';

/**
 * Compiles an owner's own CSS or Less with the theme's variables and mixins. It is compiled apart from the theme's
 * stylesheet, so that nothing in it changes or loses a rule of the theme. CSS that the compiler is too old for is used
 * as it stands, if nothing in it is Less.
 */
export function buildOwnStyles(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  written: string,
): OwnStyles {
  if (written.trim() === '') return noOwnStyles;
  const refused = customCssProblem(written);
  if (refused !== null) return { css: '', problems: [refused] };
  const own = withoutComments(written);
  const made = compileOwn(input, tweaks, values, own);
  return sound({ ...made, css: minifyCss(fromRoot(made.css)) });
}

function compileOwn(
  input: StyleInput,
  tweaks: readonly Tweak[],
  values: TweakValues,
  own: string,
): OwnStyles {
  const unit = lessUnitOf(input);
  const source = unit.source.copy();
  const prepared = source.protect(own);
  let tree: Stylesheet;
  try {
    tree = parseLess(prepared);
  } catch (error) {
    if (error instanceof TooMuchWork) return { css: '', problems: [cssProblem('tooMuch')] };
    const bad = isPlainCss(own) ? noDeclaration(own) : lineStart(own, unreadableLess(prepared)?.line ?? 1);
    return bad === -1
      ? { css: own, problems: [] }
      : { css: '', problems: [cssProblemAt(own, bad, 'unreadable')] };
  }
  try {
    const theme = unitWith(unit, tweaks, values);
    const { css, messages } = evaluateLess(joinSheets(theme, parseLess(boundary), tree));
    const at = css.indexOf(boundary);
    const known = new Set(messages.length === 0 ? [] : evaluateLess(theme).messages);
    const compiled = at === -1 ? '' : source.restore(css.slice(at + boundary.length));
    // Conditions inside rules are newer than the compiler, which takes their rules apart.
    const isTakenApart = partsOf(compiled) === null && isPlainCss(own) && noDeclaration(own) === -1;
    return {
      css: isTakenApart ? own : compiled,
      problems: messages.filter((message) => !known.has(message)).map((message) => failed(own, message)),
    };
  } catch (error) {
    const isTooMuch = error instanceof TooMuchWork || error instanceof RangeError;
    return {
      css: '',
      problems: [isTooMuch ? cssProblem('tooMuch') : failed(own, String(error))],
    };
  }
}

/** What leaves something open would take the rules after it along. */
function sound(made: OwnStyles): OwnStyles {
  if (made.css.length > MAX_COMPILED) return { css: '', problems: [...made.problems, cssProblem('tooMuch')] };
  if (partsOf(made.css) !== null) return made;
  return { css: '', problems: [...made.problems, cssProblem('unsound')] };
}

/** At-rules of CSS; any other word after an `@` is a variable. */
const atRule =
  /^@(?:-\w+-)?(?:media|supports|layer|container|property|font-face|keyframes|starting-style|scope|page|counter-style|view-transition|position-try|font-feature-values|font-palette-values)\b/i;

/** Whether nothing in the text is Less. */
function isPlainCss(css: string): boolean {
  const bare = css.replaceAll(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, '""');
  const isCall = /(?:^|[;{}])\s*[.#][\w-]+\s*(?:\([^{}]*\))?\s*(?:!important)?\s*[;}]/.test(bare);
  return (
    !isCall && !/@\{|~""/.test(bare) && [...bare.matchAll(/@[\w-]+/g)].every(([word]) => atRule.test(word))
  );
}

/** Where something in the braces of a rule is no declaration; -1 where everything is. */
function noDeclaration(css: string): number {
  const bare = css.replaceAll(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\([^()]*\)/g, (text) =>
    text.replaceAll(/[^\n]/g, '_'),
  );
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index: at } of bare.matchAll(/[{};]/g)) {
    const piece = bare.slice(from, at);
    const begin = from + piece.length - piece.trimStart().length;
    if (sign !== '{' && piece.trim() !== '' && !piece.trim().startsWith('@'))
      if (depth === 0 || !piece.includes(':')) return begin;
    if (sign !== ';') depth += sign === '{' ? 1 : -1;
    from = at + 1;
  }
  return bare.slice(from).trim() === '' ? -1 : from + bare.slice(from).search(/\S/);
}

/** The compiler's errors have no place; it is found by the name in the message. */
function failed(own: string, message: string): CustomCssProblem {
  if (message.includes('recursion limit')) return cssProblem('tooMuch');
  const name = /(?:variable|selector|call|Variable|mixin) ((?:@|\.|#)[\w-]+)/.exec(message)?.[1];
  const at = name === undefined ? -1 : own.indexOf(name);
  return name !== undefined && at !== -1 && message.startsWith('Failed to locate')
    ? cssProblemAt(own, at, 'missingName', { name })
    : cssProblemAt(own, Math.max(0, at), 'failed', { reason: message });
}

/** Where a line begins, counted from 1. */
function lineStart(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', at);
    if (next === -1) break;
    at = next + 1;
  }
  return at;
}
