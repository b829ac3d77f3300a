import { Button } from '@mantine/core';
import { editorFailures as text } from '../../text/en-editor-failures.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rememberRetry } from '../../ui/focus-after-retry.ts';
import { whatFailed } from './what-failed.ts';

/** In place of something of the page that could not be loaded: what failed, and "Try again". */
export function LoadingFailed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { title, sentence } = whatFailed(error);
  return (
    <EmptyState
      title={title}
      action={
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
      }
    >
      {sentence}
    </EmptyState>
  );
}
