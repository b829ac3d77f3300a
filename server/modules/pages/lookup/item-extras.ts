import type { ContextObject } from '../../templates/index.ts';

/** What a module adds to an item's page. The same for every visitor, since the page is cached. */
export interface ItemExtras {
  /** Merged into the page's context. */
  readonly context: ContextObject;
  /** Merged into the item's context. */
  readonly ofItem: ContextObject;
}
