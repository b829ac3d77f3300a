/** Maximum length of a query, characters; the rest is ignored. */
export const MAX_QUERY = 200;
/** Maximum number of words of a query; the rest is ignored. */
export const MAX_WORDS = 8;

/** Removes accents and case, so that "Café" and "cafe" are the same word. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The words of a text as search compares them: folded, letters and digits only, joined across apostrophes. Texts and
 * queries are split the same way.
 */
export function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .replaceAll(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A query as shown and as searched. */
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
