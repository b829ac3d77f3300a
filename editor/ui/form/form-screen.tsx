import { useEffect, useRef, type ReactNode } from 'react';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveForm, useSaving } from '../save-form.tsx';
import { ConflictChooser } from './conflict-chooser.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import type { Form } from './use-form.ts';
import { useNamedField } from './use-named-field.ts';

interface FormScreenProps<S, V> {
  readonly form: Form<S, V>;
  readonly title: ReactNode;
  /** Link to what the form edits, as visitors see it; opens in a new tab. */
  readonly seen?: { readonly href: string; readonly label: string };
  /** Whether nothing is stored yet: an untouched form is not called saved. */
  readonly isNew?: boolean;
  /** What would be lost by leaving, as a sentence. */
  readonly leave: string;
  readonly children: ReactNode;
}

/**
 * A screen that is a form: sticky save bar, offer of a saved draft, summary of problems, conflicts to choose from, the
 * field that the address names, and the question before unsaved changes are left. The summary takes the focus when a save is refused.
 */
export function FormScreen<S, V>({ form, title, seen, isNew, leave, children }: FormScreenProps<S, V>) {
  const notices = useRef<HTMLDivElement>(null);
  const { sheet, save } = useSaving(form, () => undefined);
  useNamedField(sheet);
  useEffect(() => {
    if (form.refusals > 0) notices.current?.querySelector<HTMLElement>('[data-summary]')?.focus();
  }, [form.refusals]);
  return (
    <SaveForm
      sheet={sheet}
      save={save}
      state={form.state}
      title={title}
      seen={seen}
      isNew={isNew}
      discard={form.discard}
      kept={form.kept}
      failure={null}
      stale={null}
    >
      <div ref={notices}>
        {form.conflicts.length > 0 ? (
          <ConflictChooser form={form} />
        ) : (
          form.failure !== null && <ProblemSummary form={form} sheet={sheet} />
        )}
      </div>
      {children}
      <LeaveGuard unsaved={form.state !== 'saved'} sentence={leave} save={save} discard={form.discard} />
    </SaveForm>
  );
}
