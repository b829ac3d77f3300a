import { CallFailure } from '@vitrine/contracts/client.ts';
import { text } from '../../text/en.ts';
import { fieldOfPath, withoutEntryAt, withoutProblemsAt, withValueAt } from './field-names.ts';
import type { FieldLabel } from './field-set.ts';
import { type Conflict, mergeValues, sameValues } from './merge-values.ts';

/** Sentences by field name. */
export type Problems = Readonly<Record<string, string>>;

/** The request that saves a form, or a sentence for each invalid field. */
export type Reading<B> =
  | { readonly ok: true; readonly body: B }
  | { readonly ok: false; readonly problems: Problems };

export interface FormCalls<S extends { readonly revision: number }, V, B> {
  /** The form's values of a stored record: texts as they are typed, switches, lists, rows with ids. */
  readonly valuesOf: (stored: S) => V;
  readonly read: (values: V, stored: S) => Reading<B>;
  readonly send: (body: B) => Promise<S>;
  /** Loads the record, to merge with it what somebody else has saved. */
  readonly load: () => Promise<S>;
  /** A newer record was received: update the caches that show it. */
  readonly onStored?: (stored: S) => void;
  /** The field that an error path of the server means, where rows by index are not rows by id. */
  readonly fieldOf?: (path: string, body: B, values: V) => string;
  /** Settles an edited entry that somebody else has deleted. Without it the owner chooses. */
  readonly onDeleted?: (
    values: V,
    name: string,
    between: { readonly before: S | null; readonly now: S },
  ) => Deleted<V>;
  /** The values once the owner keeps such an entry. */
  readonly onKept?: (values: V, name: string) => V;
  /** The values with the ids that a save has given to new rows, where the server makes them. */
  readonly settled?: (values: V, stored: S) => V;
}

/** What becomes of an edited entry that somebody else has deleted meanwhile. */
export interface Deleted<V> {
  /** With the entry as a new one where it can be kept, else without it. */
  readonly values: V;
  /** Whether the owner chooses, is shown what is lost, or wanted it deleted too. */
  readonly outcome: 'choice' | 'lost' | 'agreed';
}

export interface FormState<S, V> {
  readonly stored: S;
  readonly values: V;
  readonly problems: Problems;
  /** Why the last save failed; null otherwise. */
  readonly failure: string | null;
  /** Fields that somebody else has changed too; the owner chooses a value before saving. */
  readonly conflicts: readonly Conflict[];
  readonly saving: boolean;
  /** How often a save was refused: the summary takes the focus each time. */
  readonly refusals: number;
  /** How often values were replaced from outside (restored, discarded): remounts editors with a state of their own. */
  readonly replaced: number;
}

interface Merged<V> {
  readonly values: V;
  readonly conflicts: readonly Conflict[];
}

/** Failures that say that the stored record has changed meanwhile: it is loaded and merged. */
const overtaken: ReadonlySet<string> = new Set(['STALE_REVISION', 'STOCK_CHANGED']);

/**
 * A form without its screen: the stored record, what was typed, and saving. When somebody else has saved first, their
 * changes are merged in and the save is repeated; only fields that both have changed are put to the owner.
 */
export class FormStore<S extends { readonly revision: number }, V, B> {
  readonly labels = new Map<string, FieldLabel>();
  #state: FormState<S, V>;
  #calls: FormCalls<S, V, B>;
  readonly #listeners = new Set<() => void>();

  constructor(stored: S, calls: FormCalls<S, V, B>) {
    this.#calls = calls;
    this.#state = {
      stored,
      values: calls.valuesOf(stored),
      problems: {},
      failure: null,
      conflicts: [],
      saving: false,
      refusals: 0,
      replaced: 0,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): FormState<S, V> => this.#state;

  /** Replaces the calls by those of a newer render. */
  use(calls: FormCalls<S, V, B>): void {
    this.#calls = calls;
  }

