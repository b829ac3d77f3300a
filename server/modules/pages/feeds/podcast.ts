import * as z from 'zod';
import { sendFailure } from '../../../platform/http/failures.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, findPodcast } from '../../content/index.ts';
import { drawArtwork } from '../../media/index.ts';
import type { Site } from '../../websites/index.ts';
import type { FeedPodcast } from './feed-list.ts';

/** A blog as a podcast; null where it is none. */
export async function readPodcast(
  platform: Platform,
  site: Site,
  { id, kind }: CollectionView,
): Promise<Omit<FeedPodcast, 'episodes'> | null> {
  const found = kind === 'blog' ? await findPodcast(platform.db, site.websiteId, id) : null;
  if (found === null || !found.podcast.isOn) return null;
  const { imageId } = found.podcast;
  return {
    facts: found.podcast,
    // Another picture has another address, so that directories fetch it.
    imageUrl: imageId === null ? '' : `${site.origin}/_v/podcasts/${id}/artwork.jpg?v=${imageId}`,
  };
}

/** The picture of a podcast as a JPEG, which directories ask for. That of no other picture is drawn. */
export const artworkRoute: Route = pageRoute({
  method: ['GET', 'HEAD'],
  path: '/_v/podcasts/:id/artwork.jpg',
  auth: 'visitor',
  params: z.object({ id: z.uuid() }),
  invalid: ({ reply }) => sendFailure(reply, { code: 'NOT_FOUND' }),
  handler: async ({ platform, site, params, reply }) => {
    const found = await findPodcast(platform.db, site.websiteId, params.id);
    const imageId = found?.isPublished === true && found.podcast.isOn ? found.podcast.imageId : null;
    const drawn = imageId === null ? null : await drawArtwork(platform, site.websiteId, imageId);
    if (drawn === null) return sendFailure(reply, { code: 'NOT_FOUND' });
    return reply.header('cache-control', 'public, max-age=3600').type('image/jpeg').send(drawn);
  },
});
