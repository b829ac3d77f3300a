/** Whether each episode stands by itself, or they are heard in their order. */
export const podcastTypes = ['episodic', 'serial'] as const;
export type PodcastType = (typeof podcastTypes)[number];

/** What an episode is. */
export const episodeTypes = ['full', 'trailer', 'bonus'] as const;
export type EpisodeType = (typeof episodeTypes)[number];

/** Characters of a title, an author and a subtitle. */
export const MAX_PODCAST_LINE = 255;
export const MAX_SEASON = 9_999;
export const MAX_EPISODE = 99_999;

/** A blog as a podcast, as its feed describes it to directories. */
export interface Podcast {
  readonly isOn: boolean;
  /** '' for the blog's title. */
  readonly title: string;
  readonly author: string;
  /** Public in the feed: by it directories know whose podcast it is. '' for none. */
  readonly ownerEmail: string;
  /** One of `podcastCategories`, with a part of it after a slash; '' for none, which is not allowed while it is on. */
  readonly category: string;
  /** A picture for which `isArtwork`; null for none, which is not allowed while it is on. */
  readonly imageId: string | null;
  readonly isExplicit: boolean;
  /** A language tag; '' for the site's. */
  readonly language: string;
  readonly type: PodcastType;
}

const noPodcast: Podcast = {
  isOn: false,
  title: '',
  author: '',
  ownerEmail: '',
  category: '',
  imageId: null,
  isExplicit: false,
  language: '',
  type: 'episodic',
};

/** A stored podcast, with defaults for what was not stored. */
export function podcastOf(stored: Partial<Podcast> | null): Podcast {
  return { ...noPodcast, ...stored };
}

/** A post as an episode of a podcast. */
export interface Episode {
  /** Whole seconds, 1 to `MAX_PLAY_SECONDS`; null where it is not known. */
  readonly durationSeconds: number | null;
  /** 1 to `MAX_SEASON`; null for none. */
  readonly season: number | null;
  /** 1 to `MAX_EPISODE`; null for none. */
  readonly number: number | null;
  readonly type: EpisodeType;
  /** Null: as the podcast says of all its episodes. */
  readonly isExplicit: boolean | null;
  readonly subtitle: string;
}

const plainEpisode: Episode = {
  durationSeconds: null,
  season: null,
  number: null,
  type: 'full',
  isExplicit: null,
  subtitle: '',
};

/** A stored episode, with defaults for what was not stored. */
export function episodeOf(stored: Partial<Episode>): Episode {
  return { ...plainEpisode, ...stored };
}

/** Pixels of a side at least and at most: what directories take as the picture of a podcast, which is square. */
const ARTWORK_PIXELS = { least: 1_400, most: 3_000 } as const;

/** Whether directories take a picture of so many pixels. */
export function isArtwork({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width === height && width >= ARTWORK_PIXELS.least && width <= ARTWORK_PIXELS.most;
}
