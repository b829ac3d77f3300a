import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { useEffect, useRef } from 'react';
import { text } from '../text/en.ts';
import { sentenceOf } from '../app/client.ts';
import styles from './call-state.module.css';
import { EmptyState } from './empty-state.tsx';
import { focusAfterRetry, rememberRetry } from './focus-after-retry.ts';

/** Placeholder of a list while it loads. */
export function ListWaiting(props: { rows?: number }) {
  const waiting = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = waiting.current;
    return () => {
      if (element?.isConnected !== true) focusAfterRetry();
    };
  }, []);
  return (
    <div aria-busy="true" ref={waiting}>
      <VisuallyHidden component="output">{text.app.loading}</VisuallyHidden>
      {Array.from({ length: props.rows ?? 6 }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton height={12} width={`${34 - ((index * 7) % 16)}%`} />
          <Skeleton height={12} width={72} />
        </div>
      ))}
    </div>
  );
}

/**
 * Shown in place of a list that failed to load: the reason and "Try again". What does not exist any more is not tried
 * again.
 */
export function CallFailed(props: { error: unknown; again: () => void }) {
  if (props.error instanceof CallFailure && props.error.status === 404)
    return <EmptyState title={text.app.goneTitle}>{sentenceOf(props.error)}</EmptyState>;
  return (
    <EmptyState
      title={text.app.brokenTitle}
      action={
        <Button
          variant="default"
          data-again
          onClick={(event) => {
            rememberRetry(event.currentTarget);
            props.again();
          }}
        >
          {text.app.tryAgain}
        </Button>
      }
    >
      {sentenceOf(props.error)}
    </EmptyState>
  );
}
