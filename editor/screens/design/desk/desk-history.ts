/** Everything that the desk changes, by its key: a flat record, so that two owners' changes are merged key by key. */
export type DeskValues = Readonly<Record<string, string>>;

/** Values before and after one thing that a person did. */
interface Change {
  readonly before: string;
  readonly after: string;
}

export interface DeskStep {
  /** What was changed, for the buttons: "Accent". */
  readonly label: string;
  readonly changes: Readonly<Record<string, Change>>;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

/** The values of a desk with all steps that led to them; undone ones wait to be done again. */
export interface DeskHistory {
  readonly values: DeskValues;
  /** Oldest first. */
  readonly done: readonly DeskStep[];
  /** The next to be done again is the last. */
  readonly undone: readonly DeskStep[];
  /** Characters of what is done. */
  readonly size: number;
  /** Whether the last step takes nothing more in. */
  readonly isClosed: boolean;
}

/** Milliseconds without a change after which the same control begins a new step. */
const MERGE_PAUSE = 1_000;
/** Characters that all steps may have together; the oldest are forgotten. */
const MAX_CHARACTERS = 16_000_000;

export const startHistory = (values: DeskValues): DeskHistory => ({
  values,
  done: [],
  undone: [],
  size: 0,
  isClosed: true,
});

/**
 * Sets some values; what was undone before is forgotten. Changes of the same keys that follow each other within a second
 * are one step: a slider that is dragged, a name that is typed. What leads back to where its step began is no step.
 */
export function change(
  history: DeskHistory,
  next: DeskValues,
  { label, at }: { readonly label: string; readonly at: number },
): DeskHistory {
  const changes: Record<string, Change> = {};
  for (const [key, after] of Object.entries(next)) {
    const before = history.values[key] ?? '';
    if (before !== after) changes[key] = { before, after };
  }
  if (Object.keys(changes).length === 0) return history;
  const values = { ...history.values, ...next };
  const last = history.done.at(-1);
  const merges =
    last !== undefined && !history.isClosed && at - last.at < MERGE_PAUSE && sameKeys(last.changes, changes);
  if (!merges) return withStep(history, values, { label, changes, at });
  const together: Record<string, Change> = {};
  for (const [key, { after }] of Object.entries(changes)) {
    const before = last.changes[key]?.before ?? '';
    if (before !== after) together[key] = { before, after };
  }
  const earlier = { ...history, done: history.done.slice(0, -1), size: history.size - sizeOf(last) };
  return Object.keys(together).length === 0
    ? { ...earlier, values, undone: [], isClosed: true }
    : withStep(earlier, values, { label, changes: together, at });
}

function withStep(history: DeskHistory, values: DeskValues, step: DeskStep): DeskHistory {
  const done = [...history.done, step];
  let size = history.size + sizeOf(step);
  let forgotten = 0;
  for (; size > MAX_CHARACTERS && forgotten < done.length - 1; forgotten += 1)
    size -= sizeOf(done[forgotten] ?? step);
  return { values, done: forgotten === 0 ? done : done.slice(forgotten), undone: [], size, isClosed: false };
}

const sizeOf = ({ changes }: DeskStep): number =>
  Object.values(changes).reduce((sum, { before, after }) => sum + before.length + after.length, 0);

/** Ends merging: the control was left, or another one begins. */
export function close(history: DeskHistory): DeskHistory {
  return history.isClosed ? history : { ...history, isClosed: true };
}

/** Takes the last step back; null where there is none. */
export function undo(history: DeskHistory): DeskHistory | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    values: { ...history.values, ...side(step, 'before') },
    done: history.done.slice(0, -1),
    undone: [...history.undone, step],
    size: history.size - sizeOf(step),
    isClosed: true,
  };
}

/** Does the step again that was undone last; null where there is none. */
export function redo(history: DeskHistory): DeskHistory | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    values: { ...history.values, ...side(step, 'after') },
    done: [...history.done, step],
    undone: history.undone.slice(0, -1),
    size: history.size + sizeOf(step),
    isClosed: true,
  };
}

const side = ({ changes }: DeskStep, which: keyof Change): DeskValues =>
  Object.fromEntries(Object.entries(changes).map(([key, values]) => [key, values[which]]));

function sameKeys(one: DeskStep['changes'], other: DeskStep['changes']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
}
