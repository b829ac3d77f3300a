import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { PodcastSettings, putPodcast } from '@vitrine/contracts/podcasts.ts';
import { isArtwork } from '@vitrine/domain/content/podcast.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { changePodcast as storePodcast, findPodcast, refuseField } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';

/** How a blog is described to directories of podcasts, as its owner sets it. */
export async function viewPodcast(
  { db }: Pick<Platform, 'db'>,
  { websiteId, origin }: Site,
  id: string,
): Promise<Result<PodcastSettings, 'CONTENT_NOT_FOUND'>> {
  const blog = await findPodcast(db, websiteId, id);
  if (blog === null) return fail('CONTENT_NOT_FOUND');
  const { revision, title, urlId, podcast } = blog;
  const path = `/${urlId}`;
  return ok({
    ...podcast,
    revision,
    collection: { id, title, path },
    feedUrl: asciiAddress(`${origin}${path}?format=rss`),
  });
}

/** Changes how a blog is described; its feed follows at once. Refused when somebody else has changed it since `revision`. */
export async function changePodcast(
  platform: Platform,
  site: Site,
  id: string,
  { revision, ...podcast }: z.output<typeof putPodcast.body>,
): Promise<Result<PodcastSettings, FailureOf<typeof putPodcast>>> {
  const { websiteId } = site;
  if ((await findPodcast(platform.db, websiteId, id)) === null) return fail('CONTENT_NOT_FOUND');
  const { imageId } = podcast;
  const problem = imageId === null ? null : await artworkProblem(platform, websiteId, imageId);
  if (problem !== null) return refuseField('imageId', problem);
  if (!(await storePodcast(platform, websiteId, id, { podcast, revision }))) return fail('STALE_REVISION');
  return viewPodcast(platform, site, id);
}

/** Why directories would not take a picture; null when they do. */
async function artworkProblem(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  imageId: string,
): Promise<string | null> {
  const picture = (await picturesByIds(platform, websiteId, [imageId])).get(imageId);
  if (picture === undefined) return 'This file was deleted. Choose another one.';
  const isDrawing = picture.assetUrl.toLowerCase().endsWith('.svg');
  return isArtwork(picture) && !isDrawing
    ? null
    : 'Choose a square photo or picture, 1,400 to 3,000 pixels wide. Directories take no other, and no SVG.';
}
