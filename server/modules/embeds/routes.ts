import * as calls from '@vitrine/contracts/admin-media.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { fetchEmbed } from './fetch-embed.ts';

/** The owner's call for another site's player. */
export const embedRoutes: readonly Route[] = [
  route(calls.fetchEmbed, {
    handler: ({ platform, site, body }) => fetchEmbed(platform, site.websiteId, body.url),
  }),
];
