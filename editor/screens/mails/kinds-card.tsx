import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WrittenMails } from '@vitrine/contracts/mail-words.ts';
import { locales } from '@vitrine/domain/text/locale.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { text as shared } from '../../text/en.ts';
import { mails } from '../../text/en-mails.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import screen from '../../ui/screen.module.css';
import styles from './mails.module.css';

const text = mails.list;

export const writtenMailsQuery = {
  queryKey: ['mail-words'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/mail-words', {}, signal),
};

/** Every kind of mail; each leads to its words. */
export function KindsCard() {
  const id = useId();
  const written = useQuery(writtenMailsQuery);
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} aria-labelledby={id}>
      <Title order={2} className={screen['cardTitle'] ?? ''} id={id} mb={4}>
        {text.title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text.lead}
      </Text>
      {written.isPending ? (
        <ListWaiting rows={6} />
      ) : written.isError ? (
        <CallFailed error={written.error} again={() => void written.refetch()} />
      ) : (
        <ul className={styles['kinds']}>
          {written.data.kinds.map((one) => (
            <li key={one.kind} className={styles['kind']}>
              <Link to={`/settings/mails/${one.kind}`}>{shared.mail.kinds[one.kind]}</Link>
              <Text span size="sm" c="dimmed">
                {stateOf(one)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateOf({ isWritten, occasions }: WrittenMails['kinds'][number]): string {
  if (!isWritten) return text.fixed;
  const own = locales.filter((locale) => occasions.some(({ languages }) => languages.includes(locale)));
  return own.length === 0
    ? text.ours
    : text.own(own.map((locale) => mails.edit.languages[locale]).join(', '));
}
