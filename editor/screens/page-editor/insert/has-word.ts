/** Whether one of the texts has what is searched for, whatever its case. An empty search finds everything. */
export function hasWord(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

/** How well a name answers a search, the best first: 0 is the name itself, 1 begins with it, 2 has it, 3 does not. */
export function nameRank(name: string, search: string): 0 | 1 | 2 | 3 {
  const wanted = search.trim().toLowerCase();
  const own = name.toLowerCase();
  if (own === wanted) return 0;
  if (own.startsWith(wanted)) return 1;
  return own.includes(wanted) ? 2 : 3;
}
