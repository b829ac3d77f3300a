/** A move as it is sent: entries behind another one (null: at the front), or at a place. */
export type Move = { readonly ids: readonly string[] } & (
  | { readonly after: string | null }
  | { readonly place: number }
);

interface Row {
  readonly id: string;
}

/**
 * The loaded rows with some of them moved so that the first is in `place`, from 1, and the move as it is sent. Where more
 * rows follow that are not loaded, what is moved behind the loaded ones is not shown any more.
 */
export function withMoved<T extends Row>(
  rows: readonly T[],
  ids: readonly string[],
  place: number,
  hasMore: boolean,
): { readonly rows: readonly T[]; readonly move: Move } {
  const chosen = new Set(ids);
  const moved = rows.filter(({ id }) => chosen.has(id));
  const others = rows.filter(({ id }) => !chosen.has(id));
  const named = moved.map(({ id }) => id);
  if (hasMore && place - 1 > others.length) return { rows: others, move: { ids: named, place } };
  const at = Math.min(Math.max(place - 1, 0), others.length);
  return {
    rows: others.toSpliced(at, 0, ...moved),
    move: { ids: named, after: others[at - 1]?.id ?? null },
  };
}

/** The moves that bring rows back to where they are in `before`: one for each run of them. */
export function movesBack(before: readonly Row[], ids: readonly string[]): readonly Move[] {
  const chosen = new Set(ids);
  const moves: { ids: string[]; after: string | null }[] = [];
  let after: string | null = null;
  let run: string[] | null = null;
  for (const { id } of before) {
    if (!chosen.has(id)) {
      after = id;
      run = null;
    } else if (run === null) {
      run = [id];
      moves.push({ ids: run, after });
    } else run.push(id);
  }
  return moves;
}
