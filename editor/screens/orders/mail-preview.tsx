import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FulfilmentMailPreview } from '@vitrine/contracts/fulfilments.ts';
import { sentenceOf } from '../../app/client.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { MailFrame } from '../../ui/mail-frame.tsx';
import styles from './fulfil-dialog.module.css';

/** Milliseconds without typing before the email is written again. */
const REST = 300;

/** The buyer's email as it will be sent. */
export function MailPreview<Body>(props: {
  queryKey: readonly string[];
  isWanted: boolean;
  /** Shown while what was typed is not complete. */
  hint: string;
  /** Null while it is not complete. */
  body: Body | null;
  read: (body: Body, signal: AbortSignal) => Promise<FulfilmentMailPreview>;
}) {
  const [body] = useDebouncedValue(props.body, REST);
  const preview = useQuery({
    queryKey: [...props.queryKey, body],
    enabled: props.isWanted && body !== null,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => (body === null ? null : props.read(body, signal)),
  });
  return (
    <section className={styles['preview']} aria-label={text.preview}>
      {!props.isWanted ? (
        <Text size="sm" c="dimmed">
          {text.previewOff}
        </Text>
      ) : preview.isError ? (
        <Text size="sm" c="dimmed">
          {sentenceOf(preview.error)}
        </Text>
      ) : preview.data === undefined || preview.data === null ? (
        <Text size="sm" c="dimmed">
          {props.hint}
        </Text>
      ) : (
        <>
          <div className={styles['subject']}>{preview.data.subject}</div>
          <MailFrame className={styles['frame']} title={text.preview} html={preview.data.bodyHtml} />
        </>
      )}
    </section>
  );
}
