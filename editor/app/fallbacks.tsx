import { Button } from '@mantine/core';
import { Link, useRouteError } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { text } from '../text/en.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';

/** Error page shown in place of a screen. */
export function ScreenFailed() {
  const error = useRouteError();
  return (
    <EmptyState
      order={1}
      title={text.app.brokenTitle}
      action={<Button onClick={() => globalThis.location.reload()}>{text.app.reload}</Button>}
    >
      {error instanceof CallFailure ? error.message : text.app.broken}
    </EmptyState>
  );
}

export function NoSuchScreen() {
  return (
    <EmptyState
      order={1}
      title={text.app.notFoundTitle}
      action={
        <Button component={Link} to="/">
          {text.app.backHome}
        </Button>
      }
    >
      {text.app.notFound}
    </EmptyState>
  );
}
