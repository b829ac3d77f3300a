import { customCssProblems as text } from '../text/en/custom-css.ts';
import { fillText } from '../text/fill-text.ts';
import { openStyles, otherSign, withoutComments } from './open-styles.ts';
import { codeBytes } from './page-code.ts';

/** Kilobytes of an owner's own CSS for one theme, in UTF-8. */
const MAX_CUSTOM_CSS_KB = 64;

/** Something wrong with an owner's own CSS, in their words. */
export interface CustomCssProblem {
  /** From 1; null where it is not about one line. */
  readonly line: number | null;
  readonly sentence: string;
}

/** Says what is wrong at a place of the text. */
export function cssProblemAt(
  css: string,
  at: number,
  kind: keyof typeof text,
  values: Readonly<Record<string, string>> = {},
): CustomCssProblem {
  const line = css.slice(0, at).split('\n').length;
  return { line, sentence: fillText(text[kind], { ...values, line }) };
}

/** Says what is wrong with the text as a whole. */
export const cssProblem = (kind: 'tooMuch' | 'unsound'): CustomCssProblem => ({
  line: null,
  sentence: text[kind],
});

/**
 * Why CSS or Less cannot be used, as far as its signs say; null when it can. Whether it can be compiled only the server
 * knows.
 */
export function customCssProblem(css: string): CustomCssProblem | null {
  const bytes = codeBytes(css);
  if (bytes > MAX_CUSTOM_CSS_KB * 1024) {
    const values = { size: Math.ceil(bytes / 1024), max: MAX_CUSTOM_CSS_KB };
    return { line: null, sentence: fillText(text.tooLong, values) };
  }
  const unstorable = /(?![\t\n\f\r])[\p{Cc}\p{Surrogate}]/u.exec(css);
  if (unstorable !== null) return cssProblemAt(css, unstorable.index, 'character');
  const open = openStyles(css);
  if (open !== null)
    return cssProblemAt(css, open.at, open.kind, { sign: open.sign, closing: otherSign(open.sign) });
  const imported = /@import\b/i.exec(withoutTexts(css));
  return imported === null ? null : cssProblemAt(css, imported.index, 'import');
}

/** Without comments and quoted texts, at the same places. */
const withoutTexts = (css: string): string =>
  withoutComments(css).replaceAll(/"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, (quoted) =>
    quoted.replaceAll(/[^\n]/g, ' '),
  );
