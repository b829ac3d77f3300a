import type { OwnerComment, ModeratedComments } from '@vitrine/contracts/comments.ts';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';

/** An action of the owner in this list, on one comment or several. */
export interface AppliedAction {
  readonly id: number;
  readonly action: CommentAction;
  readonly from: CommentStatus;
  readonly to: CommentStatus;
  /** At least one. */
  readonly comments: readonly OwnerComment[];
  /** Why it could not be undone; '' otherwise. */
  readonly problem: string;
}

/** Why an action on a comment did not succeed. */
export type Problem =
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Someone else changed it meanwhile, so it no longer belongs to this list. */
  | { readonly kind: 'overtaken' };

/**
 * Actions since the list was opened, applied optimistically on top of the server's list: the list shows them at once,
 * keeps the places of comments that left it, and loses nothing when a call fails.
 */
export interface Done {
  readonly applied: readonly AppliedAction[];
  /** Restored comments, whether or not the server's list has them yet. */
  readonly kept: readonly OwnerComment[];
  readonly problems: Readonly<Record<string, Problem>>;
}

export const nothingDone: Done = { applied: [], kept: [], problems: {} };

export type Row =
  | { readonly kind: 'comment'; readonly comment: OwnerComment; readonly problem: Problem | null }
  | { readonly kind: 'applied'; readonly applied: AppliedAction };

const without = (
  problems: Done['problems'],
  comments: readonly OwnerComment[],
): Readonly<Record<string, Problem>> =>
  Object.fromEntries(Object.entries(problems).filter(([id]) => comments.every((one) => one.id !== id)));

const problemsOf = (comments: readonly OwnerComment[], problem: Problem): Readonly<Record<string, Problem>> =>
  Object.fromEntries(comments.map(({ id }) => [id, problem]));

/** Applies an action optimistically. */
export function begin(done: Done, applied: AppliedAction): Done {
  return { ...done, applied: [...done.applied, applied], problems: without(done.problems, applied.comments) };
}

/** Restores the comments the server refused because someone else had changed them. */
export function settle(done: Done, actionId: number, refused: ModeratedComments['refused']): Done {
  const applied = done.applied.find(({ id }) => id === actionId);
  if (applied === undefined || refused.length === 0) return done;
  const isRefused = ({ id }: OwnerComment): boolean => refused.some((one) => one.id === id);
  const back = applied.comments.filter(isRefused);
  const rest = applied.comments.filter((one) => !isRefused(one));
  return {
    applied: done.applied
      .map((one) => (one.id === actionId ? { ...one, comments: rest } : one))
      .filter(({ comments }) => comments.length > 0),
    kept: [...done.kept, ...back],
    problems: { ...done.problems, ...problemsOf(back, { kind: 'overtaken' }) },
  };
}

/** The call failed: restores every comment of the action, with the reason. */
export function fail(done: Done, actionId: number, sentence: string): Done {
  const applied = done.applied.find(({ id }) => id === actionId);
  if (applied === undefined) return done;
  return {
    applied: done.applied.filter(({ id }) => id !== actionId),
    kept: [...done.kept, ...applied.comments],
    problems: { ...done.problems, ...problemsOf(applied.comments, { kind: 'failed', sentence }) },
  };
}

/** Undoes optimistically: restores the comments of the action. */
export function undoAction(done: Done, actionId: number): Done {
  const applied = done.applied.find(({ id }) => id === actionId);
  if (applied === undefined) return done;
  return {
    ...done,
    applied: done.applied.filter(({ id }) => id !== actionId),
    kept: [...done.kept, ...applied.comments],
  };
}

/** Undoing failed: the action is applied again and says why, except for comments acted on meanwhile. */
export function redoAction(done: Done, applied: AppliedAction, sentence: string): Done {
  const busy = new Set(done.applied.flatMap(({ comments }) => comments.map(({ id }) => id)));
  const comments = applied.comments.filter(({ id }) => !busy.has(id));
  if (comments.length === 0) return done;
  const isOfIt = ({ id }: OwnerComment): boolean => comments.some((one) => one.id === id);
  return {
    applied: [...done.applied, { ...applied, comments, problem: sentence }],
    kept: done.kept.filter((one) => !isOfIt(one)),
    problems: without(done.problems, comments),
  };
}

/** Some of what was to be undone had been changed by someone else. */
export function markOvertaken(done: Done, ids: readonly string[]): Done {
  const gone = done.kept.filter(({ id }) => ids.includes(id));
  return { ...done, problems: { ...done.problems, ...problemsOf(gone, { kind: 'overtaken' }) } };
}

/**
 * The rows of the list, newest first: the server's comments, restored ones, and a line for each action in the place of
 * its newest comment.
 */
export function arrangeRows(fetched: readonly OwnerComment[], done: Done): readonly Row[] {
  const actionOf = new Map(
    done.applied.flatMap((applied) => applied.comments.map(({ id }) => [id, applied] as const)),
  );
  const byId = new Map<string, OwnerComment>();
  for (const comment of done.applied.flatMap(({ comments }) => comments)) byId.set(comment.id, comment);
  for (const comment of [...done.kept, ...fetched]) byId.set(comment.id, comment);
  const rows: Row[] = [];
  const listed = new Set<number>();
  for (const comment of [...byId.values()].toSorted(newestFirst)) {
    const applied = actionOf.get(comment.id);
    if (applied === undefined) {
      rows.push({ kind: 'comment', comment, problem: done.problems[comment.id] ?? null });
    } else if (!listed.has(applied.id)) {
      listed.add(applied.id);
      rows.push({ kind: 'applied', applied });
    }
  }
  return rows;
}

function newestFirst(one: OwnerComment, other: OwnerComment): number {
  return other.createdOn - one.createdOn || (one.id < other.id ? 1 : -1);
}

/** Comments the owner can moderate now: those not changed by someone else. */
export function moderatable(rows: readonly Row[]): readonly OwnerComment[] {
  return rows.flatMap((row) =>
    row.kind === 'comment' && row.problem?.kind !== 'overtaken' ? [row.comment] : [],
  );
}

/** Where the focus goes when comments leave the list: the next one that stays, else the previous; null without any. */
export function neighbourOf(rows: readonly Row[], leaving: readonly string[]): string | null {
  const ids = moderatable(rows).map(({ id }) => id);
  const last = ids.findLastIndex((id) => leaving.includes(id));
  const stays = (id: string): boolean => !leaving.includes(id);
  return ids.slice(last + 1).find(stays) ?? ids.slice(0, Math.max(last, 0)).findLast(stays) ?? null;
}
