import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import * as z from 'zod';
import { useSavedDraft } from '../saved-draft.ts';
import type { DraftOffer } from '../saved-draft-offer.tsx';
import type { SaveState } from '../save-state.tsx';
import { type FieldLabel, fieldSet, type FieldSet } from './field-set.ts';
import { type FormCalls, FormStore, type Problems } from './form-store.ts';
import { type Conflict, sameValues } from './merge-values.ts';

export interface FormOptions<S extends { readonly revision: number }, V, B> extends FormCalls<S, V, B> {
  /** Key of the draft that survives a reload, e.g. `product/<id>`. */
  readonly record: string;
  /** The stored record when the form is opened; give it a `key`: another record is another form. */
  readonly stored: S;
  /** The shape of the values, defined once per module: a saved draft of another shape is dropped. */
  readonly schema: z.ZodType<V>;
}

/** The state of a form and its fields; see `FormStore` and `FormScreen`. */
export interface Form<S, V> extends FieldSet<V> {
  readonly stored: S;
  readonly state: SaveState;
  readonly problems: Problems;
  readonly failure: string | null;
  readonly refusals: number;
  readonly conflicts: readonly Conflict[];
  /** Unsaved changes of an earlier visit; null without any. */
  readonly kept: DraftOffer | null;
  readonly replaced: number;
  readonly labels: ReadonlyMap<string, FieldLabel>;
  /** Solves a conflict with one of the two values. */
  choose(conflict: Conflict, side: 'mine' | 'theirs'): void;
  /** Returns whether everything is stored. */
  save(): Promise<boolean>;
  discard(): void;
  /** Takes the record from another call's response and keeps what was typed. An older one is ignored. */
  adopt(stored: S): void;
}

/**
 * A form of a stored record: values as typed, changed fields, problems, saving, a draft that survives a reload, and
 * conflicts with somebody else's save.
 */
export function useForm<S extends { readonly revision: number }, V, B>(
  options: FormOptions<S, V, B>,
): Form<S, V> {
  const { schema, valuesOf } = options;
  const [store] = useState(() => new FormStore(options.stored, options));
  useEffect(() => store.use(options));
  const { stored, values, problems, failure, conflicts, saving, refusals, replaced } = useSyncExternalStore(
    store.subscribe,
    store.state,
  );
  const base = valuesOf(stored);
  const changed = !sameValues(values, base);
  const draftSchema = useMemo(
    () => z.object({ revision: z.number(), typed: schema, base: schema }),
    [schema],
  );
  const draft = changed ? { revision: stored.revision, typed: values, base } : null;
  const { offered, answer } = useSavedDraft(options.record, draftSchema, draft);
  return {
    ...fieldSet<V>({ values, problems, labels: store.labels, update: store.update }),
    stored,
    problems,
    failure,
    refusals,
    conflicts,
    replaced,
    labels: store.labels,
    state: saving ? 'saving' : !changed ? 'saved' : failure === null ? 'unsaved' : 'failed',
    kept:
      offered === null
        ? null
        : {
            stale: offered.revision !== stored.revision || !sameValues(offered.base, base),
            restore: () => {
              store.restore(offered);
              answer();
            },
            discard: answer,
          },
    choose: (conflict, side) => store.choose(conflict, side),
    save: () => store.save(),
    discard: () => store.discard(),
    adopt: (fresh) => store.rebase(fresh),
  };
}
