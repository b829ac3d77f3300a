import { listQuery } from '@vitrine/domain/search/list-lexemes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { SortType } from './cursor.ts';

/** A column that a list is sorted by. Rows with equal values follow each other by id. Never null. */
export interface SortColumn {
  readonly column: SQL;
  readonly type: SortType;
}

/**
 * Where a list is read from. An index that leads with the website and ends with the sort's column and the id makes each
 * sort fast; a GIN index on `search` makes the search fast.
 */
export interface ListSource<Sorts extends string> {
  /** The tables, joined: `orders o`. */
  readonly from: SQL;
  readonly websiteId: SQL;
  readonly id: SQL;
  readonly sorts: Readonly<Record<Sorts, SortColumn>>;
  /** A column of `listLexemes`. */
  readonly search: SQL;
  /** Which rows belong to the list, where the tables have others. */
  readonly always?: SQL;
}

/** Which rows of a list are wanted. */
export interface Wanted {
  readonly websiteId: string;
  /** Beginnings of words; '' for all. */
  readonly search: string;
  /** Exact terms of the search column, such as `p:<item id>`. */
  readonly marks?: readonly string[];
  /** Further conditions on the source's columns; undefined ones are left out. */
  readonly where?: readonly (SQL | undefined)[];
  /** A condition on at most one row that is shown first, such as that of the order with the searched number. */
  readonly first?: SQL | undefined;
}

/** A sort's value as text, for cursors. */
export function valueText({ column, type }: SortColumn): SQL {
  return type === 'time'
    ? sql`(extract(epoch from ${column}) * 1000000)::bigint::text`
    : sql`(${column})::text`;
}

/** A cursor's value as the column's type. */
export function valueOf({ type }: SortColumn, value: string): SQL {
  switch (type) {
    case 'time':
      return sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`;
    case 'integer':
      return sql`${value}::bigint`;
    case 'uuid':
      return sql`${value}::uuid`;
    case 'text':
      return sql`${value}::text`;
  }
}

/** A selection of the owner's: of what matches, these rows, or all but those. */
export function selectedOnly<Sorts extends string>(
  source: ListSource<Sorts>,
  wanted: Wanted,
  {
    ids,
    except,
  }: { readonly ids?: readonly string[] | undefined; readonly except?: readonly string[] | undefined },
): Wanted {
  const where = [
    ...(wanted.where ?? []),
    ids === undefined ? undefined : sql`${source.id} = any(${sql.param([...ids])}::uuid[])`,
    except === undefined ? undefined : sql`${source.id} <> all(${sql.param([...except])}::uuid[])`,
  ];
  return { ...wanted, where };
}

/**
 * The ids of the wanted rows in the order of their ids, after `after`, at most `limit`: for work that walks a whole
 * list.
 */
export function selectIds<Sorts extends string>(
  source: ListSource<Sorts>,
  wanted: Wanted,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): SQL {
  const conditions = sql.join(
    [
      conditionsOf(source, wanted),
      ...(isSearch(wanted) ? [sql`${source.search} @@ ${queryOf(wanted)}`] : []),
      ...(after === null ? [] : [sql`${source.id} > ${after}::uuid`]),
    ],
    sql` and `,
  );
  return sql`select ${source.id} as id from ${source.from} where ${conditions} order by ${source.id} limit ${limit}`;
}

/** Whether rows are searched, by words or by marks. */
export const isSearch = ({ search, marks = [] }: Wanted): boolean => search !== '' || marks.length > 0;

/** Null, which matches nothing, for a search without a letter or digit. */
export const queryOf = ({ websiteId, search, marks }: Wanted): SQL =>
  sql`${listQuery(websiteId, search, marks)}::tsquery`;

/** The conditions on the wanted rows, besides the search. */
export function conditionsOf<Sorts extends string>(source: ListSource<Sorts>, wanted: Wanted): SQL {
  const given = [source.always, ...(wanted.where ?? [])].filter((condition) => condition !== undefined);
  return sql.join([sql`${source.websiteId} = ${wanted.websiteId}::uuid`, ...given], sql` and `);
}
