import type { CommentView } from '@vitrine/contracts/comments.ts';
import type { Thread } from '@vitrine/domain/comment/arrange-threads.ts';

/** A refused form: its values and their errors. */
export interface TypedForm {
  readonly values: { readonly name: string; readonly email: string; readonly body: string };
  /** Sentences by field. */
  readonly faults: Readonly<Record<string, string>>;
}

export interface CommentFormProps {
  readonly itemId: string;
  /** The comment that is answered; null for a new thread. */
  readonly answered: Pick<CommentView, 'id' | 'authorName'> | null;
  /** Values and errors of a refused form; null for an empty one. */
  readonly typed: TypedForm | null;
  /** When the form was shown, sealed by the server; '' on a page that is cached. */
  readonly begun: string;
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
  /** Result of a comment posted without JavaScript; '' for none. */
  readonly notice: string;
}

/** The form on its own page: to reply without JavaScript, or to correct a refused comment. */
export interface CommentPageProps extends CommentFormProps {
  readonly itemTitle: string;
  /** Target of the back link. */
  readonly backUrl: string;
  /** The comment that is answered, in full. */
  readonly quoted: CommentView | null;
  readonly language: string;
  readonly timeZone: string;
  /** Why the form was refused; '' for a new one. */
  readonly problem: string;
}
