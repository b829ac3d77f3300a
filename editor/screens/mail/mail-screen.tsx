import { Alert, Button, Select, Title } from '@mantine/core';
import { mailStatuses, type MailRow } from '@vitrine/contracts/mail.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { client, everyHalfMinute } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon, OutsideIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMore } from '../../ui/show-more.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { MailPreview } from './mail-preview.tsx';
import styles from './mail-screen.module.css';
import { MailTone } from './mail-tone.tsx';

const filters = [
  { value: '', label: text.mail.all },
  ...mailStatuses.map((status) => ({ value: status, label: text.mail.status[status] })),
];

/** The list of mails beside the open one; a phone shows one or the other. */
export function MailScreen() {
  const { id } = useParams();
  const [address, setAddress] = useSearchParams();
  const status = mailStatuses.find((known) => known === address.get('status'));
  const mails = useInfiniteQuery({
    queryKey: ['mails', status ?? ''],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/mails',
        {
          query: {
            ...(status === undefined ? {} : { status }),
            ...(pageParam === null ? {} : { before: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextBefore,
    placeholderData: keepPreviousData,
    refetchInterval: everyHalfMinute,
  });
  const sheet = useRef<HTMLDivElement>(null);
  const showMore = useShowMore(sheet, mails.fetchNextPage);
  const rows = mails.data?.pages.flatMap((page) => page.mails) ?? [];
  const smtp = mails.data?.pages[0]?.smtp ?? true;

  return (
    <div className={`${screen['screen']} ${styles['screen']}`} data-open={id !== undefined}>
      <div className={styles['list']}>
        <div className={screen['head']}>
          <Title order={id === undefined ? 1 : 2} className={screen['title'] ?? ''}>
            {text.mail.title}
          </Title>
          <div className={screen['grow']} />
          <Select
            data={filters}
            value={status ?? ''}
            onChange={(value) => setAddress(value === '' || value === null ? {} : { status: value })}
            aria-label={text.mail.filterLabel}
            allowDeselect={false}
            w={140}
          />
        </div>
        {!smtp && (
          <Alert color="gray" variant="light" mb="md" p="sm">
            {text.mail.noSmtp}
          </Alert>
        )}
        <div className={screen['sheet']} ref={sheet}>
          {mails.isPending ? (
            <ListWaiting />
          ) : mails.isError && rows.length === 0 ? (
            <CallFailed error={mails.error} again={() => void mails.refetch()} />
          ) : rows.length === 0 ? (
            status === undefined ? (
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
            ) : (
              <EmptyState
                title={text.mail.nothingTitle}
                action={
                  <Button variant="default" onClick={() => setAddress({})}>
                    {text.mail.clear}
                  </Button>
                }
              >
                {null}
              </EmptyState>
            )
          ) : (
            <ul className={styles['mails']}>
              {rows.map((mail) => (
                <MailEntry key={mail.id} mail={mail} chosen={mail.id === id} query={address.toString()} />
              ))}
            </ul>
          )}
          {mails.hasNextPage && rows.length > 0 && (
            <div className={screen['more']}>
              <BusyButton variant="default" loading={mails.isFetchingNextPage} onClick={showMore}>
                {text.mail.older}
              </BusyButton>
            </div>
          )}
        </div>
      </div>
      {id !== undefined && <MailPreview key={id} id={id} />}
    </div>
  );
}

function MailEntry(props: { mail: MailRow; chosen: boolean; query: string }) {
  const { mail } = props;
  const times = useShowTime();
  return (
    <li>
      <Link
        to={{ pathname: `/mail/${mail.id}`, search: props.query }}
        className={styles['entry']}
        aria-current={props.chosen ? 'true' : undefined}
      >
        <span className={styles['subject']}>{mail.subject}</span>
        <span className={`${screen['quiet']} ${screen['small']}`}>
          <time dateTime={mail.createdOn}>{times.day(mail.createdOn)}</time>
        </span>
        <span className={`${screen['quiet']} ${screen['small']} ${styles['recipient']}`}>
          {mail.recipient}
        </span>
        <MailTone mail={mail} />
      </Link>
    </li>
  );
}
