import { text } from '../text/en.ts';
import styles from './save-state.module.css';

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
