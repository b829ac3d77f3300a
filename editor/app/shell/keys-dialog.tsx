import { Kbd } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { text } from '../../text/en.ts';
import { isMac } from '../../ui/is-mac.ts';
import { type ScreenKey, useShownKeys } from '../../ui/screen-keys.ts';
import styles from './keys-dialog.module.css';

const everywhere: readonly ScreenKey[] = [
  { keys: isMac ? '⌘ K' : 'Ctrl K', label: text.shell.keys.palette },
  { keys: '?', label: text.shell.keys.keys },
  { keys: 'Esc', label: text.shell.keys.escape },
];

/** The keys of the screen and of the whole editor. */
export function KeysDialog(props: { opened: boolean; close: () => void }) {
  const here = useShownKeys();
  return (
    <Dialog opened={props.opened} onClose={props.close} title={text.shell.keyboard} size="30rem" centered>
      {here.length > 0 && <KeyList title={text.shell.keysHere} keys={here} />}
      <KeyList title={text.shell.keysEverywhere} keys={everywhere} />
    </Dialog>
  );
}

function KeyList(props: { title: string; keys: readonly ScreenKey[] }) {
  return (
    <section className={styles['list']}>
      <h3>{props.title}</h3>
      <dl>
        {props.keys.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
