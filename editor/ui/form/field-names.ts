import { isRecord, isRows, joinName } from './merge-values.ts';

/** The value of a field; undefined where there is none. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const key of name.split('.')) {
    if (Array.isArray(value)) value = isRows(value) ? value.find(({ id }) => id === key) : undefined;
    else value = isRecord(value) ? value[key] : undefined;
  }
  return value;
}

/** The values with one field changed; unchanged where there is no such field. */
export function withValueAt<T>(values: T, name: string, change: (before: unknown) => unknown): T {
  return changed(values, name.split('.'), change) as T;
}

function changed(value: unknown, path: readonly string[], change: (before: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (isRows(value)) return value.map((row) => (row.id === key ? changed(row, rest, change) : row));
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: changed(value[key], rest, change) };
}

/** The values without an entry of a record; unchanged where there is none. */
export function withoutEntryAt<T>(values: T, name: string): T {
  const cut = name.lastIndexOf('.');
  return withValueAt(values, name.slice(0, cut), (before) => {
    if (!isRecord(before)) return before;
    const { [name.slice(cut + 1)]: _, ...others } = before;
    return others;
  });
}

/** The field that a server's error path means: rows by index there (`zones.0.name`) are rows by id here (`zones.z1.name`). */
export function fieldOfPath(values: unknown, path: string): string {
  let value = values;
  let name = '';
  for (const key of path.split('.')) {
    const row: unknown = isRows(value) && /^\d+$/.test(key) ? value[Number(key)] : undefined;
    if (isRecord(row) && typeof row['id'] === 'string') {
      name = joinName(name, row['id']);
      value = row;
    } else {
      name = joinName(name, key);
      value = isRecord(value) ? value[key] : undefined;
    }
  }
  return name;
}

/** The problems without those of a changed field, of the group it is in, and of everything in it. */
export function withoutProblemsAt(
  problems: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  const touched = (other: string) =>
    other === name || other.startsWith(`${name}.`) || name.startsWith(`${other}.`);
  const left = Object.entries(problems).filter(([other]) => !touched(other));
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}
