import { Alert, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { MailDelivery } from '@vitrine/contracts/mail-delivery.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './delivery.module.css';

const text = mailDelivery.events;

interface EventsCardProps {
  readonly events: MailDelivery['events'];
  readonly onDone: (now: MailDelivery) => void;
}

const makeAddress = () => client.call('POST', '/api/admin/mail-delivery/events-address');

/** The secret address at which an email service reports bounces and complaints. */
export function EventsCard({ events, onDone }: EventsCardProps) {
  const [isAsked, setAsked] = useState(false);
  const times = useShowTime();
  const done = (now: MailDelivery) => {
    notifications.show({ message: text.made });
    onDone(now);
  };
  const make = useMutation({
    mutationFn: makeAddress,
    onSuccess: done,
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.lead}
        </Text>
      </div>
      {events !== null && events.url === null && (
        <Alert color="red" variant="light">
          {text.unreadable}
        </Alert>
      )}
      {events !== null && events.url !== null && (
        <>
          <Text size="sm">{text.how}</Text>
          <div className={styles['copied']}>
            <div>
              <Text size="xs" c="dimmed">
                {text.address}
              </Text>
              <code className={styles['code']}>{events.url}</code>
            </div>
            <CopyButton
              text={events.url}
              label={text.copy}
              copiedLabel={text.copied}
              failed={text.notCopied}
              size="xs"
            />
          </div>
          <Text size="sm" c="dimmed">
            {events.lastOn === null ? text.never : text.last(times.moment(events.lastOn))}
          </Text>
        </>
      )}
      <Group>
        <BusyButton
          variant="default"
          loading={make.isPending}
          onClick={() => (events === null ? make.mutate() : setAsked(true))}
        >
          {events === null ? text.make : text.makeAgain}
        </BusyButton>
      </Group>
      {isAsked && (
        <ConfirmDialog
          title={text.askTitle}
          sentences={[text.ask]}
          cancel={text.keep}
          submit={text.submit}
          isFinal
          act={makeAddress}
          onClose={() => setAsked(false)}
          onDone={(now) => {
            setAsked(false);
            done(now);
          }}
        />
      )}
    </section>
  );
}
