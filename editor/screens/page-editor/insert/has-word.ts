/** Whether one of the texts has what is searched for, whatever its case. An empty search finds everything. */
export function hasWord(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}
