import { Alert, Text } from '@mantine/core';
import type { Webhook } from '@vitrine/contracts/webhooks.ts';
import { webhooks as text } from '../../text/en-webhooks.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './webhook.module.css';

/** The secret that signs the requests of a webhook, to be copied to the service. */
export function WebhookSecret({ webhook }: { readonly webhook: Webhook }) {
  const { secret, overlapsUntil } = webhook;
  const times = useShowTime();
  if (secret === null) {
    return (
      <Alert color="red" variant="light">
        {text.unreadable}
      </Alert>
    );
  }
  return (
    <div>
      <div className={styles['copied']}>
        <div>
          <Text size="xs" c="dimmed">
            {text.secret}
          </Text>
          <code className={styles['code']}>{secret}</code>
        </div>
        <CopyButton
          text={secret}
          label={text.copy}
          copiedLabel={text.copied}
          failed={text.notCopied}
          size="xs"
        />
      </div>
      <Text size="sm" c="dimmed">
        {text.secretHint}
      </Text>
      {overlapsUntil !== null && <Text size="sm">{text.overlap(times.moment(overlapsUntil))}</Text>}
    </div>
  );
}
