import { Alert, Anchor, Button } from '@mantine/core';
import { mailKinds, type MailRow, mailStatuses } from '@vitrine/contracts/mail.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon, OutsideIcon } from '../../ui/icons.tsx';
import type { ListDefinition } from '../../ui/list/list-definition.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { MailTone } from './mail-tone.tsx';

const words = text.mail.list;

const definition: ListDefinition<MailRow> = {
  name: 'mails',
  title: text.mail.title,
  noun: words.noun,
  searchLabel: words.searchLabel,
  searchPlaceholder: words.search,
  columns: [
    { id: 'subject', head: text.mail.subject, card: 'title', cell: ({ subject }) => <span>{subject}</span> },
    {
      id: 'recipient',
      head: text.mail.to,
      card: 'line',
      cell: ({ recipient }) => <div className={`${screen['truncate']} ${screen['quiet']}`}>{recipient}</div>,
    },
    {
      id: 'kind',
      head: words.kind,
      card: 'none',
      cell: ({ kind }) => <span className={screen['quiet']}>{text.mail.kinds[kind]}</span>,
    },
    { id: 'status', head: text.mail.statusHead, card: 'foot', cell: (mail) => <MailTone mail={mail} /> },
    {
      id: 'written',
      head: text.mail.date,
      sort: 'written',
      firstDescending: true,
      card: 'footSide',
      cell: ({ createdOn }) => <Written time={createdOn} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: text.mail.statusHead,
      choices: mailStatuses.map((status) => ({ value: status, label: text.mail.status[status] })),
      several: true,
    },
    {
      kind: 'choice',
      name: 'kind',
      label: words.kind,
      choices: mailKinds.map((kind) => ({ value: kind, label: text.mail.kinds[kind] })),
      several: true,
    },
    { kind: 'days', name: 'written', label: text.mail.date, from: 'writtenFrom', to: 'writtenTo' },
  ],
  views: [{ id: 'failed', name: text.mail.status.failed, query: { status: 'failed' } }],
  actions: [{ name: 'retry' }, { name: 'dismiss' }],
  defaultSort: '-written',
  more: text.mail.older,
  isLive: true,
  pathOf: ({ id }) => `/mail/${id}`,
  nameOf: ({ subject, recipient }) => `${subject}, ${recipient}`,
};

/** Every mail of the shop, the newest first. */
export function MailScreen() {
  const sending = useQuery({
    queryKey: ['mail-sending'],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/mails/sending', {}, signal),
    staleTime: 60_000,
  });
  return (
    <ListScreen
      definition={definition}
      action={
        <Button component={Link} to="/mail/delivery" variant="default">
          {mailDelivery.title}
        </Button>
      }
      note={
        sending.data?.smtp === false && (
          <Alert color="gray" variant="light" mb="md" p="sm">
            {text.mail.noSmtp}{' '}
            <Anchor component={Link} to="/mail/delivery" inherit underline="always">
              {mailDelivery.link}
            </Anchor>
          </Alert>
        )
      }
      empty={
        <EmptyState
          title={text.mail.emptyTitle}
          picture={<MailIcon size={44} />}
          action={
            <Button component="a" href="/" target="_blank" rightSection={<OutsideIcon size={16} />}>
              {text.mail.emptyAction}
            </Button>
          }
        >
          {text.mail.empty}
        </EmptyState>
      }
    />
  );
}

function Written({ time }: { time: string }) {
  const times = useShowTime();
  return (
    <time dateTime={time} title={times.moment(time)} className={screen['nowrap']}>
      {times.day(time)} <span className={screen['quiet']}>{times.clock(time)}</span>
    </time>
  );
}
