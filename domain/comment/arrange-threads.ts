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
 * Comments as threads, in the given order. A hidden comment keeps its place when it has a visible answer, and is
 * dropped otherwise. Comments whose parent is missing, or whose parents form a cycle, are left out.
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
    // Comments are a few levels deep; a deeper one here would be corrupt data.
    depth > 20
      ? []
      : (byParent.get(parentId) ?? []).flatMap((comment) => {
          const replies = under(comment.id, depth + 1);
          return comment.isVisible || replies.length > 0 ? [{ comment, replies }] : [];
        });
  return under(null, 1);
}
