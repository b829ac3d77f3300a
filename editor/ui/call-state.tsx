import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { text } from '../text/en.ts';
import { sentenceOf } from '../app/client.ts';
import { EmptyRoom } from './empty-room.tsx';

/** Stands for a list while it is fetched. */
export function ListWaiting(props: { rows?: number }) {
  return (
    <Stack gap={1} aria-busy="true">
      <VisuallyHidden component="output">{text.app.loading}</VisuallyHidden>
      {Array.from({ length: props.rows ?? 6 }, (_, index) => (
        <Skeleton key={index} height={48} radius={0} />
      ))}
    </Stack>
  );
}

/** Stands for a list that could not be fetched, with the reason and a way to ask again. */
export function CallBroke(props: { error: unknown; again: () => void }) {
  return (
    <EmptyRoom
      title={text.app.brokenTitle}
      action={
        <Button variant="default" onClick={props.again}>
          {text.app.tryAgain}
        </Button>
      }
    >
      {sentenceOf(props.error)}
    </EmptyRoom>
  );
}
