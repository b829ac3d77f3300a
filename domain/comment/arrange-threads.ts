/** A comment with its replies. */
export interface Thread<Comment> {
  readonly comment: Comment;
  readonly replies: readonly Thread<Comment>[];
}

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
  readonly isVisible: boolean;
}

/**
 * Comments as threads, in the order given. One that is not to be seen keeps its place where something visible answers
 * it, and falls away otherwise. A comment whose parent is not among those given is left out, and so is a ring of
 * parents.
 */
export function arrangeThreads<Comment extends Placed>(
  comments: readonly Comment[],
): readonly Thread<Comment>[] {
  const byParent = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    const siblings = byParent.get(comment.parentId) ?? [];
    byParent.set(comment.parentId, siblings);
    siblings.push(comment);
  }
  const under = (parentId: string | null, depth: number): Thread<Comment>[] =>
    // Comments are taken a few levels deep; a deeper one here would be a mistake in the data.
    depth > 20
      ? []
      : (byParent.get(parentId) ?? []).flatMap((comment) => {
          const replies = under(comment.id, depth + 1);
          return comment.isVisible || replies.length > 0 ? [{ comment, replies }] : [];
        });
  return under(null, 1);
}
