import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { SpamProtection } from '@vitrine/contracts/spam-protection.ts';
import { useMutation } from '@tanstack/react-query';
import { client, sentenceOf } from '../../app/client.ts';
import { spamProtection as text } from '../../text/en-spam-protection.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface RemoveDialogProps {
  readonly google: SpamProtection['google'];
  readonly onClose: () => void;
  readonly onDone: (now: SpamProtection) => void;
}

/** Says what takes over from Google. */
export function RemoveDialog({ google, onClose, onDone }: RemoveDialogProps) {
  const remove = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/spam-protection/remove', { body: { seen: google } }),
    onSuccess: (now) => {
      notifications.show({ message: text.removing.done });
      onDone(now);
    },
  });
  return (
    <Dialog
      opened
      onClose={remove.isPending ? () => undefined : onClose}
      title={text.removing.title}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {remove.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(remove.error)}
          </Alert>
        )}
        <Text size="sm">{text.removing.what}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={remove.isPending} data-autofocus>
            {text.removing.keep}
          </Button>
          <BusyButton color="red.8" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text.removing.submit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
