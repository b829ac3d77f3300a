const spaces: ReadonlySet<string> = new Set([' ', '\n', '\t', '\v', '\r', '\f']);

/**
 * Truncates a text to `most` UTF-16 units after the last white space and appends `ellipsis`; a shorter text is returned
 * unchanged. A character is never cut in half.
 */
export function cutAtWord(text: string, most: number, ellipsis: string): string {
  if (text.length <= most) return text;
  for (let at = most - 1; at >= 0; at -= 1)
    if (spaces.has(text[at] ?? '')) return text.slice(0, at + 1) + ellipsis;
  const isHalf = /[\uD800-\uDBFF]/.test(text[most - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[most] ?? '');
  return text.slice(0, isHalf ? most - 1 : most) + ellipsis;
}
