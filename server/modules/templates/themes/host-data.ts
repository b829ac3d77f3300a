import type { ContextObject } from '../formatters/item-context.ts';

/** A page in a navigation. */
export interface NavigationPage {
  readonly title: string;
  readonly url: string;
  readonly collectionId: string;
  readonly urlId: string;
  readonly type: number;
  readonly typeName: string;
  /** Pages of a folder; missing for other entries. */
  readonly items?: readonly NavigationItem[];
}

/** A link to another site. */
export interface NavigationAddress {
  readonly title: string;
  readonly externalUrl: string;
  readonly newWindow: boolean;
}

/** A navigation entry in the format of navigation templates. */
export type NavigationItem = NavigationPage | NavigationAddress;

/** The parameters of a `<squarespace:query>`. */
export interface HostQuery {
  readonly of: 'items' | 'categories' | 'related';
  /** Url id or id of a collection; '' for the page's own collection. */
  readonly collection: string;
  /** 1 to MAX_QUERY_ITEMS. */
  readonly limit: number;
  /** 0 to 1,000. */
  readonly skip: number;
  readonly tag: string;
  readonly category: string;
  /** Null for both. */
  readonly featured: boolean | null;
}

/** Maximum host queries per page. */
export const MAX_QUERIES = 20;
/** Maximum items per query. */
export const MAX_QUERY_ITEMS = 100;
/** Maximum block fields per page. */
export const MAX_FIELDS = 20;

/** Data for the host tags of a page, loaded from the database. */
export interface HostData {
  /** Context of a query's body by `hostQueryKey`; missing entries are not loaded yet. */
  readonly queries: ReadonlyMap<string, ContextObject>;
  /** HTML of block fields by id; missing entries are not loaded yet. */
  readonly fields: ReadonlyMap<string, string>;
}

export const noHostData: HostData = { queries: new Map(), fields: new Map() };

/** Data that host tags of a page need and do not have yet; load it and render again. */
export interface HostNeeds {
  readonly queries: ReadonlyMap<string, HostQuery>;
  readonly fields: ReadonlySet<string>;
}

export function hostQueryKey(query: HostQuery): string {
  const { of, collection, limit, skip, tag, category, featured } = query;
  return JSON.stringify([of, collection, limit, skip, tag, category, featured]);
}
