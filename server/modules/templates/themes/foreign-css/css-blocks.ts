/** A rule or an at-rule with a body. */
export interface CssBlock {
  /** The text before the brace, without comments. */
  readonly prelude: string;
  /** The declarations of a rule. */
  readonly body: string;
  /** Blocks around it. */
  readonly depth: number;
}

const marks =
  /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*[^"'\s)][^)]*\)|\/\*[^]*?(?:\*\/|$)|[{};]/gi;

/**
 * The stylesheet with each prelude replaced by the result of `rewrite`; for null the block is unwrapped. Styles of themes
 * may be malformed, so nothing is thrown and what cannot be parsed is left unchanged.
 */
export function rewriteBlocks(css: string, rewrite: (block: CssBlock) => string | null): string {
  const parts: string[] = [];
  const openBlocks: boolean[] = [];
  let from = 0;
  for (const { 0: mark, index: at } of css.matchAll(marks)) {
    if (mark.length > 1) continue;
    if (mark === '{') {
      const end = css.indexOf('}', at);
      const written = rewrite({
        prelude: css
          .slice(from, at)
          .replaceAll(/\/\*[^]*?\*\//g, '')
          .trim(),
        body: css.slice(at + 1, end === -1 ? css.length : end),
        depth: openBlocks.length,
      });
      openBlocks.push(written !== null);
      if (written !== null) parts.push(written, '{');
    } else {
      parts.push(css.slice(from, at));
      if (mark === ';' || (openBlocks.pop() ?? true)) parts.push(mark);
    }
    from = at + 1;
  }
  parts.push(css.slice(from));
  return parts.join('');
}

/** A selector list, split at commas outside of brackets. */
export function selectorsOf(prelude: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index: at } of prelude.matchAll(/"[^"]*"|'[^']*'|[()[\],]/g)) {
    if (mark === '(' || mark === '[') depth += 1;
    else if (mark === ')' || mark === ']') depth -= 1;
    else if (mark === ',' && depth === 0) {
      found.push(prelude.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, prelude.slice(from)].map((selector) => selector.trim());
}
