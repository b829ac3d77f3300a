import { VisuallyHidden } from '@mantine/core';
import type { ListedRedirect } from '@vitrine/contracts/redirects.ts';
import { redirects as text } from '../../../text/en-navigation.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Tone } from '../../../ui/tone.tsx';
import styles from './redirects.module.css';

/** A redirect: from where, to where, and who made it. */
export function RedirectRow(props: { row: ListedRedirect; isBusy: boolean; onRemove: () => void }) {
  const { from, to, status, isAutomatic } = props.row;
  return (
    <li aria-label={from} className={styles['row']}>
      <span className={styles['words']}>
        {/* Links, so that both can be tried. */}
        {from.endsWith('*') ? (
          <span className={styles['from']}>{from}</span>
        ) : (
          <a className={styles['from']} href={from} target="_blank" rel="noopener">
            {from}
          </a>
        )}
        <span className={styles['to']}>
          {/* Not left behind on a line of its own where the address is long. */}
          <span aria-hidden="true">→{'\u00a0'}</span>
          <VisuallyHidden>{text.leadsTo} </VisuallyHidden>
          {to}
        </span>
      </span>
      <span className={styles['tones']}>
        {status === 302 && <Tone tone="amber">{text.temporary}</Tone>}
        <Tone tone="grey">{isAutomatic ? text.automatic : text.byHand}</Tone>
      </span>
      <BusyButton
        variant="default"
        size="xs"
        aria-label={text.removeOf(from)}
        loading={props.isBusy}
        onClick={props.onRemove}
      >
        {text.remove}
      </BusyButton>
    </li>
  );
}
