import { MAX_MODERATED } from '@vitrine/domain/comment/comment-limits.ts';
import {
  commentActions,
  type CommentReason,
  commentStatuses,
} from '@vitrine/domain/comment/comment-states.ts';
import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { COUNT_LIMIT } from './list-limits.ts';
import { count, id } from './primitives.ts';

/**
 * Maximum length of accepted text, in code units. A comment over its limit but shorter than this is returned to its
 * author to be shortened.
 */
const MAX_READ = 20_000;

const optionalId = z.union([z.uuid(), z.literal('').transform(() => null)]).nullish();

/** POST /api/comments, JSON, and its form twin /comments. */
export const commentBody = z.object({
  itemId: z.uuid(),
  /** The comment replied to; '' or missing for a new thread. */
  parentId: optionalId.transform((given) => given ?? null),
  name: z.string().max(1000).default(''),
  email: z.string().max(1000).default(''),
  body: z.string().max(MAX_READ).default(''),
  captchaToken: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(1000).default(''),
});

/** GET /comments/reply, the form by itself. */
export const replyQuery = z.object({ to: z.uuid() });

const commentAnswer = z.strictObject({
  id,
  isVisible: z.boolean(),
  /** The result, as a sentence for its author. */
  message: z.string(),
  /** The comment as the page shows it; '' when it is not shown yet. */
  html: z.string(),
  /** 'N Comments' with this one. */
  countText: z.string(),
});
export type CommentAnswer = AnswerOf<typeof commentAnswer>;

/** A comment as visitors see it. */
export interface CommentView {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  /** False for a placeholder of a removed comment: then author and body are ''. */
  readonly isVisible: boolean;
  readonly authorName: string;
  /** Plain text. */
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

const ownerCommentsQuery = z.object({
  status: z.enum(commentStatuses).optional(),
  /** The last comment of the page before; older ones follow. */
  before: z.uuid().optional(),
});
const commentActionParams = z.object({ id: z.uuid(), action: z.enum(commentActions) });
const moderateCommentsBody = z.object({
  ids: z.array(z.uuid()).min(1).max(MAX_MODERATED),
  action: z.enum(commentActions),
});

const status = z.enum(commentStatuses);

/** The comment that another replies to. */
const answeredComment = z.strictObject({
  authorName: z.string(),
  /** The beginning of its text, plain text. */
  beginning: z.string(),
  status,
});
export type AnsweredComment = AnswerOf<typeof answeredComment>;

/** A comment as its owner sees it. */
const ownerComment = z.strictObject({
  id,
  itemId: id,
  itemTitle: z.string(),
  /**
   * Its page: linked to the comment itself if it is visible to visitors, otherwise to the page's comments. Null while
   * the page is not published.
   */
  url: z.string().nullable(),
  parentId: id.nullable(),
  /** The comment it replies to; null for the first of a thread. */
  answered: answeredComment.nullable(),
  authorName: z.string(),
  /** '' when none was given. */
  authorEmail: z.string(),
  /** Plain text. */
  body: z.string(),
  status,
  /** Why it was held for moderation; kept after moderation. */
  reasons: z.array(
    z.enum([
      'all-held',
      'unverified',
      'links',
      'many-links',
      'link-in-name',
      'repeated',
      'repeated-often',
      'too-fast',
    ] as const satisfies readonly CommentReason[]),
  ),
  /** Milliseconds since the epoch. */
  createdOn: z.number(),
});
export type OwnerComment = AnswerOf<typeof ownerComment>;

/** The number of comments by status. */
/** Above COUNT_LIMIT: there are more than that. */
const commentCounts = z.record(status, count.max(COUNT_LIMIT + 1));
export type CommentCounts = AnswerOf<typeof commentCounts>;

const ownerCommentList = z.strictObject({
  comments: z.array(ownerComment),
  counts: commentCounts,
  /** Pass it as `before` for older comments; null at the end. */
  nextBefore: id.nullable(),
});
export type OwnerCommentList = AnswerOf<typeof ownerCommentList>;

/** The result of each: a comment that fails has its reason, and does not affect the others. */
const moderatedComments = z.strictObject({
  comments: z.array(ownerComment),
  refused: z.array(
    z.strictObject({
      id,
      error: z.enum(['COMMENT_NOT_FOUND', 'COMMENT_TRANSITION']),
      message: z.string(),
    }),
  ),
  counts: commentCounts,
});
export type ModeratedComments = AnswerOf<typeof moderatedComments>;

const exampleId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';

export const postComment = endpoint({
  method: 'POST',
  path: '/api/comments',
  auth: 'visitor',
  summary: 'Posts a comment. It may be held until the owner has read it.',
  body: commentBody,
  answer: commentAnswer,
  errors: [
    'NOT_FOUND',
    'COMMENTS_CLOSED',
    'COMMENT_INVALID',
    'COMMENT_PARENT_GONE',
    'COMMENT_TOO_DEEP',
    'CAPTCHA_FAILED',
  ],
  example: { body: { itemId: exampleId, name: 'June Alder', body: 'Which clay is it?' } },
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/admin/comments',
  auth: 'owner',
  summary: 'Lists comments, newest first.',
  query: ownerCommentsQuery,
  answer: ownerCommentList,
  example: { query: { status: 'held' } },
});

export const countComments = endpoint({
  method: 'GET',
  path: '/api/admin/comments/counts',
  auth: 'owner',
  summary: 'Counts comments by status.',
  answer: commentCounts,
  example: { answer: { held: 2, visible: 40, spam: 1, removed: 0 } },
});

export const moderateComments = endpoint({
  method: 'POST',
  path: '/api/admin/comments/treat',
  auth: 'owner',
  summary: 'Applies one action to several comments.',
  body: moderateCommentsBody,
  answer: moderatedComments,
  example: { body: { ids: [exampleId], action: 'approve' } },
});

export const moderateComment = endpoint({
  method: 'POST',
  path: '/api/admin/comments/:id/:action',
  auth: 'owner',
  summary: 'Applies an action to a comment.',
  params: commentActionParams,
  notFound: 'COMMENT_NOT_FOUND',
  answer: ownerComment,
  errors: ['COMMENT_TRANSITION'],
});
