import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import { contributions, type Module } from '../module.ts';
import type { Site } from '../site.ts';
import type { ListSource, Wanted } from './list-source.ts';

/** Of which website, and with which settings, a list is read. */
export type ListSite = Pick<Site, 'websiteId' | 'settings'>;

/** Search, filters and sort as in the address of a list. */
export type ListParameters = Readonly<Record<string, string>>;

/** A list of the admin as other modules know it: views of it are saved, and many of its rows are changed at once. */
export interface AdminList {
  /** As in its address: `orders`. */
  readonly name: string;
  readonly source: ListSource<string>;
  /** The rows that parameters of its address select; a sentence at `query` for those it does not know. */
  wanted(site: ListSite, parameters: ListParameters): Result<Wanted, 'MALFORMED_REQUEST'>;
}

declare module '../module.ts' {
  interface Contributions {
    readonly lists: readonly AdminList[];
  }
}

/** Declares a list for other modules. `query` is that of the call of its pages. */
export function adminList<Query extends z.ZodObject, Sorts extends string>(list: {
  readonly name: string;
  readonly query: Query;
  readonly source: ListSource<Sorts>;
  wanted(site: ListSite, query: z.output<Query>): Wanted;
}): AdminList {
  const schema = list.query.omit({ after: true }).strict();
  return {
    name: list.name,
    source: list.source,
    wanted(site, parameters) {
      const parsed = schema.safeParse(parameters);
      // A cursor is never one of the parameters.
      if (parsed.success) return ok(list.wanted(site, parsed.data as z.output<Query>));
      const [issue] = parsed.error.issues;
      const isUnknown = issue === undefined || issue.code === 'unrecognized_keys';
      return fail('MALFORMED_REQUEST', {
        fields: { query: isUnknown ? 'This list has no such filter.' : issue.message },
      });
    },
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
