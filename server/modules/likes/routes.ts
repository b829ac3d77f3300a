import { likeBody, likeItem } from '@vitrine/contracts/likes.ts';
import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import type { Site } from '../websites/index.ts';
import { insertLike } from './repository.ts';
import { invalidatePagesForLike } from './invalidate-pages.ts';
import { likerOf } from './visitor.ts';

const likeLimits: readonly CallLimit[] = [
  otherWrites,
  { name: 'likes', points: 30, seconds: 60, addressPoints: 120 },
];

/** Likes, as a call and as a plain form. Once for a visitor, however often they press. */
export const likeRoutes: readonly Route[] = [
  route(likeItem, {
    limit: likeLimits,
    handler: async (context) => {
      const counted = await like(context, context.body.itemId);
      return counted.ok ? ok({ likeCount: counted.value }) : counted;
    },
  }),
  pageRoute({
    method: 'POST',
    path: '/likes',
    auth: 'visitor',
    limit: likeLimits,
    body: likeBody,
    invalid: ({ reply }, { code }) => goBack(reply, '/', code),
    handler: async (context) => {
      const { reply, body } = context;
      const counted = await like(context, body.itemId);
      return goBack(reply, body.returnTo, counted.ok ? 'LIKED' : counted.error.code);
    },
  }),
];

async function like(
  {
    platform,
    request,
    reply,
    site: { websiteId, settings },
  }: {
    readonly platform: Platform;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly site: Site;
  },
  itemId: string,
): Promise<Result<number, 'LIKING_OFF' | 'NOT_FOUND'>> {
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
