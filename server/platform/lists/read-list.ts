import type { ListCount } from '@vitrine/contracts/list.ts';
import { COUNT_LIMIT, LIST_PAGE } from '@vitrine/contracts/list-limits.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import {
  conditionsOf,
  isSearch,
  type ListSource,
  queryOf,
  type SortColumn,
  valueOf,
  valueText,
  type Wanted,
} from './list-source.ts';

/**
 * Rows in the list's order that a search looks through before it uses the search index: a page of a frequent word is
 * full by then, and the index would collect every row that has it.
 */
const WALKED_ROWS = 2000;
/** Found rows that are sorted; more are frequent, and the list is walked to the end. */
const SORTED_ROWS = 20_000;

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
  const count = (conditions: SQL) =>
    sql`select count(*)::int as count from (
      select 1 from ${source.from} where ${conditions} limit ${COUNT_LIMIT + 1}) counted`;
  const found = isSearch(wanted)
    ? await withSearchIndex(db, (tx) =>
        select<{ count: number }>(tx, count(searched(source, wanted, conditionsOf(source, wanted)))),
      )
    : await select<{ count: number }>(db, count(conditionsOf(source, wanted)));
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
  const { sort, isDescending, after } = order;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const position = sql`${source.id} as id, ${valueText(sort)} as value`;
  const ordered = sql`order by ${sort.column} ${direction}, ${source.id} ${direction}`;
  const conditions = sql.join(
    [
      conditionsOf(source, wanted),
      ...(after === null
        ? []
        : [
            sql`(${sort.column}, ${source.id}) ${isDescending ? sql`<` : sql`>`} (${valueOf(sort, after.value)}, ${after.id}::uuid)`,
          ]),
    ],
    sql` and `,
  );
  if (!isSearch(wanted)) {
    return select(
      db,
      sql`select ${position} from ${source.from} where ${conditions} ${ordered} limit ${limit}`,
    );
  }
  // 1. A frequent word fills the page with the first rows of the list. The inner limit keeps the planner from the
  // search index.
  const near = await select<Position>(
    db,
    sql`select id, value from (
      select ${position}, ${source.search} as search, row_number() over (${ordered}) as place
      from ${source.from} where ${conditions} ${ordered} limit ${WALKED_ROWS}) walked
      where search @@ ${queryOf(wanted)} order by place limit ${limit}`,
  );
  if (near.length === limit) return near;
  // 2. Of a rarer word the search index collects every row, and these are sorted.
  const found = await withSearchIndex(db, (tx) =>
    select<Position & { total: number }>(
      tx,
      sql`with found as materialized (
        select ${position}, ${sort.column} as sorted from ${source.from}
        where ${searched(source, wanted, conditions)} limit ${SORTED_ROWS + 1})
      select id, value, (select count(*) from found)::int as total from found
      order by sorted ${direction}, id ${direction} limit ${limit}`,
    ),
  );
  if ((found[0]?.total ?? 0) <= SORTED_ROWS) return found;
  // 3. Frequent, but not among the first rows: the list is walked until the page is full.
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return select(
      tx,
      sql`select ${position} from ${source.from} where ${conditions} and ${source.search} @@ ${queryOf(wanted)}
        ${ordered} limit ${limit}`,
    );
  });
}

async function findFirst<Sorts extends string>(
  db: Queryable,
  source: ListSource<Sorts>,
  wanted: Wanted,
  first: SQL,
): Promise<string | null> {
  const [row] = await select<{ id: string }>(
    db,
    sql`select ${source.id} as id from ${source.from} where ${conditionsOf(source, wanted)} and ${first} limit 1`,
  );
  return row?.id ?? null;
}

function without<Sorts extends string>(source: ListSource<Sorts>, wanted: Wanted, id: string): Wanted {
  return { ...wanted, where: [...(wanted.where ?? []), sql`${source.id} <> ${id}::uuid`] };
}

function searched<Sorts extends string>(source: ListSource<Sorts>, wanted: Wanted, conditions: SQL): SQL {
  return sql`${source.search} @@ ${queryOf(wanted)} and ${conditions}`;
}

/** Runs statements that must not read the table from its beginning, as the planner does for words it overestimates. */
function withSearchIndex<T>(db: Queryable, run: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return run(tx);
  });
}

async function select<Row>(db: Queryable, statement: SQL): Promise<readonly Row[]> {
  return (await db.execute(statement)).rows as unknown as readonly Row[];
}
