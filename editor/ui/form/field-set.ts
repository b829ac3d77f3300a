import { joinName } from './merge-values.ts';
import { valueAt } from './field-names.ts';

/** What a field is called in the summary of problems and in conflicts, and how its values are written there. */
export interface FieldLabel {
  readonly label: string;
  readonly show: (value: unknown) => string;
}

/** One field of a form, for a field component. */
export interface Field<T> {
  /** Path in the form's values, with the ids of rows: `zones.z1.name`. */
  readonly name: string;
  readonly value: T;
  readonly problem: string | undefined;
  readonly labels: Map<string, FieldLabel>;
  change(value: T): void;
  /** Changes the value that it has by then: for undo and for answers that arrive later. */
  update(change: (before: T) => T): void;
}

/** A row of a repeatable group. */
export interface FormRow<R> {
  readonly id: string;
  readonly fields: FieldSet<R>;
}

/** Repeatable rows: arrays of objects with an `id` of their own, made by `crypto.randomUUID()` in the browser. */
export interface FormRows<R> {
  readonly name: string;
  readonly problem: string | undefined;
  readonly labels: Map<string, FieldLabel>;
  readonly rows: readonly FormRow<R>[];
  /** Adds a row, at the end or at a place. */
  add(row: R, at?: number): void;
  remove(id: string): void;
  /** Moves a row by so many places. */
  move(id: string, by: number): void;
}

type RowOf<T> = T extends readonly (infer R extends { readonly id: string })[] ? R : never;

/** The fields of a form or of a group in it. */
export interface FieldSet<V> {
  readonly values: V;
  field<K extends keyof V & string>(key: K): Field<V[K]>;
  group<K extends keyof V & string>(key: K): FieldSet<V[K]>;
  rows<K extends keyof V & string>(key: K): FormRows<RowOf<V[K]>>;
}

/** What the fields of a form have in common. */
export interface FormCore {
  readonly values: unknown;
  readonly problems: Readonly<Record<string, string>>;
  readonly labels: Map<string, FieldLabel>;
  /** Changes the values of the named field. */
  update(name: string, change: (before: unknown) => unknown): void;
}

/** The fields of a form, or of the named group in it. */
export function fieldSet<V>(core: FormCore, name = ''): FieldSet<V> {
  const at = (key: string) => joinName(name, key);
  return {
    values: (name === '' ? core.values : valueAt(core.values, name)) as V,
    field: <K extends keyof V & string>(key: K): Field<V[K]> => ({
      name: at(key),
      value: valueAt(core.values, at(key)) as V[K],
      problem: core.problems[at(key)],
      labels: core.labels,
      change: (value) => core.update(at(key), () => value),
      update: (change) => core.update(at(key), (before) => change(before as V[K])),
    }),
    group: (key) => fieldSet(core, at(key)),
    rows: <K extends keyof V & string>(key: K): FormRows<RowOf<V[K]>> => formRows<RowOf<V[K]>>(core, at(key)),
  };
}

function formRows<R extends { readonly id: string }>(core: FormCore, name: string): FormRows<R> {
  const list = (valueAt(core.values, name) ?? []) as readonly R[];
  const update = (change: (rows: readonly R[]) => readonly R[]) =>
    core.update(name, (before) => change(before as readonly R[]));
  return {
    name,
    problem: core.problems[name],
    labels: core.labels,
    rows: list.map(({ id }) => ({ id, fields: fieldSet<R>(core, joinName(name, id)) })),
    add: (row, at) => update((rows) => rows.toSpliced(at ?? rows.length, 0, row)),
    remove: (id) => update((rows) => rows.filter((row) => row.id !== id)),
    move: (id, by) =>
      update((rows) => {
        const from = rows.findIndex((row) => row.id === id);
        const row = rows[from];
        const to = from + by;
        if (row === undefined || to < 0 || to >= rows.length) return rows;
        return rows.toSpliced(from, 1).toSpliced(to, 0, row);
      }),
  };
}
