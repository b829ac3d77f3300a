import { Alert, Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ListWaiting } from '../../ui/call-state.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MailFrame } from '../../ui/mail-frame.tsx';
import styles from './drafts.module.css';
import { reloadDraft } from './use-draft-form.ts';

/** Shows the mail with the payment link as it will be, and sends it. */
export function SendDialog(props: {
  draft: DraftOrderDetail;
  onClose: () => void;
  onDone: (draft: DraftOrderDetail) => void;
}) {
  const { id, revision } = props.draft;
  const mail = useQuery({
    queryKey: ['draft-order', id, 'mail', revision],
    gcTime: 0,
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/draft-orders/:id/mail', { params: { id } }, signal),
  });
  const send = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/draft-orders/:id/send', { params: { id }, body: { revision } }),
    onSuccess: (sent) => {
      notifications.show({ message: text.send.done(sent.email) });
      props.onDone(sent);
    },
    // Somebody else has changed it: what is sent next is what is shown then.
    onError: () => reloadDraft(id),
  });
  const failure = send.error ?? mail.error;
  return (
    <Dialog
      opened
      onClose={send.isPending ? () => undefined : props.onClose}
      title={text.send.title}
      closeOnClickOutside={false}
      size={680}
    >
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(failure)}
          </Alert>
        )}
        {mail.isPending ? (
          <ListWaiting rows={4} />
        ) : (
          mail.data !== undefined && (
            <section className={styles['mail']} aria-label={text.send.preview}>
              <dl className={styles['mailHead']}>
                <dt>{text.send.to}</dt>
                <dd>{mail.data.recipient}</dd>
                <dt>{text.send.subject}</dt>
                <dd>{mail.data.subject}</dd>
              </dl>
              <MailFrame className={styles['frame']} title={text.send.preview} html={mail.data.bodyHtml} />
            </section>
          )
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onClose} disabled={send.isPending}>
            {text.send.cancel}
          </Button>
          <BusyButton
            loading={send.isPending}
            disabled={mail.data === undefined}
            onClick={() => send.mutate()}
            data-autofocus
          >
            {text.send.submit}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
