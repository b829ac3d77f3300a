import {
  commentActions,
  type CommentReason,
  type CommentStatus,
  commentStatuses,
} from '@vitrine/domain/comment/comment-states.ts';
import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';

/**
 * Longest text that is read at all, code units. What is longer than a comment may be, but shorter than this, comes back
 * to be shortened.
 */
const LONGEST_READ = 20_000;

const optionalId = z.union([z.uuid(), z.literal('').transform(() => null)]).nullish();

/** POST /api/comments, JSON, and its form twin /comments. */
export const commentBody = z.object({
  itemId: z.uuid(),
  /** The comment that is answered; '' or absent for a new thread. */
  parentId: optionalId.transform((id) => id ?? null),
  name: z.string().max(1000).default(''),
  email: z.string().max(1000).default(''),
  body: z.string().max(LONGEST_READ).default(''),
  captchaToken: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
  /** A field no person sees; whoever fills it in is a program. */
  website: z.string().max(1000).default(''),
});

/** GET /comments/reply, the form by itself. */
export const replyQuery = z.object({ to: z.uuid() });

/** What POST /api/comments answers. */
export interface CommentAnswer {
  readonly id: string;
  readonly isVisible: boolean;
  /** What became of it, for the person. */
  readonly message: string;
  /** The comment as the page shows it; '' when it is not shown yet. */
  readonly html: string;
  /** 'N Comments' with this one. */
  readonly countText: string;
}

/** A comment as visitors see it. */
export interface CommentView {
  readonly id: string;
  readonly parentId: string | null;
  readonly depth: number;
  /** False for one that only keeps its place: then author and body are ''. */
  readonly isVisible: boolean;
  readonly authorName: string;
  /** Plain text. */
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
}

/** GET /api/admin/comments */
export const ownerCommentsQuery = z.object({
  status: z.enum(commentStatuses).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
/** POST /api/admin/comments/:id/:action */
export const commentActionParams = z.object({ id: z.uuid(), action: z.enum(commentActions) });

/** A comment as its owner sees it. */
export interface OwnerComment {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string;
  /** The page it stands on, with the anchor of the comment. */
  readonly url: string;
  readonly parentId: string | null;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly body: string;
  readonly status: CommentStatus;
  readonly reasons: readonly CommentReason[];
  readonly createdOn: number;
}

export interface OwnerCommentList {
  readonly comments: readonly OwnerComment[];
  readonly counts: Readonly<Record<CommentStatus, number>>;
  readonly page: number;
  readonly pageCount: number;
}
