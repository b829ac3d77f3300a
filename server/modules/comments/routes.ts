import { commentsText } from '@vitrine/domain/text/comments.ts';
import * as calls from '@vitrine/contracts/comments.ts';
import { commentCountText } from '@vitrine/domain/comment/comments-open.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../../platform/http/crumb.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { checkCaptcha } from '../captcha/index.ts';
import { commentList, exportCommentRows } from './comment-list.ts';
import { changeCommentSettings, viewCommentSettings } from './comment-settings.ts';
import { commentHtml } from './comments-html.tsx';
import { findCommentedItems } from './owner-repository.ts';
import { countComments, findComment, moderateComment } from './owner-comments.ts';
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
        // A browser may have filled it in for a person: it is kept with the spam, and answered like any that is held.
        isTrapped: body.website !== '',
        fillTime: null,
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
    handler: ({ platform, site, query }) => commentList.page(platform, site, query),
  }),
  route(calls.countFoundComments, {
    handler: async ({ platform, site, query }) => ok(await commentList.count(platform, site, query)),
  }),
  route(calls.exportComments, {
    handler: ({ platform, site, query, reply }) => exportCommentRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedComments, {
    handler: ({ platform, site, query, body, reply }) =>
      exportCommentRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeComments, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'comments', accountId: owner.accountId }),
  }),
  route(calls.findCommented, {
    handler: async ({ platform, site, query }) =>
      ok({
        items: await findCommentedItems(
          platform.db,
          site.websiteId,
          query.search.split(/\s+/).filter((word) => word !== ''),
          calls.MAX_COMMENTED,
        ),
      }),
  }),
  route(calls.getCommentSettings, {
    handler: async ({ platform, site }) => ok(await viewCommentSettings(platform, site.websiteId)),
  }),
  route(calls.putCommentSettings, {
    handler: ({ platform, site, body }) => changeCommentSettings(platform, site.websiteId, body),
  }),
  route(calls.getComment, {
    handler: ({ platform, site, params }) => findComment(platform.db, site.websiteId, params.id),
  }),
  route(calls.countComments, {
    handler: async ({ platform, site }) => ok(await countComments(platform, site.websiteId)),
  }),
  route(calls.moderateComment, {
    handler: ({ platform, site, owner, params }) =>
      moderateComment(platform, site.websiteId, { ...params, actorId: owner.accountId }),
  }),
];
