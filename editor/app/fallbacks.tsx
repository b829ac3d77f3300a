import { Button } from '@mantine/core';
import { Link, useRouteError } from 'react-router';
import { EmptyRoom } from '../ui/empty-room.tsx';
import { text } from '../text/en.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';

/** Stands where a room would when it cannot be shown. */
export function RoomBroke() {
  const error = useRouteError();
  return (
    <EmptyRoom
      order={1}
      title={text.app.brokenTitle}
      action={<Button onClick={() => globalThis.location.reload()}>{text.app.reload}</Button>}
    >
      {error instanceof CallFailure ? error.message : text.app.broken}
    </EmptyRoom>
  );
}

export function NoSuchRoom() {
  return (
    <EmptyRoom
      order={1}
      title={text.app.notFoundTitle}
      action={
        <Button component={Link} to="/orders">
          {text.app.backToOrders}
        </Button>
      }
    >
      {text.app.notFound}
    </EmptyRoom>
  );
}
