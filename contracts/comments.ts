import { commentModerations, MAX_CLOSE_DAYS } from '@vitrine/domain/comment/comment-settings.ts';
import {
  commentActions,
  type CommentReason,
  commentStatuses,
} from '@vitrine/domain/comment/comment-states.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, reference } from './list.ts';
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
  /** When the form was shown, sealed by the server; '' where nobody knows, as on a page that is cached. */
  begun: z.string().max(200).default(''),
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

const commentActionParams = z.object({ id: z.uuid(), action: z.enum(commentActions) });
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
      'first-comment',
      'unverified',
      'links',
      'many-links',
      'link-in-name',
      'repeated',
      'repeated-often',
      'too-fast',
      'trap',
      'filled-fast',
      'spam-sender',
      'spam-text',
      'known-sender',
    ] as const satisfies readonly CommentReason[]),
  ),
  /** Milliseconds since the epoch. */
  createdOn: z.number(),
});
export type OwnerComment = AnswerOf<typeof ownerComment>;

/** The number of comments by status. Above COUNT_LIMIT: there are more than that. */
const commentCounts = z.record(status, count.max(COUNT_LIMIT + 1));
export type CommentCounts = AnswerOf<typeof commentCounts>;

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

/** Comments. The search finds beginnings of words of a comment and its author's name and email address. */
export const {
  list: listComments,
  counted: countFoundComments,
  exported: exportComments,
  exportedSelection: exportSelectedComments,
} = defineList({
  name: 'comments',
  noun: 'comments',
  row: ownerComment,
  filters: {
    status: anyOf(commentStatuses),
    /** The item that they are on, by its id. */
    item: reference,
    writtenFrom: day,
    /** Including that day. */
    writtenTo: day,
  },
  sorts: ['written'],
  defaultSort: '-written',
  example: { search: 'june', status: 'held' },
});

/** What can be done with many comments at once, whatever their status: each has the status of the action then. */
export const commentsChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('approve') }),
    z.strictObject({ action: z.literal('hold') }),
    z.strictObject({ action: z.literal('mark-spam') }),
    z.strictObject({ action: z.literal('remove') }),
  ],
  'Choose what to do with them.',
);
export type CommentsChange = z.output<typeof commentsChange>;

export const changeComments = defineBulk({
  name: 'comments',
  noun: 'comments',
  change: commentsChange,
  example: { action: 'mark-spam' },
});

/** Items with comments at most, of a search for them. */
export const MAX_COMMENTED = 8;

export const findCommented = endpoint({
  method: 'GET',
  path: '/api/admin/comments/items',
  auth: 'owner',
  summary: 'Finds what has comments by words of its title, for the filter of the list.',
  query: z.object({ search: z.string().trim().max(200, 'Search for at most 200 characters.').default('') }),
  answer: z.strictObject({ items: z.array(z.strictObject({ id, title: z.string() })).max(MAX_COMMENTED) }),
  example: { query: { search: 'glaze' }, answer: { items: [] } },
});

export const getComment = endpoint({
  method: 'GET',
  path: '/api/admin/comments/:id',
  auth: 'owner',
  summary: 'Returns a comment.',
  params: z.object({ id: z.uuid() }),
  notFound: 'COMMENT_NOT_FOUND',
  answer: ownerComment,
});

const commentSettings = {
  /** Off: there are no comments anywhere, whatever is set of a post. spec: site-platform 4 */
  commentsEnabled: z.boolean(),
  /** Whether visitors can comment on posts that are made from now on. */
  commentsOpenOnNewPosts: z.boolean(),
  /** Which new comments are held for the owner, besides those that look like spam. */
  commentModeration: z.enum(commentModerations, 'Choose which comments you review first.'),
  /** Days after publishing when comments close; 0 for never. */
  commentsCloseAfterDays: z
    .int('Enter a whole number of days.')
    .min(0, 'Enter a whole number of days.')
    .max(MAX_CLOSE_DAYS, `Enter at most ${MAX_CLOSE_DAYS.toLocaleString('en')} days, or leave it empty.`),
};
const commentSettingsAnswer = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
  ...commentSettings,
});
export type CommentSettings = AnswerOf<typeof commentSettingsAnswer>;
const someCommentSettings = {
  version: 'k3J9',
  commentsEnabled: true,
  commentsOpenOnNewPosts: true,
  commentModeration: 'hold-first',
  commentsCloseAfterDays: 90,
} as const;

export const getCommentSettings = endpoint({
  method: 'GET',
  path: '/api/admin/comments/settings',
  auth: 'owner',
  summary: 'Returns how visitors comment on the whole website.',
  answer: commentSettingsAnswer,
  example: { answer: { revision: 12, ...someCommentSettings } },
});

export const putCommentSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/comments/settings',
  auth: 'owner',
  summary: 'Changes how visitors comment on the whole website. Comments that are there stay as they are.',
  body: z.strictObject({ version: z.string().max(40), ...commentSettings }),
  answer: commentSettingsAnswer,
  errors: ['STALE_REVISION'],
  example: { body: someCommentSettings, answer: { revision: 12, ...someCommentSettings } },
});

export const countComments = endpoint({
  method: 'GET',
  path: '/api/admin/comments/counts',
  auth: 'owner',
  summary: 'Counts comments by status.',
  answer: commentCounts,
  example: { answer: { held: 2, visible: 40, spam: 1, removed: 0 } },
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
