import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';

export interface DemoPost {
  readonly urlId: string;
  readonly title: string;
  /** HTML; shown in lists. */
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly author: DemoAuthor['urlId'];
  readonly picture: DemoPictureName;
  /** Shows the studio's video, or plays its audio. */
  readonly film?: boolean;
  readonly sound?: boolean;
  /** Days before the time of the seed. */
  readonly daysAgo: number;
}

export interface DemoAuthor {
  readonly urlId: 'maren-holt' | 'tobias-reyes';
  readonly displayName: string;
  readonly bio: string;
}
