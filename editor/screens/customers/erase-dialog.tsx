import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { customers as text } from '../../text/en-customers.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { titleOf } from './title-of.ts';

/** Asks before the personal data of a customer is erased, which cannot be undone. */
export function EraseDialog(props: {
  customer: CustomerDetail;
  onClose: () => void;
  onDone: (erased: CustomerDetail) => void;
}) {
  const { customer } = props;
  const showNumber = useShowNumber();
  const erase = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/customers/:id/erase', {
        params: { id: customer.id },
        body: { revision: customer.revision },
      }),
    onSuccess: (erased) => {
      notifications.show({ message: text.eraseDone });
      props.onDone(erased);
    },
  });
  return (
    <Dialog
      opened
      onClose={erase.isPending ? () => undefined : props.onClose}
      title={text.eraseTitle(titleOf(customer))}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {erase.isError && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(erase.error)}
          </Alert>
        )}
        <Text size="sm">{text.eraseWhat(showNumber, customer.orderCount)}</Text>
        <Text size="sm">{text.eraseKept}</Text>
        <Text size="sm">{text.eraseFinal}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={erase.isPending} data-autofocus>
            {text.cancel}
          </Button>
          <BusyButton color="red.8" loading={erase.isPending} onClick={() => erase.mutate()}>
            {text.eraseSubmit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
