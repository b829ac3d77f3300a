import { text } from '../../text/en.ts';
import styles from './save-state.module.css';
import type { SaveState } from './use-product-form.ts';

const words: Readonly<Record<SaveState, string>> = {
  saved: text.products.saved,
  saving: text.products.saving,
  unsaved: text.products.unsaved,
  failed: text.products.notSaved,
};

/** Always there: whether what stands in the form is stored. */
export function SaveStateSign(props: { state: SaveState }) {
  return (
    <output className={styles['sign']} data-state={props.state}>
      {words[props.state]}
    </output>
  );
}
