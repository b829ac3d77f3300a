import type { ListCount } from '@vitrine/contracts/list.ts';
import { COUNT_LIMIT, LIST_PAGE } from '@vitrine/contracts/list-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import {
  allOf,
  filters,
  listConditions,
  type ListSource,
  matchConditions,
  type SortColumn,
  valueOf,
  valueText,
  type Wanted,
} from './list-source.ts';

/**
 * Rows in the list's order that are looked through before any other index is used: a page of what is frequent is full
 * by then, where the index would collect every such row.
 */
const WALKED_ROWS = 2000;
/** The same again, if it is too frequent to be sorted. */
const FAR_ROWS = 20_000;
/**
 * Rows that an index collects to be sorted. Of what is spread evenly over a million rows, this many are found about as
 * fast as the first page by walking.
 */
const SORTED_ROWS = 7000;
/** The same where almost none of the first rows matched: then the others are close together, far down. */
const SORTED_FAR_ROWS = 60_000;
/** Matches among the first rows, below which they are almost none. */
const FEW_MATCHES = 5;

interface Position {
  readonly id: string;
  readonly value: string;
}

/** The ids of a page, in order, and the cursor of the next page. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

/**
 * A page of a list, after the cursor `after`. Each row is read exactly once by following the cursors, also while rows
 * are added or changed, as long as its own sort value stays. MALFORMED_REQUEST for a cursor of another list or sort.
 */
export async function readPage<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  page: {
    readonly sort: Sorts | `-${Sorts}`;
    readonly after: string | undefined;
    readonly limit?: number;
  },
): Promise<Result<IdPage, 'MALFORMED_REQUEST'>> {
  const { limit = LIST_PAGE } = page;
  const isDescending = page.sort.startsWith('-');
  const sort = source.sorts[page.sort.replace(/^-/, '') as Sorts];
  const after = page.after === undefined ? null : readCursor(page.after, page.sort, sort.type);
  if (page.after !== undefined && after === null) {
    return fail('MALFORMED_REQUEST', {
      fields: { after: 'This page of the list is no longer valid. Load the list again.' },
    });
  }
  const first = wanted.first === undefined ? null : await findFirst(db, source, wanted, wanted.first);
  const rest = first === null ? wanted : without(source, wanted, first);
  const shown = first !== null && after === null ? [first] : [];
  const order = { sort, isDescending, after };
  const found = await findPositions(db, source, rest, order, limit + 1 - shown.length);
  const kept = found.slice(0, limit - shown.length);
  const last = kept.at(-1);
  return ok({
    ids: [...shown, ...kept.map(({ id }) => id)],
    next:
      found.length > kept.length && last !== undefined
        ? writeCursor({ sort: page.sort, value: last.value, id: last.id })
        : null,
  });
}

/** How many rows match, at most `COUNT_LIMIT`. */
export async function countRows<Sorts extends string>(
  db: Database,
  source: ListSource<Sorts>,
  wanted: Wanted,
): Promise<ListCount> {
  const conditions = allOf([...listConditions(source, wanted), ...matchConditions(source, wanted)]);
  const found = await withIndexes(db, (tx) =>
    select<{ count: number }>(
      tx,
      sql`select count(*)::int as count from (
        select 1 from ${source.from} where ${conditions} limit ${COUNT_LIMIT + 1}) counted`,
    ),
  );
  const total = found[0]?.count ?? 0;
  return { count: Math.min(total, COUNT_LIMIT), isMore: total > COUNT_LIMIT };
}

interface Order {
  readonly sort: SortColumn;
  readonly isDescending: boolean;
  readonly after: Cursor | null;
}

