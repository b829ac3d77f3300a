import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PaymentSettings } from '@vitrine/contracts/payment-accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { client, sentenceOf } from '../../app/client.ts';
import { payments as text } from '../../text/en-payments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';

interface DisconnectDialogProps {
  readonly settings: PaymentSettings;
  readonly onClose: () => void;
  readonly onDone: (now: PaymentSettings) => void;
}

/** Says what ends with the account, and what goes on. */
export function DisconnectDialog({ settings, onClose, onDone }: DisconnectDialogProps) {
  const showNumber = useShowNumber();
  const disconnect = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/payments/disconnect', { body: { seen: settings.account?.id ?? null } }),
    onSuccess: (now) => {
      notifications.show({ message: text.disconnect.done });
      onDone(now);
    },
  });
  return (
    <Dialog
      opened
      onClose={disconnect.isPending ? () => undefined : onClose}
      title={text.disconnect.title}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {disconnect.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(disconnect.error)}
          </Alert>
        )}
        <Text size="sm">{text.disconnect.what}</Text>
        {settings.subscriptions > 0 && (
          <Text size="sm">{text.disconnect.subscriptions(showNumber, settings.subscriptions)}</Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={disconnect.isPending} data-autofocus>
            {text.disconnect.keep}
          </Button>
          <BusyButton color="red.8" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {text.disconnect.submit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
