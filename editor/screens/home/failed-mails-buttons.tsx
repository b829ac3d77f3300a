import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { useFailedMails } from '../mail/use-failed-mails.ts';
import styles from './home-screen.module.css';

/** Sends all failed mails again, or dismisses them. */
export function FailedMailsButtons() {
  const { retry, dismiss } = useFailedMails();
  const isBusy = retry.isPending || dismiss.isPending;
  return (
    <div className={styles['entryActions']}>
      <BusyButton
        size="xs"
        variant="default"
        loading={retry.isPending}
        disabled={isBusy}
        onClick={() => retry.mutate({})}
        aria-label={text.mail.failed.retryAll}
      >
        {text.mail.failed.retry}
      </BusyButton>
      <BusyButton
        size="xs"
        variant="subtle"
        loading={dismiss.isPending}
        disabled={isBusy}
        onClick={() => dismiss.mutate({})}
        aria-label={text.mail.failed.dismissAll}
      >
        {text.mail.failed.dismiss}
      </BusyButton>
    </div>
  );
}
