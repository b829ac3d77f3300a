/**
 * What a page's markup must contain so that a selector can match anything in it: a token (`.class`, `#id` or a tag
 * name), all of several needs, or one of several. True where it may match on any page.
 */
export type Need = true | KnownNeed;
export type KnownNeed = string | { readonly kind: 'all' | 'any'; readonly of: readonly KnownNeed[] };

/** Pseudo-classes whose selectors are alternatives; the content of others, such as `:not()`, needs nothing. */
const alternatives = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any', ':has']);
/** Classes that scripts add before the whole stylesheet is loaded. */
const stateClass = /^(?:(?:is|has|js|no)-|cart-pill)/;
/** Maximum nesting of selectors. */
const MAX_DEPTH = 8;

const part =
  /([.#]?)(-?[_a-z\u0080-\uffff][\w\u0080-\uffff-]*|--[\w\u0080-\uffff-]*)|(::?[\w-]+)(\(?)|\[(?:[^\]"'\\]|"[^"\\]*"|'[^'\\]*')*\]|[\s>+~*&,]/iy;

/** The need of a selector list. One that cannot be parsed may match anywhere. */
export function needOf(selectors: string, depth = 0): Need {
  const lists: Need[][] = [[]];
  let at = 0;
  while (at < selectors.length) {
    part.lastIndex = at;
    const found = part.exec(selectors);
    if (found === null || depth > MAX_DEPTH) return true;
    const [whole, mark = '', name, pseudo, opens] = found;
    at += whole.length;
    if (whole === ',') lists.push([]);
    else if (name !== undefined) lists.at(-1)?.push(needOfName(mark, name));
    else if (opens === '(') {
      const end = closingOf(selectors, at);
      if (end === -1) return true;
      if (alternatives.has(pseudo?.toLowerCase() ?? ''))
        lists.at(-1)?.push(needOf(selectors.slice(at, end), depth + 1));
      at = end + 1;
    }
  }
  return anyOf(lists.map(allOf));
}

function needOfName(mark: string, name: string): Need {
  if (mark === '') return name.toLowerCase();
  return mark === '.' && stateClass.test(name) ? true : mark + name;
}

const bracketOrString = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[()]/g;

/** Offset of the bracket that closes the one open at `from`; -1 if unclosed. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  bracketOrString.lastIndex = from;
  for (let found = bracketOrString.exec(text); found !== null; found = bracketOrString.exec(text)) {
    if (found[0] === '(') depth += 1;
    else if (found[0] === ')') depth -= 1;
    if (depth === 0) return found.index;
  }
  return -1;
}

function allOf(needs: readonly Need[]): Need {
  const of = [...new Set(needs.filter((need) => need !== true))];
  return of.length <= 1 ? (of[0] ?? true) : { kind: 'all', of };
}

function anyOf(needs: readonly Need[]): Need {
  const of = [...new Set(needs.filter((need) => need !== true))];
  if (needs.includes(true)) return true;
  return of.length <= 1 ? (of[0] ?? true) : { kind: 'any', of };
}
