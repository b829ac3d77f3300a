import type { OwnerComment, TreatedComments } from '@vitrine/contracts/comments.ts';
import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';

/** What the owner did in this list with one comment, or with several at once. */
export interface AppliedAction {
  readonly id: number;
  readonly action: CommentAction;
  readonly from: CommentStatus;
  readonly to: CommentStatus;
  /** At least one. */
  readonly comments: readonly OwnerComment[];
  /** Why it could not be undone; '' as long as nothing says so. */
  readonly problem: string;
}

/** Why a comment stays, or has gone, against the owner's will. */
export type Problem =
  | { readonly kind: 'failed'; readonly sentence: string }
  /** Someone else changed it meanwhile, and it no longer belongs to this list. */
  | { readonly kind: 'overtaken' };

/**
 * What was done in a list of comments since it was opened. Laid over what the server answered, so that the list says
 * at once what was done, keeps the place of what left it, and loses nothing when a call fails.
 */
export interface Done {
  readonly applied: readonly AppliedAction[];
  /** Comments that are here again, whether or not the server's list has them yet. */
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

/** Says at once that something was done. */
export function begin(done: Done, applied: AppliedAction): Done {
  return { ...done, applied: [...done.applied, applied], problems: without(done.problems, applied.comments) };
}

/** What the server would not do, because someone else had done something, stands for itself again. */
export function settle(done: Done, actionId: number, refused: TreatedComments['refused']): Done {
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

/** The call failed: every comment of the applied is where it was, with the reason. */
export function fail(done: Done, actionId: number, sentence: string): Done {
  const applied = done.applied.find(({ id }) => id === actionId);
  if (applied === undefined) return done;
  return {
    applied: done.applied.filter(({ id }) => id !== actionId),
    kept: [...done.kept, ...applied.comments],
    problems: { ...done.problems, ...problemsOf(applied.comments, { kind: 'failed', sentence }) },
  };
}

/** Undoes at once: the comments of the applied are where they were. */
export function withdraw(done: Done, actionId: number): Done {
  const applied = done.applied.find(({ id }) => id === actionId);
  if (applied === undefined) return done;
  return {
    ...done,
    applied: done.applied.filter(({ id }) => id !== actionId),
    kept: [...done.kept, ...applied.comments],
  };
}

/** Undoing failed: the applied stands as before and says why, but for what something else was done with meanwhile. */
export function reinstate(done: Done, applied: AppliedAction, sentence: string): Done {
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
export function overtake(done: Done, ids: readonly string[]): Done {
  const gone = done.kept.filter(({ id }) => ids.includes(id));
  return { ...done, problems: { ...done.problems, ...problemsOf(gone, { kind: 'overtaken' }) } };
}

/**
 * What stands in the list, newest first: what the server has, what came back, and a line for each applied in the place of
 * the newest comment it was done with.
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

/** Comments the owner can treat now: those of the list that are not overtaken. */
export function treatable(rows: readonly Row[]): readonly OwnerComment[] {
  return rows.flatMap((row) =>
    row.kind === 'comment' && row.problem?.kind !== 'overtaken' ? [row.comment] : [],
  );
}

/** Where the focus goes when comments leave the list: to the next that stays, else the one before; null without any. */
export function neighbourOf(rows: readonly Row[], leaving: readonly string[]): string | null {
  const ids = treatable(rows).map(({ id }) => id);
  const last = ids.findLastIndex((id) => leaving.includes(id));
  const stays = (id: string): boolean => !leaving.includes(id);
  return ids.slice(last + 1).find(stays) ?? ids.slice(0, Math.max(last, 0)).findLast(stays) ?? null;
}
