/** Longest url id made from a title, characters. */
const MAX_MADE = 80;

/**
 * A url id made from a title: words in lower case with hyphens, letters without marks. `fallback` when the title has no
 * letters or digits.
 */
export function urlIdFrom(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  let made = '';
  for (const word of words ?? []) {
    const longer = made === '' ? word : `${made}-${word}`;
    if (longer.length > MAX_MADE) break;
    made = longer;
  }
  if (made !== '') return made;
  return words?.[0]?.slice(0, MAX_MADE) ?? fallback;
}

/** The url id itself, or with the lowest number from 2 that is not taken. */
export function freeUrlId(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
