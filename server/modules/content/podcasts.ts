import { type Episode, episodeOf, type Podcast, podcastOf } from '@vitrine/domain/content/podcast.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, lockWebsite } from '../websites/index.ts';
import { changeCollection } from './repository.ts';

/** A blog with how it is described to directories of podcasts. */
interface BlogPodcast {
  readonly title: string;
  readonly urlId: string;
  readonly revision: number;
  /** Whether visitors see the blog. */
  readonly isPublished: boolean;
  readonly podcast: Podcast;
}

/** Null where the website has no such blog, or it is in the bin. */
export async function findPodcast(
  db: Queryable,
  websiteId: string,
  collectionId: string,
): Promise<BlogPodcast | null> {
  const [row] = await runNamed<{
    title: string;
    urlId: string;
    revision: number;
    isPublished: boolean;
    podcast: Partial<Podcast> | null;
  }>(
    db,
    {
      name: 'content-podcast',
      text: `select title, url_id as "urlId", revision, enabled as "isPublished", podcast from collections
        where website_id = $1 and id = $2 and kind = 'blog' and deleted_on is null`,
    },
    [websiteId, collectionId],
  );
  return row === undefined ? null : { ...row, podcast: podcastOf(row.podcast) };
}

/** Stores how a blog is described. False when it is gone or has been changed since `revision`. */
export function changePodcast(
  platform: Platform,
  websiteId: string,
  collectionId: string,
  { podcast, revision }: Pick<BlogPodcast, 'podcast' | 'revision'>,
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const change = { podcast, updatedOn: new Date(platform.clock.now()) };
    if (!(await changeCollection(tx, websiteId, collectionId, change, revision))) return false;
    await bumpRevision(tx, websiteId);
    return true;
  });
}

/** What items are as episodes, by their id; unknown items are left out. */
export async function episodesOf(
  db: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Episode>> {
  const rows = await runNamed<{ id: string; episode: Partial<Episode> }>(
    db,
    {
      name: 'content-episodes',
      text: 'select id, episode from items where website_id = $1 and id = any($2::uuid[])',
    },
    [websiteId, itemIds],
  );
  return new Map(rows.map(({ id, episode }) => [id, episodeOf(episode)]));
}
