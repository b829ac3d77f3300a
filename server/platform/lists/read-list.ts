import type { ListCount } from '@vitrine/contracts/list.ts';
import { COUNT_LIMIT, FOUND_LIMIT, LIST_PAGE } from '@vitrine/contracts/list-limits.ts';
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
/** More rows, where as many matched that the page should be full by then. */
const WALKED_FAR_ROWS = 20_000;
/** Rows that an index collects to be sorted; of what more rows match, the list is read until the page is full. */
const SORTED_ROWS = 60_000;

/**
 * Up to what number rows are counted, and how many are looked through to count what is frequent: an index would collect
 * every such row before it counts.
 */
interface Counting {
  readonly limit: number;
  readonly rows: number;
}
const countingAll: Counting = { limit: COUNT_LIMIT, rows: 25_000 };
/** To look for a word in a row takes longer than to compare its columns. */
const countingFound: Counting = { limit: FOUND_LIMIT, rows: 10_000 };
/** Memory of a statement that collects rows: with less, PostgreSQL remembers pages instead of rows and checks each row. */
const COLLECT_MEMORY = '32MB';

function countingOf<Sorts extends string>({ weight = 1 }: ListSource<Sorts>, { search }: Wanted): Counting {
  const { limit, rows } = search === '' ? countingAll : countingFound;
  return { limit: Math.min(limit, COUNT_LIMIT / weight), rows: rows / weight };
}

/** How many rows of a list are looked through first, and how many where that is likely to fill the page. */
const walkedOf = <Sorts extends string>({ weight = 1 }: ListSource<Sorts>) => ({
  near: WALKED_ROWS / weight,
  far: WALKED_FAR_ROWS / weight,
});

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
  const name = page.sort.replace(/^-/, '') as Sorts;
  const sort = source.sorts[name];
  const after = page.after === undefined ? null : readCursor(page.after, page.sort, sort.type);
  if (page.after !== undefined && after === null) {
    return fail('MALFORMED_REQUEST', {
      fields: { after: 'This page of the list is no longer valid. Load the list again.' },
    });
  }
  const first = wanted.first === undefined ? null : await findFirst(db, source, wanted, wanted.first);
  const rest = first === null ? wanted : without(source, wanted, first);
  const shown = first !== null && after === null ? [first] : [];
  const range = wanted.within?.[name] ?? [];
  const order = { sort, range, isDescending, after };
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

/** How many rows match, at most `COUNT_LIMIT` (by the weight of the list), of a search `FOUND_LIMIT`. */
export async function countRows<Sorts extends string>(
  db: Database,
  source: ListSource<Sorts>,
  wanted: Wanted,
): Promise<ListCount> {
  const counting = countingOf(source, wanted);
  const { limit } = counting;
  if (await areMore(db, source, wanted, counting)) return { count: limit, isMore: true };
  const conditions = allOf([...listConditions(source, wanted), ...matchConditions(source, wanted)]);
  const total = await withIndexes(db, (tx) =>
    count(tx, sql`select 1 from ${source.from} where ${conditions}`, limit + 1),
  );
  return { count: Math.min(total, limit), isMore: total > limit };
}

/**
 * Whether more than are counted of the first rows of the list match, where so many of the very first do that it is
 * likely: known without an index of the search or of a filter.
 */
async function areMore<Sorts extends string>(
  db: Database,
  source: ListSource<Sorts>,
  wanted: Wanted,
  { limit, rows: counted }: Counting,
): Promise<boolean> {
  const matches = matchConditions(source, wanted);
  if (matches.every((condition) => condition === undefined)) return false;
  const [sort] = Object.values<SortColumn>(source.sorts);
  if (sort === undefined) return false;
  const all = allOf(listConditions(source, wanted));
  const matching = (rows: number): SQL => sql`select 1 from (
    select (${allOf(matches)}) as is_match from ${source.from} where ${all}
    order by ${sort.column} desc, ${source.id} desc limit ${rows}) walked where is_match`;
  const { near: walked } = walkedOf(source);
  const near = await count(db, matching(walked), walked);
  if (near * counted <= limit * walked) return false;
  return (await count(db, matching(counted), limit + 1)) > limit;
}

/** How many rows a statement has, at most `limit`. */
async function count(db: Queryable, rows: SQL, limit: number): Promise<number> {
  const [found] = await select<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${rows} limit ${limit}) counted`,
  );
  return found?.count ?? 0;
}

interface Order {
  readonly sort: SortColumn;
  /** Within which values of its column. */
  readonly range: readonly (SQL | undefined)[];
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
  const walked = walkedOf(source);
  const near = await walk(db, source, wanted, order, { limit, rows: walked.near });
  if (near.length === limit) return near;
  // Rows to look through until the page is full, if the others match as often as the first.
  const needed = (walked.near * limit) / near.length;
  if (needed <= walked.far) {
    const listed = await estimate(
      db,
      sql`from ${source.from} where ${allOf(listConditions(source, wanted))}`,
    );
    // And fewer than an index would collect.
    if (needed < (near.length / walked.near) * listed) {
      const more = await walk(db, source, wanted, order, { limit, rows: walked.far });
      if (more.length === limit) return more;
    }
  }
  const all = await collect(db, source, wanted, order, limit);
  return all ?? walk(db, source, wanted, order, { limit, rows: null });
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
  const all = allOf([...listConditions(source, wanted), ...order.range, rowsAfter(order, source.id)]);
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

/** Matching rows as the indexes of the filters and of the search find them, sorted. Null when there are too many. */
async function collect<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  order: Order,
  limit: number,
): Promise<readonly Position[] | null> {
  const direction = directionOf(order);
  const conditions = allOf([
    ...listConditions(source, wanted),
    ...matchConditions(source, wanted),
    rowsAfter(order, source.id),
  ]);
  const matching = sql`from ${source.from} where ${conditions}`;
  const found = await withIndexes(db, async (tx) => {
    // Far too many by the planner's estimate are not collected first.
    if ((await estimate(tx, matching)) > 2 * SORTED_ROWS) return null;
    return select<Position & { total: number }>(
      tx,
      sql`with found as materialized (
        select ${source.id} as id, ${order.sort.column} as sorted ${matching} limit ${SORTED_ROWS + 1})
      select id, ${valueText({ ...order.sort, column: sql`sorted` })} as value,
        (select count(*) from found)::int as total
      from found order by sorted ${direction}, id ${direction} limit ${limit}`,
    );
  });
  return found === null || (found[0]?.total ?? 0) > SORTED_ROWS ? null : found;
}

/** How many rows the planner expects, by the statistics of the tables. */
async function estimate(db: Queryable, matching: SQL): Promise<number> {
  const [row] = await select<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    db,
    sql`explain (format json) select 1 ${matching}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
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

/**
 * Runs statements that collect rows by indexes: they must not read a table from its beginning, as the planner does for
 * what it overestimates.
 */
function withIndexes<T>(db: Queryable, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', ${COLLECT_MEMORY}, true)`,
    );
    return run(tx);
  });
}

async function select<Row>(db: Queryable, statement: SQL): Promise<readonly Row[]> {
  return (await db.execute(statement)).rows as unknown as readonly Row[];
}
