import type { ReactNode } from 'react';
import styles from './tone.module.css';

export type ToneName = 'green' | 'blue' | 'amber' | 'red' | 'grey';

/** A badge. The word carries the meaning; the colour only helps to find it. */
export function Tone(props: { tone: ToneName; children: ReactNode; title?: string }) {
  return (
    <span className={styles['tone']} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}
