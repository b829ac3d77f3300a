import type { ContextObject } from '../templates/index.ts';

/** What a module adds to an item's page. The same for every visitor, for the page is kept. */
export interface ItemExtras {
  /** Joins the page's context. */
  readonly context: ContextObject;
  /** Joins the item's own context. */
  readonly ofItem: ContextObject;
}
