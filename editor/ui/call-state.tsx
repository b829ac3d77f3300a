import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { text } from '../text/en.ts';
import { sentenceOf } from '../app/client.ts';
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
    <Stack gap={1} aria-busy="true" ref={waiting}>
      <VisuallyHidden component="output">{text.app.loading}</VisuallyHidden>
      {Array.from({ length: props.rows ?? 6 }, (_, index) => (
        <Skeleton key={index} height={48} radius={0} />
      ))}
    </Stack>
  );
}

/** Shown in place of a list that failed to load: the reason and "Try again". */
export function CallFailed(props: { error: unknown; again: () => void }) {
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
