/**
 * Edit distance of two words: letters inserted, removed, replaced or swapped with the next. Returns `max + 1` when it
 * exceeds `max`.
 */
export function wordDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_none, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? max + 1, max + 1);
}

/** Typos tolerated in a word of this length: none in the shortest, where every other word is near. */
export function maxTypos(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The word with each pair of neighbouring letters swapped, the most common typo. */
export function adjacentSwaps(word: string): readonly string[] {
  const swaps = Array.from(
    { length: Math.max(0, word.length - 1) },
    (_none, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
  return [...new Set(swaps)].filter((swap) => swap !== word);
}

/** A word that occurs on the site. */
export interface KnownWord {
  readonly word: string;
  readonly inTitle: boolean;
}

/**
 * The word that was probably intended; null when none is near enough. Of equally near ones, words of titles come
 * first, then those with the same beginning.
 */
export function nearestWord(typed: string, known: Iterable<KnownWord>): string | null {
  const max = maxTypos(typed);
  if (max === 0) return null;
  const swaps = new Set(adjacentSwaps(typed));
  // In three letters one may be misplaced or missing; a replaced one makes a different word.
  const isShort = typed.length === 3;
  let best: { readonly word: string; readonly score: number } | null = null;
  for (const { word, inTitle } of known) {
    if (isShort && word.length === 3 && !swaps.has(word)) continue;
    const distance = wordDistance(typed, word, max);
    if (distance > max || distance === 0) continue;
    const score = distance + (inTitle ? 0 : 0.3) + (word[0] === typed[0] ? 0 : 0.4);
    if (best === null || score < best.score || (score === best.score && word < best.word)) {
      best = { word, score };
    }
  }
  return best?.word ?? null;
}
