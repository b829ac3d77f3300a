/** The submissions beside one that can be opened; null where there is none. */
export interface Neighbours {
  readonly newer: string | null;
  readonly older: string | null;
}

interface Entry {
  readonly id: string;
}

/** The submissions before and after one, in the first of these lists that has it: as the owner saw them. */
export function neighboursIn(id: string, lists: readonly (readonly Entry[])[]): Neighbours | null {
  for (const list of lists) {
    const at = list.findIndex((one) => one.id === id);
    if (at !== -1) return { newer: list[at - 1]?.id ?? null, older: list[at + 1]?.id ?? null };
  }
  return null;
}
