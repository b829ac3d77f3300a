/**
 * Lets a compiler of old Less process modern CSS. What it would calculate wrongly (`calc`, `clamp`, ratios) or cannot
 * parse (`@layer`, `@container`, ranges in `@media`) is replaced by placeholders and restored in the CSS.
 */
export class LessSource {
  readonly #kept: string[];

  /** `kept`: placeholders that are in use already. */
  constructor(kept: readonly string[] = []) {
    this.#kept = [...kept];
  }

  /** For another text that is compiled together with what this one has protected. */
  copy(): LessSource {
    return new LessSource(this.#kept);
  }

  /** Line breaks are kept, except inside a `calc`. */
  protect(less: string): string {
    let out = '';
    let at = 0;
    token.lastIndex = 0;
    for (let match = token.exec(less); match !== null; match = token.exec(less)) {
      const [text] = match;
      const begin = match.index;
      const replaced = this.#replace(text, less, begin);
      if (replaced === null) continue;
      out += less.slice(at, begin) + replaced.text;
      at = replaced.end;
      token.lastIndex = at;
    }
    return out + less.slice(at);
  }

  #replace(text: string, less: string, begin: number): { text: string; end: number } | null {
    // Strings, urls and comments are left unchanged.
    if (/^["'/]|^url\(/i.test(text)) return null;
    const end = begin + text.length;
    if (text.endsWith('(')) {
      const close = closingParenthesis(less, end);
      if (close === -1) return null;
      const call = less.slice(begin, close + 1);
      if (/["'~]/.test(call)) return null;
      if (/^m(?:in|ax)\(/i.test(text) && !/%|v[wh]|calc|var\(/.test(call)) return null;
      return { text: keepVerbatim(call), end: close + 1 };
    }
    if (text.startsWith('@')) {
      // A variable of that name among the arguments of a mixin: `.wide(@gap, @container) {`.
      if (closesMore(text)) return null;
      if (text.endsWith(';')) return { text: `/*!vitrine-${this.#keep(text)}*/`, end };
      return { text: `@supports (--vitrine-${this.#keep(text.slice(0, -1).trim())}: 0) {`, end };
    }
    const colon = text.indexOf(':') + 1;
    return { text: `${text.slice(0, colon)} ${keepVerbatim(text.slice(colon).trim())}`, end };
  }

  #keep(text: string): number {
    return this.#kept.push(text) - 1;
  }

  restore(css: string): string {
    const kept = (_text: string, number: string): string => this.#kept[Number(number)] ?? '';
    return css
      .replaceAll(/\/\*!vitrine-(\d+)\*\//g, kept)
      .replaceAll(/@supports\s*\(\s*--vitrine-(\d+)\s*:\s*0\s*\)/g, kept);
  }
}

const token = new RegExp(
  [
    /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\(\s*(?:"[^"\n]*"|'[^'\n]*'|[^)\n]*)\s*\)/, // strings and urls
    /\/\/[^\n]*|\/\*[\s\S]*?\*\//, // comments
    /(?<![\w.#@-])(?:-webkit-|-moz-)?(?:calc|clamp|min|max)\(/, // calculated by browsers
    /(?<![\w.#@-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?=[^(){};,]*\/)/, // modern colour syntax
    /@layer\s+[\w\s.,-]+;/, // statements
    /@(?:layer|container|property|scope|starting-style)(?![\w-]|\s*[:,)])[^{};]*\{/, // rules unknown to old Less
    /@media(?![\w-])[^{};]*[<>][^{};]*\{/, // ranges
    /(?<![\w-])(?:aspect-ratio|grid|grid-area|grid-row|grid-column|grid-template)\s*:[^;{}"'~]*\/[^;{}"'~]*(?=[;}])/, // ratios
  ]
    .map((part) => part.source)
    .join('|'),
  'gi',
);

const closesMore = (text: string): boolean => text.split(')').length > text.split('(').length;

/** A value that the compiler passes through; its variables are still interpolated. */
function keepVerbatim(value: string): string {
  return `~"${value.replaceAll(/\s+/g, ' ').replaceAll(/@([a-zA-Z][\w-]*)/g, '@{$1}')}"`;
}

function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length && at < from + 2000; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}
