interface Row {
  readonly id: string;
}

/**
 * The place, from 1, that pictures take when they are dragged over another one: in front of it, or behind it where they
 * come from before it.
 */
export function placeOver(rows: readonly Row[], ids: readonly string[], over: string): number {
  const chosen = new Set(ids);
  const from = rows.findIndex(({ id }) => chosen.has(id));
  const to = rows.findIndex(({ id }) => id === over);
  const before = rows.slice(0, to).filter(({ id }) => !chosen.has(id)).length;
  return before + (from < to ? 2 : 1);
}

/** The place, from 1, to which a key moves pictures that are `count` of `total`; null for a key that moves nothing. */
export function placeByKey(
  key: string,
  at: { readonly place: number; readonly columns: number; readonly count: number; readonly total: number },
): number | null {
  const last = at.total - at.count + 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at.place - 1,
    ArrowRight: at.place + 1,
    ArrowUp: at.place - at.columns,
    ArrowDown: at.place + at.columns,
    Home: 1,
    End: last,
  };
  const wanted = Object.hasOwn(places, key) ? places[key] : undefined;
  return wanted === undefined ? null : Math.max(1, Math.min(last, wanted));
}

/**
 * Pictures as they are now in an order that was shown before: what was added since stands behind it, and what is gone is
 * left out. With `hasMore` others follow that are not loaded, among which may be what is not shown now.
 */
export function orderedAs<T extends Row>(
  now: readonly T[],
  before: readonly T[],
  hasMore: boolean,
): readonly T[] {
  const known = new Map(now.map((row) => [row.id, row]));
  const there = new Set(before.map(({ id }) => id));
  return [
    ...before.flatMap((row) => known.get(row.id) ?? (hasMore ? row : [])),
    ...now.filter(({ id }) => !there.has(id)),
  ];
}

/** Whether two lists are the same entries in the same order. */
export const isSameOrder = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => other[at]?.id === id);
