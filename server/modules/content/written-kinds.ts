import { type CollectionKind, type WrittenKind, writtenKinds } from '@vitrine/domain/content/content.ts';

/** Whether the entries of a list of this kind are written in the page editor. */
export const isWrittenKind = (kind: CollectionKind): kind is WrittenKind =>
  writtenKinds.some((written) => written === kind);

/** The same in SQL; `kind` is the column's name, such as `c.kind`. */
export const isWrittenSql = (kind: string): string =>
  `${kind} in (${writtenKinds.map((written) => `'${written}'`).join(', ')})`;
