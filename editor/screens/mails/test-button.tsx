import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { mails } from '../../text/en-mails.ts';
import { BusyButton } from '../../ui/busy-button.tsx';

const text = mails.test;

/** Mails an example, as it is stored, to whoever presses it. */
export function TestButton(props: { kind: MailKind; occasion: string; language: Locale }) {
  const { kind, occasion, language } = props;
  const send = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/mail-previews/send', {
        body: { kind, language, ...(occasion === '' ? {} : { occasion }) },
      }),
    onSuccess: ({ recipient, isSent }) =>
      notifications.show({ message: isSent ? text.sent(recipient) : text.stored(recipient) }),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <div>
      <BusyButton variant="default" loading={send.isPending} onClick={() => send.mutate()}>
        {text.send}
      </BusyButton>
      <Text size="xs" c="dimmed" mt={4}>
        {text.hint}
      </Text>
    </div>
  );
}
