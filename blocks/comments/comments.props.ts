import type { CommentView } from '@vitrine/contracts/comments.ts';
import type { Thread } from '@vitrine/domain/comment/arrange-threads.ts';

/** What somebody typed, and what is wrong with it. */
export interface TypedForm {
  readonly values: { readonly name: string; readonly email: string; readonly body: string };
  /** Sentences by field. */
  readonly faults: Readonly<Record<string, string>>;
}

export interface CommentFormProps {
  readonly itemId: string;
  /** The comment that is answered; null for a new thread. */
  readonly answered: Pick<CommentView, 'id' | 'authorName'> | null;
  /** What comes back; null for an empty form. */
  readonly typed: TypedForm | null;
}

export interface CommentsProps {
  readonly itemId: string;
  /** Path of the item's page. */
  readonly fullUrl: string;
  readonly isOpen: boolean;
  readonly count: number;
  readonly threads: readonly Thread<CommentView>[];
  readonly page: number;
  readonly pageCount: number;
  readonly language: string;
  readonly timeZone: string;
  /** What became of a comment posted without JavaScript; '' for nothing. */
  readonly notice: string;
}

/** The form by itself: to answer a comment without JavaScript, or when something has to be put right. */
export interface CommentPageProps extends CommentFormProps {
  readonly itemTitle: string;
  /** Where the way back leads. */
  readonly backUrl: string;
  /** The comment that is answered, whole. */
  readonly quoted: CommentView | null;
  readonly language: string;
  readonly timeZone: string;
  /** Why the form came back; '' when it is new. */
  readonly problem: string;
}
