import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { UsesOfFiles } from '@vitrine/contracts/admin-media.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { filesText as text } from '../../text/en-files.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { FileUses } from './file-uses.tsx';
import { deleteFiles, restoreFiles, usesOf } from './use-files.ts';

/** Files in use that are named before they are deleted. */
const NAMED = 5;

interface Asked extends UsesOfFiles {
  readonly ids: readonly string[];
}

/**
 * Deletes files: at once, with Undo, what nothing uses; else it asks first and names what does. `onDeleted` is called
 * when they are gone.
 */
export function useDeleteFiles(onDeleted: (ids: readonly string[]) => void) {
  const showNumber = useShowNumber();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isChecking, setChecking] = useState(false);
  const remove = async (ids: readonly string[]): Promise<void> => {
    const deleted = await deleteFiles(ids);
    onDeleted(ids);
    sayDeleted(showNumber, deleted);
  };
  return {
    isChecking,
    ask: (ids: readonly string[]): void => {
      if (ids.length === 0 || isChecking) return;
      setChecking(true);
      void usesOf(ids)
        .then(({ files }) => (files.length === 0 ? remove(ids) : setAsked({ ids, files })))
        .catch((error: unknown) => void notifications.show({ color: 'red', message: sentenceOf(error) }))
        .finally(() => setChecking(false));
    },
    dialog: asked !== null && (
      <DeleteDialog asked={asked} act={() => remove(asked.ids)} onClose={() => setAsked(null)} />
    ),
  };
}

function sayDeleted(showNumber: ShowNumber, deleted: readonly string[]): void {
  showUndo({
    message: text.deleted(showNumber, deleted.length),
    label: text.undo,
    undo: () =>
      restoreFiles(deleted).then(
        (restored) => void notifications.show({ message: text.restored(showNumber, restored.length) }),
        (error: unknown) => void notifications.show({ color: 'red', message: sentenceOf(error) }),
      ),
  });
}

function DeleteDialog(props: { asked: Asked; act: () => Promise<void>; onClose: () => void }) {
  const { ids, files } = props.asked;
  const showNumber = useShowNumber();
  const remove = useMutation({ mutationFn: props.act, onSuccess: props.onClose });
  return (
    <Dialog
      opened
      onClose={remove.isPending ? () => undefined : props.onClose}
      title={text.deleteTitle(showNumber, ids.length)}
    >
      <Stack gap="md">
        {remove.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(remove.error)}
          </Alert>
        )}
        {ids.length > 1 && <Text size="sm">{text.deleteMany(showNumber, files.length, ids.length)}</Text>}
        {files.slice(0, NAMED).map(({ id, filename, uses, isMore }) => (
          <div key={id}>
            <Text size="sm" fw={600}>
              {ids.length > 1 ? filename : text.deleteUsed(filename)}
            </Text>
            <FileUses uses={uses} isMore={isMore} />
          </div>
        ))}
        {files.length > NAMED && <Text size="sm">{text.panel.morePlaces}</Text>}
        <Text size="sm" c="dimmed">
          {text.deleteThen}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={remove.isPending} data-autofocus>
            {text.cancel}
          </Button>
          <BusyButton color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text.deleteAnyway}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
