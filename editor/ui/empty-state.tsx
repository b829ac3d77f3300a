import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Empty state: a drawing, a sentence of explanation, one action. */
export function EmptyState(props: {
  title: string;
  children: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** Heading level: 1 where it is all the screen shows; 2 (default) under the screen's heading. */
  order?: 1 | 2;
}) {
  return (
    <div className={styles['screen']}>
      {props.picture !== undefined && (
        <div className={styles['picture']} aria-hidden="true" data-picture>
          {props.picture}
        </div>
      )}
      <Title order={props.order ?? 2} size="h4" {...(props.order === 1 ? { 'data-missing': true } : {})}>
        {props.title}
      </Title>
      <Text c="dimmed" size="sm" className={styles['words']}>
        {props.children}
      </Text>
      {props.action}
    </div>
  );
}
