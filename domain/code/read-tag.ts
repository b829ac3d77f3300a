/** A start or end tag. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** The place after its `>`. */
  readonly end: number;
  readonly closesItself: boolean;
}

const nameOfTag = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const gap = /[\t\n\f\r /]*/y;
const nameOfAttribute = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const unquoted = /[^\t\n\f\r >]*/y;

/**
 * The tag that begins at a place, where a `<`, perhaps a slash, and a letter stand; null when it does not end. As in
 * browsers, quotation marks matter only as the first sign of a value.
 */
export function readTag(code: string, at: number): Tag | null {
  nameOfTag.lastIndex = at;
  const name = nameOfTag.exec(code)?.[1]?.toLowerCase();
  if (name === undefined) return null;
  let from = nameOfTag.lastIndex;
  while (from < code.length) {
    const next = after(gap, code, from);
    if (code[next] === '>')
      return { name, end: next + 1, closesItself: next > from && code[next - 1] === '/' };
    if (next === code.length) return null;
    from = after(nameOfAttribute, code, next);
    const value = after(equals, code, from);
    if (value === from) continue;
    const quote = code[value];
    if (quote === '"' || quote === "'") {
      const end = code.indexOf(quote, value + 1);
      if (end === -1) return null;
      from = end + 1;
    } else from = after(unquoted, code, value);
  }
  return null;
}

/** The place after what a sticky pattern finds there; the same place when it finds nothing. */
function after(pattern: RegExp, code: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(code) === null ? from : pattern.lastIndex;
}
