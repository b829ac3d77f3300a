import {
  cssProblem,
  cssProblemAt,
  type CustomCssProblem,
  customCssProblem,
} from '@vitrine/domain/code/custom-css.ts';
import { openStyles, withoutComments } from '@vitrine/domain/code/open-styles.ts';
import { TooMuchWork } from './less-evaluator.ts';
import {
  compileLess,
  fromRoot,
  lessUnitOf,
  minifyCss,
  parseLess,
  type StyleInput,
  unitWith,
} from './theme-styles.ts';
import { unreadableLess } from './theme-styles.ts';
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
  const unit = lessUnitOf(input);
  const source = unit.source.copy();
  const prepared = source.protect(own);
  const compiled = ((): OwnStyles => {
    try {
      parseLess(prepared);
    } catch (error) {
      if (error instanceof TooMuchWork) return { css: '', problems: [cssProblem('tooMuch')] };
      return isPlainCss(own)
        ? { css: own, problems: [] }
        : { css: '', problems: [unreadable(own, prepared)] };
    }
    try {
      const less = [unitWith(unit, tweaks, values), boundary, prepared].join('\n');
      const { css, messages } = compileLess(less);
      const at = css.indexOf(boundary);
      const known = new Set(messages.length === 0 ? [] : messagesOfTheme(unitWith(unit, tweaks, values)));
      return {
        css: at === -1 ? '' : source.restore(css.slice(at + boundary.length)),
        problems: messages.filter((message) => !known.has(message)).map((message) => failed(own, message)),
      };
    } catch (error) {
      if (error instanceof TooMuchWork || error instanceof RangeError)
        return { css: '', problems: [cssProblem('tooMuch')] };
      return { css: '', problems: [failed(own, error instanceof Error ? error.message : String(error))] };
    }
  })();
  return sound({ ...compiled, css: minifyCss(fromRoot(compiled.css)) });
}

/** What leaves something open would take the rules after it along. */
function sound(made: OwnStyles): OwnStyles {
  if (made.css.length > MAX_COMPILED) return { css: '', problems: [...made.problems, cssProblem('tooMuch')] };
  if (openStyles(made.css) === null) return made;
  return { css: '', problems: [...made.problems, cssProblem('unsound')] };
}

function messagesOfTheme(unit: string): readonly string[] {
  try {
    return compileLess(unit).messages;
  } catch {
    return [];
  }
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

function unreadable(own: string, prepared: string): CustomCssProblem {
  const line = unreadableLess(prepared)?.line ?? 0;
  return cssProblemAt(own, placeOfLine(own, line), 'unreadable');
}

/** The compiler's errors have no place; it is found by the name in the message. */
function failed(own: string, message: string): CustomCssProblem {
  const name = /(?:variable|selector|call|Variable|mixin) ((?:@|\.|#)[\w-]+)/.exec(message)?.[1];
  const at = name === undefined ? -1 : own.indexOf(name);
  if (name !== undefined && at !== -1 && /undefined|find|unknown|matching/i.test(message))
    return cssProblemAt(own, at, 'missingName', { name });
  return cssProblemAt(own, Math.max(0, at), 'failed', { reason: message });
}

function placeOfLine(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', at);
    if (next === -1) break;
    at = next + 1;
  }
  return at;
}
