import { applyOperations } from './apply-operation.ts';
import type { Operation } from './operation.ts';
import type { PageDocument } from './page-document.ts';
import { squash } from './squash.ts';

/** Steps that can be undone; the oldest are forgotten. */
export const MAX_STEPS = 500;
/** Milliseconds without a change after which typing begins a new step. */
const MERGE_PAUSE = 1_000;

/** What is selected: ids of blocks, or of one section. */
export interface Selection {
  readonly blocks: readonly string[];
  readonly section: string | null;
}

/** One thing that a person did, which one Undo takes back. */
export interface Step {
  /** What was done, for the button: "Move block". */
  readonly label: string;
  readonly operations: readonly Operation[];
  /** They undo the operations in the order in which they stand, as `applyOperations` returns them. */
  readonly inverses: readonly Operation[];
  readonly selectionBefore: Selection;
  readonly selectionAfter: Selection;
  /** Steps of the same key that follow each other quickly are one: "text of block b1". */
  readonly mergeKey?: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

/** The log of a page's steps; undone ones wait to be done again. */
export interface History {
  /** Oldest first. */
  readonly done: readonly Step[];
  /** The next to be done again is the last. */
  readonly undone: readonly Step[];
  /** Whether the last step takes nothing more in. */
  readonly isClosed: boolean;
}

/** What undoing or doing again leads to. */
export interface Travelled {
  readonly document: PageDocument;
  readonly history: History;
  readonly selection: Selection;
  /** What was applied, to be saved. */
  readonly operations: readonly Operation[];
  /** The step that was undone or done again. */
  readonly step: Step;
}

export const emptyHistory: History = { done: [], undone: [], isClosed: true };

/**
 * Adds a step that led to `document`; what was undone before is forgotten. It is merged into the last one while that is
 * open, has the same key and was changed less than a second before: the first inverses and the last values stay. What
 * changes nothing is no step: one without inverses is not recorded, and one whose merged changes lead back to where it
 * began is taken out.
 */
export function record(history: History, step: Step, document: PageDocument): History {
  if (step.inverses.length === 0 || isUndoneByItself(step, document)) return history;
  const last = history.done.at(-1);
  if (last === undefined || history.isClosed || !belongTogether(last, step))
    return { done: [...history.done, step].slice(-MAX_STEPS), undone: [], isClosed: false };
  const together = merged(last, step);
  const earlier = history.done.slice(0, -1);
  const before = travel(document, together.inverses, together);
  return isSameDocument(before, document)
    ? { done: earlier, undone: [], isClosed: true }
    : { done: [...earlier, together], undone: [], isClosed: false };
}

/** Whether the operations of a step lead back to where it began. */
function isUndoneByItself(step: Step, document: PageDocument): boolean {
  return step.inverses.length > 1 && isSameDocument(travel(document, step.inverses, step), document);
}

/** Ends merging, after blur, Enter or a change of the selection. */
export function close(history: History): History {
  return history.isClosed ? history : { ...history, isClosed: true };
}

/**
 * Takes the last step back. Null where there is none; throws where the document is not the one that the step led to,
 * since then it was changed behind the history.
 */
export function undo(history: History, document: PageDocument): Travelled | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  return {
    document: travel(document, step.inverses, step),
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step], isClosed: true },
    selection: step.selectionBefore,
    operations: step.inverses,
    step,
  };
}

/** Does the step again that was undone last. Null where there is none; throws as `undo` does. */
export function redo(history: History, document: PageDocument): Travelled | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    document: travel(document, step.operations, step),
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1), isClosed: true },
    selection: step.selectionAfter,
    operations: step.operations,
    step,
  };
}

function belongTogether(last: Step, step: Step): boolean {
  return step.mergeKey !== undefined && last.mergeKey === step.mergeKey && step.at - last.at < MERGE_PAUSE;
}

function merged(last: Step, step: Step): Step {
  return {
    ...last,
    operations: squash([...last.operations, ...step.operations]),
    // The later ones are undone first; of those that set the same parts, the earlier values stay.
    inverses: squash([...step.inverses, ...last.inverses]),
    selectionAfter: step.selectionAfter,
    at: step.at,
  };
}

/** Whether two documents are the same to the byte; what they share is not looked at. */
function isSameDocument(a: PageDocument, b: PageDocument): boolean {
  return (
    a.sections.length === b.sections.length &&
    a.sections.every((section, index) => {
      const other = b.sections[index];
      return section === other || JSON.stringify(section) === JSON.stringify(other);
    })
  );
}

function travel(document: PageDocument, operations: readonly Operation[], step: Step): PageDocument {
  const applied = applyOperations(document, operations);
  if (applied.ok) return applied.value.document;
  throw new Error(`"${step.label}" does not fit the document: ${String(applied.error.params?.['problem'])}`);
}
