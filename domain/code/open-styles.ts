/** What a stylesheet leaves open, or closes without having opened it. */
export interface OpenStyles {
  readonly kind: 'comment' | 'string' | 'block' | 'bracket' | 'stray' | 'deep';
  /** The sign that is open, or that closes nothing. */
  readonly sign: string;
  /** Index into the text. */
  readonly at: number;
}

/** Levels of braces and brackets in one another. */
const MAX_LEVELS = 40;

/** What matters to the structure; the rest is passed over. */
const mark =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*(?!["'\s])[^"'()\s]*\s*\)|\/\*[^]*?\*\/|\/\/[^\n]*|\\[^]|["'(){}[\]]|\/\*/giu;

const closingOf: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
const openingOf: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };

/** The sign that closes an open one, or that a closing one belongs to. */
export const otherSign = (sign: string): string => closingOf[sign] ?? openingOf[sign] ?? sign;

/**
 * The first thing by which CSS or Less would reach beyond its end, or beyond the end of a rule; null where there is none.
 * Time grows with the length of the text only.
 */
export function openStyles(css: string): OpenStyles | null {
  const open: { readonly sign: string; readonly at: number }[] = [];
  for (const { 0: text, index: at } of css.matchAll(mark)) {
    if (text === '/*') return { kind: 'comment', sign: text, at };
    if (text === '"' || text === "'") return { kind: 'string', sign: text, at };
    if (text.length > 1) continue;
    if (closingOf[text] !== undefined) {
      if (open.length >= MAX_LEVELS) return { kind: 'deep', sign: text, at };
      open.push({ sign: text, at });
      continue;
    }
    const last = open.pop();
    if (last?.sign === openingOf[text]) continue;
    // A brace ends the rule; what is open in it is the mistake.
    if (last !== undefined && last.sign !== '{') return { kind: 'bracket', ...last };
    return { kind: 'stray', sign: text, at };
  }
  const first = open.findLast(({ sign }) => sign !== '{') ?? open.at(-1);
  return first === undefined ? null : { kind: first.sign === '{' ? 'block' : 'bracket', ...first };
}

/** The same text with each comment replaced by spaces, so that every place in it stays where it was. */
export function withoutComments(css: string): string {
  return css.replaceAll(mark, (text) =>
    text.startsWith('/*') || text.startsWith('//') ? text.replaceAll(/[^\n]/gu, ' ') : text,
  );
}
