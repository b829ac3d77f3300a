/** A stylesheet taken apart as far as choosing rules needs it. */
export type StylesheetPart =
  | { readonly kind: 'rule'; readonly selectors: string; readonly text: string }
  /** Rules under a condition or in a layer: `@media (…)`, `@layer name`. */
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly StylesheetPart[] }
  /** `@font-face`, `@keyframes`, `@layer a, b;`: taken as it is. */
  | { readonly kind: 'other'; readonly prelude: string; readonly text: string };

const groups = /^@(?:media|supports|layer|container|starting-style)\b/i;
/** Groups inside groups. */
const MAX_DEPTH = 12;

/** What matters to the structure: strings, addresses, comments, escapes, brackets and ends. */
const mark =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*[^"'\s)][^)]*\)|\/\*[^]*?\*\/|\\[^]|["'(){}[\];]|\/\*/gi;

/**
 * Takes a stylesheet apart. Null where it is not plainly built: what browsers make of a stray bracket or an unclosed
 * string is theirs to say.
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

/** Where one of `goals` stands outside of strings and brackets; `end` where none does, -1 where brackets do not match. */
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
