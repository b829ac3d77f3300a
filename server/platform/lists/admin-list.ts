import type * as z from 'zod';
import { contributions, type Module } from '../module.ts';

/** A list of the admin as other modules know it. */
export interface AdminList {
  /** As in its address: `orders`. */
  readonly name: string;
  /** The query of its page: search, filters, sort and cursor. */
  readonly query: z.ZodObject;
}

declare module '../module.ts' {
  interface Contributions {
    readonly lists: readonly AdminList[];
  }
}

/** A list by its name; null when no module has it. */
export function findList(platform: { readonly modules: readonly Module[] }, name: string): AdminList | null {
  return (
    contributions(platform, 'lists')
      .flat()
      .find((list) => list.name === name) ?? null
  );
}
