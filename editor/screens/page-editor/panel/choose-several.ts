/** Which of several are chosen, in the order in which they were, and from which one a range goes. */
export interface Chosen {
  readonly ids: readonly string[];
  readonly anchor: string | null;
}

export const noneChosen: Chosen = { ids: [], anchor: null };

/**
 * After one was pressed: chosen, or not any more. With Shift (`isRange`) all between the one pressed before and this one
 * are chosen, in the order of `shown`. Never more than `most`: what is beyond stays unchosen.
 */
export function chooseOne(
  chosen: Chosen,
  id: string,
  how: { readonly isRange: boolean; readonly shown: readonly string[]; readonly most: number },
): Chosen {
  const from = chosen.anchor === null ? -1 : how.shown.indexOf(chosen.anchor);
  const to = how.shown.indexOf(id);
  if (how.isRange && from !== -1 && to !== -1) {
    const between = how.shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const added = from <= to ? between : between.toReversed();
    return { ids: union(chosen.ids, added, how.most), anchor: chosen.anchor };
  }
  const ids = chosen.ids.includes(id)
    ? chosen.ids.filter((other) => other !== id)
    : union(chosen.ids, [id], how.most);
  return { ids, anchor: id };
}

const union = (before: readonly string[], added: readonly string[], most: number): readonly string[] =>
  [...new Set([...before, ...added])].slice(0, Math.max(most, 0));
