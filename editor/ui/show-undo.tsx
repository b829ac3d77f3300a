import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Milliseconds a notice with Undo is shown: long enough to reach it by keyboard. */
const SHOWN = 15_000;

/** Says what was done, with a button that undoes it; returns what hides it when it is undone elsewhere. */
export function showUndo(notice: {
  message: string;
  label: string;
  undo: () => void | Promise<void>;
}): () => void {
  const id = notifications.show({
    autoClose: SHOWN,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{notice.message}</span>
        <Button
          variant="default"
          size="xs"
          // The sentence wraps, not the button.
          flex="none"
          onClick={() => {
            notifications.hide(id);
            void notice.undo();
          }}
        >
          {notice.label}
        </Button>
      </Group>
    ),
  });
  return () => void notifications.hide(id);
}
