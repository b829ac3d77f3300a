import { inLocale } from '@vitrine/blocks/locale.ts';
import { commentsText } from '@vitrine/domain/text/comments.ts';
import type { CommentPageProps, TypedForm } from '@vitrine/blocks/views/comments/comments.props.ts';
import { CommentPage } from '@vitrine/blocks/views/comments/comments.render.tsx';
import { commentBody, type CommentView, replyQuery } from '@vitrine/contracts/comments.ts';
import { type ErrorCode, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import type { NoticeCode } from '@vitrine/contracts/notices.ts';
import { commentsOf } from '@vitrine/domain/comment/comments-open.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { sendFailure, wantsPage } from '../../platform/http/failures.ts';
import { parseBody, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { fillTimeOf, sealBegun } from './form-begun.ts';
import { postComment } from './post-comment.ts';
import {
  type CommentableItem,
  selectComment as findComment,
  selectItem as findCommentedItem,
} from './repository.ts';
import { commentLimit, senderOf, unverifiedCommentLimit } from './routes.ts';
import { itemPath } from '../content/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { renderPageType, renderSystemPage, sendSystemPage } from '../pages/index.ts';

/** Page type code: a page. spec: site-platform 1 */
const PAGE_TYPE = 10;
/** Page type code: an error. spec: site-platform 2 */
const ERROR_PAGE = 101;

const pathOf = (item: CommentableItem): string => itemPath(item.kind, item.collectionUrlId, item.urlId);

/**
 * Comments without JavaScript: the form posts and redirects to the page with a notice, or to a separate page with all
 * input and its errors. There is no captcha, since it needs a script: these comments are held for the owner, or are spam
 * by the same signs as a form that was sent without a script. Nothing is cached. spec: site-platform 5
 */
export const commentFormRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/comments/reply',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const query = parseQuery(replyQuery, request);
      if (!query.ok) return notFound(reply);
      const { websiteId } = request.site;
      const quoted = await findComment(platform.db, websiteId, { id: query.value.to });
      if (quoted === null || !quoted.isVisible) return notFound(reply);
      const item = await findCommentedItem(platform.db, websiteId, quoted.itemId);
      const settings = contentSettingsOf(request.site.settings);
      if (item === null || commentsOf(item, settings, platform.clock.now()) !== 'open') {
        return notFound(reply);
      }
      return sendForm(platform, request, reply, {
        item,
        quoted,
        typed: null,
        failure: null,
        begun: sealBegun(platform, websiteId),
      });
    },
  }),

  // A refused comment is shown here again, with all input.
  pageRoute({
    method: 'GET',
    path: '/comments',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const kept = await readSavedForm<RefusedComment>(platform, request);
      const shown = kept === null ? null : await formOf(platform, request, kept);
      if (shown === null) {
        return notFound(reply);
      }
      return sendForm(platform, request, reply, shown);
    },
  }),

  pageRoute({
    method: 'POST',
    path: '/comments',
    auth: 'visitor',
    limit: [otherWrites, commentLimit, unverifiedCommentLimit],
    handler: async ({ platform, request, reply }) => {
      const body = parseBody(commentBody, request);
      if (!body.ok) return sendRefusal(platform, request, reply, body.error);
      const { itemId, parentId, website, name, email, body: words, begun } = body.value;
      const { websiteId } = request.site;
      const item = await findCommentedItem(platform.db, websiteId, itemId);
      if (item === null) return notFound(reply);
      const posted = await postComment(platform, request.site, {
        ...body.value,
        sender: senderOf(request),
        isVerified: false,
        isTrapped: website !== '',
        fillTime: fillTimeOf(platform, websiteId, begun),
      });
      if (posted.ok) {
        return goBack(reply, item, posted.value.comment.isVisible ? 'COMMENT_POSTED' : 'COMMENT_HELD');
      }
      const typed = { values: { name, email, body: words }, faults: posted.error.fields ?? {} };
      const refused: RefusedComment = { itemId, parentId, typed, failure: posted.error, begun };
      if (await redirectToForm(platform, request, reply, '/comments', refused)) return reply;
      const shown = await formOf(platform, request, refused);
      return shown === null ? notFound(reply) : sendForm(platform, request, reply, shown);
    },
  }),
];

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

interface RefusedComment {
  readonly itemId: string;
  readonly parentId: string | null;
  readonly typed: TypedForm;
  readonly failure: Failure<ErrorCode>;
  /** When the form was shown first: to correct it takes a person less. */
  readonly begun: string;
}

/** The form with a refused comment; null when the item was deleted. */
async function formOf(
  platform: Platform,
  request: FastifyRequest,
  { itemId, parentId, typed, failure, begun }: RefusedComment,
): Promise<ShownForm | null> {
  const { websiteId } = request.site;
  const item = await findCommentedItem(platform.db, websiteId, itemId);
  if (item === null) return null;
  const quoted = parentId === null ? null : await findComment(platform.db, websiteId, { id: parentId });
  return {
    item,
    quoted: quoted?.itemId === itemId && quoted.isVisible ? quoted : null,
    typed,
    failure,
    begun,
  };
}

/** An unreadable body is refused with a separate page; the browser still has the input, one step back. */
async function sendRefusal(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure<ErrorCode>,
): Promise<FastifyReply> {
  const sentence = errorMessage(failure, request.site.locale);
  const page = wantsPage(request)
    ? await renderPageType(platform, request.site, ERROR_PAGE, {
        title: commentsText(request.site.locale).formTitle,
        sentence,
      })
    : null;
  return page === null
    ? sendFailure(reply, failure)
    : sendSystemPage(reply, page, errorCatalogue[failure.code].status);
}

function goBack(reply: FastifyReply, item: CommentableItem, notice: NoticeCode): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(asciiAddress(`${pathOf(item)}?notice=${notice}#${item.id}`), 303);
}

interface ShownForm {
  readonly item: CommentableItem;
  readonly quoted: CommentView | null;
  readonly typed: TypedForm | null;
  readonly failure: Failure<ErrorCode> | null;
  /** When the form was shown first, sealed; '' where nobody knows. */
  readonly begun: string;
}

async function sendForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { item, quoted, typed, failure, begun }: ShownForm,
): Promise<FastifyReply> {
  const { language, timeZone } = request.site.settings;
  const props: CommentPageProps = {
    itemId: item.id,
    itemTitle: item.title,
    backUrl: `${pathOf(item)}#${item.id}`,
    answered: quoted,
    quoted,
    typed,
    begun,
    problem: failure === null ? '' : errorMessage(failure, request.site.locale),
    language,
    timeZone,
  };
  const html = await renderSystemPage(platform, request.site, {
    name: 'comment',
    title: commentsText(request.site.locale).formTitle,
    pageType: PAGE_TYPE,
    context: {
      comment: { html: renderToStaticMarkup(inLocale(request.site.locale, <CommentPage {...props} />)) },
    },
  });
  return sendSystemPage(reply, html, failure === null ? 200 : errorCatalogue[failure.code].status);
}
