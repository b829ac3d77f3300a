import { Kbd } from '@mantine/core';
import { text } from '../text/en.ts';
import { BusyButton } from './busy-button.tsx';
import { isMac } from './is-mac.ts';
import styles from './save-button.module.css';
import type { SaveState } from './save-state.tsx';

/** Submits its form, like Ctrl-S. */
export function SaveButton(props: { state: SaveState }) {
  return (
    <BusyButton
      type="submit"
      disabled={props.state === 'saved'}
      loading={props.state === 'saving'}
      rightSection={
        <Kbd size="xs" className={styles['keys']} aria-hidden="true">
          {isMac ? text.form.shortcutMac : text.form.shortcut}
        </Kbd>
      }
    >
      {text.form.save}
    </BusyButton>
  );
}
