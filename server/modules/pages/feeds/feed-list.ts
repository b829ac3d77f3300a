import type { FileView } from '@vitrine/blocks/block.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Episode, Podcast } from '@vitrine/domain/content/podcast.ts';

/** A blog as a podcast, in its feed. */
export interface FeedPodcast {
  readonly facts: Podcast;
  /** Absolute address of its picture; '' for none. */
  readonly imageUrl: string;
  /** What the items that were read so far are as episodes, by the item's id. */
  readonly episodes: ReadonlyMap<string, Episode>;
}

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
  /** Null where the list is no podcast, and where the format says nothing of one. */
  readonly podcast: FeedPodcast | null;
}
