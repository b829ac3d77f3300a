import type { ItemView } from '@vitrine/contracts/content.ts';
import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import type { ReviewsPart } from './route.ts';

/** What a module adds to an item's page. The same for every visitor, since the page is cached. */
export interface ItemExtras {
  /** Merged into the page's context. */
  readonly context: ContextObject;
  /** Merged into the item's context. */
  readonly ofItem: ContextObject;
}

/** The part of a request for an item's page that its extras may need. */
export interface ItemPageRequest {
  /** Page of its comments. */
  readonly page: number;
  readonly notice: NoticeCode | null;
  readonly reviews: ReviewsPart;
}

/** Loads a module's item extras; called for every item page except product pages. At most one query. */
export type FindItemExtras = (
  platform: Platform,
  site: Site,
  item: ItemView,
  request: ItemPageRequest,
) => Promise<ItemExtras>;

declare module '../../../platform/module.ts' {
  interface Contributions {
    readonly itemExtras: FindItemExtras;
  }
}