async function findPositions<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  order: Order,
  limit: number,
): Promise<readonly Position[]> {
  const near = await walk(db, source, wanted, order, { limit, rows: WALKED_ROWS });
  if (near.length === limit) return near;
  const isFarAway = near.length < FEW_MATCHES;
  const some = await collect(db, source, wanted, order, {
    limit,
    rows: isFarAway ? SORTED_FAR_ROWS : SORTED_ROWS,
  });
  if (some !== null) return some;
  const far = await walk(db, source, wanted, order, { limit, rows: FAR_ROWS });
  if (far.length === limit) return far;
  // Many, but far down: to sort all of them is faster than to come upon them.
  const rows = far.length < FEW_MATCHES ? null : SORTED_FAR_ROWS;
  const many = isFarAway && rows !== null ? null : await collect(db, source, wanted, order, { limit, rows });
  return many ?? walk(db, source, wanted, order, { limit, rows: null });
}

const directionOf = ({ isDescending }: Order): SQL => (isDescending ? sql`desc` : sql`asc`);

/**
 * Where the list goes on. The bound of the sort's column alone repeats the other condition: an index is entered by it
 * also where the id is of another table.
 */
function rowsAfter({ sort: { column, ...sort }, isDescending, after }: Order, id: SQL): SQL | undefined {
  if (after === null) return undefined;
  const value = valueOf({ column, ...sort }, after.value);
  return isDescending
    ? sql`${column} <= ${value} and (${column}, ${id}) < (${value}, ${after.id}::uuid)`
    : sql`${column} >= ${value} and (${column}, ${id}) > (${value}, ${after.id}::uuid)`;
}

/**
 * Matching rows among the first `rows` of the list, read by the sort's index: the inner limit keeps the planner from
 * any other.
 */
function walk<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  order: Order,
  { limit, rows }: { readonly limit: number; readonly rows: number | null },
): Promise<readonly Position[]> {
  const direction = directionOf(order);
  const { column } = order.sort;
  const all = allOf([...listConditions(source, wanted), rowsAfter(order, source.id)]);
  const matches = allOf([sql`true`, ...matchConditions(source, wanted)]);
  return select(
    db,
    sql`select id, value from (
      select ${source.id} as id, ${valueText(order.sort)} as value, ${column} as sorted, (${matches}) as is_match
      from ${source.from} where ${all}
      order by ${column} ${direction}, ${source.id} ${direction} limit ${rows}::bigint) walked
      where is_match order by sorted ${direction}, id ${direction} limit ${limit}`,
  );
}

/** Matching rows as the indexes of the filters and of the search find them, sorted. Null when there are more than `rows`. */
async function collect<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  order: Order,
  { limit, rows }: { readonly limit: number; readonly rows: number | null },
): Promise<readonly Position[] | null> {
  const direction = directionOf(order);
  const conditions = allOf([
    ...listConditions(source, wanted),
    ...matchConditions(source, wanted),
    rowsAfter(order, source.id),
  ]);
  const found = await withIndexes(db, (tx) =>
    select<Position & { total: number }>(
      tx,
      sql`with found as materialized (
        select ${source.id} as id, ${order.sort.column} as sorted from ${source.from}
        where ${conditions} limit ${rows === null ? null : rows + 1}::bigint)
      select id, ${valueText({ ...order.sort, column: sql`sorted` })} as value,
        (select count(*) from found)::int as total
      from found order by sorted ${direction}, id ${direction} limit ${limit}`,
    ),
  );
  return rows === null || (found[0]?.total ?? 0) <= rows ? found : null;
}

async function findFirst<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  first: SQL,
): Promise<string | null> {
  const [row] = await select<{ id: string }>(
    db,
    sql`select ${source.id} as id from ${source.from}
      where ${allOf([...listConditions(source, wanted), ...filters(wanted), first])} limit 1`,
  );
  return row?.id ?? null;
}

function without<Sorts extends string>(source: ListSource<Sorts>, wanted: Wanted, id: string): Wanted {
  return { ...wanted, where: [...(wanted.where ?? []), sql`${source.id} <> ${id}::uuid`] };
}

/** Runs statements that must not read a table from its beginning, as the planner does for what it overestimates. */
function withIndexes<T>(db: Queryable, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return run(tx);
  });
}

async function select<Row>(db: Queryable, statement: SQL): Promise<readonly Row[]> {
  return (await db.execute(statement)).rows as unknown as readonly Row[];
}
