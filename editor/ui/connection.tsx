import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './connection.module.css';

/** What is connected or in use, with a badge of its state and a sentence about it. */
export function ConnectionState(props: { name: string; badge?: ReactNode; hint: string }) {
  return (
    <div className={styles['state']}>
      <div className={styles['name']}>
        {props.name}
        {props.badge}
      </div>
      <Text size="sm" c="dimmed">
        {props.hint}
      </Text>
    </div>
  );
}

/** What is stored of a connection: names with their values. */
export function ConnectionFacts(props: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles['facts']}>
      {props.facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
