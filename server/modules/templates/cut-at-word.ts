const spaces: ReadonlySet<string> = new Set([' ', '\n', '\t', '\v', '\r', '\f']);

/**
 * A text of at most `most` UTF-16 units, cut after the last white space and followed by `ellipsis`; a shorter one as
 * it is. A character is never cut in half.
 */
export function cutAtWord(text: string, most: number, ellipsis: string): string {
  if (text.length <= most) return text;
  for (let at = most - 1; at >= 0; at -= 1)
    if (spaces.has(text[at] ?? '')) return text.slice(0, at + 1) + ellipsis;
  const isHalf = /[\uD800-\uDBFF]/.test(text[most - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[most] ?? '');
  return text.slice(0, isHalf ? most - 1 : most) + ellipsis;
}
