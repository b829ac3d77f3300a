import {
  type CommentAnswer,
  commentActionParams,
  commentBody,
  ownerCommentsQuery,
  treatCommentsBody,
} from '@vitrine/contracts/comments.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import * as text from '@vitrine/domain/text/en/comments.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE, requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCaptcha } from '../captcha/index.ts';
import { limitRate } from '../../platform/rate-limits/index.ts';
import { commentHtml } from './comments-html.tsx';
import { countComments, listComments, treatComment, treatComments } from './owner-comments.ts';
import { postComment } from './post-comment.ts';

/** Comments as calls: a visitor's with a captcha's token, and the owner's. */
export function commentRoutes(app: FastifyInstance, platform: Platform): void {
  const limit = limitRate(platform, 'comments', commentLimit);

  app.post(
    '/api/comments',
    { preHandler: [requireCrumb(platform.config), limit] },
    async (request, reply) => {
      const body = parseBody(commentBody, request);
      if (!body.ok) return sendFailure(reply, body.error);
      void reply.header('cache-control', 'no-store');
      // A bot gets the same answer as a person.
      if (body.value.website !== '') {
        return reply.send({ id: newId(), isVisible: false, message: text.held, html: '', countText: '' });
      }
      const person = await checkCaptcha(platform, request.site, {
        token: body.value.captchaToken,
        action: 'FORM_BLOCK_SUBMISSION',
        address: request.ip,
      });
      if (!person.ok) return sendFailure(reply, person.error);
      const posted = await postComment(platform, request.site, {
        ...body.value,
        sender: senderOf(request),
        isVerified: true,
      });
      if (!posted.ok) return sendFailure(reply, posted.error);
      const { comment, count } = posted.value;
      return reply.send({
        id: comment.id,
        isVisible: comment.isVisible,
        message: comment.isVisible ? text.posted : text.held,
        html: comment.isVisible ? commentHtml(request.site, comment) : '',
        countText: commentCountText(count),
      } satisfies CommentAnswer);
    },
  );

  // Sessions and crumbs are asked for before these (see the accounts module).
  app.get('/api/admin/comments', async (request, reply) => {
    const query = parseQuery(ownerCommentsQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const { status = null, before = null } = query.value;
    return reply.send(await listComments(platform, request.site.websiteId, { status, before }));
  });

  app.get('/api/admin/comments/counts', async (request, reply) =>
    reply.send(await countComments(platform, request.site.websiteId)),
  );

  app.post('/api/admin/comments/treat', async (request, reply) => {
    const body = parseBody(treatCommentsBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    return reply.send(
      await treatComments(platform, request.site.websiteId, {
        ...body.value,
        actorId: request.owner.accountId,
      }),
    );
  });

  app.post('/api/admin/comments/:id/:action', async (request, reply) => {
    const params = parseParams(commentActionParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'COMMENT_NOT_FOUND' });
    const done = await treatComment(platform, request.site.websiteId, {
      ...params.value,
      actorId: request.owner.accountId,
    });
    return done.ok ? reply.send(done.value) : sendFailure(reply, done.error);
  });
}

/** Comments of one visitor in a while; an office behind one address may write more. */
export const commentLimit = { points: 10, seconds: 60, addressPoints: 40 } as const;

/** Comments without a captcha: few, since each waits for the owner to read it. */
export const unverifiedCommentLimit = { points: 10, seconds: 600, addressPoints: 30 } as const;

/** Identifies who sends a comment, as far as a server can know. */
export function senderOf(request: FastifyRequest): string {
  return request.cookies[CRUMB_COOKIE]?.slice(0, 64) ?? request.ip;
}
