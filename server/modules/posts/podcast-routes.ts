import * as calls from '@vitrine/contracts/podcasts.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changePodcast, viewPodcast } from './podcast.ts';

/** A blog as a podcast. */
export const podcastRoutes: readonly Route[] = [
  route(calls.getPodcast, {
    handler: ({ platform, site, params }) => viewPodcast(platform, site, params.id),
  }),
  route(calls.putPodcast, {
    handler: ({ platform, site, params, body }) => changePodcast(platform, site, params.id, body),
  }),
];
