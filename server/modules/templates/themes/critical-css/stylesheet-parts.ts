/** A stylesheet parsed as far as selecting rules needs it. */
export type StylesheetPart =
  | { readonly kind: 'rule'; readonly selectors: string; readonly text: string }
  /** Rules under a condition or in a layer: `@media (…)`, `@layer name`. */
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly StylesheetPart[] }
  /** `@font-face`, `@keyframes`, `@layer a, b;`: always included. */
  | { readonly kind: 'other'; readonly prelude: string; readonly text: string };

const groups = /^@(?:media|supports|layer|container|starting-style)\b/i;
/** Maximum nesting of groups. */
const MAX_DEPTH = 12;

/** Tokens of the structure: strings, urls, comments, escapes, brackets and semicolons. */
const mark =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*[^"'\s)][^)]*\)|\/\*[^]*?\*\/|\\[^]|["'(){}[\];]|\/\*/gi;

/**
 * Parses a stylesheet. Null where it is malformed: how browsers recover from a stray bracket or an unclosed string is not
 * reproduced here.
 */
export function partsOf(css: string): readonly StylesheetPart[] | null {
  return partsBetween(css, 0, css.length, 0);
}

function partsBetween(
  css: string,
  from: number,
  end: number,
  depth: number,
): readonly StylesheetPart[] | null {
  if (depth > MAX_DEPTH) return null;
  const parts: StylesheetPart[] = [];
  for (let at = from; ;) {
    const opening = findMark(css, at, end, '{;');
    if (opening === end) return css.slice(at, end).trim() === '' ? parts : null;
    if (opening === -1) return null;
    const prelude = css.slice(at, opening).trim();
    if (css[opening] === ';') {
      if (!prelude.startsWith('@')) return null;
      parts.push({ kind: 'other', prelude, text: `${prelude};` });
      at = opening + 1;
      continue;
    }
    const closing = findMark(css, opening + 1, end, '}');
    if (closing === -1 || closing === end || prelude === '') return null;
    at = closing + 1;
    const text = `${prelude}${css.slice(opening, at)}`;
    if (!prelude.startsWith('@')) parts.push({ kind: 'rule', selectors: prelude, text });
    else if (groups.test(prelude)) {
      const inner = partsBetween(css, opening + 1, closing, depth + 1);
      if (inner === null) return null;
      parts.push({ kind: 'group', prelude, parts: inner });
    } else parts.push({ kind: 'other', prelude, text });
  }
}

/** Offset of one of `goals` outside of strings and brackets; `end` if none, -1 if brackets do not match. */
function findMark(css: string, from: number, end: number, goals: string): number {
  const open: string[] = [];
  mark.lastIndex = from;
  for (let found = mark.exec(css); found !== null && found.index < end; found = mark.exec(css)) {
    const [text] = found;
    if (text === '"' || text === "'" || text === '/*') return -1;
    if (text.length > 1) continue;
    if (open.length === 0 && goals.includes(text)) return found.index;
    if (text === '(' || text === '[' || text === '{')
      open.push(text === '(' ? ')' : text === '[' ? ']' : '}');
    else if (text !== ';' && open.pop() !== text) return -1;
  }
  return open.length === 0 ? end : -1;
}
