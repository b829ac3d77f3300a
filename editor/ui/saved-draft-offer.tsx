import { Alert, Button, Group } from '@mantine/core';
import { text } from '../text/en.ts';
import { focusHeading } from './focus-place.ts';

export interface DraftOffer {
  /** Whether what is stored has changed since. */
  readonly stale: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Offers to restore or discard the unsaved changes of an earlier visit. Then `onSettled` moves the focus, by default to
 * the screen's heading.
 */
export function SavedDraftOffer(props: DraftOffer & { readonly onSettled?: () => void }) {
  const { onSettled = focusHeading } = props;
  return (
    <Alert color="accent" variant="light" role="alert" mb="md" title={text.form.keptTitle}>
      <div>{props.stale ? text.form.keptStale : text.form.kept}</div>
      <Group gap="sm" mt="sm">
        <Button
          size="xs"
          onClick={() => {
            props.restore();
            onSettled();
          }}
        >
          {text.form.keptRestore}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            props.discard();
            onSettled();
          }}
        >
          {text.form.keptDiscard}
        </Button>
      </Group>
    </Alert>
  );
}
