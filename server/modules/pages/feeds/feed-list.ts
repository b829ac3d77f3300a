import type { FileView } from '@vitrine/blocks/block.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';

/** Input of a feed writer. */
export interface FeedList {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly homeUrl: string;
  readonly feedUrl: string;
  readonly nextUrl: string | null;
  readonly language: string;
  readonly origin: string;
  /** Milliseconds since the epoch; null for an empty list, and where the format has no such field. */
  readonly changedOn: number | null;
  readonly items: AsyncIterable<ItemView>;
  /** Audio and video of the items that were read so far, by the item's id. */
  readonly enclosures: ReadonlyMap<string, FileView>;
}
