import type { Operation } from '@vitrine/domain/page/operation.ts';
import { squash } from '@vitrine/domain/page/squash.ts';

/** Characters of one save as JSON; the server reads 5 MB. */
const MAX_CHARACTERS = 1_500_000;
/** Operations at the end of a queue that new ones are squashed with, so that typing costs the same in a long one. */
const SQUASHED_END = 60;

/** A queue with further operations, squashed where the two meet. */
export function squashEnd(
  queue: readonly Operation[],
  operations: readonly Operation[],
): readonly Operation[] {
  const begin = Math.max(0, queue.length - SQUASHED_END);
  return [...queue.slice(0, begin), ...squash([...queue.slice(begin), ...operations])];
}

/**
 * The first operations of a queue that make one save: at most so many, and not longer than the server reads. One that
 * is longer by itself goes alone.
 */
export function cutSave(
  queue: readonly Operation[],
  most: number,
): { readonly operations: readonly Operation[]; readonly rest: readonly Operation[] } {
  let characters = 0;
  let count = 0;
  for (const operation of queue) {
    characters += JSON.stringify(operation).length;
    if (count === most || (count > 0 && characters > MAX_CHARACTERS)) break;
    count += 1;
  }
  return { operations: queue.slice(0, count), rest: queue.slice(count) };
}
