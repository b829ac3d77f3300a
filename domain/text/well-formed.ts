/** A text with the replacement character for each lone surrogate, at which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
