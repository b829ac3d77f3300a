import { listIndexQuery, listQuery } from '@vitrine/domain/search/list-lexemes.ts';
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
  /** How many times as long as one of a single table a row takes to read, 1 unless given: so many fewer are counted. */
  readonly weight?: number;
}

/** Which rows of a list are wanted. */
export interface Wanted<Sorts extends string = string> {
  readonly websiteId: string;
  /** Beginnings of words; '' for all. */
  readonly search: string;
  /** Exact terms of the search column, such as `p:<item id>`. */
  readonly marks?: readonly string[];
  /** Further conditions on the source's columns; undefined ones are left out. */
  readonly where?: readonly (SQL | undefined)[];
  /** Ranges of the columns of sorts; undefined ones are left out. A list with that sort is read from where it begins. */
  readonly within?: { readonly [Sort in Sorts]?: readonly (SQL | undefined)[] };
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
  const conditions = allOf([
    ...listConditions(source, wanted),
    ...matchConditions(source, wanted),
    after === null ? undefined : sql`${source.id} > ${after}::uuid`,
  ]);
  return sql`select ${source.id} as id from ${source.from} where ${conditions} order by ${source.id} limit ${limit}`;
}

/** Conditions joined with `and`; undefined ones are left out. */
export const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );

/** The conditions that every row of the list meets. */
export const listConditions = <Sorts extends string>(
  source: ListSource<Sorts>,
  { websiteId }: Wanted,
): readonly (SQL | undefined)[] => [sql`${source.websiteId} = ${websiteId}::uuid`, source.always];

/** The conditions of the filters. */
export const filters = ({ where = [], within = {} }: Wanted): readonly (SQL | undefined)[] => [
  ...where,
  ...Object.values(within).flatMap((ranges) => ranges ?? []),
];

/** The conditions of the filters and of the search. */
export function matchConditions<Sorts extends string>(
  source: ListSource<Sorts>,
  wanted: Wanted,
): readonly (SQL | undefined)[] {
  const { websiteId, search, marks = [] } = wanted;
  if (search === '' && marks.length === 0) return filters(wanted);
  // Null, which matches nothing, for a search without a letter or digit.
  const query = listQuery(websiteId, search, marks);
  const indexQuery = listIndexQuery(websiteId, search, marks);
  return [
    ...filters(wanted),
    sql`${source.search} @@ ${indexQuery}::tsquery`,
    // No index is read for a condition in this form.
    query === indexQuery ? undefined : sql`(${source.search} @@ ${query}::tsquery) is true`,
  ];
}
