import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** What stands where nothing is yet: a drawing, a sentence that teaches, one thing to do. */
export function EmptyState(props: {
  title: string;
  children: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** 1 where it is all the screen shows; 2, the default, under the screen's own heading. */
  order?: 1 | 2;
}) {
  return (
    <div className={styles['screen']}>
      {props.picture !== undefined && (
        <div className={styles['picture']} aria-hidden="true">
          {props.picture}
        </div>
      )}
      <Title order={props.order ?? 2} size="h4">
        {props.title}
      </Title>
      <Text c="dimmed" size="sm" className={styles['words']}>
        {props.children}
      </Text>
      {props.action}
    </div>
  );
}
