import type { ContextObject } from './item-context.ts';

/** A page a navigation leads to. */
export interface NavigationPage {
  readonly title: string;
  readonly url: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly type: number;
  readonly typeName: string;
  /** Pages of a folder; left out for what is none. */
  readonly items?: readonly NavigationItem[];
}

/** An address elsewhere. */
export interface NavigationAddress {
  readonly title: string;
  readonly externalUrl: string;
  readonly newWindow: boolean;
}

/** A navigation entry as navigation templates read it. */
export type NavigationItem = NavigationPage | NavigationAddress;

/** What a `<squarespace:query>` asks for. */
export interface HostQuery {
  readonly of: 'items' | 'categories' | 'related';
  /** Url id or id of a collection; '' for the page's own. */
  readonly collection: string;
  /** 1 to MAX_QUERY_ITEMS. */
  readonly limit: number;
  /** 0 to 1,000. */
  readonly skip: number;
  readonly tag: string;
  readonly category: string;
  /** Null takes both. */
  readonly featured: boolean | null;
}

/** Most host queries one page may make. */
export const MAX_QUERIES = 20;
/** Most items one query answers. */
export const MAX_QUERY_ITEMS = 100;
/** Most block fields one page may have. */
export const MAX_FIELDS = 20;

/** What host tags of a page were given: everything that had to be read from the database. */
export interface HostData {
  /** Context of a query's body by `hostQueryKey`; what is not there has not been loaded. */
  readonly queries: ReadonlyMap<string, ContextObject>;
  /** HTML of block fields by id; what is not there has not been loaded. */
  readonly fields: ReadonlyMap<string, string>;
}

export const noHostData: HostData = { queries: new Map(), fields: new Map() };

/** What host tags of a page found missing; load it and render again. */
export interface HostNeeds {
  readonly queries: ReadonlyMap<string, HostQuery>;
  readonly fields: ReadonlySet<string>;
}

export function hostQueryKey(query: HostQuery): string {
  const { of, collection, limit, skip, tag, category, featured } = query;
  return JSON.stringify([of, collection, limit, skip, tag, category, featured]);
}
