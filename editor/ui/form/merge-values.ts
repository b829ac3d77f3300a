/** A field that both sides have changed to different values. `name` is its path, with the ids of rows: `zones.z1.name`. */
export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** They have deleted the entry that mine has changed; `theirs` is undefined. */
  readonly isDeleted?: true;
  /** And mine cannot be kept as a new one. */
  readonly isLost?: boolean;
}

interface Row {
  readonly id: string;
}

/** Whether two form values are the same, at any depth. */
export function sameValues(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => sameValues(value, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValues(a[key], b[key]))
  );
}

/**
 * Merges the values of a form (`mine`) with newer stored ones (`theirs`), both descended from `base`. A field that one
 * side has changed takes that side's value; one that both have changed keeps mine and is listed as a conflict. Rows
 * (arrays whose elements all have an `id`) are merged one by one: an added row stays, a removed row is removed unless
 * the other side has changed it. An entry of a record that they removed and mine has changed stays, and is a conflict.
 * Other arrays are single values.
 */
export function mergeValues<T>(
  mine: T,
  base: T,
  theirs: T,
): { readonly values: T; readonly conflicts: readonly Conflict[] } {
  const conflicts: Conflict[] = [];
  const values = merge(mine, base, theirs, '', conflicts) as T;
  return { values, conflicts };
}

function merge(mine: unknown, base: unknown, theirs: unknown, name: string, conflicts: Conflict[]): unknown {
  if (sameValues(mine, base) || sameValues(mine, theirs)) return theirs;
  if (sameValues(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(base) && isRecord(theirs)) {
    return mergeRecords(mine, base, theirs, name, conflicts);
  }
  if (isRows(mine) && isRows(base) && isRows(theirs)) return mergeRows(mine, base, theirs, name, conflicts);
  conflicts.push({ name, mine, theirs });
  return mine;
}

function mergeRecords(
  mine: Record<string, unknown>,
  base: Record<string, unknown>,
  theirs: Record<string, unknown>,
  name: string,
  conflicts: Conflict[],
): Record<string, unknown> {
  const isMineAlone = (key: string): boolean =>
    !Object.hasOwn(base, key) || !sameValues(mine[key], base[key]);
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine).filter(isMineAlone)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      if (!Object.hasOwn(mine, key)) return [key, theirs[key]];
      if (!Object.hasOwn(theirs, key)) {
        if (Object.hasOwn(base, key)) {
          conflicts.push({
            name: joinName(name, key),
            mine: mine[key],
            theirs: undefined,
            isDeleted: true,
          });
        }
        return [key, mine[key]];
      }
      return [key, merge(mine[key], base[key], theirs[key], joinName(name, key), conflicts)];
    }),
  );
}

function mergeRows(
  mine: readonly Row[],
  base: readonly Row[],
  theirs: readonly Row[],
  name: string,
  conflicts: Conflict[],
): readonly Row[] {
  const old = byId(base);
  const [own, others] = [byId(mine), byId(theirs)];
  const isKept = (row: Row, other: ReadonlyMap<string, Row>): boolean => {
    const was = old.get(row.id);
    return other.has(row.id) || was === undefined || !sameValues(row, was);
  };
  const [left, right] = isReordered(mine, base) ? [mine, theirs] : [theirs, mine];
  const ids = left.filter((row) => isKept(row, byId(right))).map(({ id }) => id);
  // Rows that only the other side has come after the row they follow there.
  for (const [index, row] of right.entries()) {
    if (ids.includes(row.id) || !isKept(row, byId(left))) continue;
    const before = right.slice(0, index).findLast(({ id }) => ids.includes(id));
    ids.splice(before === undefined ? 0 : ids.indexOf(before.id) + 1, 0, row.id);
  }
  return ids.flatMap((id) => {
    const [one, other] = [own.get(id), others.get(id)];
    if (one === undefined || other === undefined) return [one ?? other].filter((row) => row !== undefined);
    return [merge(one, old.get(id), other, joinName(name, id), conflicts) as Row];
  });
}

function isReordered(mine: readonly Row[], base: readonly Row[]): boolean {
  const [own, old] = [byId(mine), byId(base)];
  return !sameValues(
    mine.filter(({ id }) => old.has(id)).map(({ id }) => id),
    base.filter(({ id }) => own.has(id)).map(({ id }) => id),
  );
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['id'] === 'string');
}

/** The name of a field or row within a group. */
export function joinName(group: string, key: string): string {
  return group === '' ? key : `${group}.${key}`;
}
