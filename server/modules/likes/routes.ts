import { likeBody, type LikeAnswer } from '@vitrine/contracts/likes.ts';
import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { limitRate } from '../../platform/rate-limits/index.ts';
import { insertLike } from './repository.ts';
import { invalidatePagesForLike } from './invalidate-pages.ts';
import { likerOf } from './visitor.ts';

/** Likes, as a call and as a plain form. Once for a visitor, however often they press. */
export function likeRoutes(app: FastifyInstance, platform: Platform): void {
  const preHandler = [
    requireCrumb(platform.config),
    limitRate(platform, 'likes', { points: 30, seconds: 60, addressPoints: 120 }),
  ];

  app.post('/api/likes', { preHandler }, async (request, reply) => {
    const body = parseBody(likeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const counted = await like(platform, request, reply, body.value.itemId);
    if (!counted.ok) return sendFailure(reply, counted.error);
    return reply.header('cache-control', 'no-store').send({ likeCount: counted.value } satisfies LikeAnswer);
  });

  app.post('/likes', { preHandler }, async (request, reply) => {
    const body = parseBody(likeBody, request);
    if (!body.ok) return goBack(reply, '/', body.error.code);
    const counted = await like(platform, request, reply, body.value.itemId);
    return goBack(reply, body.value.returnTo, counted.ok ? 'LIKED' : counted.error.code);
  });
}

async function like(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  itemId: string,
): Promise<Result<number, 'LIKING_OFF' | 'NOT_FOUND'>> {
  const { websiteId, settings } = request.site;
  if (!contentSettingsOf(settings).simpleLikingEnabled) return fail('LIKING_OFF');
  const counted = await insertLike(platform.db, {
    websiteId,
    itemId,
    visitorHash: likerOf(platform, request, reply),
    now: platform.clock.now(),
  });
  if (counted === null) return fail('NOT_FOUND');
  if (counted.isNew) await invalidatePagesForLike(platform, websiteId);
  return ok(counted.likeCount);
}

/** Back to a page of this site, and to no other. */
function goBack(reply: FastifyReply, returnTo: string, notice: NoticeCode): FastifyReply {
  const page = /^\/(?![/\\])[\p{L}\p{M}\p{N}_~/%.-]*$/u.test(returnTo) ? returnTo : '/';
  return reply.header('cache-control', 'no-store').redirect(asciiAddress(`${page}?notice=${notice}`), 303);
}
