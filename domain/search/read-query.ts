/** Characters of a query that are read; the rest is left out. */
export const MAX_QUERY = 200;
/** Words of a query that are looked for, the first ones. */
export const MAX_WORDS = 8;

/** Marks and case taken off, so that "Café" and "cafe" are one word. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The words of a text as search compares them: folded, letters and digits only, an apostrophe joins what it stands
 * between. Texts and queries are cut alike.
 */
export function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .replaceAll(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A query as it is shown again and as it is looked for. */
export function readQuery(typed: string): { readonly text: string; readonly words: readonly string[] } {
  const text = typed
    .slice(0, 10 * MAX_QUERY)
    .replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .replace(/[\uD800-\uDBFF]$/, '');
  const words = wordsOf(text).map((word) => word.slice(0, 60));
  return { text, words: [...new Set(words)].slice(0, MAX_WORDS) };
}
