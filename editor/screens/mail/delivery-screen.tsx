import { Alert, Text, Title } from '@mantine/core';
import type { MailDelivery } from '@vitrine/contracts/mail-delivery.ts';
import { Link } from 'react-router';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { mailDelivery as text } from '../../text/en-mail-delivery.ts';
import { BackIcon } from '../../ui/icons.tsx';
import { LoadedScreen } from '../../ui/loaded-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './delivery.module.css';
import { DomainCard } from './domain-card.tsx';
import { EventsCard } from './events-card.tsx';
import { ServerCard } from './server-card.tsx';
import { SuppressionsCard } from './suppressions-card.tsx';

const KEY = ['mail-delivery'];

/** What a change has made of it; whatever depends on the mail server is read again. */
function keep(now: MailDelivery): void {
  updateCache<MailDelivery>(KEY, () => now);
  for (const key of ['mail-sending', 'mail-domain']) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** How emails are sent: the mail server, the records of the sender's domain, and the addresses that get none. */
export function DeliveryScreen() {
  return (
    <LoadedScreen
      queryKey={KEY}
      load={(signal) => client.call('GET', '/api/admin/mail-delivery', {}, signal)}
    >
      {(delivery) => (
        <>
          <Link to="/mail" className={screen['back']}>
            <BackIcon size={18} />
            {text.back}
          </Link>
          <div className={screen['head']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.title}
            </Title>
          </div>
          <div className={screen['stack']}>
            {delivery.waiting !== null && <Waiting waiting={delivery.waiting} />}
            <ServerCard delivery={delivery} onDone={keep} />
            <DomainCard hasServer={delivery.sentBy !== 'none'} />
            <EventsCard events={delivery.events} onDone={keep} />
            <SuppressionsCard />
          </div>
        </>
      )}
    </LoadedScreen>
  );
}

function Waiting({ waiting }: { waiting: NonNullable<MailDelivery['waiting']> }) {
  const { count, isMore, words, nextOn } = waiting;
  const times = useShowTime();
  const show = useShowNumber();
  return (
    <Alert color="yellow" variant="light" title={text.waiting.title(show, count, isMore)}>
      <Text size="sm">{text.waiting.words}</Text>
      <blockquote className={styles['waitingWords']}>{words}</blockquote>
      <Text size="sm">{text.waiting.next(times.moment(nextOn))}</Text>
    </Alert>
  );
}
