import { embedBody } from '@vitrine/contracts/admin-media.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { type EmbedSources, fetchEmbed } from './fetch-embed.ts';

/** The owner's call for another site's player. Sessions and crumbs are asked for before it (see the accounts module). */
export function embedRoutes(app: FastifyInstance, platform: Platform, sources?: EmbedSources): void {
  app.post('/api/admin/embeds', async (request, reply) => {
    const body = parseBody(embedBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const embed = await fetchEmbed(platform, request.site.websiteId, body.value.url, sources);
    return embed.ok ? reply.send(embed.value) : sendFailure(reply, embed.error);
  });
}