  get isChanged(): boolean {
    return !sameValues(this.#state.values, this.#calls.valuesOf(this.#state.stored));
  }

  readonly update = (name: string, change: (before: unknown) => unknown): void => {
    const { values, problems, conflicts, failure } = this.#state;
    this.#set({
      values: withValueAt(values, name, change),
      problems: withoutProblemsAt(problems, name),
      // A conflict stays until it is resolved; any other failure is cleared by typing.
      failure: conflicts.length > 0 ? failure : null,
    });
  };

  /** Returns whether everything is stored. A second save while one is in flight is ignored. */
  async save(): Promise<boolean> {
    if (this.#state.saving) return false;
    this.#set({ saving: true });
    try {
      return await this.#attempt(2);
    } finally {
      this.#set({ saving: false });
    }
  }

  async #attempt(more: number): Promise<boolean> {
    const { values, stored, conflicts } = this.#state;
    const calls = this.#calls;
    if (conflicts.length > 0) return this.#refuse(text.form.conflictOpen);
    if (!this.isChanged) return true;
    const reading = calls.read(values, stored);
    if (!reading.ok) return this.#refuse(text.form.fix, reading.problems);
    this.#set({ failure: null, problems: {} });
    try {
      const fresh = await calls.send(reading.body);
      // What was typed while the save was in flight stays; what was sent takes the stored value.
      const settled = (these: V): V => calls.settled?.(these, fresh) ?? these;
      const since = mergeValues(settled(this.#state.values), settled(values), calls.valuesOf(fresh));
      this.#set({ stored: fresh, values: since.values });
      calls.onStored?.(fresh);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (overtaken.has(error.code) && more > 0) return this.#mergeAndRepeat(more);
      const nameOf = calls.fieldOf ?? ((path: string) => fieldOfPath(values, path));
      const problems = Object.entries(error.fields).map(
        ([path, sentence]) => [nameOf(path, reading.body, values), sentence] as const,
      );
      // Its sentence is that of one field, and stands beside it.
      const isOfField = error.code === 'CONTENT_FIELD_INVALID' && problems.length > 0;
      return this.#refuse(isOfField ? text.form.fix : error.message, Object.fromEntries(problems));
    }
  }

  async #mergeAndRepeat(more: number): Promise<boolean> {
    try {
      this.rebase(await this.#calls.load());
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return this.#refuse(error.message);
    }
    return this.#state.conflicts.length > 0 ? this.#refuse(text.form.conflict) : this.#attempt(more - 1);
  }

  /** Puts what was typed on top of a newer record; an older one is ignored. */
  rebase(fresh: S): void {
    const { stored, values, conflicts } = this.#state;
    if (fresh.revision < stored.revision) return;
    const merged = this.#settleDeleted(
      mergeValues(values, this.#calls.valuesOf(stored), this.#calls.valuesOf(fresh)),
      { before: stored, now: fresh },
    );
    const again = new Set(merged.conflicts.map(({ name }) => name));
    this.#set({
      stored: fresh,
      values: merged.values,
      conflicts: [...conflicts.filter(({ name }) => !again.has(name)), ...merged.conflicts],
    });
    this.#calls.onStored?.(fresh);
  }

  /** Puts a saved draft on top of the stored record, and what was typed since on top of both. */
  restore(draft: { readonly typed: V; readonly base: V }): void {
    const { stored } = this.#state;
    const base = this.#calls.valuesOf(stored);
    const restored = this.#settleDeleted(mergeValues(draft.typed, draft.base, base), {
      before: null,
      now: stored,
    });
    this.#set({
      values: mergeValues(this.#state.values, base, restored.values).values,
      conflicts: restored.conflicts,
      failure: restored.conflicts.length > 0 ? text.form.conflict : null,
      replaced: this.#state.replaced + 1,
    });
  }

  #settleDeleted(merged: Merged<V>, between: { readonly before: S | null; readonly now: S }): Merged<V> {
    let { values } = merged;
    const conflicts = merged.conflicts.flatMap((conflict) => {
      if (conflict.isDeleted !== true) return [conflict];
      const settled = this.#calls.onDeleted?.(values, conflict.name, between);
      if (settled === undefined) return [conflict];
      ({ values } = settled);
      return settled.outcome === 'agreed' ? [] : [{ ...conflict, isLost: settled.outcome === 'lost' }];
    });
    return { values, conflicts };
  }

  choose(conflict: Conflict, side: 'mine' | 'theirs'): void {
    const { values, conflicts, failure, replaced } = this.#state;
    const left = conflicts.filter((one) => one.name !== conflict.name);
    const { name, isDeleted = false } = conflict;
    const mine = (): V => (isDeleted ? (this.#calls.onKept?.(values, name) ?? values) : values);
    const theirs = (): V =>
      isDeleted ? withoutEntryAt(values, name) : withValueAt(values, name, () => conflict.theirs);
    this.#set({
      values: side === 'mine' ? mine() : theirs(),
      conflicts: left,
      failure: left.length > 0 ? failure : null,
      replaced: side === 'mine' ? replaced : replaced + 1,
    });
  }

  discard(): void {
    const { stored, replaced } = this.#state;
    this.#set({
      values: this.#calls.valuesOf(stored),
      problems: {},
      failure: null,
      conflicts: [],
      replaced: replaced + 1,
    });
  }

  #refuse(failure: string, problems: Problems = {}): false {
    this.#set({ failure, problems, refusals: this.#state.refusals + 1 });
    return false;
  }

  #set(change: Partial<FormState<S, V>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
