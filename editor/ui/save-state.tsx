import { text } from '../text/en.ts';
import styles from './save-state.module.css';
import { useWarningOnClose } from './use-warning-on-close.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

const words: Readonly<Record<SaveState, string>> = {
  saved: text.form.saved,
  saving: text.form.saving,
  unsaved: text.form.unsaved,
  failed: text.form.notSaved,
};

/** Whether the form is saved; always visible. */
export function SaveStateSign(props: { state: SaveState }) {
  return (
    <output className={styles['sign']} data-state={props.state}>
      {words[props.state]}
    </output>
  );
}

/**
 * The same where each change is sent at once: nothing before the first one. A tab that is closed or loaded again would
 * lose those that are on their way.
 */
export function SaveAtOnceSign({ status }: { status: 'idle' | 'pending' | 'success' | 'error' }) {
  useWarningOnClose(status === 'pending');
  if (status === 'idle') return null;
  const state = status === 'pending' ? 'saving' : status === 'success' ? 'saved' : 'failed';
  return <SaveStateSign state={state} />;
}
