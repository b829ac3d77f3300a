import type { ListCount, ListPage } from '@vitrine/contracts/list.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import { contributions, type Module } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Site } from '../site.ts';
import type { ListSource, Wanted } from './list-source.ts';
import { countRows, readPage } from './read-list.ts';

/** Of which website, and with which settings, a list is read. */
export type ListSite = Pick<Site, 'websiteId' | 'settings'>;

/** Search, filters and sort as in the address of a list. */
export type ListParameters = Readonly<Record<string, string>>;

/** A list of the admin as other modules know it: views of it are saved, and many of its rows are changed at once. */
export interface AdminList {
  /** As in its address: `orders`. */
  readonly name: string;
  readonly source: ListSource<string>;
  /**
   * The rows that parameters of its address select at a time (epoch milliseconds); a sentence at `query` for those it
   * does not know.
   */
  wanted(site: ListSite, parameters: ListParameters, now: number): Result<Wanted, 'MALFORMED_REQUEST'>;
}

declare module '../module.ts' {
  interface Contributions {
    readonly lists: readonly AdminList[];
  }
}

/** What is asked of a list besides its order and place. */
type Selection<Query extends z.ZodObject> = Omit<z.output<Query>, 'sort' | 'after'>;

/** A list as the calls of its own module read it. */
interface ReadableList<Query extends z.ZodObject, Sorts extends string, Row> extends AdminList {
  /** A page of its rows; MALFORMED_REQUEST for a cursor of another list or sort. */
  page(
    platform: Platform,
    site: Site,
    query: Selection<Query> & { readonly sort: Sorts | `-${Sorts}`; readonly after?: string | undefined },
  ): Promise<Result<ListPage<Row>, 'MALFORMED_REQUEST'>>;
  count(platform: Platform, site: ListSite, query: Selection<Query>): Promise<ListCount>;
}

/** Declares a list. `query` is that of the call of its pages; `rows` reads rows by their ids, in that order. */
export function adminList<Query extends z.ZodObject, Sorts extends string, Row>(list: {
  readonly name: string;
  readonly query: Query;
  readonly source: ListSource<Sorts>;
  wanted(site: ListSite, query: Selection<Query>, now: number): Wanted;
  rows(platform: Platform, site: Site, ids: readonly string[]): Promise<readonly Row[]>;
}): ReadableList<Query, Sorts, Row> {
  const schema = list.query.omit({ after: true }).strict();
  return {
    name: list.name,
    source: list.source,
    wanted(site, parameters, now) {
      const parsed = schema.safeParse(parameters);
      // A cursor is never one of the parameters.
      if (parsed.success) return ok(list.wanted(site, parsed.data as Selection<Query>, now));
      const [issue] = parsed.error.issues;
      const isUnknown = issue === undefined || issue.code === 'unrecognized_keys';
      return fail('MALFORMED_REQUEST', {
        fields: { query: isUnknown ? 'This list has no such filter.' : issue.message },
      });
    },
    async page(platform, site, query) {
      const { sort, after } = query;
      const wanted = list.wanted(site, query, platform.clock.now());
      const page = await readPage(platform.db, list.source, wanted, { sort, after });
      if (!page.ok) return page;
      return ok({ rows: [...(await list.rows(platform, site, page.value.ids))], next: page.value.next });
    },
    count: ({ db, clock }, site, query) => countRows(db, list.source, list.wanted(site, query, clock.now())),
  };
}

/** A list by its name; null when no module has it. */
export function findList(platform: { readonly modules: readonly Module[] }, name: string): AdminList | null {
  return (
    contributions(platform, 'lists')
      .flat()
      .find((list) => list.name === name) ?? null
  );
}
