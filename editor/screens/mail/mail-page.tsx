import { Alert, Anchor, Tabs, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { MailDetail } from '@vitrine/contracts/mail.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { MailFrame } from '../../ui/mail-frame.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './mail-page.module.css';
import { FailedMailActions } from './failed-mail-actions.tsx';
import { MailTone } from './mail-tone.tsx';

/** A mail as its reader sees it, and what became of it. */
export function MailPage() {
  const { id = '' } = useParams();
  const mail = useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/mails/:id', { params: { id } }, signal),
  });
  return (
    <div className={`${screen['screen']} ${screen['fields']}`}>
      <Link to="/mail" className={screen['back']}>
        <BackIcon size={18} />
        {text.mail.back}
      </Link>
      <div className={screen['sheet']}>
        {mail.isPending ? (
          <ListWaiting />
        ) : mail.isError ? (
          mail.error instanceof CallFailure && (mail.error.status === 404 || mail.error.status === 422) ? (
            <EmptyState order={1} title={text.mail.notFoundTitle}>
              {text.mail.notFound}
            </EmptyState>
          ) : (
            <CallFailed error={mail.error} again={() => void mail.refetch()} />
          )
        ) : (
          <Preview key={mail.data.id} mail={mail.data} />
        )}
      </div>
    </div>
  );
}

function Preview(props: { mail: MailDetail }) {
  const { mail } = props;
  const times = useShowTime();
  return (
    <article>
      <header className={styles['mailHead']}>
        <Title order={1} size="h4">
          {mail.subject}
        </Title>
        <div className={`${screen['quiet']} ${screen['small']} ${styles['mailFacts']}`}>
          <MailTone mail={mail} />
          <span>
            {text.mail.to} {mail.recipient}
          </span>
          <span>
            {mail.sentOn === null
              ? text.mail.written(times.moment(mail.createdOn))
              : text.mail.sent(times.moment(mail.sentOn))}
          </span>
          {mail.attempts > 0 && mail.sentOn === null && <span>{text.mail.attempts(mail.attempts)}</span>}
          {mail.orderId !== null && (
            <Anchor component={Link} to={`/orders/${mail.orderId}`} size="sm">
              {text.mail.order}
            </Anchor>
          )}
        </div>
        {mail.lastError !== null && (
          <Alert color="red" variant="light" mt="sm" p="sm" title={text.mail.lastError}>
            {mail.lastError}
          </Alert>
        )}
        <FailedMailActions mail={mail} />
      </header>
      <Tabs defaultValue="looks" keepMounted={false}>
        <Tabs.List px="md">
          <Tabs.Tab value="looks">{text.mail.looks}</Tabs.Tab>
          <Tabs.Tab value="plain">{text.mail.plain}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="looks">
          <MailFrame
            className={styles['frame']}
            title={text.mail.frame}
            html={mail.bodyHtml}
            loading="lazy"
          />
        </Tabs.Panel>
        <Tabs.Panel value="plain">
          {/* Long lines must be scrollable by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles['plain']} tabIndex={0}>
            {mail.bodyText}
          </pre>
        </Tabs.Panel>
      </Tabs>
    </article>
  );
}
