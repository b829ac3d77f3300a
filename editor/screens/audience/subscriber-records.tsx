import { Text, Title } from '@mantine/core';
import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import { audience as text } from '../../text/en-audience.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './audience.module.css';

/** What a subscriber agreed to, and what happened. */
export function SubscriberRecords({ subscriber }: { subscriber: SubscriberDetail }) {
  const times = useShowTime();
  return (
    <div className={screen['stack']}>
      <section className={`${screen['sheet']} ${screen['card']}`}>
        <Title order={2} className={screen['cardTitle'] ?? ''}>
          {text.consentsHead}
        </Title>
        <Text size="sm" c="dimmed">
          {subscriber.consents.length === 0 ? text.noConsents : text.consentsHint}
        </Text>
        <ul className={styles['records']}>
          {subscriber.consents.map((consent) => (
            <li key={consent.id} className={styles['record']}>
              <span className={styles['agreed']}>{consent.words}</span>
              <span className={`${screen['quiet']} ${screen['small']}`}>
                {`${times.moment(consent.givenOn)} · ${text.consentOf(text.sources[consent.source], consent.list, consent.page)}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${screen['sheet']} ${screen['card']}`}>
        <Title order={2} className={screen['cardTitle'] ?? ''}>
          {text.eventsHead}
        </Title>
        <ul className={styles['records']}>
          {subscriber.events.map((event) => (
            <li key={event.id} className={styles['record']}>
              <span>{text.eventOf(text.events[event.kind], event.list, event.by)}</span>
              <time dateTime={event.on} className={`${screen['quiet']} ${screen['small']}`}>
                {times.moment(event.on)}
              </time>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
