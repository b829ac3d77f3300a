import { commentsText } from '@vitrine/domain/text/comments.ts';
import * as calls from '@vitrine/contracts/comments.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../../platform/http/crumb.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { checkCaptcha } from '../captcha/index.ts';
import { commentHtml } from './comments-html.tsx';
import { countComments, listComments, moderateComment, moderateComments } from './owner-comments.ts';
import { postComment } from './post-comment.ts';

/** Comments of one visitor in a while; an office behind one address may write more. */
export const commentLimit = { name: 'comments', points: 10, seconds: 60, addressPoints: 40 } as const;

/** Comments without a captcha: few, since each waits for the owner to read it. */
export const unverifiedCommentLimit = {
  name: 'comments-unverified',
  points: 10,
  seconds: 600,
  addressPoints: 30,
} as const;

/** Identifies who sends a comment, as far as a server can know. */
export function senderOf(request: FastifyRequest): string {
  return request.cookies[CRUMB_COOKIE]?.slice(0, 64) ?? request.ip;
}

/** Comments as calls: a visitor's with a captcha's token, and the owner's. */
export const commentRoutes: readonly Route[] = [
  route(calls.postComment, {
    limit: [otherWrites, commentLimit],
    handler: async ({ platform, request, site, body }) => {
      const text = commentsText(site.locale);
      // A bot gets the same answer as a person.
      if (body.website !== '')
        return ok({ id: newId(), isVisible: false, message: text.held, html: '', countText: '' });
      const person = await checkCaptcha(platform, site, {
        token: body.captchaToken,
        action: 'FORM_BLOCK_SUBMISSION',
        address: request.ip,
      });
      if (!person.ok) return person;
      const posted = await postComment(platform, site, {
        ...body,
        sender: senderOf(request),
        isVerified: true,
      });
      if (!posted.ok) return posted;
      const { comment, count } = posted.value;
      return ok({
        id: comment.id,
        isVisible: comment.isVisible,
        message: comment.isVisible ? text.posted : text.held,
        html: comment.isVisible ? commentHtml(site, comment) : '',
        countText: commentCountText(count, site.locale),
      });
    },
  }),
  route(calls.listComments, {
    handler: async ({ platform, site, query: { status = null, before = null } }) =>
      ok(await listComments(platform, site.websiteId, { status, before })),
  }),
  route(calls.countComments, {
    handler: async ({ platform, site }) => ok(await countComments(platform, site.websiteId)),
  }),
  route(calls.moderateComments, {
    handler: async ({ platform, site, owner, body }) =>
      ok(await moderateComments(platform, site.websiteId, { ...body, actorId: owner.accountId })),
  }),
  route(calls.moderateComment, {
    handler: ({ platform, site, owner, params }) =>
      moderateComment(platform, site.websiteId, { ...params, actorId: owner.accountId }),
  }),
];
