/** The list with one entry moved to another place, or itself where there is no such place. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || list[from] === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), list[from], ...others.slice(to)];
}
