/** A text with the replacement character for each lone surrogate, at which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The first `most` characters of a text, without half a surrogate pair at the end, which a database refuses. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
