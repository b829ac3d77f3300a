import type { QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

/** A hand-written statement, planned once per connection under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a named prepared statement on the pool or inside the caller's transaction. Timestamps and bigints are returned
 * as text: cast them in the statement where a number is wanted.
 */
export async function runNamed<Row extends QueryResultRow>(
  db: Queryable,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const prepared = db._.session.prepareQuery<{
    execute: { readonly rows: readonly Row[] };
    all: unknown;
    values: unknown;
  }>({ sql: statement.text, params: [...values] }, undefined, statement.name, false);
  return (await prepared.execute()).rows;
}
