import { Group, Text } from '@mantine/core';
import type { MailDetail } from '@vitrine/contracts/mail.ts';
import { canBeSentAgain } from '@vitrine/domain/mail/expiring-mails.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useFailedMails } from './use-failed-mails.ts';

/** What can be done with a mail that was given up. */
export function FailedMailActions({ mail }: { mail: MailDetail }) {
  const { retry, dismiss, restore } = useFailedMails();
  if (mail.status !== 'failed' && mail.status !== 'dismissed') return null;
  const ids = [mail.id];
  const isBusy = retry.isPending || dismiss.isPending || restore.isPending;
  return (
    <Group gap="xs" mt="sm">
      {canBeSentAgain(mail.kind) ? (
        <BusyButton
          size="xs"
          loading={retry.isPending}
          disabled={isBusy}
          onClick={() => retry.mutate({ ids })}
        >
          {text.mail.failed.retry}
        </BusyButton>
      ) : (
        <Text size="sm">{text.mail.failed.expired}</Text>
      )}
      {mail.status === 'failed' ? (
        <BusyButton
          size="xs"
          variant="default"
          loading={dismiss.isPending}
          disabled={isBusy}
          onClick={() => dismiss.mutate({ ids })}
        >
          {text.mail.failed.dismiss}
        </BusyButton>
      ) : (
        <BusyButton
          size="xs"
          variant="default"
          loading={restore.isPending}
          disabled={isBusy}
          onClick={() => restore.mutate(ids)}
        >
          {text.mail.failed.restore}
        </BusyButton>
      )}
    </Group>
  );
}
