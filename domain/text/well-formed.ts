/** A text with the sign for a lost character in place of each half of one; `encodeURIComponent` throws at halves. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
