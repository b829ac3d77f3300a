import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { editorFailures as text } from '../../text/en-editor-failures.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rememberRetry } from '../../ui/focus-after-retry.ts';
import { whatFailed } from './what-failed.ts';

/**
 * In place of something of the page that could not be loaded: what failed, and "Try again" unless it does not exist,
 * beside `elsewhere`, a way to something else.
 */
export function LoadingFailed({
  error,
  again,
  elsewhere,
}: {
  readonly error: unknown;
  readonly again: () => void;
  readonly elsewhere?: ReactNode;
}) {
  const { title, sentence, isGone } = whatFailed(error);
  return (
    <EmptyState
      title={title}
      action={
        <Group gap="sm" justify="center">
          {elsewhere}
          {!isGone && (
            <Button
              variant="default"
              data-again
              onClick={(event) => {
                rememberRetry(event.currentTarget);
                again();
              }}
            >
              {text.tryAgain}
            </Button>
          )}
        </Group>
      }
    >
      {sentence}
    </EmptyState>
  );
}
